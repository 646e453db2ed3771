"""What was promised, and whether it was kept."""

from dataclasses import dataclass

# The ways that a user gets by default, one of which an author chooses.
PACKAGED = ("folder", "archive")
MIB, MB = 1024 * 1024, 1_000_000


@dataclass(frozen=True)
class Target:
    text: str
    columns: tuple
    bound: float
    unit: str
    measured: callable


def _ratio(row):
    return lambda results, column: results.ratio(row, column)


def _memory_beside_go(row):
    def measured(results, column):
        found = results.memory.get(row, {})
        return found[column] / found["go"] if column in found and "go" in found else None

    return measured


def _size(of, scale, *keys):
    def measured(results, column):
        found = getattr(results, of)
        for key in keys or (column,):
            found = found.get(key if key != "COLUMN" else column)
            if found is None:
                return None
        return found / scale

    return measured


def all_targets(count, types):
    many, wide = f"{count:,} resources", f"{types:,} types"
    commands = (
        ("`providers schema`", 2.0),
        ("plan, one new resource", 1.7),
        ("apply, one resource", 1.5),
        ("destroy, one resource", 1.5),
    )
    ratio = lambda row, bound, columns=PACKAGED: Target(row, columns, bound, "× Go", _ratio(row))
    return (
        *(ratio(row, bound) for row, bound in commands),
        *(ratio(row, 1.0, ("warm",)) for row, _ in commands),
        ratio(f"{many}: apply", 0.85),
        ratio(f"{many}: refresh", 0.65),
        ratio(f"{wide}: `providers schema`", 1.0),
        ratio(f"{wide}: plan, one resource", 1.0),
        Target("memory, a small provider", PACKAGED, 60, "MiB", _size("memory", MIB, "a small provider", "COLUMN")),
        Target(f"memory, {many}", PACKAGED, 1.0, "× Go", _memory_beside_go(many)),
        Target("package: what a command hashes", PACKAGED, 70, "MB", _size("unpacked", MB, "bench", "COLUMN")),
        Target("package: zip", PACKAGED, 30, "MB", _size("packed", MB, "bench", "COLUMN")),
    )


def verdict(target, measured):
    if measured is None:
        return "not measured"
    if measured <= target.bound:
        return "met"
    return f"**missed by {(measured / target.bound - 1) * 100:.0f} %**"
