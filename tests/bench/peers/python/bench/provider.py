"""The provider of the comparison, on the package tf."""

from pathlib import Path

from tf.iface import Provider
from tf.runner import run_provider
from tf.schema import Attribute, Schema
from tf.types import String

from bench.note import Note, NoteDataSource


class BenchProvider(Provider):
    root = Path()

    def get_model_prefix(self):
        return "bench_"

    def full_name(self):
        return "terrane.dev/bench/bench"

    def get_provider_schema(self, diags):
        text = "the directory that paths start at; else the one that Terraform runs in"
        return Schema(attributes=[Attribute("root", String(), text, optional=True)])

    def validate_config(self, diags, config):
        pass

    def configure_provider(self, diags, config):
        root = config["root"]
        if root is not None and not isinstance(root, str):
            diags.add_error("Unknown root", "The root has to be known while planning.", path=["root"])
        else:
            self.root = Path(root or "")

    def get_data_sources(self):
        return [NoteDataSource]

    def get_resources(self):
        return [Note]


def main():
    run_provider(BenchProvider())
