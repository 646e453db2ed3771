"""A real CLI in a folder of its own, with a provider that it has installed from a mirror."""

import os
import shutil
from pathlib import Path

from harness import process
from harness.package import HOST, VERSION, fresh


def find_cli():
    named = os.environ.get("TF_ACC_TERRAFORM_PATH")
    cli = named or shutil.which("terraform") or shutil.which("tofu")
    if not cli or not os.access(cli, os.X_OK):
        raise SystemExit(
            "The comparison needs terraform or tofu: put one on the PATH, or name it in TF_ACC_TERRAFORM_PATH."
        )
    return str(Path(cli).absolute())


def environment(more):
    """Nothing of the user's own settings is seen."""
    unwanted = ("TF_", "TERRANE_", "PLUGIN_")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
    return clean | {"CHECKPOINT_DISABLE": "1", "TF_IN_AUTOMATION": "1", "TF_INPUT": "0"} | more


class Workspace:
    """A configuration, its state, and what init has installed."""

    def __init__(self, cli, column, folder, provider, configuration):
        self.cli, self.column, self.provider = cli, column, provider
        self.folder = fresh(folder)
        self.notes = self.folder / "notes"
        self.notes.mkdir()
        settings = self.folder / "cli.tfrc"
        settings.write_text(
            f'provider_installation {{\n  filesystem_mirror {{\n    path = "{column.mirror}"\n  }}\n}}\n'
        )
        self.environment = environment({"TF_CLI_CONFIG_FILE": str(settings)} | column.environment)
        text = f'terraform {{\n  required_providers {{\n    {provider} = {{\n      source  = "{HOST}/{provider}"\n'
        text += f'      version = "{VERSION}"\n    }}\n  }}\n}}\n\n{configuration(self)}'
        self.folder.joinpath("main.tf").write_text(text)
        self.run("init", "-no-color")
        # A second init keeps the checksums: a package that is other when unpacked would be refused here.
        self.run("init", "-no-color", "-lockfile=readonly")

    def run(self, *arguments):
        return process.run([self.cli, *arguments], self.folder, self.environment, self.column.stays)

    def executable(self):
        package = next(self.folder.glob(f".terraform/providers/{HOST}/{self.provider}/{VERSION}/*"))
        return str(next(package.glob(f"terraform-provider-{self.provider}*")))
