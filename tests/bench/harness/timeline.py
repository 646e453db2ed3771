"""Where the time of a command goes, as the CLI's own log tells it."""

import json
import re
import statistics
from datetime import datetime

from harness import process

# What the CLI logs when it begins something with a provider, and what it does from then on.
EVENTS = (
    ("configuring client automatic mTLS", "the CLI makes a key and a certificate"),
    ("starting plugin", "exec to handshake"),
    ("using plugin", "connect, and all calls"),
    ("Close", "ask for the end, and wait for it"),
    ("plugin exited", "the CLI alone, between and after"),
)
FIRST = "the CLI alone, before: its start, the hash of the package"
PHASES = (FIRST, *(phase for _, phase in EVENTS))
LOGGING = {"TF_LOG_CORE": "JSON", "TF_LOG_PROVIDER": "DEBUG"}
# How a table of steps begins, the launcher's and that of a JVM without one, and what each step looks like.
TABLES = ("launch, milliseconds", "start-up, milliseconds")
STEP = re.compile(r" +-?\d+\.\d \( *-?\d+\.\d\) ")


def _event(line):
    """The phase that a line of the log begins; None for most lines."""
    message = line.get("@message", "")
    for words, phase in EVENTS:
        if message == words or (words == "Close" and message.startswith("GRPCProvider") and message.endswith(": Close")):
            return phase
    return None


def _when(line):
    return datetime.fromisoformat(line["@timestamp"]).timestamp()


def _lines(file):
    for text in file.read_text(errors="replace").splitlines():
        try:
            yield json.loads(text)
        except ValueError:
            continue


def _logged(space, command, log, more=None):
    """Runs a command whose CLI writes a log, into a new file."""
    log.unlink(missing_ok=True)
    environment = space.environment | LOGGING | {"TF_LOG_PATH": str(log)} | (more or {})
    return process.run([space.cli, *command], space.folder, environment, space.column.stays)


def measure(space, command):
    """Milliseconds by phase, summed over all launches, and how many there were."""
    log = space.folder / "log.json"
    cost = _logged(space, command, log)
    sums, launches = dict.fromkeys(PHASES, 0.0), 0
    phase, since, last = FIRST, 0.0, 0.0
    for line in _lines(log):
        last = _when(line) if "@timestamp" in line else last
        event = _event(line)
        if event is not None:
            sums[phase] += (last - since) * 1000
            phase, since = event, last
            launches += phase == EVENTS[1][1]
    sums[phase] += (last - since) * 1000
    # The log begins some time after the exec; what it does not tell is the CLI's start.
    sums[FIRST] = cost.wall - sum(sums[phase] for phase in PHASES[1:])
    return sums, launches


def medians(measured):
    """Of several measurements: the median of each phase, and the number of launches."""
    return {phase: statistics.median(sums[phase] for sums, _ in measured) for phase in PHASES}, measured[0][1]


def steps(space, command):
    """The table of steps that each launch of a provider of ours puts into the log, in turn; empty for others.

    A launch that the launcher answers by itself has steps up to its handshake alone.
    """
    log = space.folder / "steps.json"
    # What is kept warm has to be there already, with the same environment, and what is unpacked once, too.
    for _ in range(2):
        _logged(space, command, log, {"TERRANE_STARTUP_TRACE": "1"})
    # The CLI's own lines stand between those of a table.
    messages = (line.get("@message", "") for line in _lines(log))
    return "\n".join(message for message in messages if message.startswith(TABLES) or STEP.match(message))
