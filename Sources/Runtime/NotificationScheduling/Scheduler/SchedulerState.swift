public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// All a scheduler remembers between steps; stored by every `write` of an `AppCore`.
public struct SchedulerState: Sendable, Hashable {
  public var authorization: AuthorizationStatus
  public var locale: LanguageTag
  /// Settings the user has moved; the others have their default.
  public var preferences: [String: PreferenceValue]
  /// The local date on which an option was chosen: "every 3 days" is counted from it.
  public var chosen: [String: CivilDate]
  /// The local date of the first step: "every 3 days" is counted from it until an option is chosen.
  public var installed: CivilDate?
  /// What the device is and the app on it, whoever is signed in.
  public var device = DeviceFacts()
  /// Where the app has reported its flags to be.
  public var flags: [String: Bool] = [:]
  /// The random number of the installation; nil until the host hands it in.
  public var installation: UInt64?
  /// How often the installation has lost its state, as the host counts it.
  public var losses = 0
  /// The arm of each experiment that was drawn.
  public var arms: [String: String] = [:]
  /// The newest values that the app has reported.
  public var attributes: [String: String] = [:]
  public var shared = SharedPreferences()
  /// Numbers the writes of settings, of all users.
  public var preferenceWrites = 0
  public var signals: SignalHistory
  /// Of types with `per`: what is known of each value, the one with the newest signal last.
  public var values: [String: [ValueHistory]] = [:]
  /// Of types with `per`: signals without a value, which count for all.
  var valueless: [String: SignalHistory] = [:]
  /// Occurrences that are not tied to a coming calendar date: created by a signal, or deferred past their date.
  public var open: [OpenOccurrence]
  /// The number of the last occurrence that a signal created, by type.
  public var lastNumbers: [String: Int]
  /// The values of each type that were reached in the present count: each is good for one occurrence, whatever became
  /// of it.
  public var reached: [String: [Int]]
  /// How many counts of each type were broken after a value was reached in them.
  public var streaks: [String: Int] = [:]
  /// The requests that the center should hold, by due instant.
  public var pending: [PendingRequest]
  public var deliveries: DeliveryHistory
  /// Identifiers whose `notification.scheduled` was recorded, with the local date of it.
  public var announced: [Announcement]
  /// How many requests of others the center had last; they take places of its 64.
  public var foreign = 0
  /// The moment of the last step.
  public var lastInstant: Instant?
  /// Counts events, so that "since" needs no clock.
  public var order: Int
  /// Failed adds so far, which numbers their records.
  public var failures: Int
  /// Who is signed in, or was last; nil if nobody ever was.
  public var user: String?
  /// Nothing is planned for anybody.
  public var isSignedOut = false
  public var userNumber = 0
  /// Those who were signed in before.
  public var otherUsers: [String: UserHistory] = [:]
  /// The dialog for the permission to notify was asked for by a toggle and has no answer yet.
  public var isAsking = false
  /// Counts plans.
  public var plans = 0
  /// The zone of the last step by its name, for a caller who cannot find out the present one.
  public var zone: String?
  /// The zone of the last report, where the device has flown since.
  var flownFrom: String?
  /// The device reports a zone without known rules, so the last known one is used.
  public var isZoneUnknown = false
  /// The name of the zone at the first launch; of no user in particular.
  public var home: String?
  /// The name of the zone in which each setting was last changed.
  public var homes: [String: String] = [:]
  /// What was answered last of what nothing else is known of.
  var answered: [String] = []
  /// What was to be removed, until a report has it neither pending nor shown: the app may have been killed before, or the
  /// center was silent.
  var leaving: [String: LeavingRequest] = [:]
  /// When somebody left while the center was silent; nil once its list was looked through.
  var listLeft: Instant?

  public init(
    authorization: AuthorizationStatus = .notDetermined, locale: LanguageTag,
    preferences: [String: PreferenceValue] = [:]
  ) {
    self.authorization = authorization
    self.locale = locale
    self.preferences = preferences
    chosen = [:]
    installed = nil
    signals = SignalHistory()
    open = []
    lastNumbers = [:]
    reached = [:]
    pending = []
    deliveries = DeliveryHistory()
    announced = []
    lastInstant = nil
    order = 0
    failures = 0
  }

  mutating func nextOrder() -> Int {
    order += 1
    return order
  }
}

/// An occurrence that waits for its window, its slot or its end.
public struct OpenOccurrence: Sendable, Hashable {
  public var type: String
  public var trigger: String
  public var key: OccurrenceKey
  /// The signal that created it; nil for a calendar date.
  public var birth: SignalRecord?
  /// A cap moved it past its window; only daily slots are left.
  public var isDeferred: Bool
  /// The slot it was last planned for.
  public var deferredTo: Instant?
  /// What was last reported about it.
  public var last: LastOutcome?
  /// The app was killed before the center had its request: if it is due at once, it is delivered at the launch after
  /// that.
  public var isCutOff = false
  /// A flight led past its time of day: it has the next one after this.
  public var soughtFrom: Instant?
  /// When the app learnt that a change of the clock or the zone had ended the quiet hours that held it: it is delivered
  /// then.
  public var freed: Instant?
  /// The local date and time of the daily slot that it waits for, or of its own time of day.
  public var slot: CivilDateTime?
  /// The cap that moved it past its window, whatever was reported since.
  public var deferral: OutcomeReason?
  /// For one that was snoozed: when it is shown again, and which of the rotating texts it has.
  public var snooze: Snooze?

  public struct Snooze: Sendable, Hashable {
    public var due: Instant
    public var turn: Int
    /// When the button was pressed.
    public var pressed: Instant
    /// A condition did not hold at its moved instant: it does not come, for good.
    public var hasFailed = false
  }

  public struct LastOutcome: Sendable, Hashable {
    public var outcome: Outcome
    public var reason: OutcomeReason

    public init(_ outcome: Outcome, _ reason: OutcomeReason) {
      self.outcome = outcome
      self.reason = reason
    }

    /// The cap that holds it.
    var capReason: OutcomeReason? { outcome == .held && reason.isCap ? reason : nil }
  }
}

/// A request the center should hold.
public struct PendingRequest: Sendable, Hashable {
  public var type: String
  public var trigger: String
  public var key: OccurrenceKey
  public var birth: SignalRecord?
  public var request: NotificationRequest
  /// Absolute, in the zone of the last step.
  public var due: Instant
  /// The wall-clock time it was planned for.
  public var local: CivilDateTime
  /// The cap that moved it past its window; nil if none did.
  public var deferredBy: OutcomeReason?
  /// By how much it comes later than planned, because others come at the same second.
  public var spread: TimeSpan = .zero
  /// The center has answered that it has this request.
  public var isAccepted = false
  /// What the center has under this identifier until it has accepted the request.
  public var replaces: AcceptedRequest?
  /// The center may have a forgotten request under this identifier, or one that was asked for and never answered.
  public var hidesStray = false
  /// The center refused a newer text or time; it is tried again at the next step.
  public var isOutdated = false
  /// The center took too long to answer the add, and may have the request or not. Gone with the process.
  public var isUnanswered = false
  /// Quiet hours hold it until their end.
  public var isHeld = false
  /// The last report did not have it, and it was due too soon to be added again.
  public var isMissing = false
  /// The number of the plan that made this request.
  public var plan = 0
  /// What it says, where an event counts that.
  public var variant: String?
  /// What other signals than that of the trigger brought for its texts.
  public var values: [String: ParameterValue] = [:]

  /// When it would come if it were alone.
  package var planned: Instant { due - spread }

  /// What the center was asked for last.
  var asked: AcceptedRequest {
    AcceptedRequest(request: request, due: due, local: local, deferredBy: deferredBy, spread: spread)
  }

  /// What the center has for it, as far as is known.
  var accepted: AcceptedRequest? { isAccepted ? asked : replaces }

  /// What the center has for it may come at a time that is known neither here nor from `accepted`.
  var hidesForm: Bool { !isAccepted && (hidesStray || accepted?.due != due) }

  /// The center has it.
  mutating func accept() {
    isAccepted = true
    isUnanswered = false
    hidesStray = false
  }

  /// Planned again unchanged.
  mutating func keep(_ planned: PlannedRequest) {
    due = planned.instant
    local = planned.local
    deferredBy = planned.time.deferredBy?.reason
    spread = planned.spread
    isHeld = planned.time.isReleased
    isOutdated = false
  }

  /// The center refused what was asked for and still has what it had before.
  mutating func goBack(to old: AcceptedRequest) {
    request = old.request
    due = old.due
    local = old.local
    deferredBy = old.deferredBy
    spread = old.spread
    replaces = nil
    accept()
    isOutdated = true
  }
}

/// A delivered identifier, or a silenced one: it uses up the day.
public struct DeliveryRecord: Sendable, Hashable {
  public var type: String
  public var trigger: String
  public var key: OccurrenceKey
  public var instant: Instant
  /// The local date and time at delivery; travel does not change it.
  public var local: CivilDateTime
  /// When the occurrence was created, for "since trigger".
  public var birth: SignalRecord?
  public var order: Int
  /// Focus kept it silent: it logs neither fired nor opened.
  public var isSilenced: Bool
  public var isOpened: Bool
  /// The user opened it or pressed a button that does not snooze.
  public var isAnswered = false
  /// What ends the series that began with it has been true since.
  public var hasEnded = false
  /// It came due and was not shown, because the app was open: only what follows it counts.
  public var isSuppressed = false
  /// The clock was set back to before the date on which it came: caps, guards and groups no longer count it.
  public var isUncounted = false
  /// Nobody has said so: it was overdue and gone from the center.
  public var isAssumed = false
  /// And by the clock before a flight it was not even due: the flight may have led past it.
  public var isDoubtful = false
  /// The number of the plan that made its request; 0 for what was delivered before the first plan.
  public var plan = 0
  /// What it said, where an event counts that.
  public var variant: String?
  /// What other signals than that of the trigger had brought for its texts.
  public var values: [String: ParameterValue] = [:]
}

/// When an occurrence was first accepted by the center.
public struct Announcement: Sendable, Hashable {
  public var identifier: String
  public var date: CivilDate
}

extension DeliveryRecord {
  /// A first that was shown, on a date that has come: caps, guards and groups look at it.
  var isCounted: Bool { !key.isRepeat && !isSuppressed && !isUncounted }

  /// - Parameters:
  ///   - instant: When it came.
  ///   - order: Its place among all events.
  init(_ request: PendingRequest, at instant: Instant, _ local: CivilDateTime, order: Int) {
    self.init(
      type: request.type, trigger: request.trigger, key: request.key, instant: instant, local: local,
      birth: request.birth, order: order, isSilenced: false, isOpened: false, plan: request.plan,
      variant: request.variant, values: request.values)
  }
}
