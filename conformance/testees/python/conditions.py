"""Conditions and gates (semantics §4)."""

import zones

TESTS = {
    "above": lambda a, b: a > b, "at_least": lambda a, b: a >= b, "below": lambda a, b: a < b,
    "at_most": lambda a, b: a <= b, "equals": lambda a, b: a == b,
}


class Judge:
    """Judges with what is known when planning; 'planned' are the firsts that are taken already (5)."""

    def __init__(self, rules, state, zone, planned=()):
        self.rules, self.state, self.zone, self.planned = rules, state, zone, planned

    def test(self, where, values):
        value = values.get(where["parameter"])
        if value is None or isinstance(value, str):
            return False
        for name, compare in TESTS.items():
            if name in where:
                bound = where[name]
                if isinstance(bound, dict):
                    bound = self.rules.preference(self.state, bound["preference"])
                return compare(value, bound)
        return True

    def signals(self, id, occurrence):
        """§3, values: a signal without the value counts for all values, unless it would begin something."""
        rule = self.rules.types.get(occurrence["type"], {})
        parameter = (rule.get("per") or {}).get("parameter")
        begins = parameter and self.rules.begins(occurrence["type"], id)
        for signal in self.state.signals:
            if signal["id"] == id:
                if parameter and occurrence.get("value") is not None:
                    value = signal["with"].get(parameter)
                    if value in (None, "") and begins or value not in (None, "") and str(value) != occurrence["value"]:
                        continue
                yield signal

    def newest(self, id, occurrence):
        found = None
        for signal in self.signals(id, occurrence):
            found = signal
        return found

    def true(self, condition, occurrence, at):
        (kind, body), = condition.items()
        return getattr(self, "_" + kind)(body, occurrence, at)

    def _not(self, body, o, at):
        return not self.true(body, o, at)

    def _any(self, body, o, at):
        return any(self.true(c, o, at) for c in body)

    def _all(self, body, o, at):
        return all(self.true(c, o, at) for c in body)

    def _elapsed(self, body, o, at):
        signal = self.newest(body["since"], o) or ("or_since" in body and self.newest(body["or_since"], o)) or None
        if signal is None:
            return False
        if "more_than" in body:  # "More than" excludes the bound.
            return at - signal["at"] > zones.span(body["more_than"])
        return at - signal["at"] >= zones.span(body["at_least"])

    def _last(self, body, o, at):
        signal = self.newest(body["signal"], o)
        return signal is not None and self.test(body, signal["with"])

    def _happened(self, body, o, at):
        if isinstance(body, str):
            body = {"signal": body}
        found = [s for s in self.signals(body["signal"], o) if "where" not in body or self.test(body["where"], s["with"])]
        least = body.get("at_least", 1)
        found = found[-least:]  # the newest are asked, as many as it takes
        since = body.get("since")
        if since == "trigger":
            if o.get("kind") == "date":  # for dates of a series, from its own moment on
                found = [s for s in found if s["at"] >= min(o["begin"], o.get("delivered", o["begin"]))]
            else:
                found = [s for s in found if s["seq"] > o["seq"]]
        elif since == "last_delivery":
            if o.get("first_at") is not None:  # in 'until' it means its own first (7)
                found = [s for s in found if (s["at"], s["seq"]) > (o["first_at"], o.get("first_seq", float("inf")))]  # §4: one at its instant is after it
            else:
                same = [d for d in self.state.deliveries if d["type"] == o["type"] and d["value"] == o.get("value") and d["seen"]]
                if same:
                    newest = max((d["at"], d["seq"]) for d in same)
                    found = [s for s in found if (s["at"], s["seq"]) > newest]  # §4: one at the instant of a delivery is after it
                # none behind one that is planned before; and what is planned later must not lose its news
                if any(p["type"] == o["type"] and p["value"] == o.get("value") and p is not o for p in self.planned):
                    found = []
        elif since == "today":
            zone = o.get("zone") or self.zone
            today = zones.local(at, zone).date()
            found = [s for s in found if zones.local(s["at"], zone).date() == today]
        elif since:
            begin = self.newest(since, o)
            found = [s for s in found if begin is None or s["seq"] > begin["seq"]]
        if "within" in body:  # a span that ends at it, both ends inside
            found = [s for s in found if at - zones.span(body["within"]) <= s["at"] <= at]
        return len(found) >= least

    def _preference(self, body, o, at):
        if isinstance(body, str):
            return self.rules.preference(self.state, body) is True
        if "id" in body and "is" in body:
            return self.rules.preference(self.state, body["id"]) == body["is"]
        return all(self.rules.preference(self.state, id) == value for id, value in body.items())

    def _attribute(self, body, o, at):
        return self.state.attributes.get(body["id"]) == body["is"]

    def _device(self, body, o, at):
        device = self.state.device or {}
        if "region" in body and device.get("region") not in body["region"]:
            return False
        if "language" in body and (device.get("language") or "").split("-")[0] not in [x.split("-")[0] for x in body["language"]]:
            return False
        if "app_version" in body:
            number = lambda text: [int(x) for x in text.split(".")]
            if not device.get("app_version"):
                return False
            version, limits = number(device["app_version"]), body["app_version"]
            if "at_least" in limits and version < number(limits["at_least"]) or "below" in limits and version >= number(limits["below"]):
                return False
        return True

    def _flag(self, body, o, at):
        default = self.rules.model.get("flags", {}).get(body, {}).get("default")
        return self.state.flags.get(body, default in ("on", True))

    def _experiment(self, body, o, at):
        return self.state.arms.get(body["id"]) == body["is"]

    # What a false list of conditions means.

    def refused(self, occurrence, at):
        """The reason why the conditions keep it back, or None."""
        false = [c for c in self.rules.conditions(occurrence) if not self.true(c, occurrence, at)]
        if not false:
            return None
        if any(self.is_switch(c) for c in false):
            return "disabled"
        return "goal" if any(speaks_of_happened(c) for c in false) else "condition"

    def is_switch(self, condition):
        """A flag, or an experiment of which the arm 'none' was drawn, that stands alone in the list."""
        if "flag" in condition:
            return True
        return "experiment" in condition and self.state.arms.get(condition["experiment"]["id"]) == "none"

    def gate(self, type_id, authorization=None):
        """§4: gates remove everything of the type."""
        authorization = authorization or self.state.authorization
        if self.state.signed_out:
            return "cancelled.signed_out"
        if authorization not in ("authorized", "provisional", "ephemeral"):
            return "permission.denied" if authorization == "denied" else "permission.not_determined"
        for id, preference in self.rules.model.get("preferences", {}).items():
            controls = preference.get("controls", [])
            if preference["type"] == "toggle" and (controls == "all" or type_id in controls):
                if not self.rules.preference(self.state, id):
                    return "preference.off"
        return None


def speaks_of_happened(condition):
    (kind, body), = condition.items()
    if kind == "not":
        return speaks_of_happened(body)
    if kind in ("any", "all"):
        return all(speaks_of_happened(c) for c in body)
    return kind == "happened"
