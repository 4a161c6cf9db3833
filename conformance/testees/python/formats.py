"""Numbers, money and moments in texts, as Foundation shows them (English; others fall back to its patterns)."""
import zones

SYMBOLS = {"EUR": "€", "USD": "$", "JPY": "¥", "GBP": "£"}
NO_CENTS = {"JPY", "KRW"}
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def half_even(value, digits):
    from decimal import ROUND_HALF_EVEN, Decimal
    return Decimal(str(value)).quantize(Decimal(1).scaleb(-digits), rounding=ROUND_HALF_EVEN)


def decimal(value, digits=3):
    text = f"{half_even(value, digits):,}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def money(value, currency):
    digits = 0 if currency in NO_CENTS else 2
    number = f"{half_even(abs(value), digits):,}"
    sign = "-" if value < 0 else ""
    symbol = SYMBOLS.get(currency)
    return f"{sign}{symbol}{number}" if symbol else f"{sign}{currency}\u00a0{number}"


def moment(ms, style, zone):
    wall = zones.local(int(ms), zone)
    day = f"{MONTHS[wall.month - 1]} {wall.day}, {wall.year}"
    time = f"{wall.hour % 12 or 12}:{wall.minute:02}\u202f{'AM' if wall.hour < 12 else 'PM'}"
    return {"date": day, "time": time, "weekday": zones.WEEKDAYS[wall.weekday()].capitalize(), "date_time": f"{day}, {time}"}[style]


def shown(argument, value, values, zone):
    """The words for one argument."""
    kind = argument["type"]
    if isinstance(value, str) or value is None:
        return value
    if kind == "decimal":
        return decimal(value)
    if kind == "percent":
        return decimal(value) + "%"
    if kind == "money":
        currency = argument["currency"]
        return money(value, values.get(currency["parameter"], "") if isinstance(currency, dict) else currency)
    if kind == "instant":
        named = argument.get("zone")
        named = values.get(named["parameter"]) if isinstance(named, dict) else named
        return moment(value, argument["style"], named if named and zones.known(named) else zone)
    return value
