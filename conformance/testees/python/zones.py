"""Instants, local dates and times (semantics §1)."""
import re
from datetime import date, datetime, timedelta, timezone
from functools import lru_cache
from zoneinfo import ZoneInfo

UNITS = {"ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000}
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
MS = timedelta(milliseconds=1)
remembered = lru_cache(maxsize=100_000)  # the same instants are asked for again and again


@remembered
def span(text):
    """'1h30m' in milliseconds."""
    return sum(int(n) * UNITS[u] for n, u in re.findall(r"(\d+)(ms|[smhd])", text))


def span_range(text):
    low, _, high = text.partition("..")
    return span(low), span(high or low)


@remembered
def minutes(text):
    """'20:30' as minutes of the day."""
    hour, minute = text.split(":")
    return int(hour) * 60 + int(minute)


@remembered
def known(name):
    try:
        return bool(name) and bool(ZoneInfo(name))
    except Exception:
        return False


@remembered
def local(ms, zone):
    """What the wall clock shows, without a zone."""
    return (EPOCH + timedelta(milliseconds=ms)).astimezone(ZoneInfo(zone)).replace(tzinfo=None, fold=0)


@remembered
def wall(text):
    """A wall clock that was stored as text."""
    return datetime.fromisoformat(text)


def _utc(wall, zone, fold):
    return (wall.replace(tzinfo=ZoneInfo(zone), fold=fold).astimezone(timezone.utc) - EPOCH) // MS


@remembered
def instant(wall, zone):
    """§1: a skipped local time is the first instant after the gap, a doubled one the first of the two."""
    first = _utc(wall, zone, 0)
    if local(first, zone) == wall:
        return first
    low, high = _utc(wall, zone, 1), first  # the gap ends between them
    offset = lambda ms: local(ms, zone) - (EPOCH + timedelta(milliseconds=ms)).replace(tzinfo=None)
    before = offset(low)
    while high - low > 1:
        middle = (low + high) // 2
        if offset(middle) == before:
            low = middle
        else:
            high = middle
    return high


@remembered
def at(day, minute, zone):
    return instant(datetime(day.year, day.month, day.day) + timedelta(minutes=minute), zone)


@remembered
def exists(day, zone):
    """§1: a date that a zone skips has no occurrence."""
    return local(at(day, 0, zone), zone).date() <= day


def days(first, last):
    while first <= last:
        yield first
        first += timedelta(days=1)


@remembered
def last_of_month(year, month):
    return (date(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)).day
