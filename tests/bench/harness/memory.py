"""The memory of a provider: proportional set size over all its processes, launchers and JVM alike.

PSS counts a page that n processes share as 1/n in each, so the sum counts it once.
"""

import os
import subprocess
import threading
import time
from pathlib import Path

from harness.cli import Workspace
from harness.process import Failed, Reaper, descendants, end, tail
from harness.scenarios import APPLY, PLAN, one

PATIENCE = 300.0
INTERVAL = 0.05

# An apply that waits in the middle: the provider has made one thing and will have to make another.
HOLD = """
resource "terraform_data" "hold" {
  depends_on = [bench_note.it]
  provisioner "local-exec" {
    command = "echo $$ > held; while [ ! -e go ]; do sleep 0.1; done"
  }
}
resource "bench_note" "last" {
  depends_on = [terraform_data.hold]
  path       = "last.txt"
  content    = "hello"
}
"""


def _pss(pid):
    """In bytes; nothing when the process is gone."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def _provider(cli, besides=()):
    """All that runs below us but the CLI and what is named: nothing else is started meanwhile."""
    return [pid for pid in descendants() if pid != cli and pid not in besides]


def _begin(space, command):
    with open(space.folder / "output.txt", "wb") as file:
        return subprocess.Popen(
            [space.cli, *command],
            cwd=space.folder,
            env=space.environment,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=file,
        )


def _finish(space, process, reaper):
    process.returncode = reaper.until(process.pid)
    if process.returncode:
        raise Failed(f"a measurement of memory failed:\n{tail(space.folder / 'output.txt')}")
    reaper.rest(space.column.stays)


def held(space):
    """Bytes while an apply waits, after all but the last note were made."""
    reaper, file = Reaper(), space.folder / "held"
    process = _begin(space, APPLY)
    deadline = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text().strip()):
        if os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) or time.monotonic() > deadline:
            raise Failed(f"an apply ended before it was held:\n{tail(space.folder / 'output.txt')}")
        time.sleep(INTERVAL)
    time.sleep(1)
    holder = int(file.read_text())
    found = sum(_pss(pid) for pid in _provider(process.pid, {holder, *descendants(holder)}))
    space.folder.joinpath("go").touch()
    _finish(space, process, reaper)
    return found


def peak(space, command):
    """The most bytes at any moment of a command, looked at again and again."""
    reaper, most, over = Reaper(), [0], threading.Event()
    process = _begin(space, command)

    def watch():
        while not over.wait(INTERVAL):
            most[0] = max(most[0], sum(_pss(pid) for pid in _provider(process.pid)))

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        _finish(space, process, reaper)
    finally:
        over.set()
        watcher.join()
    return most[0]


def measure(columns, cli, work, groups, say):
    """Rows of bytes by column; each provider is measured alone."""
    _, _, large, broad, _ = groups
    during, wide = (group.steps[0][0].partition(":")[0] for group in (large, broad))
    rows = {"a small provider": {}, during: {}, wide: {}}
    for column in columns:
        say(f"memory: {column.title}")
        place = work / column.key
        if column.has("bench"):
            space = Workspace(cli, column, place / "held", "bench", _holding)
            rows["a small provider"][column.key] = _alone(held, space)
            space = Workspace(cli, column, place / "memory", "bench", large.configuration)
            rows[during][column.key] = _alone(peak, space, APPLY)
        if column.has("wide"):
            space = Workspace(cli, column, place / "memory-wide", "wide", broad.configuration)
            rows[wide][column.key] = _alone(peak, space, PLAN)
    return {row: found for row, found in rows.items() if found}


def _holding(space):
    return one(space) + HOLD


def _alone(measured, space, *command):
    """Ends what stays after a command, before and after."""
    end(descendants())
    found = measured(space, *command)
    end(descendants())
    return found
