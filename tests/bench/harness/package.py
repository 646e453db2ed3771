"""Packages as registries hold them, and a mirror to install them from."""

import platform
import shutil
import sys
import zipfile
from pathlib import Path

VERSION = "1.0.0"
HOST = "terrane.dev/bench"
PROCESSORS = {"x86_64": "amd64", "aarch64": "arm64"}
PLATFORM = f"{sys.platform}_{PROCESSORS.get(platform.machine(), platform.machine())}"


class Missing(Exception):
    """A peer cannot be built here; the text says why."""


def executable_name(provider):
    return f"terraform-provider-{provider}_v{VERSION}"


def publish(package, provider, mirror):
    """Puts a package, a folder or a zip, into a mirror; returns the zip there."""
    place = fresh(mirror / HOST / provider)
    target = place / f"terraform-provider-{provider}_{VERSION}_{PLATFORM}.zip"
    if package.is_dir():
        pack(package, target)
    else:
        shutil.copyfile(package, target)
    return target


def pack(folder, target):
    """Zips a package's folder: files only, with their modes, in order."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            entry = zipfile.ZipInfo(str(file.relative_to(folder)), (2026, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | file.stat().st_mode & 0o777) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes())


def unpacked_size(zipped):
    """What every command of a CLI has to hash."""
    with zipfile.ZipFile(zipped) as archive:
        return sum(entry.file_size for entry in archive.infolist())


def fresh(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return Path(folder)
