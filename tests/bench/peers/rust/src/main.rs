//! The provider of the comparison, on the crate tf-provider.

mod note;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use tf_provider::schema::{Attribute, AttributeConstraint, AttributeType, Block, Description, Schema};
use tf_provider::value::{Value, ValueEmpty, ValueString};
use tf_provider::{AttributePath, Diagnostics, DynamicDataSource, DynamicResource, Provider, map, serve};

use note::{Note, NoteDataSource};

/// Where relative paths start; set once, when the provider is configured.
pub type Root = Arc<OnceLock<PathBuf>>;

#[derive(Default)]
struct BenchProvider {
    root: Root,
}

#[derive(Serialize, Deserialize)]
struct Config<'a> {
    #[serde(borrow = "'a")]
    root: ValueString<'a>,
}

#[async_trait]
impl Provider for BenchProvider {
    type Config<'a> = Config<'a>;
    type MetaState<'a> = ValueEmpty;

    fn schema(&self, _diags: &mut Diagnostics) -> Option<Schema> {
        let text = "the directory that paths start at; else the one that Terraform runs in";
        Some(Schema {
            version: 0,
            block: Block {
                description: Description::markdown("Notes on this machine."),
                attributes: map! { "root" => string(AttributeConstraint::Optional, text) },
                ..Default::default()
            },
        })
    }

    async fn configure<'a>(&self, diags: &mut Diagnostics, _version: String, config: Config<'a>) -> Option<()> {
        match config.root {
            Value::Value(root) => _ = self.root.set(PathBuf::from(root.as_ref())),
            Value::Null => {}
            Value::Unknown => {
                let detail = "The root has to be known while planning.";
                diags.error("Unknown root", detail, AttributePath::new("root"));
                return None;
            }
        }
        Some(())
    }

    fn get_resources(&self, _diags: &mut Diagnostics) -> Option<HashMap<String, Box<dyn DynamicResource>>> {
        Some(map! { "note" => Note::new(self.root.clone()) })
    }

    fn get_data_sources(&self, _diags: &mut Diagnostics) -> Option<HashMap<String, Box<dyn DynamicDataSource>>> {
        Some(map! { "note" => NoteDataSource::new(self.root.clone()) })
    }
}

/// An attribute that holds a text.
pub fn string(constraint: AttributeConstraint, description: &str) -> Attribute {
    Attribute {
        attr_type: AttributeType::String,
        description: Description::markdown(description),
        constraint,
        ..Default::default()
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    serve("bench", BenchProvider::default()).await
}
