"""Caps: what they count, and when they open (semantics §5.6)."""
from datetime import datetime, timedelta

import zones

CAP_REASON = {"calendar_week": "cap.weekly", "calendar_day": "cap.daily", "rolling_day": "cap.daily"}


def cap_reason(cap):
    return CAP_REASON.get(cap["per"], "cap.span")


def over(cap, entries):
    """Whether the cap counts more than 'max' among entries (instant, local)."""
    room, per = cap["max"], cap["per"]
    if per in ("calendar_day", "calendar_week"):
        counts = {}
        for _, wall in entries:
            key = wall.date() if per == "calendar_day" else wall.date() - timedelta(days=wall.weekday())
            counts[key] = counts.get(key, 0) + 1
            if counts[key] > room:
                return True
        return False
    day = per == "rolling_day"
    line = sorted(wall if day else at for at, wall in entries)
    length = timedelta(days=1) if day else zones.span(per)
    return any(line[n + room] - line[n] < length for n in range(len(line) - room))


def full(cap, entries, at, wall, zone):
    """Whether this cap has no room for one more at this instant."""
    per = cap["per"]
    if per == "rolling_day" and cap["max"] == 1:  # opens at the same local time on the next date, and stays open
        day = timedelta(days=1)
        for other, shown in entries:
            early, late = ((other, shown), (at, wall)) if other <= at else ((at, wall), (other, shown))
            if late[0] < zones.instant(early[1] + day, zone):
                return True
        return False
    if per in ("calendar_day", "calendar_week"):
        first = wall.date() - timedelta(days=wall.weekday() if per == "calendar_week" else 0)
        last = first + timedelta(days=6 if per == "calendar_week" else 0)
        # What came under a later date counts for an earlier one that is lived after it.
        return sum(first <= day <= last or instant <= at and day > last for instant, there in entries if (day := there.date()) >= first) >= cap["max"]
    if per == "rolling_day":  # what came under a later time counts for an earlier one that is lived after it
        lived = [(instant, min(there, wall) if instant <= at else there) for instant, there in entries]
        near = [e for e in lived if abs(e[1] - wall) < timedelta(days=1)]
    else:
        near = [e for e in entries if abs(e[0] - at) < zones.span(per)]
    return over(cap, near + [(at, wall)])


def openings(cap, entries, zone):
    """Instants at which a cap that was full opens."""
    per = cap["per"]
    for at, wall in entries:
        midnight = datetime(wall.year, wall.month, wall.day)
        if per == "calendar_day":
            yield zones.instant(midnight + timedelta(days=1), zone)
        elif per == "calendar_week":
            yield zones.instant(midnight + timedelta(days=7 - wall.weekday()), zone)
        elif per == "rolling_day":
            yield zones.instant(wall + timedelta(days=1), zone)
        else:
            yield at + zones.span(per)
