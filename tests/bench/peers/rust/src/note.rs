//! A text file.

use std::borrow::Cow;
use std::fmt::Write;
use std::path::PathBuf;
use std::{fs, io};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tf_provider::schema::{AttributeConstraint, Block, Description, Schema};
use tf_provider::value::{Value, ValueEmpty, ValueString};
use tf_provider::{AttributePath, DataSource, Diagnostics, Resource, map};

use crate::{Root, string};

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct NoteState<'a> {
    #[serde(borrow = "'a")]
    path: ValueString<'a>,
    content: ValueString<'a>,
    sha256: ValueString<'a>,
}

impl NoteState<'_> {
    fn path(&self) -> &str {
        text(&self.path)
    }

    fn content(&self) -> &str {
        text(&self.content)
    }

    /// The digest, where the content is known.
    fn with_sha256(mut self) -> Self {
        self.sha256 = match &self.content {
            Value::Value(content) => Value::Value(Cow::Owned(sha256(content))),
            _ => Value::Unknown,
        };
        self
    }
}

fn text<'a>(value: &'a ValueString<'_>) -> &'a str {
    match value {
        Value::Value(text) => text,
        _ => "",
    }
}

fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().fold(String::new(), |mut hex, byte| {
        _ = write!(hex, "{byte:02x}");
        hex
    })
}

fn schema(content: AttributeConstraint) -> Schema {
    Schema {
        version: 0,
        block: Block {
            version: 0,
            description: Description::markdown("A text file."),
            attributes: map! {
                "path" => string(AttributeConstraint::Required, "where the file lies"),
                "content" => string(content, "what it says"),
                "sha256" => string(AttributeConstraint::Computed, "SHA-256 of the content, in hex"),
            },
            ..Default::default()
        },
    }
}

pub struct Note {
    root: Root,
}

impl Note {
    pub fn new(root: Root) -> Self {
        Self { root }
    }

    fn write<'a>(&self, diags: &mut Diagnostics, note: NoteState<'a>) -> Option<NoteState<'a>> {
        if let Err(e) = fs::write(file(&self.root, note.path()), note.content()) {
            diags.error("Cannot write the note", e.to_string(), AttributePath::new("path"));
            return None;
        }
        Some(note.with_sha256())
    }
}

fn file(root: &Root, path: &str) -> PathBuf {
    root.get().map_or_else(|| PathBuf::from(path), |root| root.join(path))
}

/// Fills in what the file says.
fn read<'a>(root: &Root, note: NoteState<'a>) -> io::Result<NoteState<'a>> {
    let content = fs::read_to_string(file(root, note.path()))?;
    Ok(NoteState {
        content: Value::Value(Cow::Owned(content)),
        ..note
    }
    .with_sha256())
}

#[async_trait]
impl Resource for Note {
    type State<'a> = NoteState<'a>;
    type PrivateState<'a> = ValueEmpty;
    type ProviderMetaState<'a> = ValueEmpty;

    fn schema(&self, _diags: &mut Diagnostics) -> Option<Schema> {
        Some(schema(AttributeConstraint::Required))
    }

    async fn read<'a>(
        &self,
        diags: &mut Diagnostics,
        state: NoteState<'a>,
        private: ValueEmpty,
        _meta: ValueEmpty,
    ) -> Option<(NoteState<'a>, ValueEmpty)> {
        let last = state.clone();
        match read(&self.root, state) {
            Ok(note) => Some((note, private)),
            Err(e) if e.kind() == io::ErrorKind::NotFound => None,
            Err(e) => {
                diags.error("Cannot read the note", e.to_string(), AttributePath::new("path"));
                Some((last, private))
            }
        }
    }

    async fn plan_create<'a>(
        &self,
        _diags: &mut Diagnostics,
        proposed: NoteState<'a>,
        _config: NoteState<'a>,
        _meta: ValueEmpty,
    ) -> Option<(NoteState<'a>, ValueEmpty)> {
        Some((proposed.with_sha256(), Value::Null))
    }

    async fn plan_update<'a>(
        &self,
        _diags: &mut Diagnostics,
        prior: NoteState<'a>,
        proposed: NoteState<'a>,
        _config: NoteState<'a>,
        private: ValueEmpty,
        _meta: ValueEmpty,
    ) -> Option<(NoteState<'a>, ValueEmpty, Vec<AttributePath>)> {
        let replaced = prior.path() != proposed.path();
        let paths = if replaced { vec![AttributePath::new("path")] } else { vec![] };
        Some((proposed.with_sha256(), private, paths))
    }

    async fn plan_destroy<'a>(
        &self,
        _diags: &mut Diagnostics,
        _prior: NoteState<'a>,
        private: ValueEmpty,
        _meta: ValueEmpty,
    ) -> Option<ValueEmpty> {
        Some(private)
    }

    async fn create<'a>(
        &self,
        diags: &mut Diagnostics,
        planned: NoteState<'a>,
        _config: NoteState<'a>,
        private: ValueEmpty,
        _meta: ValueEmpty,
    ) -> Option<(NoteState<'a>, ValueEmpty)> {
        Some((self.write(diags, planned)?, private))
    }

    async fn update<'a>(
        &self,
        diags: &mut Diagnostics,
        _prior: NoteState<'a>,
        planned: NoteState<'a>,
        _config: NoteState<'a>,
        private: ValueEmpty,
        _meta: ValueEmpty,
    ) -> Option<(NoteState<'a>, ValueEmpty)> {
        Some((self.write(diags, planned)?, private))
    }

    async fn destroy<'a>(
        &self,
        diags: &mut Diagnostics,
        state: NoteState<'a>,
        _private: ValueEmpty,
        _meta: ValueEmpty,
    ) -> Option<()> {
        match fs::remove_file(file(&self.root, state.path())) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => {
                diags.error("Cannot delete the note", e.to_string(), AttributePath::new("path"));
                None
            }
            _ => Some(()),
        }
    }

    async fn import<'a>(&self, _diags: &mut Diagnostics, id: String) -> Option<(NoteState<'a>, ValueEmpty)> {
        let path = Value::Value(Cow::Owned(id));
        Some((NoteState { path, ..Default::default() }, Value::Null))
    }
}

pub struct NoteDataSource {
    root: Root,
}

impl NoteDataSource {
    pub fn new(root: Root) -> Self {
        Self { root }
    }
}

#[async_trait]
impl DataSource for NoteDataSource {
    type State<'a> = NoteState<'a>;
    type ProviderMetaState<'a> = ValueEmpty;

    fn schema(&self, _diags: &mut Diagnostics) -> Option<Schema> {
        Some(schema(AttributeConstraint::Computed))
    }

    async fn read<'a>(
        &self,
        diags: &mut Diagnostics,
        config: NoteState<'a>,
        _meta: ValueEmpty,
    ) -> Option<NoteState<'a>> {
        match read(&self.root, config) {
            Ok(note) => Some(note),
            Err(e) => {
                diags.error("Cannot read the note", e.to_string(), AttributePath::new("path"));
                None
            }
        }
    }
}
