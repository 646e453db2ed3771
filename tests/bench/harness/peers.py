"""The peers in Go, Rust and Python, as their authors would ship them."""

import os
import platform
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from harness.package import Missing, executable_name, fresh

PEERS = Path(__file__).resolve().parent.parent / "peers"
PYTHON = "3.11"


def build(command, folder, environment=None):
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()[-2000:]
        # The first line goes into the document, all of it to whoever waits.
        raise Missing(f"{Path(command[0]).name} ended with {done.returncode}\n{said}")


def need(tool):
    if not shutil.which(tool):
        raise Missing(f"{tool} is not on the PATH")


def go(target, provider, source):
    """A static program without symbols, as releases of providers are."""
    need("go")
    package = fresh(target / "go" / provider)
    program = package / executable_name(provider)
    command = ["go", "build", "-trimpath", "-ldflags", "-s -w", "-o", program, "."]
    build(command, source, os.environ | {"CGO_ENABLED": "0"})
    return package


def rust(target):
    need("cargo")
    package = fresh(target / "rust" / "bench")
    environment = os.environ | _protoc(target) | {"CARGO_TARGET_DIR": str(target / "cargo")}
    build(["cargo", "build", "--release", "--quiet"], PEERS / "rust", environment)
    shutil.copy2(target / "cargo/release/bench", package / executable_name("bench"))
    return package


def _protoc(target):
    """The crate compiles .proto files. Where no protoc is installed, the one that Maven has fetched serves."""
    if "PROTOC" in os.environ or shutil.which("protoc"):
        return {}
    google = Path.home() / ".m2/repository/com/google/protobuf"
    programs = sorted(google.glob(f"protoc/*/protoc-*-linux-{platform.machine()}.exe"))
    jars = [google / f"protobuf-java/{one.parent.name}/protobuf-java-{one.parent.name}.jar" for one in programs]
    if not programs or not jars[-1].is_file():
        raise Missing("its build needs protoc: put one on the PATH, or let PROTOC name it")
    tool = fresh(target / "protoc")
    shutil.copy(programs[-1], tool / "protoc")
    tool.joinpath("protoc").chmod(0o755)
    with zipfile.ZipFile(jars[-1]) as jar:
        jar.extractall(tool, [name for name in jar.namelist() if name.endswith(".proto")])
    return {"PROTOC": str(tool / "protoc"), "PROTOC_INCLUDE": str(tool)}


def python(target):
    """Its packages beside the program; the interpreter is the machine's own, as nothing better is usual."""
    if sys.version_info < (3, 11):
        raise Missing(f"the package tf needs Python {PYTHON} or newer, and this is {platform.python_version()}")
    package = fresh(target / "python" / "bench")
    site = package / "lib"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--target", site]
    build([*pip, "-r", PEERS / "python/requirements.txt"], target)
    shutil.copytree(PEERS / "python/bench", site / "bench", ignore=shutil.ignore_patterns("__pycache__"))
    # Unpacking gives files another time, and nothing may be written into a package: caches must not look at times.
    build([sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", site], target)
    program = package / executable_name("bench")
    program.write_text(
        f"#!{os.path.realpath(sys.executable)} -BI\n"
        "import os, sys\n\n"
        'sys.path.insert(0, os.path.join(os.path.dirname(os.path.realpath(__file__)), "lib"))\n'
        "from bench.provider import main\n\nmain()\n"
    )
    program.chmod(0o755)
    return package
