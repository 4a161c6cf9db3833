"""Makes the formats of numbers, money, dates and times that notispec carries, and samples to compare them with.

Run in this folder with `pip install babel==2.18.0`:
  python3 cldr_formats.py table ../../Sources/Tool/SpecLanguage/Languages
  python3 cldr_formats.py samples > Fixtures/cldr-formats.tsv

All digits are ASCII and all dates Gregorian. What Babel leaves out of CLDR is done here in the samples too: the minus
sign of the locale, and a space between a currency of letters and a number.
"""

import datetime
import sys

import babel
from babel import Locale
from babel.core import get_cldr_version, get_global
from babel.dates import format_date, format_time
from babel.numbers import format_currency, format_decimal

# A locale comes after the one that it has everything from but what is said of it.
LOCALES = """
ar be bg bn ca cs da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-IN en-NZ es es-419 es-MX es-US et eu fa fi fil fr
fr-BE fr-CA fr-CH gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms nb ne nl nl-BE pa pl pt pt-PT
ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant zh-Hant-HK
""".split()
PARENTS = {"es-MX": "es-419", "es-US": "es-419", "zh-Hans": None, "zh-Hant": None}
CURRENCIES = """
AED ARS AUD BDT BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL HKD HUF IDR ILS INR ISK JPY KES KRW KWD KZT MAD MXN
MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UZS VND XAF XOF ZAR
""".split()


INVISIBLE = "\u00a0\u202f\u200e\u200f\u200c\u200d"


def parent(tag):
    return PARENTS.get(tag, tag.rsplit("-", 1)[0] if "-" in tag else None)


def locale(tag):
    return Locale.parse(tag.replace("-", "_"))


def escaped(text, also=""):
    """Invisible characters, and those that part the fields."""
    out = ""
    for char in text:
        if char in "\\" + also or (char != " " and not char.isprintable()) or char in INVISIBLE:
            out += "\\u{%X}" % ord(char)
        else:
            out += char
    return out


def minus(tag):
    return locale(tag).number_symbols["latn"].get("minusSign", "-")


def number(tag):
    symbols, pattern = locale(tag).number_symbols["latn"], locale(tag).decimal_formats[None]
    assert pattern.prefix == ("", "-") and pattern.suffix == ("", ""), tag
    fields = [symbols["decimal"], symbols["group"], minus(tag)]
    return " ".join([escaped(field, " ") for field in fields] + [str(size) for size in pattern.grouping])


def money(tag):
    """The patterns of positive and negative amounts, with `0` where the number is."""
    pattern = locale(tag).currency_formats["standard"]
    assert pattern.grouping[0] == 3, tag
    return "|".join(escaped(pattern.prefix[sign] + "0" + pattern.suffix[sign]) for sign in (0, 1))


def money_grouping(tag):
    return locale(tag).currency_formats["standard"].grouping[1]


def symbols(tag):
    names = locale(tag).currency_symbols
    return " ".join(f"{code}={escaped(names[code], ' ')}" for code in CURRENCIES if names.get(code, code) != code)


def periods(tag):
    pattern = locale(tag).time_formats["short"].pattern
    letter = next((letter for letter in "aB" if letter in pattern), None)
    if letter is None:
        return ""
    found, last = [], None
    for minute in range(1440):
        moment = datetime.datetime(2026, 1, 1, minute // 60, minute % 60)
        name = babel.dates.DateTimeFormat(moment, locale(tag))[letter]
        if name != last:
            found.append(f"{minute}={escaped(name, ' ')}")
            last = name
    return " ".join(found)


def months(tag):
    pattern = locale(tag).date_formats["medium"].pattern
    width = "wide" if "MMMM" in pattern else "abbreviated" if "MMM" in pattern else None
    if width is None:
        return ""
    assert "L" not in pattern, tag
    names = locale(tag).months["format"][width]
    return "|".join(escaped(names[month]) for month in range(1, 13))


def weekdays(tag):
    return "|".join(escaped(locale(tag).days["format"]["wide"][day]) for day in range(7))


def pattern(text):
    """Without the short form of quotes."""
    return escaped(text.replace("MMMM", "MMM"))


PARTS = [
    ("number", number),
    ("money", lambda tag: f"{money_grouping(tag)} {money(tag)}"),
    ("symbols", symbols),
    ("time", lambda tag: pattern(locale(tag).time_formats["short"].pattern).replace("B", "a")),
    ("periods", periods),
    ("date", lambda tag: pattern(locale(tag).date_formats["medium"].pattern)),
    ("months", months),
    ("weekdays", weekdays),
    ("join", lambda tag: escaped(str(locale(tag).datetime_formats["medium"]).replace("'", ""))),
]


def lines():
    """The lines of each locale, with what differs from its parent."""
    known = {}
    for tag in LOCALES:
        known[tag] = {name: part(tag) for name, part in PARTS}
        above = known.get(parent(tag), {})
        own = [f"  {name} {text}".rstrip() for name, text in known[tag].items() if text != above.get(name, "")]
        yield [f"{tag} {parent(tag)}" if parent(tag) else tag] + own


def write_tables(folder):
    with open(f"{folder}/CLDRFormats+Table.swift", "w", encoding="utf-8") as file:
        file.write("// swift-format-ignore-file\nextension CLDRFormats {\n")
        file.write("  /// Written by `Tests/SpecLanguageTests/cldr_formats.py`.\n")
        file.write('  static let written: StaticString = #"""\n')
        file.write(f"CLDR {get_cldr_version()} by babel {babel.__version__}\n")
        file.writelines(f"{line}\n" for block in lines() for line in block)
        file.write('"""#\n}\n')


# What Babel leaves out.


def signed(tag, text):
    return text.replace("-", minus(tag))


def spaced(text):
    """A no-break space between a digit and a letter that is no digit."""
    out = ""
    for char in text:
        if out and (out[-1].isdigit() != char.isdigit()) and (out[-1].isdigit() or char.isdigit()):
            letter = char if out[-1].isdigit() else out[-1]
            if letter.isalpha():
                out += "\u00a0"
        out += char
    return out


NUMBERS = ["0", "7", "-7", "999", "1000", "12345.678", "-1234567.8915", "0.0005", "0.0015", "2.5", "1e15", "0.1",
           "99.9995"]
AMOUNTS = [("23.5", "EUR"), ("1234.565", "USD"), ("-9.99", "GBP"), ("1500", "JPY"), ("12345678.9", "INR"),
           ("0.005", "CHF"), ("7.0005", "KWD"), ("-1000000", "PLN"), ("49", "XTS"), ("99.5", "BRL"), ("10", "HKD")]
CIVIL = [(2026, 1, 4, 0, 0), (2026, 2, 9, 0, 5), (2026, 3, 10, 5, 0), (2026, 4, 15, 7, 59), (2026, 5, 21, 8, 0),
         (2026, 6, 26, 11, 59), (2026, 7, 25, 12, 0), (2026, 8, 30, 13, 0), (2026, 9, 1, 18, 40), (2026, 10, 12, 19, 0),
         (2026, 11, 28, 21, 7), (2027, 12, 31, 23, 59)]


def write_samples():
    print(f"# CLDR {get_cldr_version()} by babel {babel.__version__}")
    print("# locale, kind, what, text")
    digits = {code: value[0] for code, value in get_global("currency_fractions").items() if code != "DEFAULT"}
    for code, number in sorted(digits.items()):
        print("", "digits", code, number, sep="\t")
    for tag in LOCALES:
        babel_tag = locale(tag)
        for written in NUMBERS:
            text = format_decimal(babel.numbers.decimal.Decimal(written), locale=babel_tag)
            print(tag, "decimal", written, escaped(signed(tag, text)), sep="\t")
        codes = CURRENCIES if tag in ("en", "ar", "zh-Hant") else []
        for written, code in AMOUNTS + [("3.75", code) for code in codes]:
            text = format_currency(babel.numbers.decimal.Decimal(written), code, locale=babel_tag)
            print(tag, "money", f"{written} {code}", escaped(spaced(signed(tag, text))), sep="\t")
        for fields in CIVIL:
            moment = datetime.datetime(*fields)
            time = format_time(moment, "short", locale=babel_tag)
            date = format_date(moment, "medium", locale=babel_tag)
            joined = babel_tag.datetime_formats["medium"].replace("'", "").replace("{0}", time).replace("{1}", date)
            weekday = format_date(moment, "EEEE", locale=babel_tag)
            for kind, text in [("time", time), ("date", date), ("weekday", weekday), ("date_time", joined)]:
                print(tag, kind, " ".join(map(str, fields)), escaped(text), sep="\t")


if sys.argv[1:2] == ["table"]:
    write_tables(sys.argv[2])
else:
    write_samples()
