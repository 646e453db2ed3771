"""What was promised, and whether it was kept."""

from dataclasses import dataclass
from typing import Callable

from harness.scenarios import EVERY_KIND, SMALL_BESIDE

# The way that a user gets by default.
PACKAGED = ("package",)
MIB, MB = 1024 * 1024, 1_000_000
# A row, what a package may take beside Go, and the floor: what a prototype without a framework took beside Go.
# docs/performance.md tells how that was measured.
SMALL = (
    ("`providers schema`", 2.0, 2.26),
    ("plan, one new resource", 1.25, 1.76),
    ("apply, one resource", 1.3, 1.59),
    ("plan, nothing to do", None, 1.68),
    ("destroy, one resource", 1.3, 1.41),
)
MANY = (("plan", None, 0.59), ("apply", 0.95, 0.82), ("refresh", 0.85, 0.56), ("destroy", None, 0.84))


@dataclass(frozen=True)
class Target:
    """A bound for some columns; `measured` finds a column's figure in the results, None when there is none."""

    text: str
    columns: tuple
    bound: float
    unit: str
    measured: Callable


def _beside_go(row, bound, columns=PACKAGED, named=""):
    return Target(named + row, columns, bound, "× Go", lambda results, column: results.ratio(row, column))


def _memory_beside_go(row):
    def measured(results, column):
        found = results.memory.get(row, {})
        return found[column] / found["go"] if column in found and "go" in found else None

    return measured


def _amount(table, row, scale):
    def measured(results, column):
        found = getattr(results, table).get(row, {}).get(column)
        return None if found is None else found / scale

    return measured


def _every_kind(step):
    """A provider pays for the parts that are used, not for those that it has."""

    def measured(results, column):
        return results.paired(f"{EVERY_KIND}: {step}", f"{SMALL_BESIDE}: {step}", column)

    return Target(f"{EVERY_KIND}: {step}", ("package", "warm"), 1.05, "× one resource", measured)


def all_targets(count, types):
    many, wide = f"{count:,} resources", f"{types:,} types"
    rows = (*SMALL, *((f"{many}: {step}", bound, floor) for step, bound, floor in MANY))
    return (
        *(_beside_go(row, bound) for row, bound, _ in rows if bound),
        *(_beside_go(row, 0.95, ("warm",)) for row, bound, _ in SMALL if bound),
        _beside_go(f"{many}: refresh", 0.65, ("warm",)),
        _beside_go(f"{wide}: `providers schema`", 1.0),
        _beside_go(f"{wide}: plan, one resource", 1.0),
        *(_every_kind(step) for step in ("`providers schema`", "plan, one new resource", "apply, one resource")),
        Target("memory, a small provider", PACKAGED, 60, "MiB", _amount("memory", "a small provider", MIB)),
        *(Target(f"memory, {row}", PACKAGED, 1.0, "× Go", _memory_beside_go(row)) for row in (many, wide)),
        Target("package: zip", PACKAGED, 24, "MB", _amount("packed", "bench", MB)),
        Target(f"package, {wide}: zip", PACKAGED, 50, "MB", _amount("packed", "wide", MB)),
        *(_beside_go(row, floor, named="floor: ") for row, _, floor in rows),
    )


def verdict(target, measured):
    if measured is None:
        return "not measured"
    if measured <= target.bound:
        return "met"
    return f"**missed by {(measured / target.bound - 1) * 100:.0f} %**"
