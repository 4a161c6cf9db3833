"""Windows and quiet hours move an occurrence (semantics §5.1)."""
import zones
from rules import interval, next_start

TWO_DAYS = zones.span("48h")


class Windows:
    """Finds the moved instant (§5.1)."""

    def quiet(self, o, at):
        bounds = self.rules.quiet_bounds(self.state)
        if bounds is None:
            return None
        when = self.rules.policies["quiet_hours"].get("when")
        if when and not self.judge.true(when, o, at):
            return None
        return interval(bounds, at, self.zone, closed=False)

    def window(self, o):
        window = self.rules.types[o["type"]].get("window")
        return window and (zones.minutes(window["from"]), zones.minutes(window["to"]))

    def is_beyond(self, o):
        """§5.1: whether the two allow nothing on two days, so that it does not wait."""
        reason, at = self.move(o, o["begin"])
        return reason == "window" or reason == "quiet" and at > o["begin"] + TWO_DAYS

    def move(self, o, at):
        """(reason, instant): the first instant that the window and the quiet hours allow within two days, or which of the two leads beyond."""
        how, window, last = self.rules.on_quiet(o["type"]), self.window(o), at + TWO_DAYS
        while True:
            start = at
            if window and not interval(window, at, self.zone, closed=True):
                at = next_start(window[0], at, self.zone)
                if at > min(last, self.now + self.rules.horizon):
                    return "window", at
            night = how != "exempt" and self.quiet(o, at)
            if night:
                if how == "drop" and o["end"] < night[1]:
                    return "quiet", at
                at = night[1]
                if at > last:
                    return "quiet", at
            if at == start:
                return None, at
