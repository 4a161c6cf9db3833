"""Writes Fixtures/cldr-plurals.tsv: what PyPI `babel` says about the cardinal plurals of whole numbers.

Run in this folder with `pip install babel==2.18.0 && python3 cldr_plurals.py > Fixtures/cldr-plurals.tsv`.
A line is a language, its categories and the category of every number of the header, all as letters.
"""

import babel
from babel import Locale, localedata
from babel.core import get_cldr_version

LETTERS = {"zero": "z", "one": "1", "two": "2", "few": "f", "many": "m", "other": "o"}
LARGE = [1000, 2000, 21_000, 40_000, 100_000, 120_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000]
NUMBERS = list(range(201)) + LARGE

print(f"# CLDR {get_cldr_version()} by babel {babel.__version__}")
print("# numbers: 0-200 " + " ".join(map(str, LARGE)))
print("# letters: " + " ".join(f"{letter}={name}" for name, letter in LETTERS.items()))
for name in sorted(localedata.locale_identifiers()):
    # A locale without rules of its own inherits those of its language, or has none at all.
    if "plural_form" not in localedata.load(name, merge_inherited=False):
        continue
    rule = Locale.parse(name).plural_form
    categories = "".join(letter for tag, letter in LETTERS.items() if tag in rule.tags or tag == "other")
    print(name.replace("_", "-"), categories, "".join(LETTERS[rule(n)] for n in NUMBERS), sep="\t")
