public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms

/// The reference scheduler at work on a notification center: what happens goes in, and its commands are carried out.
///
/// It speaks in ids, as a rule table does. An app has an `AppScheduler`, which speaks in the app's own types.
///
/// Steps run one after the other, each from its question to the center to the last of its commands; what is reported
/// in the meantime waits. The first one that asks the center is that of the launch.
public actor SystemScheduler {
  /// What the app does when the scheduler asks. All are called in the order of the commands.
  public struct App: Sendable {
    /// Opens a screen.
    public var open: @Sendable (OpenedTarget) async -> Void
    /// Does what a button means.
    public var perform: @Sendable (ActionResponse) async -> Void
    /// Writes settings where servers look for them; throws if they did not get there. Only an app with
    /// `push.preferences` needs it.
    public var store: @Sendable (PreferenceWrite) async throws -> Void
    /// Tells the user that notifications are switched off in Settings. Only an app that asks by a toggle needs it.
    public var alertPermission: @Sendable () async -> Void
    /// Passes records to analytics, each at least once under its id; throws if they are not safe there yet.
    public var deliver: @Sendable ([AnalyticsRecord]) async throws -> Void
    /// For logs: what became of an occurrence.
    public var report: @Sendable (OutcomeRecord) async -> Void
    /// For logs: the state could not be stored, or the records could not be passed on. The step is undone, and the
    /// next one makes it again. Or the center did not answer in time: an `UnansweredCall`.
    public var failed: @Sendable (any Error) async -> Void
    /// For logs: a file that could not be attached. Its notification comes without it.
    public var unattached: @Sendable (UnattachedFile) async -> Void
    /// What a refused permission takes away from the app; only an app whose screens belong to modules needs it.
    public var blocked: @Sendable () async -> BlockedModules

    public init(
      open: @escaping @Sendable (OpenedTarget) async -> Void,
      perform: @escaping @Sendable (ActionResponse) async -> Void = { _ in },
      store: @escaping @Sendable (PreferenceWrite) async throws -> Void = { throw PreferencesNotStored(write: $0) },
      alertPermission: @escaping @Sendable () async -> Void = {},
      deliver: @escaping @Sendable ([AnalyticsRecord]) async throws -> Void,
      report: @escaping @Sendable (OutcomeRecord) async -> Void = { _ in },
      failed: @escaping @Sendable (any Error) async -> Void = { _ in },
      unattached: @escaping @Sendable (UnattachedFile) async -> Void = { _ in },
      blocked: @escaping @Sendable () async -> BlockedModules = { BlockedModules() }
    ) {
      self.open = open
      self.perform = perform
      self.store = store
      self.alertPermission = alertPermission
      self.deliver = deliver
      self.report = report
      self.failed = failed
      self.unattached = unattached
      self.blocked = blocked
    }
  }

  private let scheduler: Scheduler
  private let center: PatientCenter
  private var store: any SchedulerStore & Sendable
  private let device: Device
  private let app: App
  /// What the last finished write contains; nil before the first step.
  private var state: SchedulerState?
  /// Whether the center was asked since this process began, and its requests were compared with the intended ones.
  private var hasCompared = false
  /// Whether a call of this step got no answer.
  private var isSilent = false
  private var lastStep: Task<PresentationOptions, Never>?
  /// What goes on beside the steps, and leads to further ones.
  private var errands: [Int: Task<Void, Never>] = [:]
  private var lastErrand = 0
  private var answered: @Sendable () async -> Void = {}

  /// - Parameters:
  ///   - center: Where requests are added: the `SystemCenter`, or a simulated one in a test.
  ///   - store: Where the state is kept between launches, such as a `FileStore`.
  ///   - device: What is read from the world: the clock, the zone, the language.
  ///   - patience: How long a call into the center may take. One without an answer is reported to `app.failed`, and the
  ///     step goes on without it.
  ///   - app: What the app does when the scheduler asks.
  public init(
    _ rules: RuleTable, center: any UserNotificationCenter, store: any SchedulerStore & Sendable,
    device: Device = .current, patience: TimeSpan = .seconds(10), app: App
  ) {
    self.init(
      Scheduler(rules, zones: device.zone), center: center, store: store, device: device, patience: patience, app: app)
  }

  init(
    _ scheduler: Scheduler, center: any UserNotificationCenter, store: any SchedulerStore & Sendable, device: Device,
    patience: TimeSpan, app: App
  ) {
    self.scheduler = scheduler
    self.center = PatientCenter(center, Patience(patience, device))
    self.store = store
    self.device = device
    self.app = app
  }

  /// One step: call it at launch with `.launched`, whenever the app comes to the foreground, and with every signal.
  public func handle(_ events: SchedulerEvent...) async {
    _ = await enqueue(events, asksCenter: true)
  }

  /// The answer to `willPresent`: how a notification that came due in the foreground is shown.
  public func presentation(of identifier: String) async -> PresentationOptions {
    await enqueue([.willPresent(identifier)], asksCenter: false)
  }

  /// Registers all categories of the app; those of an earlier call are forgotten.
  func register(_ categories: [CategoryRegistration]) async {
    do {
      try await center.ask(.register) { await $0.register(categories) }
    } catch {
      await app.failed(error)
    }
  }

  /// Who else has to know that the question for permission was answered.
  func follow(_ answered: @escaping @Sendable () async -> Void) { self.answered = answered }

  /// Returns when nothing is left to do: no step, no answer to a question for permission, no settings to store.
  public func settle() async {
    while true {
      let step = lastStep
      _ = await step?.value
      if let errand = errands.first?.value {
        await errand.value
      } else if step == lastStep {
        return
      }
    }
  }

  /// An actor lets others in while it waits, so steps have to wait for each other by themselves.
  private func enqueue(_ events: [SchedulerEvent], asksCenter: Bool) async -> PresentationOptions {
    let previous = lastStep
    let step = Task {
      _ = await previous?.value
      return await run(events, asksCenter: asksCenter)
    }
    lastStep = step
    return await step.value
  }

  private func run(_ events: [SchedulerEvent], asksCenter: Bool) async -> PresentationOptions {
    var events = events
    isSilent = false
    let locale = device.locale()
    var current = state ?? restored(locale)
    if asksCenter, !hasCompared, !events.contains(.launched) { events.insert(.launched, at: 0) }
    if current.installation == nil { events.insert(.installed(number: device.installation()), at: 0) }
    let facts = device.facts()
    if facts.updating(current.device) != current.device { events.insert(.deviceChanged(facts), at: 0) }
    if current.locale != locale { events.insert(.localeChanged(locale), at: 0) }
    var report: CenterReport?
    if asksCenter {
      let awaited = Set(current.pending.map(\.request.identifier))
      report = try? await ask(.report) { await $0.report(awaiting: awaited) }
    }
    let blocked = await app.blocked()
    // Read after the report, so that everything in it is past.
    let input = StepInput(events, report: report, blocked: blocked)
    let now = await device.moment()
    let commands = scheduler.step(&current, on: input, at: now)
    var answers: [AddResult] = []
    let presentation = await carryOut(commands, &answers)
    if report != nil, state != nil { hasCompared = true }
    if !answers.isEmpty, var current = state {
      // It adds nothing, so there are no further answers.
      let now = await device.moment()
      let commands = scheduler.step(&current, on: StepInput([.addsCompleted(answers)]), at: now)
      _ = await carryOut(commands, &answers)
    }
    return presentation
  }

  private func restored(_ locale: LanguageTag) -> SchedulerState {
    // A file that cannot be read is like a damaged one: the center's requests are compared again.
    scheduler.restore(from: (try? store.read()) ?? nil, locale: locale)
  }

  /// In order. What follows a failed write is not done: the state would not know of it.
  private func carryOut(_ commands: [SchedulerCommand], _ answers: inout [AddResult]) async -> PresentationOptions {
    var presentation: PresentationOptions = []
    for command in commands {
      do {
        switch command {
        case .write(let written):
          try store.write(StateFile.bytes(of: written))
          state = written
        case .remove(let identifiers): try await ask(.remove) { await $0.remove(identifiers) }
        case .add(let request):
          let answer = try await ask(.add) { await $0.add(request) } ?? AddAnswer(error: .unanswered)
          for file in answer.unattached { await app.unattached(file) }
          answers.append(AddResult(identifier: request.identifier, error: answer.error))
        case .present(_, let options): presentation = options
        case .removeDelivered(let identifiers):
          try await ask(.removeDelivered) { await $0.removeDelivered(identifiers) }
        case .clearBadge: try await ask(.clearBadge) { try await $0.clearBadge() }
        case .requestAuthorization(let options): requestAuthorization(options)
        case .open(let target): await app.open(target)
        case .perform(let response): await app.perform(response)
        case .store(let write): pass(on: write)
        case .alertPermission: await app.alertPermission()
        case .deliver(let records): try await app.deliver(records)
        case .report(let outcome): await app.report(outcome)
        }
      } catch {
        await app.failed(error)
        break
      }
    }
    return presentation
  }

  /// Nil if the center does not answer. Then it is not asked again in this step, and the next one compares.
  @discardableResult
  private func ask<Answer: Sendable>(
    _ call: UnansweredCall.Call,
    _ question: @escaping @Sendable (any UserNotificationCenter) async throws -> Answer
  ) async throws -> Answer? {
    guard !isSilent else { return nil }
    do {
      return try await center.ask(call, question)
    } catch let silence as UnansweredCall {
      isSilent = true
      await app.failed(silence)
      return nil
    }
  }

  /// No step waits for the user. What the user, or the system for the user, has allowed is planned in a separate one.
  private func requestAuthorization(_ options: [AuthorizationOption]) {
    run { scheduler in
      do {
        _ = try await scheduler.center.center.requestAuthorization(options)
        await scheduler.handle(.authorizationAnswered, .foregrounded)
        await scheduler.answered()
      } catch {
        await scheduler.app.failed(error)
      }
    }
  }

  /// No step waits for a network.
  private func pass(on write: PreferenceWrite) {
    run { scheduler in
      do {
        try await scheduler.app.store(write)
        _ = await scheduler.enqueue([.preferencesStored(write.number)], asksCenter: false)
      } catch {
        await scheduler.app.failed(error)
      }
    }
  }

  private func run(_ errand: @escaping @Sendable (isolated SystemScheduler) async -> Void) {
    lastErrand += 1
    let number = lastErrand
    errands[number] = Task {
      await errand(self)
      errands[number] = nil
    }
  }
}

/// The app does not say how it stores settings for servers.
public struct PreferencesNotStored: Error {
  public var write: PreferenceWrite

  public init(write: PreferenceWrite) { self.write = write }
}

#if canImport(UserNotifications)
  extension SystemScheduler {
    /// On the notification center of the device.
    public init(
      _ rules: RuleTable, store: any SchedulerStore & Sendable, device: Device = .current,
      patience: TimeSpan = .seconds(10), app: App
    ) {
      self.init(
        rules, center: SystemCenter(file: device.file), store: store, device: device, patience: patience, app: app)
    }
  }
#endif
