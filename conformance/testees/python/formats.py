"""Numbers, money and moments in texts, as CLDR writes them in the language of the text (semantics §17).

The patterns of other languages than these are those of English.
"""
from decimal import ROUND_HALF_EVEN, Decimal

import zones

NO_CENTS = {"JPY", "KRW"}
ENGLISH = {
    "group": ",", "point": ".", "percent": "{}%", "before": True,
    "symbols": {"EUR": "€", "USD": "$", "JPY": "¥", "GBP": "£", "CNY": "CN¥"},
    "months": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(),
    "weekdays": [day.capitalize() for day in zones.WEEKDAYS],
    "date": "{month} {day}, {year}", "time": "{twelve}:{minute:02}\u202f{half}", "date_time": "{date}, {time}",
}
LANGUAGES = {
    "ru": {
        "group": "\u00a0", "point": ",", "percent": "{}\u00a0%", "before": False,
        "symbols": {"EUR": "€", "USD": "$", "JPY": "¥", "GBP": "£", "CNY": "CN¥", "RUB": "₽"},
        "months": "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.".split(),
        "weekdays": "понедельник вторник среда четверг пятница суббота воскресенье".split(),
        "date": "{day} {month} {year}\u202fг.", "time": "{hour:02}:{minute:02}", "date_time": "{date}, {time}",
    },
    "zh": {
        **ENGLISH, "symbols": {"EUR": "€", "USD": "US$", "JPY": "JP¥", "GBP": "£", "CNY": "¥"},
        "months": [f"{n}月" for n in range(1, 13)], "weekdays": [f"星期{n}" for n in "一二三四五六日"],
        "date": "{year}年{month}{day}日", "time": "{hour:02}:{minute:02}", "date_time": "{date} {time}",
    },
}


def patterns(locale):
    return LANGUAGES.get(locale.split("-")[0], ENGLISH)


def half_even(value, digits):
    return Decimal(str(value)).quantize(Decimal(1).scaleb(-digits), rounding=ROUND_HALF_EVEN)


def grouped(number, written):
    return f"{number:,}".translate(str.maketrans(",.", written["group"] + written["point"]))


def decimal(value, written):
    number = half_even(value, 3)
    return grouped(number.quantize(Decimal(1)) if number == int(number) else number.normalize(), written)


def money(value, currency, written):
    number = grouped(half_even(abs(value), 0 if currency in NO_CENTS else 2), written)
    sign, symbol = "-" if value < 0 else "", written["symbols"].get(currency)
    if not written["before"]:
        return f"{sign}{number}\u00a0{symbol or currency}"
    return f"{sign}{symbol}{number}" if symbol else f"{sign}{currency}\u00a0{number}"


def moment(ms, style, zone, written):
    wall = zones.local(int(ms), zone)
    if style == "weekday":
        return written["weekdays"][wall.weekday()]
    parts = {"year": wall.year, "month": written["months"][wall.month - 1], "day": wall.day, "hour": wall.hour, "minute": wall.minute,
             "twelve": wall.hour % 12 or 12, "half": "AM" if wall.hour < 12 else "PM"}
    date, time = written["date"].format(**parts), written["time"].format(**parts)
    return {"date": date, "time": time, "date_time": written["date_time"].format(date=date, time=time)}[style]


def shown(argument, value, values, zone, locale):
    """The words for one argument."""
    kind, written = argument["type"], patterns(locale)
    if isinstance(value, str) or value is None:
        return value
    if kind == "decimal":
        return decimal(value, written)
    if kind == "percent":
        return written["percent"].format(decimal(value, written))
    if kind == "money":
        currency = argument["currency"]
        return money(value, values.get(currency["parameter"], "") if isinstance(currency, dict) else currency, written)
    if kind == "instant":
        named = argument.get("zone")
        named = values.get(named["parameter"]) if isinstance(named, dict) else named
        return moment(value, argument["style"], named if named and zones.known(named) else zone, written)
    return value
