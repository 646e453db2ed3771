"""What is compared: each column is a way to build and start the same provider."""

from dataclasses import dataclass, field
from pathlib import Path

from harness import peers, terrane, wide
from harness.package import HOST, Missing, publish

TITLES = {
    "go": "Go",
    "rust": "Rust",
    "python": "Python",
    "jars": "Java, jars and script",
    "package": "Java, packaged",
    "warm": "Java, kept warm",
}
OURS = ("jars", "package", "warm")
# Those that have each provider, and the groups that need it.
PROVIDERS = {
    "bench": (tuple(TITLES), None),
    # Many wide types.
    "wide": (("go", *OURS), {"wide", "memory"}),
    # A part of each kind.
    "kinds": (OURS, {"kinds"}),
}


@dataclass
class Column:
    """A mirror with the packages of one way; what is not there has a reason."""

    key: str
    title: str
    mirror: Path
    environment: dict = field(default_factory=dict)
    # A process of the provider lives on after a command, by intention.
    stays: bool = False
    zips: dict = field(default_factory=dict)
    missing: dict = field(default_factory=dict)

    def has(self, provider):
        return provider in self.zips


def installed(key, target):
    """A column as the last run has built it."""
    column = Column(key, TITLES[key], target / "mirrors" / key, stays=key == "warm")
    for provider in PROVIDERS:
        for zipped in (column.mirror / HOST / provider).glob("*.zip"):
            column.zips[provider] = zipped
    if column.zips:
        column.environment |= _environment(key, target)
    return column


def _environment(key, target):
    """What a user of this way has in his environment."""
    if key == "jars":
        return {"TERRANE_JAVA": str(terrane.find_jdk())}
    # A JVM that rejects its AOT cache ends with an error, and so does the measurement.
    strict = {"TERRANE_JAVA_OPTIONS": "-XX:AOTMode=on"}
    # Nothing is left behind in the user's own cache.
    cache = strict | {"TERRANE_CACHE_DIR": str(target / "cache")}
    warm = {"TERRANE_KEEP_WARM": terrane.WARM_SECONDS}
    return {"package": cache, "warm": cache | warm}.get(key, {})


class Builder:
    """Makes each column's packages; what cannot be made is left out, with the reason."""

    def __init__(self, target, options, say):
        self.target, self.options, self.say = target, options, say
        self.framework = None
        self.made = {}

    def column(self, key):
        column = Column(key, TITLES[key], self.target / "mirrors" / key, stays=key == "warm")
        built = installed(key, self.target).zips if self.options.built and not self.options.package else {}
        for provider in self._providers(key):
            if provider in built:
                column.zips[provider] = built[provider]
                continue
            self.say(f"building: {column.title}, {provider}")
            try:
                column.zips[provider] = publish(self._package(key, provider), provider, column.mirror)
            except Missing as reason:
                self.say(f"left out: {column.title}, {provider}: {reason}")
                column.missing[provider] = str(reason)
        if column.zips:
            column.environment |= _environment(key, self.target)
        return column

    def _providers(self, key):
        wanted = set(self.options.only)
        return [one for one, (keys, groups) in PROVIDERS.items() if key in keys and (groups is None or groups & wanted)]

    def _package(self, key, provider):
        # The same package is kept warm.
        way = "package" if key == "warm" else key
        if provider == "bench" and way in self.options.package:
            return Path(self.options.package[way]).absolute()
        if key == "go":
            return peers.go(self.target, provider, self._go_sources(provider))
        if key == "rust":
            return peers.rust(self.target)
        return self._ours(way, provider) if key in OURS else peers.python(self.target)

    def _go_sources(self, provider):
        if provider == "bench":
            return peers.PEERS / "go"
        return wide.sources(self.target, self.options.types, self.options.attributes)

    def _ours(self, way, provider):
        if (way, provider) not in self.made:
            self.made[way, provider] = self._make(way, provider)
        return self.made[way, provider]

    def _make(self, way, provider):
        self._prepare()
        if provider == "bench":
            jar = terrane.small(self.framework, self.target)
        elif provider == "kinds":
            jar = terrane.kinds(self.framework, self.target)
        else:
            jar = terrane.wide(self.framework, self.target, self.options.types, self.options.attributes)
        return terrane.terrane_package(self.framework, way, provider, jar, self.target)

    def _prepare(self):
        """Builds the framework once; what has failed would fail again, minutes later."""
        if self.framework is None:
            try:
                self.framework = terrane.Framework(self.options.built)
            except Missing as reason:
                self.framework = reason
        if isinstance(self.framework, Missing):
            raise self.framework
