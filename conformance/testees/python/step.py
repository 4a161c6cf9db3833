"""One step: events are applied in order, then everything is planned once (semantics §2; testee.md, 'step and tick')."""
import analytics
import zones
from activities import Activities
from answers import Answers, Notification
from events import Events
from flow import Flow
from links import Links
from planning import Planner
from pushes import Pushes
from settings import Settings
from tokens import Tokens

# testee.md: the order of the effects of a step; those of one rank stand in the order in which they came up.
RANKS = [
    ["complete", "console"],
    ["measured", "hand_over"],
    ["open_settings", "perform", "remove_delivered"],
    ["request", "alert_permission"],
    ["clear_badge"],
    ["open"],
    ["remove", "add"],
    ["clear", "unregister", "discard"],
    ["register", "show", "wait", "fetch", "activity"],
    ["refresh", "set", "store"],
    ["deliver"],
    ["lacking"],
]
ORDER = {effect: rank for rank, effects in enumerate(RANKS) for effect in effects}


class Step(Events, Answers, Links, Flow, Settings, Pushes, Tokens, Activities):
    """Made for one message, and thrown away after it. Only the state lasts."""

    def __init__(self, rules, state, message, phone):
        self.rules, self.state, self.phone = rules, state, phone
        self.now, self.zone, self.events = message["instant"], message["zone"], message.get("events", [])
        self.report = message.get("report") or {}
        self.center = self.report.get("center")
        self.there = (self.center or {}).get("pending", [])
        self.listed = self.report.get("listed") or []
        self.is_silent = message.get("unanswered", False)  # §14: the center was asked, and has not answered
        self.log = analytics.Log(rules, state, self.now, self.zone)
        self.planner = Planner(rules, state, self.now, self.zone, self.log)
        self.presents, self.effects = [], []
        self.holds_records = False
        self.comes_to_front = None

    def run(self):
        """The effects in their order: what is shown, the write, what is opened and asked, the plan, and what is told."""
        state, planner = self.state, self.planner
        self.begin()
        user = state.user
        plans = (self.center is not None or self.is_silent) and not all(self.is_no_step(event) for event in self.events)
        showing = any(event["event"] == "will_present" and event["notification"]["kind"] == "local" for event in self.events)  # §2: a push is no step
        answered = [event["notification"].get("identifier") for event in self.events if event["event"] in ("opened", "dismissed", "acted")]
        planner.settle(self.center if plans else None, self.report.get("authorization"), answered if self.is_silent else [])
        state.permissions.update(self.report.get("permissions") or {})
        if any(event["event"] in ("time_changed", "launched") for event in self.events):  # else it is as before
            state.put(zone_is_unknown=False)
        is_planning = plans and self.asks_for_plan() or self.suppresses_a_first()
        if plans or showing:  # §2: what the open app is about to show is still pending
            planner.close(is_planning)  # §16: of what a signal began it is said in the plan
            planner.lift_guards()  # §5.4: what was true until this step's events
        for event in self.events:
            handler = getattr(self, "on_" + event["event"], None)
            if handler:
                handler(event)
        if self.comes_to_front:  # §18: behind what a tap has opened
            self.opened_app(**self.comes_to_front)
        self.learn_of_pushes(self.listed, user)
        self.clear_again()
        self.follow_permission()
        planned = self.plan(plans) if is_planning else []
        if (showing or plans) and not planned:
            state.put(last=self.now)
        if showing or plans:
            state.put(zone_found=self.zone)
        told = self.hand_over()
        reports = [{"effect": "report", "outcome": outcome} for outcome in planner.outcomes if "undecided" not in outcome]
        stored = [{"effect": "write"}] if self.writes() else []
        carried_out = sorted(self.effects + planned + self.badge() + told, key=lambda effect: ORDER[effect["effect"]])
        return self.presents + stored + carried_out + reports

    def writes(self):
        """testee.md: once in a step; of the answers to adds only one in which the center has taken something, and to records none."""
        taken = any(not result.get("error") for event in self.events for result in event.get("results", []))
        return taken or any(event["event"] not in ("adds_completed", "handed_over", "not_handed_over") for event in self.events)

    def begin(self):
        """What holds before anything has happened: where home is, the first date, and a clock that was set back."""
        state = self.state
        if state.home is None:
            state.put(home=self.zone)
        if state.first_date is None:  # §3: counts from the local date of the first step
            state.put(first_date=zones.local(self.now, self.zone).date().isoformat())
        if state.last is not None and self.now < state.last:
            state.set_back(self.now, self.zone)
        if any(event["event"] == "moved_to_new_device" for event in self.events):
            self.forget_requests()

    def plan(self, is_reported):
        """§2.4 and §2.5; without a report where something was suppressed on the screen."""
        state = self.state
        state.put(plans=state.plans + 1)
        effects = self.planner.plan(self.center, is_reported)
        for o in state.occurrences.values():
            if o["status"] != "pending":
                o.pop("lost_zone", None)  # another request says so anew
        if state.zone_is_unknown:
            self.tell_of_unknown_zone([effect["request"]["identifier"] for effect in effects if effect["effect"] == "add"])
        state.put(last=self.now, last_plan=self.now, zone=self.zone)
        return effects

    def tell_of_unknown_zone(self, asked):
        """§16: of what waits for a time of day once, and of each request that is made."""
        firsts = [(o["due"], o) for o in self.planner.taken if o["status"] == "pending" and o.get("floating")]
        follow_ups = [(request["due"], (id, request)) for id, request in self.state.pending.items() if request["turn"] and request["kind"] == "calendar"]
        for due, it in sorted(firsts + follow_ups, key=lambda entry: entry[0]):
            id, marks = it if isinstance(it, tuple) else (it["id"], it)
            if due <= self.now or id not in asked and marks.get("lost_zone"):
                continue
            marks["lost_zone"] = True
            if marks is not it:
                self.planner.tell({"type": marks["facts"]["known"]["type"], "id": id, "begin": due}, "zone.fallback")
                continue
            before = it.get("told"), it.get("word")
            self.planner.tell(it, "zone.fallback")
            if it.get("deferred"):  # §16: that it is deferred was said
                it["told"], it["word"] = before

    def clear_again(self):
        """§14: what was to leave the list and is still there."""
        asked = [id for effect in self.effects if effect["effect"] == "remove_delivered" for id in effect["identifiers"]]
        again = [id for id in (self.center or {}).get("uncleared", []) if id not in asked]
        if again:
            self.effects.append({"effect": "remove_delivered", "identifiers": again})

    def is_no_step(self, event):
        """§2: what is told of other permissions plans nothing."""
        return event["event"] == "answered" and event["permission"] != "notifications"

    def asks_for_plan(self):
        """§2: a swipe does not, nor a button that neither reports a signal nor snoozes nor ends repetitions."""
        return not self.events or any(event["event"] not in ("dismissed", "acted") or self.presses_for_plan(event) for event in self.events)

    def presses_for_plan(self, event):
        """Whether it reports a signal, snoozes or ends repetitions."""
        if event["event"] != "acted":
            return False
        notification = Notification(self, event["notification"])
        action = self.action(notification, event)
        does_something = action and notification.key not in self.state.answered and self.is_enough(action, notification, event)
        return bool(does_something) and ("signal" in action or "snooze" in action or "follow_up" in notification.rule)

    def suppresses_a_first(self):
        """§2: what is suppressed on the screen of the open app is a step that plans, if it is a first."""
        about = [Notification(self, event["notification"]) for event in self.events if event["event"] == "will_present"]
        return any(not n.is_push and n.id == n.series.split("~")[0] and self.is_hidden(n) for n in about)

    def badge(self):
        opened = any(event["event"] == "foregrounded" for event in self.events)
        return [{"effect": "clear_badge"}] if opened and self.rules.policies.get("clear_badge") == "foreground" else []

    def hand_over(self):
        """Records are handed over at least once, and again until there is an answer; those on their way are not."""
        records = self.state.records[self.state.on_the_way:]
        if self.holds_records or not records:
            return []
        self.state.put(on_the_way=len(self.state.records))
        return [{"effect": "deliver", "records": records}]

    def log_request(self, moment, request, **facts):
        self.log.add(moment, {**request["facts"]["known"], **facts}, request["facts"]["carried"])

    def on_waited(self, event):
        waited = event["for"]
        getattr(self, "waited_for_" + waited["kind"])(waited["number"])
