"""A provider with one resource, on the package tf."""

from pathlib import Path

from tf.iface import Provider
from tf.runner import run_provider
from tf.schema import Attribute, Schema
from tf.types import String

from files.note import Note


class FilesProvider(Provider):
    root = Path()

    def get_model_prefix(self):
        return "files_"

    def full_name(self):
        return "terrane.dev/comparison/files"

    def get_provider_schema(self, diags):
        return Schema(attributes=[Attribute("root", String(), "where relative paths start", optional=True)])

    def validate_config(self, diags, config):
        pass

    def configure_provider(self, diags, config):
        root = config["root"]
        if root is not None and not isinstance(root, str):
            diags.add_error("Unknown root", "The root has to be known while planning.", path=["root"])
        else:
            self.root = Path(root or "")

    def get_data_sources(self):
        return []

    def get_resources(self):
        return [Note]


def main():
    run_provider(FilesProvider())
