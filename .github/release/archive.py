"""Packs a folder, so that the same files give the same bytes: sorted, of one time and owner, with two kinds of rights.

  python3 archive.py FOLDER ARCHIVE    a .tar.gz or .zip, with the folder's name before each path
"""

import gzip
import io
import os
import pathlib
import sys
import tarfile
import zipfile

# The first second that zip can write.
TIME = int(os.environ.get("SOURCE_DATE_EPOCH", 315532800))


def files(folder):
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            yield name, path.read_bytes(), 0o755 if os.access(path, os.X_OK) else 0o644


def tar(folder, archive):
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as out:
        for name, data, mode in files(folder):
            member = tarfile.TarInfo(name)
            member.size, member.mode, member.mtime = len(data), mode, TIME
            out.addfile(member, io.BytesIO(data))
    with open(archive, "wb") as file, gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as out:
        out.write(raw.getvalue())


def zipped(folder, archive):
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data, mode in files(folder):
            member = zipfile.ZipInfo(name)
            member.create_system, member.external_attr = 3, (0o100000 | mode) << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(member, data)


folder, archive = pathlib.Path(sys.argv[1]), sys.argv[2]
(zipped if archive.endswith(".zip") else tar)(folder, archive)
