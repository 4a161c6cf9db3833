"""The push token: its registration, its store and users (language.md, 'push.token'; docs/ios.md, 'The push token').

What comes when is in §19 of the semantics.
"""
import zones

ANSWER_WITHIN = 30_000
LONGEST_PAUSE = 3_600_000
MOCK = "simulator-mock-token"


def empty_token():
    """What is remembered of the token for the installation."""
    return {
        "device": None,  # the token of APNs, in hexadecimal digits
        "value": None,  # the token that others may send to
        "since": 0,
        "stored": None,  # what this device has put into a document: document, value
        "sent": [],  # writes without an answer, also of processes before: number, document, value
        "owed": [],  # tokens that have to be taken out: document, value, 'tried' once that has failed, 'late' if they got there behind a removal
        "discard_pause": ANSWER_WITHIN,  # how long it is until that is tried again
        "pause": ANSWER_WITHIN,  # how long a registration without a network waits
        "discard": False,  # the provider has to forget the token of who was there before
    }


def token_process():
    """What the process knows of its errands."""
    return {
        "registering": None,  # number, since
        "has_registered": False,
        "failed": False,
        "refreshing": None,  # since when
        "exchanging": None,
        "asks_since": None,  # when somebody was asked who is still there
        "began": None,  # when the person gave the permission
        "writing": None,  # number, document, value, since
        "overtaken": {},  # writes on their way that a newer one or a removal follows, by number
        "repair": False,  # one of those got there late
        "clearing": {},  # by number: document, value, since
        "discarding": None,
        "refused": None,  # a token that the store has refused in this process
        "lacks_network": False,  # for want of a network
        "asked": None,
        "is_online": True,
        "was_allowed": False,
    }


class Tokens:
    """The registration of the token, and its store."""

    @property
    def token_rules(self):
        return self.rules.model.get("push", {}).get("token")

    @property
    def has_provider(self):
        """Whether a provider, such as Firebase, makes the token."""
        return "fcm" in self.rules.model.get("push", {}).get("providers", [])

    def document(self, user=None):
        return self.token_rules["store"].replace("{uid}", user or self.state.user)

    def is_allowed(self):
        """A token may be stored: somebody is signed in, the permission is one of 'write_when', and nothing has to be forgotten first."""
        rules = self.token_rules
        return bool(rules and self.state.user and self.is_permitted() and not self.state.token["discard"])

    def is_permitted(self):
        """§19: as it was when the app was last in front; what it learns in the background waits until then."""
        return (self.state.permission_in_front or self.state.authorization) in self.token_rules["write_when"]

    def shown_token(self):
        """For the snapshot."""
        if not self.token_rules:
            return {}
        token, errands = self.state.token, self.state.errands
        registration = "none"
        if self.is_allowed():
            if token["value"] and token["stored"] == {"document": self.document(), "value": token["value"]}:
                registration = "registered"
            elif errands["failed"]:
                registration = "failed"
            elif errands["registering"] or token["value"] or errands["has_registered"]:
                registration = "registering"
        facts = {"registration": registration, "is_granted": self.state.authorization in ("authorized", "provisional", "ephemeral")}
        if token["value"]:
            facts["published"] = token["value"]
        if self.state.document:
            facts["document"] = self.state.document
        return {"token": facts}

    # Registering

    def first_look(self):
        """The process comes to the front for the first time: what was left is done, and a new token is looked for."""
        if self.asks_at("after_sign_in") and self.state.user:
            self.ask()
        if not self.token_rules:
            return
        self.forget_at_provider()
        self.take_out(again=True, stands_in=True)
        if not self.is_allowed():
            return
        if self.simulates():
            return self.mock()
        self.register()
        self.store_token()
        if self.has_provider and "launch" in self.token_rules.get("refresh_on", []):
            self.refresh()

    def token_for_user(self):
        """Somebody has signed in."""
        if self.token_rules:
            self.take_out(again=True)

    def follow_permission(self):
        """After each step: the token follows the permission and the user."""
        if not self.token_rules:
            return
        errands = self.state.errands
        if self.state.in_front:
            self.state.put(permission_in_front=self.state.authorization)
        allowed = self.is_allowed()
        if allowed and not errands["was_allowed"] and not errands["has_registered"]:
            if self.simulates():
                self.mock()
            else:
                self.register()
        if allowed and (self.state.was_in_front or not errands["was_allowed"]):  # else what was left waits for the first time on screen
            self.store_token()
        there = self.may_be_there() if errands["was_allowed"] else [self.state.token["stored"]]
        if any(there) and self.state.user and not self.is_permitted() and "revoked" in self.token_rules.get("clear_on", []):
            for write in filter(None, there):
                self.add_owed(write)
            errands["refused"] = None
            errands["has_registered"] = False
            if errands["registering"]:
                errands["registering"]["number"] = None  # nobody waits for it, but how long it takes is measured
            self.take_out()
        if not allowed and errands["was_allowed"]:  # it is asked for anew as soon as it may be written again
            errands["has_registered"] = False
        errands["was_allowed"] = allowed

    def simulates(self):
        phone = self.phone
        return phone.get("is_simulator") and phone.get("build", "debug") == "debug" and self.token_rules.get("simulator") == "mock"

    def mock(self):
        if self.state.errands["has_registered"]:
            return
        self.state.errands["has_registered"] = True
        self.effects.append({"effect": "console", "line": "A simulator has no APNs token; a mock takes its place"})
        self.new_token(MOCK)

    def register(self):
        """Asks the system for the token of the device; without an answer it has failed after half a minute."""
        errands = self.state.errands
        number = self.state.number()
        errands.update(registering={"number": number, "since": self.now}, has_registered=True, failed=False)
        self.effects.append({"effect": "register"})
        self.effects.append({"effect": "wait", "for": {"kind": "registration", "number": number}, "span": ANSWER_WITHIN})

    def waited_for_registration(self, number):
        registering = self.state.errands["registering"]
        if not registering or registering["number"] is None or registering.get("waits"):
            return
        if registering["number"] != number and self.now - registering["since"] < ANSWER_WITHIN:  # that was for an earlier one
            return
        error = {"domain": "notispec", "code": 1, "text": "no answer within 30s"}
        if self.state.errands["is_online"]:
            self.registration_failed(error)
        else:
            self.log_failed_registration(error)
            self.wait_for_network()

    def wait_for_network(self):
        """What failed for want of a network is tried again when that is back, or after a while."""
        token, errands = self.state.token, self.state.errands
        if errands["registering"] and not errands["registering"].get("waits"):
            errands["registering"]["waits"] = True
            self.effects.append({"effect": "wait", "for": {"kind": "retry", "number": errands["registering"]["number"]}, "span": token["pause"]})
            token["pause"] = min(2 * token["pause"], LONGEST_PAUSE)

    def waited_for_retry(self, number):
        """A first registration without a network is tried again after waits that double."""
        errands = self.state.errands
        registering = errands["registering"]
        if registering and registering["number"] == number and self.is_allowed() and not self.state.token["stored"]:
            self.register()

    def on_device_token(self, event):
        token, errands, digits = self.state.token, self.state.errands, event["token"].lower().replace(" ", "")
        if not self.token_rules:
            return
        if errands["registering"]:
            self.measure("registration", errands["registering"]["since"])
        errands.update(registering=None, failed=False)
        token["pause"] = ANSWER_WITHIN
        self.log.add("token.registered")
        is_new = digits != token["device"]
        if is_new and self.rules.model["push"]["token"].get("log"):
            shown = self.shortened(digits)
            if shown is not None:
                self.effects.append({"effect": "console", "line": f"APNs Token: {shown}"})
        token["device"] = digits
        if not self.has_provider:
            return self.new_token(digits)
        self.effects.append({"effect": "hand_over", "token": digits})
        errands["exchanging"] = self.now
        if token["value"] is None and not is_new:  # else the provider reports it without being asked
            self.refresh(for_exchange=True)

    def on_registration_failed(self, event):
        if self.is_offline(event["error"]):  # for want of a network it is tried again
            self.log_failed_registration(event["error"])
            self.wait_for_network()
        else:
            self.registration_failed(event["error"])

    def registration_failed(self, error):
        self.state.errands.update(registering=None, failed=True)
        self.log_failed_registration(error)

    def log_failed_registration(self, error):
        self.state.errands["began"] = None  # how long it took from the answer says nothing any more
        self.log.add("token.registration_failed", self.failure("APNs", error))
        self.log.add("token.failed", self.failure("APNs", error))

    def failure(self, part, error):
        return {"error": f"{part}: {error['domain']} {error['code']} {error['text']}"}

    @staticmethod
    def is_offline(error):
        """Only the network is missing."""
        return (error["domain"], error["code"]) == ("NSURLErrorDomain", -1009)

    # The token of the provider

    def refresh(self, for_exchange=False):
        self.effects.append({"effect": "refresh"})
        if not (for_exchange and self.state.errands["refreshing"]):  # one that was asked for goes on
            self.state.errands["refreshing"] = {"since": self.now, "for_exchange": for_exchange}

    def on_token(self, event):
        errands = self.state.errands
        if not self.token_rules or self.state.token["discard"]:
            return
        if errands["exchanging"] is not None and self.state.token["value"] is None:
            self.measure("exchange", errands["exchanging"])
        if errands["refreshing"] and not errands["refreshing"]["for_exchange"]:
            self.measure("refresh", errands["refreshing"]["since"])
        errands.update(refreshing=None, exchanging=None)
        if not event["token"]:
            return self.log.add("token.failed", {"error": "refresh: the provider gave an empty token"})
        self.new_token(event["token"])

    def on_token_failed(self, event):
        self.state.errands.update(refreshing=None)
        self.log.add("token.failed", self.failure("refresh", event["error"]))

    def new_token(self, value):
        token = self.state.token
        if value != token["value"]:
            token.update(value=value, since=self.now)
            self.log.add("token.received", {"token": self.shortened(value)})
        self.store_token()

    def shortened(self, token):
        """How much of it goes to the console."""
        how = self.token_rules.get("log", {}).get(self.phone.get("build", "debug"), "none")
        if how == "none":
            return None
        return token if how == "full" else (token[:6] if len(token) > 6 else "") + "…"

    # Its store

    def store_token(self):
        """Writes the token for the user, unless it is there, or was refused in this process; without a network as soon as that is back."""
        token, errands = self.state.token, self.state.errands
        if not self.is_allowed() or not token["value"]:
            return
        wanted = {"document": self.document(), "value": token["value"]}
        writing = errands["writing"]
        under_way = {"document": writing["document"], "value": writing["value"]} if writing else None
        stored = token["stored"] if not any(owed["document"] == wanted["document"] for owed in token["owed"]) else None  # else it stands in its place
        if wanted in (under_way or stored, errands["refused"]):
            return
        if errands["is_online"]:
            self.write(wanted)
        else:
            errands["lacks_network"] = True  # it is asked for as soon as that is back

    def write(self, wanted):
        """At once: whoever carries writes out lets one wait for the other."""
        token, errands, number = self.state.token, self.state.errands, self.state.number()
        self.overtake()
        for sent in errands["clearing"].values():
            sent["is_overtaken"] |= sent["document"] == wanted["document"]
        errands["writing"] = {"number": number, "since": self.now, **wanted}
        token["sent"] = [sent for sent in token["sent"] if (sent["document"], sent["value"]) != (wanted["document"], wanted["value"])]
        token["sent"].append({"number": number, **wanted})
        self.effects.append({"effect": "set", "document": wanted["document"], "field": self.token_rules["field"], "token": wanted["value"], "number": number})

    def overtake(self):
        """The answer to an earlier write says nothing, unless that got there late."""
        errands = self.state.errands
        if errands["writing"]:
            errands["overtaken"][str(errands["writing"]["number"])] = errands["writing"]
            errands["writing"] = None

    def on_token_stored(self, event):
        self.answered_by_store(event["number"], None)

    def on_token_not_stored(self, event):
        self.answered_by_store(event["number"], self.failure("store", event["error"]), self.is_offline(event["error"]))

    def on_token_responded(self, event):
        status = event["status"]
        self.answered_by_store(event["number"], None if 200 <= status <= 299 else {"error": f"store: HTTP {status} the server did not accept the token"})

    def answered_by_store(self, number, failure, is_offline=False):
        token, errands = self.state.token, self.state.errands
        writing, clearing = errands["writing"], errands["clearing"].pop(str(number), None)
        late = errands["overtaken"].pop(str(number), None)
        token["sent"] = [sent for sent in token["sent"] if sent["number"] != number]
        if late and not failure:
            self.came_late(late)
        if writing and writing["number"] == number:
            errands["writing"] = None
            wanted = {"document": writing["document"], "value": writing["value"]}
            self.wrote(wanted, writing, failure, is_offline)
        elif clearing:
            self.took_out(clearing, failure, is_offline)

    def took_out(self, clearing, failure, is_offline):
        token, errands, owed = self.state.token, self.state.errands, self.owed_of(clearing)
        if failure:
            if owed:
                owed.update(tried=True, lacks_network=is_offline)
            if not clearing["is_overtaken"]:
                self.log.add("token.store_failed", failure)
                self.log.add("token.failed", failure)
        elif clearing["is_overtaken"]:  # another stands in its place
            if owed:
                token["owed"].remove(owed)
            there = errands["writing"] or token["stored"] or {}
            if (there.get("document"), there.get("value")) == (clearing["document"], clearing["value"]) and self.now - clearing["since"] > 10_000:  # it got there behind that
                errands["repair"] = True
                self.repair()
        else:
            if owed and not owed.get("late"):
                token["owed"].remove(owed)
            if token["stored"] and (token["stored"]["document"], token["stored"]["value"]) == (clearing["document"], clearing["value"]):
                token["stored"] = None
            self.log.add("token.cleared")
            if owed and owed.get("late"):  # it got there behind the removal, or may have
                self.take_out()

    def wrote(self, wanted, writing, failure, is_offline):
        token, errands = self.state.token, self.state.errands
        if failure:
            errands.update(refused=wanted, lacks_network=is_offline)
            self.log.add("token.store_failed", failure)
            self.log.add("token.failed", failure)
            return
        self.measure("upload", writing["since"])
        if errands["began"] is not None:
            self.measure("total", errands["began"])
            errands["began"] = None
        had = token["stored"]
        if self.is_of_another(wanted):  # signed out behind the write
            return self.owe(wanted)
        token["stored"] = wanted
        token["owed"] = [owed for owed in token["owed"] if owed["document"] != wanted["document"]]  # it stands in the place of what was to be taken out
        self.log.add("token.stored")
        if had and had["document"] == wanted["document"] and had["value"] != wanted["value"]:
            self.log.add("token.refreshed")
        self.repair()

    def came_late(self, write):
        """A write got there behind one that was asked for later."""
        is_late = self.now - write["since"] > 10_000
        if self.is_of_another(write):
            owed = self.owed_of(write)
            if owed and is_late:
                owed["late"] = True
            self.owe(write)
        elif is_late:
            self.state.errands["repair"] = True
            self.repair()

    def repair(self):
        """As soon as nothing is on its way, what should be there is written once more."""
        errands, stored = self.state.errands, self.state.token["stored"]
        if errands["repair"] and stored and not errands["writing"]:
            errands["repair"] = False
            self.write(stored)

    def is_of_another(self, write):
        return not self.state.user or write["document"] != self.document()

    def owe(self, write):
        if not self.owed_of(write):  # §19: what took it out was faster
            self.add_owed(write)
            self.take_out()

    def owed_of(self, write):
        """That this token has to be taken out of this document."""
        return next((owed for owed in self.state.token["owed"] if (owed["document"], owed["value"]) == (write["document"], write["value"])), None)

    def add_owed(self, write, **facts):
        if not self.owed_of(write):
            self.state.token["owed"].append({"document": write["document"], "value": write["value"], "tried": False, **facts})

    def take_out(self, again=False, begins=False, stands_in=False):
        """Takes tokens out of documents. What has failed is tried again at a launch or a sign-in, unless somebody else is signed in."""
        errands = self.state.errands
        if not errands["is_online"] and not begins:
            for owed in self.state.token["owed"]:
                if again and (not self.state.user or owed["document"] == self.document()):
                    owed["lacks_network"] = True  # it is asked for as soon as that is back
            return
        for owed in self.state.token["owed"]:
            document = owed["document"]
            is_own = not self.state.user or document == self.document()
            if any((sent["document"], sent["value"]) == (document, owed["value"]) for sent in errands["clearing"].values()):
                continue
            is_late = owed.get("late", False)  # §19: it is taken out also while somebody else is signed in
            owed["tried"] |= begins and not is_own and not is_late  # else it waits until nobody else is
            if owed["tried"] and not (again and is_own) and not (begins and is_late):
                continue
            if begins and self.state.user and is_own and any(sent["document"] == document for sent in self.state.token["sent"]):
                continue  # §19: what was written there by then stands in its place
            if stands_in and self.state.user and document == self.document() and self.is_allowed() and self.state.token["value"]:
                continue  # §19: what is written there now stands in its place
            number = self.state.number()
            owed.pop("late", None)
            if errands["writing"] and errands["writing"]["document"] == document:
                self.overtake()
            errands["clearing"][str(number)] = {"document": document, "value": owed["value"], "since": self.now, "is_overtaken": False}
            self.effects.append({"effect": "clear", "document": document, "field": self.token_rules["field"], "token": owed["value"], "number": number})

    def hear_of_unanswered(self):
        """§19: what a process before has sent and never heard of is taken out of the document of somebody else, and written once more for whoever is signed in."""
        token = self.state.token
        for sent in token["sent"]:
            if self.is_of_another(sent):
                self.add_owed(sent)
                self.owed_of(sent).update(tried=False, late=True)
            elif sent["value"] != token["value"] or not (self.owed_of(sent) or {"tried": True})["tried"]:  # it, or its removal, may get there behind the newest
                self.state.errands["repair"] = True
        token["sent"] = [sent for sent in token["sent"] if not self.is_of_another(sent) and sent["value"] == token["value"]]

    def token_of_nobody(self):
        """A sign-out takes the token out of the document, and the provider is asked to forget it."""
        rules, token, errands = self.token_rules, self.state.token, self.state.errands
        if not rules:
            return
        there = self.may_be_there()
        if "sign_out" in rules.get("clear_on", []):
            for owed in token["owed"]:  # every one of this user is asked for again
                if owed["document"] == self.document():
                    owed.update(tried=not errands["is_online"], lacks_network=not errands["is_online"])
            for write in there:
                self.add_owed(write, tried=not errands["is_online"], lacks_network=not errands["is_online"])
            self.take_out()
        known = token["value"] or there or errands["exchanging"] is not None
        token["stored"] = None
        if self.has_provider:
            token["value"] = None
            if known or errands["has_registered"]:
                self.effects.append({"effect": "unregister"})
            if known or token["discard"]:
                token.update(discard=True, discard_pause=ANSWER_WITHIN)
                self.forget_at_provider()
        errands.update(registering=None, has_registered=False, failed=False, refreshing=None, exchanging=None, began=None, asks_since=None,
                       refused=None, was_allowed=False)
        token["pause"] = ANSWER_WITHIN

    def may_be_there(self):
        """§19: the tokens that a removal takes out: the stored one, and what was sent and not answered, or refused."""
        token, errands = self.state.token, self.state.errands
        sent = [write for write in token["sent"] if write["document"] == self.document()]
        return [write for write in (token["stored"], *sent, errands["refused"]) if write]

    def forget_at_provider(self):
        errands = self.state.errands
        if self.state.token["discard"] and errands["discarding"] is None:
            errands["discarding"] = self.state.number()
            self.effects.append({"effect": "discard", "number": errands["discarding"]})

    def on_token_discarded(self, event):
        if self.state.errands["discarding"] == event["number"]:
            self.state.errands["discarding"] = None
            self.state.token.update(discard_pause=ANSWER_WITHIN, discard=False, value=None)

    def on_token_not_discarded(self, event):
        errands = self.state.errands
        if errands["discarding"] == event["number"]:
            errands["discarding"] = None
            self.log.add("token.failed", self.failure("discard", event["error"]))
            number = errands["asked"] = self.state.number()
            self.effects.append({"effect": "wait", "for": {"kind": "discard", "number": number}, "span": self.state.token["discard_pause"]})
            self.state.token["discard_pause"] = min(2 * self.state.token["discard_pause"], LONGEST_PAUSE)

    def waited_for_discard(self, number):
        if self.state.errands["asked"] == number:
            self.forget_at_provider()

    def on_network_changed(self, event):
        errands, was = self.state.errands, self.state.errands["is_online"]
        errands["is_online"] = event["is_online"]
        if not self.token_rules:
            return
        if not event["is_online"]:
            if was:
                errands.update(writing=None, overtaken={}, discarding=None)  # what was on its way is lost
                self.state.token["sent"] = []
                errands["clearing"].clear()
            return
        if not was:
            errands["clearing"].clear()  # what was asked for meanwhile got nowhere
            self.forget_at_provider()
        self.try_with_network()
        if not any(event["event"] == "launched" for event in self.events):  # else that does it
            self.take_out(stands_in=True)
        if not was and errands["registering"] and self.is_allowed():
            self.register()

    def try_with_network(self):
        """What failed for want of a network may be written, though nobody may have said that there was none."""
        errands = self.state.errands
        for write in self.state.token["owed"]:
            if (not self.state.user or write["document"] == self.document()) and write.pop("lacks_network", False):  # unless somebody else is signed in
                write["tried"] = False
        if errands["lacks_network"]:
            errands.update(refused=None, lacks_network=False)
            self.store_token()

    def on_reported_gone(self, event):
        """The server found a token dead: one that had come before is replaced by a new one."""
        token = self.state.token
        if token["value"] != event["token"] or event["since"] < token["since"]:
            return
        token.update(value=None, stored=None)
        self.state.errands.update(has_registered=False, was_allowed=False)
        if self.has_provider:
            token["discard"] = True
            self.forget_at_provider()

    def on_document_changed(self, event):
        self.state.put(document=event["fields"])

    def forget_token(self):
        """A new device has another token, and has stored nothing; what is still to be taken out stays so."""
        token = self.state.token
        self.state.put(token={**empty_token(), "owed": token["owed"], "sent": [sent for sent in token["sent"] if self.token_rules and self.is_of_another(sent)]})

    def measure(self, part, since):
        budgets = (self.token_rules or {}).get("budgets", {})
        budget = budgets.get("refresh" if part == "exchange" else part)  # the exchange has no budget of its own
        span = self.now - since
        self.effects.append({"effect": "measured", "part": part, "span": span, "is_slow": bool(budget) and span >= zones.span(budget)})

    # When the app asks for the permission, without a flow

    def asks_at(self, moment):
        return self.rules.model["app"].get("authorization", {}).get("ask_at") == moment

    def ask_after_sign_in(self):
        asking = self.rules.model["app"].get("authorization", {})
        if asking.get("ask_at") == "after_sign_in" and not self.ask() and asking.get("fallback"):
            self.go({"target": asking["fallback"]}, None, is_led=False)

    def ask(self):
        """Shows the dialog of the system, unless it has an answer."""
        if self.state.authorization != "not_determined" or self.state.asked_at is not None:
            return False
        self.state.put(asked_at=self.now)
        self.state.errands["asks_since"] = self.now
        self.request("notifications")
        return True

    def answer_to_question(self, answer):
        """The dialog has its answer, or went away without one."""
        asking = self.rules.model["app"].get("authorization", {})
        if self.state.asked_at is None:
            return
        if self.token_rules:
            since = self.state.errands["asks_since"]
            if "provisional" not in asking.get("options", []) and since is not None:  # else nobody is asked anything, or whoever was asked has left
                self.measure("answer", since)
            self.state.errands["began"] = self.now if self.state.user and answer == "granted" else None
            if answer == "granted":  # it is asked for, also where the permission was there before the answer
                self.state.errands.update(has_registered=False, was_allowed=False)
        self.state.put(asked_at=None)
        if asking.get("ask_at") == "after_sign_in" and asking.get("fallback"):
            self.go({"target": asking["fallback"]}, None, is_led=False)
