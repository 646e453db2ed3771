"""What is measured: groups of steps, each step one row of the tables."""

import json
import tempfile
from dataclasses import dataclass
from typing import Callable

from harness import handshake, wide
from harness.cli import Workspace
from harness.columns import OURS
from harness.process import Failed

PLAN = ("plan", "-no-color")
APPLY = ("apply", "-no-color", "-auto-approve")
DESTROY = ("destroy", "-no-color", "-auto-approve")
SCHEMA = ("providers", "schema", "-json")
# No command of the CLI: the installed executable alone.
HANDSHAKE = ("handshake",)
# Before the names of the steps of a provider with each kind, and of the small one in the same rounds.
EVERY_KIND, SMALL_BESIDE = "every kind", "one resource, in the same rounds"
# The same, for the first time ever: its archive is unpacked then.
UNPACKING = ("handshake", "unpacking")


def _provider(workspace, alias=None):
    named = f'\n  alias = "{alias}"' if alias else ""
    return f'provider "{workspace.provider}" {{\n  root = "{workspace.notes}"{named}\n}}\n'


def one(workspace):
    note = f'resource "{workspace.provider}_note" "it" {{\n  path    = "it.txt"\n  content = "hello"\n}}\n'
    return _provider(workspace) + note


def many(count):
    def configuration(workspace):
        body = f'  count   = {count}\n  path    = "${{count.index}}.txt"\n  content = "note ${{count.index}}"'
        return f'{_provider(workspace)}resource "bench_note" "many" {{\n{body}\n}}\n'

    return configuration


def aliases(workspace):
    text = ""
    for alias in (f"a{number}" for number in range(10)):
        body = f'  provider = bench.{alias}\n  path     = "{alias}.txt"\n  content  = "hello"'
        text += f'{_provider(workspace, alias)}resource "bench_note" "{alias}" {{\n{body}\n}}\n'
    return text


@dataclass(frozen=True)
class Group:
    """Steps that follow each other in one workspace; the last leaves it as the first has found it."""

    key: str
    provider: str
    configuration: Callable
    # What a row is called, and the command.
    steps: tuple
    # The same commands with another provider, in the same rounds.
    beside: tuple = ()


def _named(prefix, steps):
    return tuple((f"{prefix}: {name}", command) for name, command in steps)


def groups(count, types, attributes):
    small = (
        ("exec to handshake", HANDSHAKE),
        ("exec to handshake, unpacking first", UNPACKING),
        ("`providers schema`", SCHEMA),
        ("plan, one new resource", PLAN),
        ("apply, one resource", APPLY),
        ("plan, nothing to do", PLAN),
        ("destroy, one resource", DESTROY),
    )
    ten = (("ten aliases: plan", PLAN), ("ten aliases: apply", APPLY), ("ten aliases: destroy", DESTROY))
    large = (
        (f"{count:,} resources: plan", PLAN),
        (f"{count:,} resources: apply", APPLY),
        (f"{count:,} resources: refresh", PLAN),
        (f"{count:,} resources: destroy", DESTROY),
    )
    broad = (
        (f"{types:,} types: handshake", HANDSHAKE),
        (f"{types:,} types: `providers schema`", SCHEMA),
        (f"{types:,} types: plan, one resource", PLAN),
    )
    pair = (("`providers schema`", SCHEMA), *((name, command) for name, command in small if command in (PLAN, APPLY, DESTROY)))
    small_beside = Group("kinds-small", "bench", one, _named(SMALL_BESIDE, pair))
    text = wide.configuration(attributes)
    return (
        Group("one", "bench", one, small),
        Group("aliases", "bench", aliases, ten),
        Group("many", "bench", many(count), large),
        Group("wide", "wide", lambda _: text, broad),
        Group("kinds", "kinds", one, _named(EVERY_KIND, pair), (small_beside,)),
    )


def measure(group, columns, cli, work, rounds, warm_ups, say):
    """Lets the columns take turns step by step, beginning with another one each round."""
    columns = [column for column in columns if column.has(group.provider)]
    all_groups = (group, *group.beside)
    spaces = [_space(one, column, cli, work) for column in columns for one in all_groups if column.has(one.provider)]
    for one in all_groups:
        _same([space for owner, space in spaces if owner is one])
    figures = {name: {column.key: [] for column in columns} for one in all_groups for name, _ in one.steps}
    for number in range(warm_ups + rounds):
        say(f"{group.key}: round {number + 1} of {warm_ups + rounds}{' (warm-up)' if number < warm_ups else ''}")
        turn = number % len(spaces)
        for step, (_, command) in enumerate(group.steps):
            for owner, space in spaces[turn:] + spaces[:turn]:
                cost = _cost(space, command)
                if cost and number >= warm_ups:
                    figures[owner.steps[step][0]][space.column.key].append((cost.wall, cost.cpu))
    return figures


def _space(group, column, cli, work):
    return group, Workspace(cli, column, work / column.key / group.key, group.provider, group.configuration)


def _cost(space, command):
    """None where a column has nothing to do for a step."""
    if command == HANDSHAKE:
        return _handshake(space)
    if command != UNPACKING:
        return space.run(*command)
    if space.column.key != "package":
        return None
    with tempfile.TemporaryDirectory(dir=space.folder) as cache:
        return _handshake(space, {"TERRANE_CACHE_DIR": cache})


def _same(spaces):
    """Go's schema and all of ours are one: whoever tells less would win without merit."""
    said = {}
    for space in spaces:
        if space.column.key in ("go", *OURS):
            space.run(*SCHEMA)
            schemas = json.loads(space.folder.joinpath("output.txt").read_text())["provider_schemas"]
            said[space.column.key] = schemas
    other = [key for key in said if said[key] != next(iter(said.values()))]
    if other:
        raise Failed(f"The schemas of {' and '.join(other)} are not that of {next(iter(said))}; look into {spaces[0].folder}.")


def _handshake(space, more=None):
    environment = space.environment | (more or {})
    return handshake.measure(space.executable(), space.folder, environment, space.column.stays)
