"""Events for analytics (language.md, 'analytics'; testee.md, 'deliver')."""
import texts
import zones


class Log:
    """The records of one step. They wait in the state until they are handed over, so that none is lost in a crash."""

    def __init__(self, rules, state, now, zone):
        self.rules, self.state, self.now, self.zone = rules, state, now, zone

    def add(self, moment, facts=None, carried=None, at=None):
        """Something happened, now or at another instant, at which events may be logged, such as 'notification.fired'.

        An event with 'console' is a record like any other: whoever takes the records writes the line.
        'facts' are the parameters that events can name, 'carried' the values of the notification.
        """
        at = self.now if at is None else at
        self.state.put(records_made=self.state.records_made + 1)
        wall = zones.local(at, self.zone)
        facts = {"date": wall.date().isoformat(), "stage": moment.split(".")[-1], **(facts or {})}
        for name, event in self.rules.model.get("analytics", {}).get("events", {}).items():
            if moment not in event["on"]:
                continue
            if facts.get("type") == "" and ("{id}" in name or "type" in event.get("parameters", [])):
                continue  # a push without a type
            self.state.records.append({
                "id": self.id(moment, facts),
                "event": name.replace("{id}", facts.get("type") or ""),
                "parameters": list(self.parameters(event, facts, carried or {})),
                "instant": at,
                "local": wall.isoformat(sep=" ", timespec="seconds"),
            })

    def id(self, moment, facts):
        """What is handed over again has the same id, also where a crash has taken what was counted since."""
        request = facts.get("key") or facts.get("request")  # a push may come again under its identifier
        if request is None:
            return f"{self.state.installation}.{self.state.records_made}.{moment}"
        of = list(self.state.users).index(self.state.user)  # two users may have the same identifier
        name = f"{self.state.installation}.{request}" + (f"@{of}" if of else "") + f".{moment}"
        return f"{name}.{self.state.refusals}" if moment == "notification.schedule_failed" else name  # each time

    def parameters(self, event, facts, carried):
        """What an event says; what is not known is left out."""
        for parameter in event.get("parameters", []):
            if isinstance(parameter, str):
                name, value = parameter, facts.get(parameter)
            else:
                (name, source), = parameter.items()
                value = carried.get(source["argument"])
            if value not in (None, ""):
                yield {"name": name, "value": value}


def variant(rules, state, occurrence, judge):
    """The arm of the experiment of a text or of the conditions; without one, the variant of the first text that has several."""
    rule = rules.types[occurrence["type"]]
    varied = [part["variants"] for part in (rule.get("copy", {}).get(name, {}) for name in ("title", "subtitle", "body")) if "variants" in part]
    experiments = [v["choose"]["experiment"] for v in varied if isinstance(v["choose"], dict) and "experiment" in v["choose"]]
    experiments += [c["experiment"]["id"] for c in rules.conditions(occurrence) for c in leaves(c) if "experiment" in c]
    if experiments:
        return state.arms.get(experiments[0])
    if not varied:
        return None
    values, _ = texts.argument_values(rules, state, occurrence, judge, state.locale)
    names = [name for name in varied[0] if name != "choose"]
    chosen = texts.variant(rules, state, occurrence, judge, varied[0], values)
    return chosen if chosen in names else names[0]


def leaves(condition):
    """The conditions that a condition is made of."""
    (kind, body), = condition.items()
    if kind == "not":
        yield from leaves(body)
    elif kind in ("any", "all"):
        for part in body:
            yield from leaves(part)
    else:
        yield condition


def facts(rules, state, occurrence, id, judge):
    """What events can say of a notification that is planned now, and the values that it carries."""
    known = {"type": occurrence["type"], "request": id, "trigger": occurrence["trigger"], "plan": str(state.plans)}
    known["variant"] = variant(rules, state, occurrence, judge)
    values, _ = texts.argument_values(rules, state, occurrence, judge, state.locale)
    values = {**(occurrence.get("with") or {}), **{name: value for name, value in values.items() if value is not None}}
    return {"known": known, "carried": {name: texts.show(value) for name, value in values.items()}}
