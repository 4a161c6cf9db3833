import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What an app remembers when a case begins: everything that it was told before. The reference makes a state of it, and a
/// testee is told it when a case is opened.
struct AppPast: Sendable, Hashable {
  /// The permission flow, as far as people had got.
  struct Flow: Sendable, Hashable {
    var hasLaunched = false
    var isCompleted = false
    /// The steps that were seen, sorted.
    var seen: [String] = []
  }

  struct Token: Sendable, Hashable {
    /// Of the device, in hexadecimal digits.
    var device: String?
    /// What was stored in the document of the user.
    var stored: String?
    var isOnline = true
    var build = TokenRegistration.Build.debug
    var isSimulator = false
  }

  var authorization = AuthorizationStatus.authorized
  var locale: LanguageTag
  var user: String?
  var preferences: [String: PreferenceValue] = [:]
  var attributes: [String: String] = [:]
  var device = DeviceFacts()
  var flags: [String: Bool] = [:]
  var arms: [String: String] = [:]
  /// By time.
  var signals: [ScenarioStart.PastSignal] = []
  var deliveries: [ScenarioStart.PastDelivery] = []
  var flow = Flow()
  var token = Token()

  init(locale: LanguageTag) { self.locale = locale }

  /// - Parameter deviceToken: What the app had got from the system, if it had stored a token.
  init(_ start: ScenarioStart, _ rules: RuleTable, deviceToken: String?) {
    self.init(locale: start.locale ?? rules.sourceLocale)
    authorization = start.authorization
    user = start.token.user
    preferences = start.preferences
    attributes = start.attributes
    device = start.device
    flags = start.switches
    arms = start.arms
    signals = start.signals
    deliveries = start.history
    let past = PermissionWorld.past(rules.permissionFlow, start)
    flow = Flow(hasLaunched: past.hasLaunched, isCompleted: past.isCompleted, seen: past.seen.sorted())
    token = Token(
      device: deviceToken, stored: start.token.stored, isOnline: start.token.isOnline, build: start.token.build,
      isSimulator: start.token.isSimulator)
  }

  /// The state of the reference.
  func state(of core: AppCore, at now: Moment) -> AppState {
    let scheduler = core.scheduler
    var stored = SchedulerState(authorization: authorization, locale: locale)
    scheduler.recall(preferences: preferences, at: now, in: &stored)
    stored.installation = 1
    stored.user = user
    scheduler.recall(attributes: attributes, device: device, flags: flags, arms: arms, in: &stored)
    recallEvents(to: scheduler, at: now, in: &stored)
    var state = AppState(stored)
    state.flow = PermissionFlowState(
      hasLaunched: flow.hasLaunched, isCompleted: flow.isCompleted, seen: Set(flow.seen))
    state.token = tokenState(of: core.token, at: now)
    return state
  }

  /// Signals and deliveries, in the order of time.
  private func recallEvents(to scheduler: Scheduler, at now: Moment, in state: inout SchedulerState) {
    let signals = signals.map { (instant: $0.instant, signal: Optional($0), delivery: String?.none) }
    let deliveries = deliveries.map {
      (instant: $0.instant, signal: ScenarioStart.PastSignal?.none, delivery: Optional($0.type))
    }
    for past in (signals + deliveries).sorted(by: { $0.instant < $1.instant }) {
      let moment = Moment(instant: past.instant, zone: now.zone)
      if let signal = past.signal { scheduler.recall(signal: signal.signal, signal.parameters, at: moment, in: &state) }
      if let type = past.delivery { scheduler.recall(deliveryOf: type, at: moment, in: &state) }
    }
    scheduler.forgetPastWindows(in: &state, at: now)
  }

  private func tokenState(of machine: TokenRegistration?, at now: Moment) -> TokenState {
    var state = TokenState(authorization: authorization)
    state.isOnline = token.isOnline
    state.user = user
    state.isAnswered = authorization != .notDetermined
    guard machine != nil, let user, let stored = token.stored else { return state }
    state.deviceToken = token.device
    state.token = stored
    state.tokenInstant = now.instant
    state.storedToken = stored
    state.storedUser = user
    state.registration = .registered
    return state
  }
}
