"""A step's plan: what is due is learnt, what is over is closed, and the rest is planned again (semantics §2).

Each of the classes that the planner is made of is the code of one section.
"""
from candidates import Candidates
from closing import Closing
from conditions import Judge
from dates import Dates
from guards import Guards
from order import Order
from outcomes import WAITS, Outcomes
from places import Places
from repetitions import Repetitions
from reports import Reports
from requests import Requests
from signals import Signals
from windows import Windows


class Planner(Outcomes, Reports, Closing, Dates, Signals, Candidates, Order, Windows, Guards, Repetitions, Places, Requests):
    """One step: made for it, and thrown away after it. Only the state lasts."""

    def __init__(self, rules, state, now, zone, log=None):
        self.rules, self.state, self.now, self.zone, self.log = rules, state, now, zone, log
        self.knew = state.authorization  # before this step has learnt what it is now
        self.outcomes, self.taken, self.shut_out, self.closed = [], [], [], []
        self.seq_before = state.seq  # before the signals of this step
        self.overtaken = []  # by newer signals of this step
        self.at_once = []  # what comes at once, and has a newer one of this step
        self.known_entries = {}  # what caps count, as long as nothing more is taken
        self.waits_in_vain = []  # what its conditions keep back when a newer signal comes
        self.left = {}  # the requests of a user who has signed out in this step
        self.own_moments = [0, 0]  # where what is said of those that have come stands in 'outcomes'
        self.told_in_plan = []  # what closing has to say of what earlier steps have found open, with the outcome
        self.doubles = []  # times of one trigger that fall on the moment of a later one
        self.late_deferrals = []  # those whose day is over
        self.judge = Judge(rules, state, zone, self.taken)

    def plan(self, center, is_reported=True):
        state, now = self.state, self.now
        self.with_phone = [] if is_reported else [id for id, request in state.pending.items() if self.due_here(request) <= now]  # what is due and has no report yet
        self.lift_guards()
        self.replace_what_is_held()
        candidates = self.candidates()
        candidates = [o for o in candidates if o["id"] not in self.with_phone]
        for o, _ in self.told_in_plan:
            if state.occurrences.get(o["id"]) is not o and o["id"] in self.late_deferrals:  # the same
                o.update(status="deferred", told=o.get("reason"), word="held")
        late = {o["id"]: outcome for o, outcome in self.told_in_plan if state.occurrences.get(o["id"]) is o}
        for o in self.shut_out:
            if state.occurrences.get(o["id"]) is not o:  # §13: of who has signed out in this step; it is said when they are back
                o["status"] = "refused"
        self.shut_out = [o for o in self.shut_out if state.occurrences.get(o["id"]) is o]
        over = self.shut_out + [state.occurrences[id] for id in late]
        candidates += [o for o in over if not any(o is x for x in candidates)]
        declared = self.rules.declared
        priority = lambda o: self.rules.types[o["type"]].get("priority", 0)
        is_over = lambda o: any(o is x for x in over)
        is_late = lambda o: is_over(o) and o["id"] in self.late_deferrals  # §16: before all, by own moment
        in_turn = lambda o: (not is_late(o), o["begin"] if is_late(o) else -priority(o), max(o["begin"], now), declared(o), *self.rules.numbered(o))
        candidates.sort(key=in_turn)
        for o in candidates:
            o["was_pending"] = o["id"] in state.pending
        flown = state.zone not in (None, self.zone)
        at_night = lambda o: flown and self.move(o, now)[1] > now  # §9: quiet hours in which a flight puts it
        locked = self.locked = [o for o in candidates if self.waits_for_second(o) and not at_night(o)]
        for o in locked:  # §9: what waits only for its second is on its way
            if self.judge.gate(o["type"]) is None and self.judge.refused(o, now) is None:
                self.taken.append(o)
        # What comes at once does not wait, so it has no duplicates (§1).
        waiting = {(o["type"], o["trigger"], o["value"]) for o in self.taken if self.is_ahead(o)}
        naps, of_naps = self.naps()
        snoozed = {(s["type"], s["trigger"], s["value"]) for s in state.series.values() if s.get("nap") and s.get("waits")}
        self.merge_times([o for o in candidates if not is_over(o)])
        candidates += of_naps
        candidates.sort(key=in_turn)
        over_at = []  # what is said of them depends on what becomes of newer ones
        for o in candidates:
            if o in self.taken:
                continue
            if o["kind"] == "nap":  # §16: what is said of it has its turn
                self.outcomes += o["said"]
                continue
            if is_over(o):
                over_at.append((o, len(self.outcomes)))
                continue
            if any(o is x for x in self.doubles):
                self.refuse(o, self.judge.gate(o["type"]) or "dedupe", None)
                continue
            key = (o["type"], o["trigger"], o["value"])
            returns = o["kind"] == "signal" and o["seq"] <= self.seq_before and self.judge.gate(o["type"])  # §6: what returns is no duplicate behind a gate
            if o["kind"] == "signal" and o["from"] == "first" and not returns and not o["was_pending"] and (key in waiting or key in snoozed):  # §7, §9: several that are pending stay several
                self.end(o, "dedupe")
                continue
            known = state.occurrences.get(o.get("again"))
            if known and self.says_again(o, known):
                self.end(o, "dedupe")
                del state.occurrences[o["id"]]
                continue
            said = len(self.outcomes)
            self.place(o)
            if any(o is x for x in self.at_once) and o.get("deferred"):  # §1: a cap holds them
                del self.outcomes[said:]
                self.taken[:] = [x for x in self.taken if x is not o]
                o.pop("says", None)
                o["told"] = None
                self.replace_at_once(o)
                continue
            if self.is_ahead(o):
                waiting.add(key)
                for older in self.alike(o) if self.judge.gate(o["type"]) is None else []:
                    if o["from"] == "first" and older["status"] == "refused" and older is not o and not (older.get("kept") and older["kept_at"] >= o["seq"]):  # §6: a newer step's
                        self.end(older, None if older.get("kept") else "dedupe")
        for o, n in reversed(over_at):
            behind, self.outcomes[n:] = self.outcomes[n:], []
            if o["id"] in late and o.get("told") != "cancelled.goal":  # else a newer signal of this step has taken its place
                duplicate = {"outcome": "dropped", "reason": "dedupe"} if self.has_newer(o) and not self.judge.gate(o["type"]) else {}
                self.outcomes.append({**late[o["id"]], **duplicate})
            if any(o is x for x in self.shut_out):
                self.say_of_shut_out(o)
            self.outcomes += behind
        at_places = self.locations()
        items = [{"id": o["id"], "of": o, "base": o["moved"], "rep": 0, "nap": None} for o in self.taken] + naps + self.repetitions(naps)
        for item in items:
            item["due"] = item["of"]["due"] if item["of"] in locked and not item["rep"] else self.second_of(item) or item["base"]
        self.tell_of_follow_ups(items, center)
        self.places(items + at_places, center)
        self.seconds([item for item in items if item["placed"]])  # what has no place takes no second
        items += at_places
        effects = self.requests(items, center)
        self.outcomes += self.no_candidates
        return effects

    def is_on_its_way(self, request):
        """§9: it waits only for its second."""
        due = self.due_here(request)
        return due - request["spread"] <= self.now < due

    def counts_down(self, id):
        """§11: whether the phone still counts it down, although the clock has passed it by up to fifteen minutes."""
        request = self.state.pending.get(id)
        return bool(request) and request["counted"] and bool(request["confirmed"]) and not request.get("missed") and request["due"] <= self.now

    def waits_for_second(self, o):
        request = self.state.pending.get(o["id"])
        return bool(request) and self.is_on_its_way(request)

    def second_of(self, item):
        """§9: the second for which a repetition waits that is on its way."""
        request = self.state.pending.get(item["id"])
        due = request and self.due_here(request)
        if request and (request["nap"] or request["turn"]) and request["spread"] and request["confirmed"] and item["base"] <= self.now < due:
            return due
        return None
