"""From exec to the handshake line, with mutual TLS asked for as CLIs ask for it."""

import os
import select
import signal
import subprocess
import time

from harness.process import Cost, Failed, Reaper

COOKIE = ("TF_PLUGIN_MAGIC_COOKIE", "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2")
PATIENCE = 60.0

# A certificate of the kind that CLIs make: a P-521 key of its own. Nobody has the key; only the handshake is wanted.
CERTIFICATE = """\
-----BEGIN CERTIFICATE-----
MIICQDCCAaGgAwIBAgIBATAKBggqhkjOPQQDBDAoMRIwEAYDVQQDDAlsb2NhbGhv
c3QxEjAQBgNVBAoMCUhhc2hpQ29ycDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEw
MTAwMDAwMFowKDESMBAGA1UEAwwJbG9jYWxob3N0MRIwEAYDVQQKDAlIYXNoaUNv
cnAwgZswEAYHKoZIzj0CAQYFK4EEACMDgYYABAHK27XJbzlcM3l+REMkaksP+jdZ
YQt+sp+jhckwu+yBgsQ0RFJsYTMh25Z/lZR7lxvyzf3blz8DawR0qj4yL3iwdABT
fT1w9gN113HLJ1KJs2H6i+O21yZmuqosuUktEqnzQNVjWT+N/ltVyf10r2liggAP
8tt1HRnX4E02jM6lHFvLXqN3MHUwFAYDVR0RBA0wC4IJbG9jYWxob3N0MA8GA1Ud
EwEB/wQFMAMBAf8wDgYDVR0PAQH/BAQDAgKsMB0GA1UdJQQWMBQGCCsGAQUFBwMC
BggrBgEFBQcDATAdBgNVHQ4EFgQU7hvdSrusXQmrjVtE9ETX7/YQKGkwCgYIKoZI
zj0EAwQDgYwAMIGIAkIBMpvBxjR6C0GHAIgUUhwniZidIeqBlt823o1xk3PSImqL
PgUPfNq+8eLZElYg/MP8YZN76qR4Cpn+QdQSy2rT0VsCQgCOqfem2njEXPASdAje
DmokNXummWQAOIm5YELlKbi6iRxi6MYeJFVV+49fgEBRYnqkcjYzVz/roOBtba7w
3G5gkw==
-----END CERTIFICATE-----
"""


def measure(executable, folder, environment, stays=False):
    """The parent is a process of its own: those who share a JVM by their parent must not share between rounds."""
    reaper = Reaper()
    reading, writing = os.pipe()
    parent = os.fork()
    if parent == 0:
        os.close(reading)
        _answer(writing, executable, folder, environment)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    reaper.until(parent)
    reaper.rest(stays)
    if not text or not text[0].isdigit():
        raise Failed(f"{executable} printed no handshake: {text}")
    return Cost(float(text), reaper.used)


def _answer(writing, executable, folder, environment):
    """In the forked parent: never returns."""
    try:
        text = _start(executable, folder, environment)
    except Exception as e:  # whatever it is, the other side has to be told, and this process has to end
        text = f"failed: {e}"
    os.write(writing, str(text).encode())
    os._exit(0)


def _start(executable, folder, environment):
    asked = {
        COOKIE[0]: COOKIE[1],
        "PLUGIN_PROTOCOL_VERSIONS": "5,6",
        "PLUGIN_MIN_PORT": "10000",
        "PLUGIN_MAX_PORT": "25000",
        "PLUGIN_CLIENT_CERT": CERTIFICATE,
    }
    begin = time.perf_counter()
    provider = subprocess.Popen(
        [executable], cwd=folder, env=environment | asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    ready, _, _ = select.select([provider.stdout], [], [], PATIENCE)
    line = provider.stdout.readline() if ready else b""
    millis = (time.perf_counter() - begin) * 1000
    provider.send_signal(signal.SIGTERM)
    try:
        provider.wait(2)
    except subprocess.TimeoutExpired:
        provider.kill()
        provider.wait()
    return millis if line.count(b"|") >= 4 else f"instead of a handshake it printed {line!r}"
