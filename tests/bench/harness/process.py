"""Commands as whole process trees: their wall time, and the CPU of all that they started.

A JVM that a launcher starts leaves the command's tree, so orphans are adopted: every process that a command
leaves behind becomes a child of this one and is counted when it ends. What lives on by intention (a JVM that is
kept warm) is counted by the difference that the command made.
"""

import ctypes
import os
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 15.0


class Failed(Exception):
    """A command did not do what it should, or left something behind."""


@dataclass(frozen=True)
class Cost:
    """What a command took, in milliseconds: as a whole, by itself, and in processes that it has waited for.

    A JVM behind a launcher is in the whole alone.
    """

    wall: float
    cpu: float
    own: float = 0.0
    awaited: float = 0.0


def adopt_orphans():
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "This system lets nobody adopt orphaned processes; Linux does.")


def _stat(pid):
    """The fields of a process behind its name, which may hold blanks and brackets; None when it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None


def descendants(root=None):
    """The ids of all processes below one, this one by default; those that have ended and are not reaped, too."""
    parents = {}
    for entry in os.listdir("/proc"):
        fields = _stat(entry) if entry.isdigit() else None
        if fields:
            parents.setdefault(int(fields[1]), []).append(int(entry))
    found, todo = [], [root or os.getpid()]
    while todo:
        below = parents.get(todo.pop(), [])
        found += below
        todo += below
    return found


def _cpu(pid):
    """The CPU of a living process and of the children that it has waited for."""
    fields = _stat(pid)
    return sum(int(ticks) for ticks in fields[11:15]) * 1000 / TICK if fields else 0.0


class Reaper:
    """Counts what ends, against what lived before."""

    def __init__(self):
        self.before = {pid: _cpu(pid) for pid in descendants()}
        self.used = 0.0
        self.own = self.awaited = 0.0

    def _count(self, pid, usage):
        self.used += (usage.ru_utime + usage.ru_stime) * 1000 - self.before.pop(pid, 0.0)

    def until(self, main):
        """Waits for the main process; returns its exit code."""
        while True:
            ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT).si_pid
            if ended == main:
                ticks = [int(ticks) * 1000 / TICK for ticks in _stat(main)[11:15]]
                self.own, self.awaited = sum(ticks[:2]), sum(ticks[2:])
            pid, status, usage = os.wait4(ended, 0)
            self._count(pid, usage)
            if pid == main:
                return os.waitstatus_to_exitcode(status)

    def rest(self, stays):
        """Waits for all that the command has left behind, but for what stays, which is counted as it lives."""
        deadline = time.monotonic() + PATIENCE
        while left := [pid for pid in descendants() if self._is_awaited(pid, stays)]:
            if time.monotonic() > deadline:
                end(left)
                raise Failed(f"{PATIENCE:.0f} s after the command, {len(left)} processes of it were still there.")
            self._ended()
            time.sleep(0.005)
        if stays:
            self.used += sum(_cpu(pid) - self.before.get(pid, 0.0) for pid in descendants())

    def _is_awaited(self, pid, stays):
        fields = _stat(pid)
        return bool(fields) and (fields[0] == "Z" or not stays) and pid not in self.before

    def _ended(self):
        try:
            while (ended := os.wait4(-1, os.WNOHANG))[0]:
                self._count(ended[0], ended[2])
        except ChildProcessError:
            pass


def run(command, folder, environment, stays=False, codes=(0,)):
    """Runs a command to its end and to the end of all that it started, unless that stays."""
    output = Path(folder, "output.txt")
    reaper = Reaper()
    with output.open("wb") as file:
        begin = time.perf_counter()
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=file, stderr=file
        )
        process.returncode = reaper.until(process.pid)
        wall = (time.perf_counter() - begin) * 1000
    if process.returncode not in codes:
        raise Failed(f"{' '.join(map(str, command))} ended with {process.returncode}:\n{tail(output)}")
    reaper.rest(stays)
    return Cost(wall, reaper.used, reaper.own, reaper.awaited)


def tail(file):
    return Path(file).read_bytes()[-4000:].decode(errors="replace")


def end(pids):
    """Ends processes of ours that stayed by intention, and waits for them."""
    for number, patience in ((signal.SIGTERM, PATIENCE), (signal.SIGKILL, PATIENCE)):
        for pid in pids:
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass
        deadline = time.monotonic() + patience
        while set(pids) & set(descendants()) and time.monotonic() < deadline:
            reap()
            time.sleep(0.01)
    reap()


def reap():
    """Takes note of whoever has ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
