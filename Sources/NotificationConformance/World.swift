import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// A device with the reference app on it, on virtual time: the center, the scheduler, a store, a clock.
struct World {
  /// One notification the user could see.
  struct Delivery: Hashable {
    var identifier: String
    var type: String?
    var instant: Instant
    /// Fixed when it happened; travel does not change it.
    var local: CivilDateTime
    var isQuiet: Bool
    /// Focus kept it from showing: in Notification Center, but not delivered.
    var isSilenced: Bool
    var presentation = Presentation(hasBanner: false, hasSound: false, isListed: true)
    /// Keys of the payload whose files a service extension attached.
    var attachments: [String] = []
    var body: String
    /// Whose it was, by number: two users may have occurrences of equal ids.
    var user: Int
    /// Which history it belongs to: a new installation and a clock set back begin another one.
    var epoch: Int
  }

  /// The state of the last `write`; a damaged one as the bytes that are left of it.
  private enum Storage {
    case state(SchedulerState)
    case bytes([UInt8]?)
  }

  /// The app is killed behind a write, counted from arming and through relaunches; once.
  private struct Crash {
    var afterWrite: Int
    var writes = 0
  }

  var scheduler: Scheduler
  /// What the device's clock shows.
  var now: Moment
  var center: SimulatedCenter
  /// What survives a kill.
  private var storage: Storage
  /// The language of the device.
  var locale: LanguageTag
  /// The device names a zone that nobody has rules for; `now` keeps the last known one.
  var isZoneUnknown = false
  /// A kill that waits for its write.
  private var crash: Crash?
  /// In memory; nil while the app is not running.
  var state: SchedulerState?
  var permissions: PermissionWorld
  var push: TokenWorld
  var remote: PushWorld
  var system = SystemWorld()
  /// The work of buttons that was done.
  var performed: [ActionResponse] = []

  var deliveries: [Delivery] = []
  /// How many of them an earlier installation showed; what holds always holds for each installation.
  var forgottenDeliveries = 0
  var logged: [AnalyticsRecord] = []
  var opened: [OpenedTarget] = []
  var outcomes: [OutcomeRecord] = []
  var trace: [TraceEntry] = []
  /// What a step could not do, such as a tap on nothing.
  var problems: [String] = []
  /// What a tap has opened, as long as the user looks at it.
  var screen: VisibleScreen?
  var epoch = 0
  /// Requests that were in the center before the start.
  let addedBefore: Int
  /// Records are handed over at least once; under one id they count once.
  private var handedOver: Set<[String]> = []
  /// How often the app may still be asked or told something before the case counts as one that never ends.
  private var turnsLeft: Int
  /// Calls inside each other, of an app whose every answer asks for another.
  private var depth = 0

  init(scheduler: Scheduler, start: ScenarioStart, turns: Int = .max) {
    self.scheduler = scheduler
    turnsLeft = turns
    now = start.moment
    center = SimulatedCenter(authorization: start.authorization, appState: .killed)
    center.isFocusOn = start.isFocusOn
    center.categories = scheduler.rules.categories.map { CategoryRegistration($0) }
    // What stands in the center before the start was not added by the case.
    addedBefore = start.pending.count
    locale = start.locale ?? scheduler.rules.sourceLocale
    var stored = SchedulerState(authorization: start.authorization, locale: locale)
    permissions = PermissionWorld(scheduler.rules, start)
    push = TokenWorld(scheduler.rules, start)
    remote = PushWorld(scheduler.rules)
    scheduler.recall(preferences: start.preferences, at: start.moment, in: &stored)
    storage = .state(stored)
    recallPast(of: start)
    for request in start.pending { addRaw(request) }
    switch start.app {
    case .killed: break
    case .foreground: launch()
    case .background:
      launch()
      center.appState = .background
    }
  }

  /// The state of the last `write`, as far as it can be read.
  var stored: SchedulerState {
    get {
      switch storage {
      case .state(let state): state
      case .bytes(let bytes): scheduler.restore(from: bytes, locale: locale)
      }
    }
    set { storage = .state(newValue) }
  }

  var isRunning: Bool { state != nil }

  mutating func note(
    _ lane: TraceEntry.Lane, _ text: String, at instant: Instant? = nil, change: PendingChange? = nil
  ) {
    let instant = instant ?? now.instant
    trace.append(
      TraceEntry(instant: instant, local: now.zone.local(at: instant), lane: lane, text: text, change: change))
  }

  /// Signals and deliveries from before the start, in the order of time.
  private mutating func recallPast(of start: ScenarioStart) {
    let signals = start.signals.map { (instant: $0.instant, signal: Optional($0), delivery: String?.none) }
    let deliveries = start.history.map {
      (instant: $0.instant, signal: ScenarioStart.PastSignal?.none, delivery: Optional($0.type))
    }
    for past in (signals + deliveries).sorted(by: { $0.instant < $1.instant }) {
      let moment = Moment(instant: past.instant, zone: now.zone)
      if let signal = past.signal {
        scheduler.recall(signal: signal.signal, signal.parameters, at: moment, in: &stored)
      }
      if let type = past.delivery { scheduler.recall(deliveryOf: type, at: moment, in: &stored) }
    }
    scheduler.forgetPastWindows(in: &stored, at: now)
  }

  private mutating func addRaw(_ past: ScenarioStart.PastRequest) {
    let content = NotificationContent(body: "Planned earlier", userInfo: past.type.map { ["type": $0] } ?? [:])
    let trigger = Trigger.calendar(CalendarComponents(dated: now.zone.local(at: past.instant)), repeats: false)
    do {
      try center.add(NotificationRequest(identifier: past.identifier, content: content, trigger: trigger), at: now)
    } catch {
      problems.append("the center does not take the pending request '\(past.identifier)': \(error.name)")
    }
  }

  // MARK: Running the app

  /// A cold start into the foreground.
  mutating func launch(and events: [SchedulerEvent] = []) {
    load()
    center.appState = .foreground
    beginUI()
    run([.launched, .foregrounded] + events)
    launchPermissionFlow(isTap: !events.isEmpty)
    launchToken()
    findPushes()
  }

  /// The system starts the app without showing it.
  mutating func launchInBackground(and events: [SchedulerEvent]) {
    load()
    center.appState = .background
    run([.launched] + events)
    wakeToken()
  }

  /// What a new process knows is what stands in the file.
  private mutating func load() {
    loadPush()
    guard case .state(let kept) = storage, kept.installed == nil else {
      state = scheduler.restore(from: storedBytes, locale: locale)
      return
    }
    // Nothing was ever written: what is known of the past was put there for the case.
    state = kept
  }

  private var storedBytes: [UInt8]? {
    switch storage {
    case .state(let state): StateFile.bytes(of: state)
    case .bytes(let bytes): bytes
    }
  }

  /// Somebody damages the file, or takes it away.
  mutating func damage(_ damage: ScenarioStep.StateDamage) {
    guard var bytes = storedBytes else { return }
    switch damage {
    case .corrupt: bytes[bytes.count / 2] ^= 0xff
    case .newer: bytes[14] += 1
    case .truncated: bytes.removeLast(bytes.count / 3)
    case .lost:
      storage = .bytes(nil)
      return
    }
    storage = .bytes(bytes)
  }

  mutating func arm(crashAfterWrite number: Int) { crash = Crash(afterWrite: number) }

  /// True when the app is killed behind this write.
  mutating func diesAfterWrite() -> Bool {
    crash?.writes += 1
    guard let armed = crash, armed.writes == armed.afterWrite else { return false }
    crash = nil
    note(.input, "killed after write \(armed.afterWrite)")
    kill()
    return true
  }

  /// Said at the end of a case whose kill never came.
  var unreachedCrash: String? {
    crash.map { "the app was never killed: there was no write \($0.afterWrite), only \($0.writes)" }
  }

  mutating func kill() {
    state = nil
    screen = nil
    center.appState = .killed
    endPermissionFlow()
    push.end()
    remote.end()
    system.appEnded()
  }

  /// One step of the app with what the center says, and everything that follows from it at this instant.
  mutating func run(_ events: [SchedulerEvent], asks: Bool = true) {
    guard var running = state, takesTurn() else { return }
    depth += 1
    defer { depth -= 1 }
    let report = asks ? center.report() : nil
    let events = asks && isZoneUnknown ? events + [.zoneUnknown] : events
    let commands = scheduler.step(&running, on: StepInput(events, report: report, screen: screen), at: now)
    state = running
    carryOut(commands)
    if asks { show(center.deliverDue(at: now)) }
  }

  /// Whether the case goes on and on, and nothing more happens in it.
  var isRestless: Bool { turnsLeft <= 0 }

  /// One of the turns that a case has; false when they are used up.
  private mutating func takesTurn() -> Bool {
    // Far below what a stack holds, and far above what one instant needs.
    if depth >= 100 { turnsLeft = 0 }
    if turnsLeft > 0 { turnsLeft -= 1 }
    return turnsLeft > 0
  }

  private mutating func carryOut(_ commands: [SchedulerCommand]) {
    var results: [AddResult] = []
    var looksAgain = false
    for command in commands {
      switch command {
      case .write(let state):
        stored = state
        if diesAfterWrite() { return }
      case .remove(let identifiers):
        center.removePending(identifiers)
        for identifier in identifiers { note(.center, "removed \(identifier)", change: .removed(identifier)) }
      case .add(let request): results.append(add(request))
      case .present(let identifier, let options):
        if let event = center.present(identifier, options: options, at: now) { show([event]) }
      case .removeDelivered(let identifiers):
        center.removeDelivered(identifiers)
        note(.center, "took out of Notification Center: \(identifiers.joined(separator: ", "))")
      case .requestAuthorization(let options): looksAgain = requestAuthorization(options)
      case .alertPermission:
        permissions.shown.append(ScenarioShape.permissionAlert)
        note(.opened, "alert: notifications are switched off in Settings")
      case .open(let target): open(target)
      case .perform(let response): perform(response)
      case .deliver(let records): handOver(records)
      case .report(let outcome):
        outcomes.append(outcome)
        note(.outcome, "\(outcome.identifier) \(outcome.outcome.rawValue): \(outcome.reason.rawValue)")
      }
    }
    if !results.isEmpty { run([.addsCompleted(results)], asks: false) }
    if looksAgain { run([.authorizationAnswered, .foregrounded]) }
  }

  mutating func perform(_ response: ActionResponse) {
    performed.append(response)
    note(.opened, "\(response.action)\(response.text.map { ": \"\($0)\"" } ?? "")")
  }

  private mutating func add(_ request: NotificationRequest) -> AddResult {
    do {
      try center.add(request, at: now)
      note(.center, "added \(request.identifier) \(due(of: request))", change: .added(request.identifier))
      return AddResult(identifier: request.identifier, error: nil)
    } catch {
      note(.center, "refused \(request.identifier): \(error.name)")
      return AddResult(identifier: request.identifier, error: error)
    }
  }

  private func due(of request: NotificationRequest) -> String {
    switch request.trigger {
    case .immediate: "at once"
    case .timeInterval(let interval, _): "for \(now.zone.local(at: now.instant + interval))"
    case .calendar(let components, _): components.dated.map { "for \($0)" } ?? "for every match"
    case .location(let region): "for the place \(region.latitude), \(region.longitude)"
    }
  }

  mutating func handOver(_ records: [AnalyticsRecord]) {
    for record in records where handedOver.insert([record.id, record.event]).inserted {
      logged.append(record)
      push.console.append(.event(record))
      let values = record.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      note(.logged, values.isEmpty ? record.event : "\(record.event) \(values)")
    }
  }

  // MARK: Time

  /// Lets time pass: requests come due one after another, and an app in the foreground is asked about each.
  mutating func advance(to target: Instant) {
    while let due = nextDue, due <= target, takesTurn() {
      now.instant = max(now.instant, due)
      runTimers()
      show(center.deliverDue(at: now))
      answerToken()
      answerPush()
    }
    now.instant = max(now.instant, target)
  }

  /// Of a request, or of an answer that the app waits for.
  private var nextDue: Instant? {
    [center.nextDue(at: now), push.answers.first?.due, remote.work.first?.due, system.nextDue].compactMap { $0 }.min()
  }

  mutating func show(_ events: [CenterEvent]) {
    for event in events {
      switch event {
      case .willPresent(let request):
        if let push = remote.push(request.identifier) {
          runPush(.willPresent(push))
        } else {
          run([.willPresent(request.identifier)], asks: false)
        }
      case .presented(let request, let presentation): see(request, presentation, isSilenced: false)
      case .silencedByFocus(let request):
        see(request, Presentation(hasBanner: false, hasSound: false, isListed: true), isSilenced: true)
      case .heldForSummary(let request):
        note(.center, "\(request.identifier) waits for the summary", change: .removed(request.identifier))
      case .willModify(let request, _): beginExtension(request)
      case .extensionWillExpire(let request): warnExtension(request)
      case .notPermitted(let request):
        note(.center, "not permitted to show \(request.identifier)", change: .removed(request.identifier))
      case .missed(let request):
        note(.center, "missed \(request.identifier)", change: .removed(request.identifier))
      }
    }
  }

  private mutating func see(_ request: NotificationRequest, _ presentation: Presentation, isSilenced: Bool) {
    let isQuiet = presentation.isQuiet && !isSilenced
    let delivery = Delivery(
      identifier: request.identifier, type: type(of: request), instant: now.instant, local: now.local,
      isQuiet: isQuiet, isSilenced: isSilenced, presentation: presentation,
      attachments: system.attached[request.identifier] ?? [], body: request.content.body,
      user: (state ?? stored).userNumber, epoch: epoch)
    deliveries.append(delivery)
    let manner = isSilenced ? " (silenced by Focus)" : isQuiet ? " (quietly)" : ""
    note(.delivered, "\(request.identifier)\(manner)", change: .shown(request.identifier))
  }

  func type(of request: NotificationRequest) -> String? {
    request.content.userInfo["type"] ?? scheduler.parse(identifier: request.identifier)?.type
  }
}
