"""A text file."""

import hashlib
from pathlib import Path

from tf.iface import DataSource, Resource
from tf.schema import Attribute, Schema
from tf.types import String, Unknown


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def read(file: Path, path: str) -> dict:
    content = file.read_text()
    return {"path": path, "content": content, "sha256": sha256(content)}


class Note(Resource):
    def __init__(self, provider):
        self.root = provider.root

    @classmethod
    def get_name(cls):
        return "note"

    @classmethod
    def get_schema(cls):
        return Schema(
            description="A text file.",
            attributes=[
                Attribute("path", String(), "where the file lies", required=True, requires_replace=True),
                Attribute("content", String(), "what it says", required=True),
                Attribute("sha256", String(), "SHA-256 of the content, in hex", computed=True),
            ],
        )

    def plan(self, ctx, current, planned):
        content = planned["content"]
        return {**planned, "sha256": sha256(content) if isinstance(content, str) else Unknown}

    def create(self, ctx, planned):
        try:
            (self.root / planned["path"]).write_text(planned["content"])
        except OSError as e:
            ctx.diagnostics.add_error("Cannot write the note", str(e), path=["path"])
            return None
        return {**planned, "sha256": sha256(planned["content"])}

    def update(self, ctx, current, planned):
        return self.create(ctx, planned)

    def read(self, ctx, current):
        try:
            return read(self.root / current["path"], current["path"])
        except FileNotFoundError:
            return None
        except OSError as e:
            ctx.diagnostics.add_error("Cannot read the note", str(e), path=["path"])
            return current

    def delete(self, ctx, current):
        (self.root / current["path"]).unlink(missing_ok=True)

    def import_(self, ctx, id):
        return {"path": id, "content": None, "sha256": None}


class NoteDataSource(DataSource):
    def __init__(self, provider):
        self.root = provider.root

    @classmethod
    def get_name(cls):
        return "note"

    @classmethod
    def get_schema(cls):
        return Schema(
            description="A text file.",
            attributes=[
                Attribute("path", String(), "where the file lies", required=True),
                Attribute("content", String(), "what it says", computed=True),
                Attribute("sha256", String(), "SHA-256 of the content, in hex", computed=True),
            ],
        )

    def read(self, ctx, config):
        try:
            return read(self.root / config["path"], config["path"])
        except OSError as e:
            ctx.diagnostics.add_error("Cannot read the note", str(e), path=["path"])
            return None
