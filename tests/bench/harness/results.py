"""The figures of a run, kept in a file, so that tables can be written again without measuring."""

import json
import statistics
from dataclasses import asdict, dataclass, field


@dataclass
class Results:
    machine: str = ""
    note: str = ""
    # How many resources and types are many.
    count: int = 0
    types: int = 0
    titles: dict = field(default_factory=dict)
    missing: dict = field(default_factory=dict)
    # Row, column, and a pair of wall and CPU for each round.
    costs: dict = field(default_factory=dict)
    memory: dict = field(default_factory=dict)
    packed: dict = field(default_factory=dict)
    unpacked: dict = field(default_factory=dict)
    codecs: list = field(default_factory=list)

    def save(self, file):
        file.write_text(json.dumps(asdict(self), indent=1))

    @staticmethod
    def load(file):
        return Results(**json.loads(file.read_text())) if file.exists() else Results()

    def median(self, row, column, which=0):
        """The median of wall (0) or CPU (1) in milliseconds; None when it was not measured."""
        figures = self.costs.get(row, {}).get(column)
        return statistics.median(one[which] for one in figures) if figures else None

    def spread(self, row, column):
        """Half of the distance between the quartiles, as a share of the median; None for few rounds."""
        figures = sorted(one[0] for one in self.costs.get(row, {}).get(column, ()))
        if len(figures) < 4:
            return None
        lower, _, upper = statistics.quantiles(figures, n=4)
        return (upper - lower) / 2 / statistics.median(figures)

    def paired(self, row, beside, column):
        """The median of the ratios of wall time to another row in the same round; None when one was not measured."""
        rounds = zip(self.costs.get(row, {}).get(column, ()), self.costs.get(beside, {}).get(column, ()))
        ratios = [one[0] / other[0] for one, other in rounds]
        return statistics.median(ratios) if ratios else None

    def ratio(self, row, column, which=0):
        ours, theirs = self.median(row, column, which), self.median(row, "go", which)
        return ours / theirs if ours is not None and theirs else None
