"""Writes the artifact bundle for SwiftPM (SE-0305, SE-0482) into a folder, from the archives of all platforms.

  python3 bundle.py VERSION notispec.artifactbundle ARCHIVE...
"""

import json
import pathlib
import sys
import tarfile

TRIPLES = {
    "linux-x86_64": "x86_64-unknown-linux-gnu",
    "linux-arm64": "aarch64-unknown-linux-gnu",
    "macos-x86_64": "x86_64-apple-macosx",
    "macos-arm64": "arm64-apple-macosx",
}

version, folder = sys.argv[1], pathlib.Path(sys.argv[2])
variants = []
for archive in sorted(sys.argv[3:]):
    platform = pathlib.Path(archive).name.removeprefix(f"notispec-{version}-").removesuffix(".tar.gz")
    path = f"{platform}/bin/notispec"
    with tarfile.open(archive) as source:
        program = source.extractfile(f"notispec-{version}-{platform}/bin/notispec").read()
    (folder / path).parent.mkdir(parents=True)
    (folder / path).write_bytes(program)
    (folder / path).chmod(0o755)
    variants.append({"path": path, "supportedTriples": [TRIPLES[platform]]})
artifact = {"type": "executable", "version": version, "variants": variants}
info = {"schemaVersion": "1.0", "artifacts": {"notispec": artifact}}
(folder / "info.json").write_text(json.dumps(info, indent=2) + "\n")
