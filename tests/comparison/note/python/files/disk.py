"""The remote side of a note, the same in each language, is not counted."""

import hashlib
import os
import stat
from pathlib import Path


def write_file(file: Path, content: str, mode: str) -> None:
    file.write_bytes(content.encode())
    os.chmod(file, int(mode, 8))


def read_file(file: Path) -> tuple[str, str]:
    return file.read_bytes().decode(), f"{stat.S_IMODE(file.stat().st_mode) & 0o777:04o}"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
