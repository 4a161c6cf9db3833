"""The messages of the runner (testee.md)."""
import json

from planning import Planner
from rules import Rules
from state import State, empty
from step import Step

FEATURES = ["analytics", "links", "live_activities", "outcomes", "permission_flow", "profiles", "push", "settings", "token"]


class Testee:
    """Answers messages. The models of apps last for the process, the state for a case."""

    def __init__(self):
        self.models = {}
        self.app, self.profile = None, None
        self.state = State()
        self.phone = {}  # what the device of the case is: its build, and whether it is a simulator
        self.known_rules = {}  # by app and profile; they are made once in a process

    def answer(self, message):
        return getattr(self, message["do"])(message)

    def rules(self, profile):
        key = (self.app, profile)
        if key not in self.known_rules:
            self.known_rules[key] = Rules(self.models[self.app], profile)
        return self.known_rules[key]

    def hello(self, message):
        return {"protocol": 1, "name": "python from the pages", "features": FEATURES}

    def open(self, message):
        if "model" in message:
            self.models[message["app"]] = message["model"]
        self.app, self.profile = message["app"], message.get("profile")
        self.phone = message["past"].get("token") or {}
        state = State()
        state.put(profile=self.profile)
        remember(message["past"], self.rules(self.profile), state, message["instant"], message["zone"])
        return {"state": state.text()}

    def launch(self, message):
        self.profile = message.get("upgrade") or self.profile
        try:
            self.state = State({**empty(), **json.loads(message.get("state"))})
        except (TypeError, ValueError):  # there is no file, or it is damaged
            self.state = State()
            self.state.put(profile=self.profile, is_fresh=True)
        if message.get("upgrade"):
            self.state.put(profile=message["upgrade"])
        self.state.begin_process(message["locale"])
        return {}

    def crash(self, message):
        self.state = State()
        return {}

    def close(self, message):
        return {}

    bye = close

    def snapshot(self, message):
        step = Step(self.rules(self.state.profile), self.state.copy(), message, self.phone)
        step.planner.close()
        return {**step.shown_settings(), **step.shown_flow(), **step.shown_token(), "outcomes": step.planner.outcomes + [outcome for _, outcome in step.planner.told_in_plan]}

    def step(self, message):
        step = Step(self.rules(self.state.profile), self.state, message, self.phone)
        effects = step.run()
        writes = any(effect["effect"] == "write" for effect in effects)
        return {"effects": effects, "state": self.state.text()} if writes else {"effects": effects}

    tick = step


def remember(past, rules, state, now, zone):
    """The state of an app that was told all this before the case begins."""
    state.put(home=zone, authorization=past["authorization"], permission_in_front=past["authorization"], locale=past["locale"],
              flags=past.get("flags") or {}, arms=past.get("arms") or {}, device=past.get("device") or {})
    if past.get("user"):
        state.sign_in(past["user"])
    for id, value in (past.get("preferences") or {}).items():
        state.prefs[id] = {"value": value["value"], "at": now, "zone": zone}
    state.mine["attributes"] = dict(past.get("attributes") or {})
    flow = past.get("flow") or {}
    state.flow.update(launched=flow.get("has_launched", False), completed=flow.get("is_completed", False), seen=list(flow.get("seen") or []))
    known = past.get("token") or {}
    state.token["device"] = known.get("device")
    if known.get("stored") and past.get("user"):
        document = rules.model["push"]["token"]["store"].replace("{uid}", past["user"])
        state.token.update(value=known["stored"], since=now, stored={"document": document, "value": known["stored"]})
    for signal in past.get("signals") or []:
        record = state.signal(signal["id"], signal["instant"], signal.get("with"), zone)
        Planner(rules, state, signal["instant"], zone).begin(record)
    for o in state.occurrences.values():  # what lay ahead is open, what came due is over
        if o["end"] <= now:
            o["status"] = "over"
    for delivery in past.get("deliveries") or []:
        state.delivery(delivery["type"], None, delivery["instant"], zone, "")
        mark_date(rules, state, delivery, zone)


def mark_date(rules, state, delivery, zone):
    """§14: 'start.history' of a type marks that date as done."""
    planner = Planner(rules, state, delivery["instant"], zone)
    for o in planner.dates(delivery["instant"] - 1, delivery["instant"]):
        if o["type"] == delivery["type"]:
            o.pop("duplicate")
            state.occurrences[o["id"]] = {**o, "status": "over", "done": True}
