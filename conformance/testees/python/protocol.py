"""The messages of the runner (testee.md), and what a step's events do (semantics 2, 13, 14)."""
import hashlib
import json

import zones
from planning import Planner
from rules import Rules
from state import State, empty

FEATURES = ["outcomes", "profiles"]


class Testee:
    def __init__(self):
        self.unknown, self.fresh, self.there = False, False, []
        self.models, self.app, self.profile, self.state = {}, None, None, State()

    def answer(self, message):
        return getattr(self, message["do"])(message)

    def hello(self, message):
        return {"protocol": 1, "name": "python from the pages", "features": FEATURES}

    def open(self, message):
        if "model" in message:
            self.models[message["app"]] = message["model"]
        self.app = message["app"]
        past, zone, now = message["past"], message["zone"], message["instant"]
        state, self.profile = State(), message.get("profile")
        rules = Rules(self.models[self.app], message.get("profile"))
        state.put(profile=message.get("profile"), home=zone, authorization=past["authorization"], locale=past["locale"],
                  flags=past.get("flags") or {}, arms=past.get("arms") or {}, device=past.get("device") or {})
        if past.get("user"):
            state.sign_in(past["user"])
        for id, value in (past.get("preferences") or {}).items():
            state.prefs[id] = {"value": value["value"], "at": now, "zone": zone}
        state.mine["attributes"] = dict(past.get("attributes") or {})
        for signal in past.get("signals") or []:
            state.signal(signal["id"], signal["instant"], signal.get("with"))
            state.signals[-1]["zone"] = zone
            planner = Planner(rules, state, signal["instant"], zone)
            planner.begin(state.signals[-1])
        for o in state.occurrences.values():  # what lay ahead is open, what came due is over
            if o["end"] <= now:
                o["status"] = "over"
        for delivery in past.get("deliveries") or []:
            state.delivery(delivery["type"], None, delivery["instant"], zone, "")
            self.mark_date(rules, state, delivery, zone)
        return {"state": state.text()}

    def mark_date(self, rules, state, delivery, zone):
        """14: 'start.history' of a type marks that date as done."""
        planner = Planner(rules, state, delivery["instant"], zone)
        for o in planner.dates(delivery["instant"] - 1, delivery["instant"]):
            if o["type"] == delivery["type"]:
                o.pop("duplicate")
                state.occurrences[o["id"]] = {**o, "status": "over", "done": True}

    def launch(self, message):
        text = message.get("state")
        try:
            self.state, self.fresh = State({**empty(), **json.loads(text)}), False
        except (TypeError, ValueError):
            self.state, self.fresh = State(), True
            self.state.put(profile=self.profile)
        if message.get("upgrade"):
            self.state.put(profile=message["upgrade"])
        self.state.put(locale=message["locale"], in_front=False, screen=None)
        return {}

    def crash(self, message):
        self.state = State()
        return {}

    def close(self, message):
        return {}

    bye = close

    def snapshot(self, message):
        state = self.state.copy()
        planner = Planner(Rules(self.models[self.app], state.profile), state, message["instant"], message["zone"])
        planner.close()
        return {"outcomes": planner.outcomes}

    def step(self, message):
        state, now, zone = self.state, message["instant"], message["zone"]
        rules = Rules(self.models[self.app], state.profile)
        planner = Planner(rules, state, now, zone)
        report = message.get("report") or {}
        center = report.get("center")
        if state.home is None:
            state.put(home=zone)
        if state.first_date is None:  # 3: counts from the local date of the first step
            state.put(first_date=zones.local(now, zone).date().isoformat())
        if state.last is not None and now < state.last:
            state.set_back(now, zone)
        planner.settle(center, report.get("authorization"))
        self.there = (center or {}).get("pending", [])
        plans = center is not None
        presents, effects = [], []
        showing = any(e["event"] == "will_present" for e in message["events"])
        if plans or showing:
            planner.close()
        for event in message["events"]:
            handler = getattr(self, "on_" + event["event"], None)
            if handler:
                handler(event, planner, presents)
        if plans:
            effects = planner.plan(center)
            if self.unknown:
                for o in planner.taken:
                    if o.get("floating") and o["due"] > now:
                        planner.tell(o, "zone.fallback")
                self.unknown = False
            state.put(last=now, zone=zone)
        elif showing:
            state.put(last=now)
        reports = [{"effect": "report", "outcome": outcome} for outcome in planner.outcomes]
        if rules.policies.get("clear_badge") == "foreground" and any(e["event"] == "foregrounded" for e in message["events"]):
            effects = effects + [{"effect": "clear_badge"}]
        return {"effects": presents + [{"effect": "write"}] + effects + reports, "state": state.text()}

    tick = step

    # Events

    def on_foregrounded(self, event, planner, presents):
        self.state.put(in_front=True)

    def on_backgrounded(self, event, planner, presents):
        self.state.put(in_front=False, screen=None)  # 14: a screen is open until the app leaves the front

    def on_arrived(self, event, planner, presents):
        pass

    def on_signal(self, event, planner, presents):
        if self.state.signed_out:  # 13: what was told in between is nobody's
            before = set(self.state.occurrences)
            planner.begin(self.state.signal(event["id"], planner.now, event.get("with"), planner.zone))
            self.state.signals.pop()
            for id in set(self.state.occurrences) - before:
                planner.end(self.state.occurrences.pop(id), "cancelled.signed_out")
            return
        planner.begin(self.state.signal(event["id"], planner.now, event.get("with"), planner.zone))
        for type_id, rule in planner.rules.types.items():
            if any(t.get("calendar", {}).get("for") == event["id"] for t in rule.get("triggers", {}).values()):
                per = rule.get("per")
                if per and (event.get("with") or {}).get(per["parameter"]) in (None, ""):
                    planner.tell({"type": type_id, "id": f"{planner.rules.app}.{type_id}", "begin": planner.now}, "condition")
                planner.limit_values(type_id)

    def on_zone_unknown(self, event, planner, presents):
        """1: what waits in a zone that nobody knows says so, once."""
        self.unknown = True

    def on_time_changed(self, event, planner, presents):
        """11: set in the open app, everything is planned anew."""
        for id, request in self.state.pending.items():
            o = self.state.occurrences.get(request["of"])
            if request["kind"] == "time_interval" and id in self.there:
                if request["due"] > planner.now:
                    request["confirmed"] = False
                elif request["due"] < planner.now - 900_000 and o and not request["turn"] and not request["nap"]:
                    planner.end(o, "expired.missed")

    def on_preference_changed(self, event, planner, presents):
        value = event["value"]["value"]
        if planner.rules.preference(self.state, event["id"]) != value:
            self.state.prefs[event["id"]] = {"value": value, "at": planner.now, "zone": planner.zone}

    def on_attribute_changed(self, event, planner, presents):
        self.state.attributes[event["id"]] = event["value"]

    def on_flag_changed(self, event, planner, presents):
        self.state.flags[event["id"]] = event["is_on"]

    def on_device_changed(self, event, planner, presents):
        self.state.put(device={**self.state.device, **event["device"]})

    def on_locale_changed(self, event, planner, presents):
        self.state.put(locale=event["locale"])

    def on_launched(self, event, planner, presents):
        """14: what a state that was lost had planned."""
        if self.fresh:
            for id in self.there:
                type_id = next((part for part in id.split(".")[1:2] if part in planner.rules.types), None)
                if type_id and id.startswith(planner.rules.app + "."):
                    planner.tell({"type": type_id, "id": id, "begin": planner.now, "was_pending": True}, "state.reset")
        self.fresh = False

    def on_installed(self, event, planner, presents):
        """Arms are drawn at the first launch, from the number of the installation."""
        for id, arms in planner.rules.model.get("experiments", {}).items():
            if id not in self.state.arms:
                shares = arms.get("arms", arms) if isinstance(arms, dict) else {}
                draw = int(hashlib.sha256(f"{event['number']}|{id}".encode()).hexdigest(), 16) % 100
                for arm, share in shares.items():
                    if not isinstance(share, (int, float)):
                        continue
                    if draw < share:
                        self.state.arms[id] = arm
                        break
                    draw -= share

    def on_signed_in(self, event, planner, presents):
        self.state.sign_in(event["user"])
        for o in self.state.occurrences.values():  # 13: what fell due in between is over
            if o["status"] != "over" and o["end"] <= planner.now and (o.get("moved") or 0) <= planner.now:
                planner.end(o, "expired" if o["kind"] == "signal" else None)

    def on_signed_out(self, event, planner, presents):
        """13: signing out removes what is pending and keeps the rest aside."""
        for o in self.state.occurrences.values():
            if o["id"] in self.state.pending:
                o["was_pending"] = True
                planner.tell(o, "cancelled.signed_out")
                o.update(status="open", told=None, was_pending=False)
        self.state.sign_out()

    def on_adds_completed(self, event, planner, presents):
        for result in event["results"]:
            id = result["request"]["identifier"]
            request = self.state.pending.get(id)
            if request is None:
                continue
            if not result.get("error"):
                request["confirmed"] = True
                continue
            del self.state.pending[id]  # 6: center.failed, tried once in every step
            o = self.state.occurrences.get(request["of"])
            if o and not request["turn"]:
                lost = request["due"] <= planner.now
                o.update(status="open", reason="center.failed")
                planner.tell(o, "center.failed", waits=not lost)
                if lost:
                    planner.end(o)

    def on_will_present(self, event, planner, presents):
        """14: in the open app it is shown, or suppressed."""
        notification, rules = event["notification"], planner.rules
        policies = rules.policies
        if notification["kind"] == "local":
            id = notification["identifier"]
            o = self.state.occurrences.get(id.split("+")[0].split("~")[0])
            hidden = policies.get("foreground") == "suppress" or bool(o and self.state.screen and self.state.screen == self.target(rules, o))
            show = {"effect": "present", "identifier": id}
            if not hidden:
                show["options"] = policies.get("presentation", ["banner", "list", "sound"])
            presents.append(show)
            planner.came(id, planner.now, "suppressed.foreground" if hidden else None)

    def target(self, rules, o):
        target = rules.types[o["type"]].get("target")
        return target.get("id") if isinstance(target, dict) else target

    # Answers (7, 14)

    def found(self, event, planner):
        """The occurrence and the series of a notification; what is answered counts as delivered (14)."""
        notification = event["notification"]
        if notification["kind"] != "local":
            return None, None
        id = notification["identifier"]
        request = self.state.pending.get(id)
        if request and request["due"] <= planner.now:
            planner.came(id, request["due"], None)
        key = id.split("+")[0]
        return self.state.occurrences.get(key.split("~")[0]), key

    def answered(self, key):
        for name, series in self.state.series.items():
            if name == key or name.split("~")[0] == key.split("~")[0]:
                series["ended"] = True

    def on_opened(self, event, planner, presents):
        o, key = self.found(event, planner)
        if o:
            self.answered(key)
            self.state.put(screen=self.target(planner.rules, o))

    def on_dismissed(self, event, planner, presents):
        self.found(event, planner)

    def on_acted(self, event, planner, presents):
        o, key = self.found(event, planner)
        if not o:
            return
        rule = planner.rules.types[o["type"]]
        action = next((a for a in planner.rules.model.get("categories", {}).get(rule.get("category"), {}).get("actions", []) if a["id"] == event["action"]), {})
        series = self.state.series.get(key)
        over = bool(rule.get("follow_up", {}).get("until") and series and planner.judge.true(rule["follow_up"]["until"], {**o, "first_at": series["at"]}, planner.now))
        self.answered(key)
        if "signal" in action:
            named = action["signal"]
            named = {"id": named} if isinstance(named, str) else named
            signal = planner.rules.model["signals"].get(named["id"], {})
            values = {k: o["with"][k] for k in signal.get("parameters", {}) if k in (o.get("with") or {})}
            planner.begin(self.state.signal(named["id"], planner.now, values))
        if "snooze" in action and not over:
            snooze = action["snooze"]
            length = self.rules_minutes(planner, snooze) if isinstance(snooze, dict) else zones.span(snooze)
            base = key.split("~")[0]
            number = 1 + sum(name.startswith(base + "~") for name in self.state.series)
            self.state.series[f"{base}~{number}"] = {
                "of": base, "nap": True, "waits": True, "at": planner.now + length, "pressed": planner.now,
                "span": length, "alone": o["kind"] == "date" and planner.series_ended(o), "ended": False, "base": None,
                "type": o["type"], "trigger": o["trigger"], "value": o["value"],
            }

    def rules_minutes(self, planner, snooze):
        return int(planner.rules.preference(self.state, snooze["preference"]) * 60_000)
