"""Two rounds with a translator, whose files go through translate-toolkit: what is sent, changed meanwhile and sent back.

Usage: rounds.py NOTISPEC, with translate-toolkit from PyPI in the Python that runs it.
"""

import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from translate.storage import pypo, xliff, xliff2

NOTISPEC = os.path.abspath(sys.argv[1])
FORMATS = {"xliff": xliff.xlifffile, "xliff2": xliff2.Xliff2File, "po": pypo.pofile, "csv": None}

APP = """notispec: 1
app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, pl], source_locale: en, delivery: local }
signals: { done: { parameters: { n: { type: int } } } }
deep_links: { scheme: demo, targets: { home: { path: /home } } }
notifications:
  streak:
    summary: "In a row."
    target: home
    arguments: { n: { type: int, example: 2 } }
    trigger: { after: { signal: done, delay: 0m } }
    copy:
      body:
        en: { plural: n, one: "{n} day in a row", other: "{n} days in a row" }
"""


class Workspace:
    """A repository with 60 texts to translate: 56 of one form, and one with the four forms of Polish."""

    def __init__(self, folder, form):
        self.folder, self.format = pathlib.Path(folder), form
        specs = self.folder / "specs" / "demo"
        specs.mkdir(parents=True)
        (specs / "app.yaml").write_text(APP)
        self.texts = specs / "texts.yaml"
        lines = [f'  t{n}: {{ en: "Sentence number {n}" }} # {n}\n' for n in range(56)]
        self.texts.write_text("notispec: 1\nstrings:\n" + "".join(lines))
        self.git("init", "-q", "-b", "main")
        self.commit("first")

    def git(self, *words):
        identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
        subprocess.run(["git", *identity, *words], cwd=self.folder, check=True)

    def commit(self, message):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)

    def run(self, *words, status=0):
        done = subprocess.run([NOTISPEC, *words], cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == status, f"{words}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout

    def change(self, *numbers):
        text = self.texts.read_text()
        for n in numbers:
            assert text.count(f'"Sentence number {n}"') == 1
            text = text.replace(f'"Sentence number {n}"', f'"Another sentence {n}"')
        self.texts.write_text(text)

    def status(self, **expected):
        rows = json.loads(self.run("strings", "status", "--locale", "pl", "--format", "json"))["locales"]
        found = {key: rows[0][key] for key in expected}
        assert found == expected, f"{self.format}: status is {found}, not {expected}"
        assert rows[0]["texts"] == 60

    def export(self, name):
        self.run("strings", "export", "--locale", "pl", "--format", self.format, "--output", name)
        return self.folder / name

    def translate(self, path, words, finish=True, fuzzy=()):
        """What a translator does: `words` says the translation of a source, or nothing to leave it."""
        count = 0
        if self.format == "csv":
            with open(path, encoding="utf-8-sig", newline="") as file:
                lines = file.read().splitlines(keepends=True)
            is_saved = lines[0].startswith("sep=")
            rows = list(csv.DictReader(lines[1:] if is_saved else lines, delimiter=";" if is_saved else ","))
            for row in rows:
                new = words(row["source"], row["target"])
                if new is not None:
                    row["target"], count = new, count + 1
                    row["status"] = "proposed" if row["source"] in fuzzy else "approved" if finish else ""
            # As Excel writes it where a comma separates decimals.
            with open(path, "w", encoding="utf-8-sig", newline="") as file:
                file.write("sep=;\r\n")
                writer = csv.DictWriter(file, list(rows[0]), delimiter=";")
                writer.writeheader()
                writer.writerows(rows)
            return count
        store = FORMATS[self.format].parsefile(str(path))
        for unit in store.units:
            if unit.isheader():
                continue
            new = words(str(unit.source), str(unit.target or ""))
            if new is not None:
                # In PO the forms of a plural are one unit, and the form for decimals is none.
                forms = len(unit.target.strings) if self.format == "po" and unit.hasplural() else 1
                unit.target = new if forms == 1 else [f"{new} ({n})" for n in range(forms)]
                count += forms if forms == 1 else forms + 1
                if unit.source in fuzzy:
                    unit.markfuzzy(True)
                elif finish and self.format == "xliff":
                    unit.xmlelement.find(unit.namespaced("target")).set("state", "translated")
                elif finish:
                    unit.markfuzzy(False)
        store.savefile(str(path))
        return count


def names_both(output, *numbers):
    found = [line for line in output.splitlines() if "source-changed" in line]
    assert len(found) == len(numbers), output
    for n, line in zip(sorted(numbers), sorted(found, key=lambda line: int(line.split("strings.t")[1].split("'")[0]))):
        assert f"'Sentence number {n}'" in line and f"'Another sentence {n}'" in line, line


def rounds(form):
    with tempfile.TemporaryDirectory() as folder:
        space = Workspace(folder, form)
        space.status(translated=0, missing=60, stale=0, proposed=0)

        # The first delivery: two sources change while the translator works.
        sent = space.export("first.out")
        assert space.translate(sent, lambda source, _: source.replace("e", "ę")) == 60
        space.change(7, 41)
        space.commit("two sources")
        output = space.run("strings", "import", "first.out", status=1)
        assert "pl: 58 texts changed, 0 the same, 0 empty, 2 left as they are" in output, output
        names_both(output, 7, 41)
        space.status(translated=58, missing=2, stale=0, proposed=0)
        rest = space.export("rest.out")
        assert space.translate(rest, lambda source, target: None if target else source.replace("e", "ę")) == 2
        space.run("strings", "import", "rest.out")
        space.status(translated=60, missing=0, stale=0, proposed=0)
        space.run("check")
        space.commit("translated")
        space.git("tag", "v1")

        # The second: two other sources change, and nobody says so but 'diff'.
        space.change(3, 50)
        assert "2 translations are of an earlier source" in space.run("diff", "v1")
        space.status(stale=0)
        assert "marked 2 translations as stale" in space.run("strings", "stale", "--since", "v1")
        space.status(translated=58, missing=0, stale=2, proposed=0)
        assert "earlier source" not in space.run("diff", "v1")

        # The old file comes back, as it was and then with other words.
        # A translation that the specs have is no obstacle, whatever its source was.
        names_both(space.run("strings", "import", "first.out", status=1), 7, 41)
        space.run("strings", "import", "rest.out")
        space.translate(sent, lambda _, target: target + "!")
        output = space.run("strings", "import", "first.out", status=1)
        names_both(output, 3, 7, 41, 50)
        space.translate(rest, lambda _, target: target + "!")
        output = space.run("strings", "import", "rest.out", status=1)
        assert "pl: 2 texts changed, 56 the same, 0 empty, 2 left as they are" in output, output
        names_both(output, 3, 50)
        space.status(translated=58, missing=0, stale=2, proposed=0)

        # What is sent now says what changed; what is sent back unrevised changes nothing.
        second = space.export("second.out")
        text = " ".join(second.read_text(encoding="utf-8-sig").split())
        for n in (3, 50):
            assert f"Old: 'Sentence number {n}'." in text and f"New: 'Another sentence {n}'." in text
        before = space.texts.read_text()
        space.run("strings", "import", "second.out")
        assert space.texts.read_text() == before
        changed = ["Another sentence 3", "Another sentence 50"]
        assert space.translate(second, lambda source, _: source.replace("o", "ó") if source in changed else None) == 2
        space.run("strings", "import", "second.out")
        space.status(translated=60, missing=0, stale=0, proposed=0)
        assert "status" not in space.texts.read_text() and "translates" not in space.texts.read_text()

        # A doubt is kept, and a decision ends it.
        third = space.export("third.out")
        doubtful = "Sentence number 12"
        space.translate(third, lambda source, _: "Zdanie 12" if source == doubtful else None, fuzzy=[doubtful])
        space.run("strings", "import", "third.out")
        space.status(translated=60, stale=0, proposed=1)
        fourth = space.export("fourth.out")
        space.translate(fourth, lambda source, target: target if source == doubtful else None)
        space.run("strings", "import", "fourth.out")
        space.status(translated=60, stale=0, proposed=0)
        assert 't12: { en: "Sentence number 12", pl: "Zdanie 12" } # 12' in space.texts.read_text()


for form in FORMATS:
    rounds(form)
print(f"check-rounds: two rounds of 60 texts in {len(FORMATS)} formats")
