# part: imports
import re

from tf.blocks import SetNestedBlock
from tf.iface import Resource
from tf.schema import Attribute, Block, Schema
from tf.types import String, Unknown

from files.disk import read_file, sha256, write_file


# part: plumbing
class Note(Resource):
    def __init__(self, provider):
        self.root = provider.root

    @classmethod
    def get_name(cls):
        return "note"

    # part: schema
    @classmethod
    def get_schema(cls):
        owner = Block([Attribute("user", String(), required=True), Attribute("group", String(), optional=True)])
        return Schema(
            version=0,
            description="A text file.",
            attributes=[
                Attribute("path", String(), "where the file lies", required=True, requires_replace=True),
                Attribute("content", String(), "what it says", required=True),
                Attribute("mode", String(), "octal permissions", optional=True, computed=True, default="0644"),
                Attribute("sha256", String(), "SHA-256 of the content, in hex", computed=True),
            ],
            block_types=[SetNestedBlock("owner", owner)],
        )

    # part: validation
    def validate(self, diags, type_name, config):
        super().validate(diags, type_name, config)
        mode, owner = config["mode"], config["owner"]
        if isinstance(mode, str) and not re.fullmatch("0[0-7]{3}", mode):
            diags.add_error("Invalid mode", f"{mode} must be octal permissions such as 0644", path=["mode"])
        if isinstance(owner, list) and len(owner) > 1:
            diags.add_error("Too many owners", "A note has one owner at most", path=["owner"])

    # part: plan
    def plan(self, ctx, current, planned):
        content = planned["content"]
        return {**planned, "sha256": sha256(content) if isinstance(content, str) else Unknown}

    # part: create
    def create(self, ctx, planned):
        try:
            write_file(self.file(planned), planned["content"], planned["mode"])
        except OSError as e:
            ctx.diagnostics.add_error("Cannot write the note", str(e), path=["path"])
            return None
        return {**planned, "sha256": sha256(planned["content"])}

    def file(self, note):
        return self.root / note["path"]

    # part: update
    def update(self, ctx, current, planned):
        return self.create(ctx, planned)

    # part: read
    def read(self, ctx, current):
        try:
            content, mode = read_file(self.file(current))
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError) as e:
            ctx.diagnostics.add_error("Cannot read the note", str(e), path=["path"])
            return current
        return {**current, "content": content, "mode": mode, "sha256": sha256(content)}

    # part: delete
    def delete(self, ctx, current):
        try:
            self.file(current).unlink(missing_ok=True)
        except OSError as e:
            ctx.diagnostics.add_error("Cannot delete the note", str(e), path=["path"])

    # part: import
    def import_(self, ctx, id):
        return {"path": id, "content": None, "mode": None, "sha256": None, "owner": []}
