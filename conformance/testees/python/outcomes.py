"""What becomes of an occurrence that is not delivered: the words of outcomes (semantics §6)."""

FAR = 10**14  # no instant is known: it waits for a place
GATES = ("cancelled.signed_out", "permission.denied", "permission.not_determined", "preference.off", "disabled")
WAITS = ("pending", "held", "deferred")


def outcome_word(reason, was_pending, waits):
    """The word of an outcome for its reason."""
    if reason.startswith("cap."):
        return "held" if waits else "dropped"
    if reason == "displaced":
        return "displaced"
    if reason.startswith("expired"):
        return "expired"
    if reason.startswith("suppressed"):
        return "suppressed"
    if reason == "center.failed":
        return "held" if waits else "dropped"
    if reason == "cancelled.goal":
        return "cancelled"
    if reason in ("deferred.budget", "horizon", "window", "zone.fallback"):
        return "held"
    if reason == "permission.not_determined" and not was_pending and waits:
        return "held"
    return "cancelled" if was_pending else "dropped"


class Outcomes:
    """Tells what became of occurrences (§6)."""

    def waits(self, o):
        """§1, §16: also what the center has refused, and what is held until somebody is asked for the permission, unless its conditions are false."""
        if o["status"] == "refused":
            return o.get("reason") == "permission.not_determined" and o["end"] >= self.now and not o.get("kept")
        return o["status"] in WAITS or o["status"] == "open" and o.get("reason") == "center.failed"

    def is_open(self, o):
        """§3: a date from its own moment; also if that is ahead again (10)."""
        return o["kind"] != "date" or o["begin"] <= self.now or bool(o.get("stays_open"))

    def is_ahead(self, o):
        """§1: it waits for a newer signal. What comes at once with its own signal, of a trigger without a delay, does not wait, although it may be a second later."""
        has_delay = o.get("floats") or "stated" in o
        return o["kind"] == "signal" and self.waits(o) and (has_delay or o.get("moved") is None or o["moved"] > min(self.now, o["at"]))

    def may_expire(self, o):
        """§16: whether the last word on it lets 'expired' be told."""
        told = o.get("told")
        if not told or o["word"] == "held" or told == "center.failed":
            return True
        return told in GATES[1:-1] and self.judge.gate(o["type"]) is None  # that is back

    def was_said(self, o, reason):
        """§16: what is not told after the last word on it, although the reason is another one."""
        if o.get("told") == "displaced":
            return reason == "dedupe" or reason.startswith("cap.")
        return reason == "condition" and o.get("told") == "cancelled.goal"

    def tell(self, o, reason, cap=None, waits=False):
        if reason == "dedupe" and o.get("was_pending"):
            reason = "displaced"
        if reason == "permission.not_determined":
            waits = o.get("end", self.now) > self.now
            if o.get("told") == reason and o.get("waited") and not waits:  # nobody was asked in time
                o["told"] = None
        if o.get("told") == reason or not o.get("was_pending") and not waits and self.was_said(o, reason):
            return
        o["waited"] = reason == "permission.not_determined" and waits
        word = outcome_word(reason, o.get("was_pending"), waits)
        o.update(told=reason, word=word)
        outcome = {"type": o["type"], "identifier": o["id"], "outcome": word, "reason": reason, "due": o["begin"]}
        if cap and (reason == "displaced" or reason.startswith("cap.")):
            outcome["cap"] = cap
        self.outcomes.append(outcome)

    def end(self, o, reason=None, cap=None):
        if reason:
            self.tell(o, reason, cap)
        o.update(status="over", was_pending=False)
