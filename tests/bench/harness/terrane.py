"""Our own columns: the same provider as records, compiled once and packaged in several ways."""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from harness.package import PLATFORM, VERSION, Missing, executable_name, fresh
from harness.peers import PEERS, build, need

ROOT = Path(__file__).resolve().parent.parent.parent.parent
WARM_SECONDS = "900"
TRAINING = {"bench": PEERS / "java/training.json", "kinds": PEERS / "kinds/training.json"}
# As a release. A package whose JVM may be kept warm is no other one.
RELEASE = ("--compression", "best", "--keep-warm", WARM_SECONDS)


def find_jdk():
    found = subprocess.run([str(ROOT / "build/find-jdk")], capture_output=True, text=True)
    if found.returncode:
        raise Missing("there is no JDK 25: let JAVA25_HOME name one")
    return Path(found.stdout.strip())


class Framework:
    """What a provider is compiled with, and what it runs on."""

    def __init__(self, built):
        self.jdk = find_jdk()
        if not built:
            need("mvn")
            self._make()
        libraries = ROOT / "examples/files/target/provider/lib"
        self.run_time = sorted(jar for jar in libraries.glob("*.jar") if jar.name != "provider.jar")
        packaging = ROOT / "packaging/target"
        self.packaging = [*packaging.glob("terrane-packaging-*.jar"), *packaging.glob("lib/*.jar")]
        processor = ROOT / "processor/target"
        needed = list(processor.glob("dependency/*.jar"))
        self.processor = [*processor.glob("terrane-processor-*.jar"), *needed] if needed else []
        self.annotations = list(Path.home().glob(".m2/repository/jakarta/validation/**/jakarta.validation-api-3*.jar"))
        if not self.run_time or not self.processor or not self.packaging:
            raise Missing("the framework is not built as it is measured, which mvn verify alone does not do: leave --built away")

    def _make(self):
        options = ["-DincludeScope=runtime", "-Dmaven.test.skip=true", "-Dcheckstyle.skip=true", "-Djacoco.skip=true"]
        goals = ["package", "dependency:copy-dependencies"]
        build(["mvn", "-q", "-B", "-pl", "processor,examples/files,packaging", "-am", *goals, *options], ROOT)

    def compile(self, sources, target, provider_type=None):
        """A jar of a provider's classes. Compiling many wide records takes minutes, so what is there is taken.

        The processor writes the service entry of a provider that is a record; another one names its type."""
        jars = [*self.run_time, *self.annotations]
        files = sorted(sources.rglob("*.java"))
        stamp = _stamp([*files, *self.run_time, *self.processor])
        jar, stamped = target.with_suffix(".jar"), target.with_suffix(".stamp")
        if jar.exists() and stamped.exists() and stamped.read_text() == stamp:
            return jar
        classes = fresh(target)
        names = target.with_suffix(".sources")
        names.write_text("\n".join(map(str, files)))
        paths = ["-cp", _joined(jars), "-processorpath", _joined(self.processor)]
        javac = [self.jdk / "bin/javac", "-J-Xmx4g", "-nowarn", "-parameters", "-d", classes]
        build([*javac, *paths, f"@{names}"], ROOT)
        if provider_type:
            services = classes / "META-INF/services"
            services.mkdir(parents=True)
            services.joinpath("dev.terrane.provider.schema.ProviderType").write_text(provider_type + "\n")
        build([self.jdk / "bin/jar", "--create", "--file", jar, "-C", classes, "."], ROOT)
        stamped.write_text(stamp)
        return jar


def _joined(paths):
    return os.pathsep.join(map(str, paths))


def _stamp(files):
    """Changes with any content, not with the place of the files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def small(framework, target):
    return framework.compile(PEERS / "java/src", target / "classes/bench")


def kinds(framework, target):
    """The provider of the acceptance tests with a part of each kind."""
    sources = ROOT / "tests/providers/src/main/java/dev/terrane/tests/kinds"
    return framework.compile(sources, target / "classes/kinds", "dev.terrane.tests.kinds.KindsProvider")


def wide(framework, target, types, attributes):
    """The generator of the benchmark of many types writes records, and the processor their models."""
    sources = fresh(target / "sources/wide")
    generator = ROOT / "tests/benchmarks/schemas/Generate.java"
    build([framework.jdk / "bin/java", generator, str(types), str(attributes), sources], ROOT)
    return framework.compile(sources / "records", target / "classes/wide")


def terrane_package(framework, way, provider, jar, target):
    """A package: its folder, or its zip. The one place that knows how packages of ours are made."""
    package = fresh(target / way / provider)
    if way == "jars":
        return _with_script(framework, package, provider, jar)
    class_path = _joined([jar, *framework.run_time])
    training = TRAINING.get(provider)
    asked = ["package", "--name", provider, "--version", VERSION, "--class-path", class_path, "--output", package]
    asked += [*RELEASE, *(["--training", training] if training else [])]
    java = [framework.jdk / "bin/java", "-cp", _joined(framework.packaging), "dev.terrane.packaging.Main"]
    build([*java, *asked], package)
    return next(package.glob(f"*_{PLATFORM}.zip"))


def _with_script(framework, package, provider, jar):
    """The start script and plain jars, as target/provider of a provider's build."""
    libraries = package / "lib"
    libraries.mkdir()
    for one in framework.run_time:
        shutil.copy(one, libraries)
    names = " ".join(one.name for one in framework.run_time)
    manifest = package.with_suffix(".manifest")
    # A manifest's lines are short; those that begin with a blank continue the one before.
    wrapped = "\n ".join(names[start : start + 50] for start in range(0, len(names), 50))
    manifest.write_text(f"Main-Class: dev.terrane.server.Main\nClass-Path: {wrapped}\n")
    shutil.copy(jar, libraries / "provider.jar")
    build([framework.jdk / "bin/jar", "--update", "--manifest", manifest, "--file", libraries / "provider.jar"], package)
    program = package / executable_name(provider)
    shutil.copy(ROOT / "script/src/main/resources/terrane/terraform-provider", program)
    program.chmod(0o755)
    return package
