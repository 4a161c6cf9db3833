package import NotificationCivilTime
package import NotificationRules
package import NotificationScheduling
public import NotificationTerms

/// The core of an app's notifications at work: what happens goes in, and its commands are carried out.
///
/// It speaks in ids, as a rule table does, and knows events that no app may report. So an app has an `AppScheduler`, which
/// speaks in the app's own types; what is public here is for the system's callbacks.
///
/// Steps run one after the other, each from its question to the center to the last of its commands; what is reported
/// in the meantime waits. Only the question how a notification is shown is answered at once.
public actor SystemScheduler {
  nonisolated let core: AppCore
  let center: PatientCenter
  let device: Device
  let app: App
  let flow: PermissionFlowSources?
  let token: TokenBackends?
  let listed: @Sendable () async -> [ArrivedPush]

  var kept: KeptState { didSet { announceSettings() } }
  /// Who listens to the settings.
  var settingListeners: [Int: AsyncStream<SettingValues>.Continuation] = [:]
  var lastListener = 0
  /// What the app shows of the permission flow now.
  private(set) var screen: String?
  /// Of this process, once it was asked for.
  var installation: Installation?
  private var isLaunched = false
  private var isInFront = false

  /// The last of the jobs that wait for each other.
  private var lastJob: Task<Void, Never>?
  /// What was answered between the steps, and is to be carried out before the next one.
  var leftovers: [Work] = []
  /// Whether a call of this step got no answer.
  var isSilent = false

  /// What goes on beside the steps, and leads to further ones.
  private var errands: [Int: Errand] = [:]
  private var lastErrand = 0
  /// The handlers that are at work.
  var calls: Set<HandlerCall> = []
  var lastCall = 0
  /// What is being handed over, and what waits behind it.
  var deliveries: [[AnalyticsRecord]] = []
  /// Counts how often a batch was refused.
  var deliveryRound = 0
  /// What was taken from the center at a sign-out that the state does not know of yet, and when.
  var withdrawn: [String: Instant] = [:]
  /// The writes of tokens by their documents.
  var storing: [String: TokenWrites] = [:]
  /// The last write of settings.
  var lastSetting: Task<Void, Never>?
  var fetching: [Int: Fetch] = [:]
  /// Of the silent pushes of this process: nothing of them is stored.
  var silent = PushState()
  var silentPushes = 0
  /// A delegate of other code takes the pushes without a type.
  private(set) var leavesUntyped = false
  /// The types of the pushes that were answered last.
  var answeredPushes: [(identifier: String, type: String)] = []

  /// Commands to carry out.
  struct Work: Sendable {
    var commands: [AppCommand]
    /// The `deliveryRound` of their step.
    var round: Int
  }

  /// - Parameters:
  ///   - center: Where requests are added: the `SystemCenter`, or a simulated one in a test.
  ///   - store: Where the state is kept between launches, such as a `FileStore`.
  ///   - device: What is read from the world: the clock, the zone, the language.
  ///   - patience: How long a call into the center or of a handler may take. What takes longer is reported to
  ///     `app.logs.failed`, and the step goes on without it.
  ///   - app: What the app does when the scheduler asks.
  package init(
    _ rules: RuleTable, center: any UserNotificationCenter, store: any SchedulerStore & Sendable,
    device: Device = .current, patience: TimeSpan = .seconds(10), app: App
  ) {
    self.init(
      rules, center: center, store: store, device: device, patience: patience, flow: nil, token: nil,
      listed: { [] }, app: app)
  }

  init(
    _ rules: RuleTable, center: any UserNotificationCenter, store: any SchedulerStore & Sendable, device: Device,
    patience: TimeSpan, flow: PermissionFlowSources?, token: TokenBackends?,
    listed: @escaping @Sendable () async -> [ArrivedPush], past: @escaping @Sendable () -> [UntypedPastEvent] = { [] },
    app: App, scheduler: Scheduler? = nil
  ) {
    core = AppCore(
      scheduler ?? Scheduler(rules, zones: device.zone),
      token: token.flatMap { TokenRegistration(rules, build: $0.build, isSimulator: $0.isSimulator) },
      hasFlow: flow != nil)
    self.center = PatientCenter(center, Patience(patience, device))
    kept = KeptState(store, past: past)
    self.device = device
    self.app = app
    self.flow = flow
    self.token = token
    self.listed = listed
  }

  // MARK: - What happens

  /// One step. Returns when its commands are carried out; from a handler of this scheduler at once.
  package func handle(_ events: AppEvent...) async { await handle(events) }

  func handle(_ events: [AppEvent]) async { await returnAfter(enqueue(events)) }

  /// The process has begun. What comes again in the same process changes nothing.
  ///
  /// - Parameter categories: All of the app; the system forgets them when another launch registers none.
  public func launched(registering categories: [CategoryRegistration] = []) async {
    guard !isLaunched else { return await again() }
    isLaunched = true
    await returnAfter(
      enqueue { scheduler in
        if !categories.isEmpty { await scheduler.register(categories) }
        await scheduler.run([.launched])
      })
  }

  /// The app is on screen, and so is its first screen. While it stays there, what comes again changes nothing.
  public func foregrounded() async {
    guard !isInFront else { return await again() }
    isInFront = true
    await handle(.foregrounded(isForced: false), .ready)
  }

  /// It is known already. What could not be stored then is tried again.
  private func again() async {
    if kept.waiting.isEmpty { await returnAfter(lastJob) } else { await handle([]) }
  }

  /// Nobody sees the app any more.
  public func backgrounded() async {
    guard isInFront else { return await returnAfter(lastJob) }
    isInFront = false
    await handle(.backgrounded)
  }

  /// Returns when nothing is left to do: no step, no answer to a question for permission, nothing to store or to log.
  ///
  /// A handler that has not ended in its time is waited for no longer.
  public func settle() async { if !isInHandler { await device.settle { await self.end() } } }

  private func end() async {
    while true {
      let job = lastJob
      await job?.value
      if let errand = errands.first?.value {
        await errand.end.value
      } else if job == lastJob {
        return
      }
    }
  }

  /// Pushes without a type are for a delegate of other code.
  func leaveUntyped() { leavesUntyped = true }

  func noteScreen(_ screen: String?) { self.screen = screen }

  // MARK: - One after the other

  @discardableResult
  func enqueue(_ events: [AppEvent]) -> Task<Void, Never> { enqueue { await $0.run(events) } }

  /// An actor lets others in while it waits, so jobs have to wait for each other by themselves.
  ///
  /// A job has time to end from the moment in which it is asked for, not from that in which the others are done.
  @discardableResult
  func enqueue(_ work: @escaping @Sendable (isolated SystemScheduler) async -> Void) -> Task<Void, Never> {
    let previous = lastJob
    let ending = Task { [device] in await device.keepRunning() }
    let job = Task {
      await previous?.value
      await work(self)
      await ending.value()
    }
    lastJob = job
    return job
  }

  /// A handler that waited for a step would wait for itself.
  private func returnAfter(_ job: Task<Void, Never>?) async { if !isInHandler { await job?.value } }

  /// Whether it is called by one of its handlers that has not ended.
  var isInHandler: Bool { !HandlerCall.current.isDisjoint(with: calls) }

  /// No step waits for an errand.
  ///
  /// - Parameter isDialog: It ends when somebody answers.
  /// - Returns: Its end.
  @discardableResult
  func begin(
    isDialog: Bool = false, _ errand: @escaping @Sendable (isolated SystemScheduler) async -> Void
  ) -> Task<Void, Never> {
    lastErrand += 1
    let number = lastErrand
    let (ends, leave) = AsyncStream<Never>.makeStream()
    errands[number] = Errand(leave: leave, end: Task { for await _ in ends {} }, isDialog: isDialog)
    return Task {
      await Errand.$current.withValue(number) { await errand(self) }
      leaveErrand(number)
    }
  }

  /// A dialog of the system is open.
  package var isAsking: Bool { errands.values.contains(where: \.isDialog) }

  /// Nobody waits for it from now on: it has ended, or takes longer than it may.
  func leaveErrand(_ number: Int) { errands.removeValue(forKey: number)?.leave.finish() }
}

/// What is done beside the steps.
struct Errand {
  /// The number of that which a task belongs to.
  @TaskLocal static var current: Int?

  let leave: AsyncStream<Never>.Continuation
  let end: Task<Void, Never>
  /// It ends when somebody answers.
  let isDialog: Bool
}

#if canImport(UserNotifications)
  // One process writes the state: an extension must not.
  @available(iOSApplicationExtension, unavailable)
  extension SystemScheduler {
    /// On the notification center of the device.
    package init(
      _ rules: RuleTable, store: any SchedulerStore & Sendable, device: Device = .app,
      patience: TimeSpan = .seconds(10), app: App
    ) {
      self.init(
        rules, center: SystemCenter(file: device.file), store: store, device: device, patience: patience, flow: nil,
        token: nil, listed: SystemCenter.listedPushes, app: app)
    }
  }
#endif
