import CenterSimulation
public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms
public import SpecLanguage

/// An app whose histories are explored: never changed, and shared by all of them.
public struct ExploredApp: Sendable {
  let app: AppUnderTest
  public var id: String { app.app.id }
  public var rules: RuleTable { app.app.rules }

  /// Whose promises must be kept, if not those of the app itself.
  let promised: AppUnderTest?

  /// - Parameter mistake: One that the core makes, as 'CoreJudge.faults' call it.
  public init(_ spec: Spec, mistake: String? = nil) {
    self.init(spec, fault: mistake.flatMap(CoreJudge.fault))
  }

  /// - Parameter fault: The mistake that the core makes.
  init(_ spec: Spec, fault: CoreFault?) {
    app = AppUnderTest(TestedApp(spec), fault)
    promised = nil
  }

  /// An app that does what one spec says, held to what another one says: a stand-in for a scheduler with a fault.
  public init(_ spec: Spec, promising other: Spec) {
    app = AppUnderTest(TestedApp(spec))
    promised = AppUnderTest(TestedApp(other))
  }
}

/// A device with an app on it whose history is made up step by step, and with all that always holds checked on the way. A copy
/// is another history with the same beginning.
public struct ExploredDevice {
  /// One notification that came.
  public struct Shown: Hashable, Sendable {
    public var type: String
    public var identifier: String
    public var instant: Instant
    public var local: CivilDateTime
    public var zone: ZoneRules
    public var title: String
    public var body: String
    /// Which of the users had it, by number.
    public var user: Int
    /// A server has sent it.
    public var isPushed: Bool
  }

  private var world: World
  private var watch: HistoryWatch

  /// - Parameter items: The values that signals carry for types with `per`; identifiers call them the same.
  public init?(_ app: ExploredApp, start: ScenarioStart, items: [String]) {
    guard let scheduler = app.app.scheduler(profile: start.profile) else { return nil }
    let tested = app.app.app
    world = World(
      scheduler: scheduler, start: start, headers: tested.headers, links: tested.links, places: tested.places,
      hasStoreRules: tested.hasStoreRules)
    let names = Dictionary(items.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    watch = HistoryWatch(
      WatchedItems(names: names), arms: start.arms, promised: app.promised?.scheduler(profile: start.profile), of: world
    )
    watch.flags = start.switches
    watch.device = start.device
    if !start.attributes.isEmpty {
      watch.memories[world.known.scheduler.userNumber, default: HistoryMemory()].attributes = start.attributes
    }
  }

  // MARK: - What happens

  /// Nothing is done that a step of a scenario could not do: what it could not is in `problems`.
  public mutating func perform(_ actions: [ScenarioStep.Action]) {
    world.trace.removeAll(keepingCapacity: true)
    watch.perform(actions, in: &world)
  }

  public mutating func advance(to instant: Instant) {
    world.trace.removeAll(keepingCapacity: true)
    world.advance(to: instant)
  }

  /// - Parameter thoroughly: With the dearest of the checks.
  public mutating func check(thoroughly: Bool = false) {
    watch.check(&world, thoroughly: thoroughly, withLaunch: thoroughly)
  }

  /// A quiet phase: the app is opened, nothing happens for forty days, and it is opened again. Everything that was owed must have
  /// come by then, or have a reason.
  public mutating func rest() { watch.finish(&world) }

  /// How this history has come to differ from another one that went without an accident, which should change nothing.
  ///
  /// - Returns: Nil if it does not, or if nobody can say.
  public func difference(from twin: ExploredDevice) -> String? {
    guard !watch.isSurprised, world.center.authorization == twin.world.center.authorization, user == twin.user,
      world.known.process.screen == nil, twin.world.known.process.screen == nil,
      world.scheduler.rules.policies.foreground == .banner, world.isRunning == twin.world.isRunning
    else { return nil }
    return twin.watch.difference(of: world, from: twin.world)
  }

  // MARK: - What can be seen

  public var now: Moment { world.now }
  public var isRunning: Bool { world.isRunning }
  /// Whoever is signed in.
  public var user: String? { world.known.scheduler.isSignedOut ? nil : world.known.scheduler.user }
  /// What a setting has, moved or not.
  public func value(of setting: String) -> PreferenceValue? {
    world.scheduler.rules.value(of: setting, moved: world.known.scheduler.preferences)
  }
  public var isInFront: Bool { world.isRunning && world.center.appState == .foreground }
  /// Whoever looks at a screen is not shown what is on it.
  public var hasScreen: Bool { world.known.process.screen != nil }
  /// The center does not take the next request.
  public var refusesAdds: Bool { world.center.failsNextAdd }
  public var hasDialog: Bool { dialog != nil }
  /// The dialog of the system that is on screen.
  var dialog: Permission? { world.permissions.dialogs.shown }
  /// Nil for an app without a permission flow, and until people have seen it.
  var flowState: PermissionFlowState? {
    world.core.flow == nil || world.app?.process.wasSeen != true ? nil : world.app?.flow
  }
  /// Something of the permission flow, or a dialog, is in front of the app.
  public var isBehindFlow: Bool { dialog != nil || flowState.map { $0.run != nil || $0.place != nil } ?? false }
  /// Whether the app does not show a part of itself.
  func isHidden(_ module: String) -> Bool {
    guard let flow = world.core.flow, let state = flowState else { return true }
    return flow.modules(in: state)[module] == .hidden
  }
  /// Whether a server finds a token in the document of the newest user.
  var hasStoredToken: Bool { !world.storedTokens.isEmpty }
  /// Somebody was signed in at some time.
  var hasDocument: Bool { world.push.lastUser != nil }
  /// Whether the user is asked this below a notification that came quietly.
  func canChoose(_ choice: SimulatedCenter.TrialChoice) -> Bool {
    var center = world.center
    return center.choose(choice)
  }
  /// A Live Activity of this kind goes on.
  func isUnderWay(_ kind: String) -> Bool {
    var activities = world.system.activities
    return activities.newest(kind, at: now.instant).map { $0.ended == nil } ?? false
  }
  /// What did not hold.
  public var broken: [String] { watch.broken }
  /// What a step could not do, such as a tap on nothing.
  public var problems: [String] { world.problems.filter { !world.misuses.contains($0) } }
  /// Steps after which servers, the network and the provider do all that they are asked.
  public var calming: [ScenarioStep.Action] { world.calming.map { .token($0) } }
  /// When the next requests come due.
  public var dues: [Instant] { world.center.pending.map(\.due).filter { $0 < .distantFuture } }
  /// The night, or a window, holds something until it is over.
  public var isHolding: Bool { world.known.scheduler.pending.contains { $0.isHeld && $0.due > world.now.instant } }
  /// Several wait that are one for a type and its value, if they are taken back and return together.
  public var hasTwins: Bool {
    let twins = world.known.scheduler.pending.filter { !$0.key.isFollowUp && $0.key.dateAndTime == nil }
    return Set(twins.map { "\($0.type) \($0.key.item ?? "")" }).count < twins.count
  }
  /// The types of which something is in Notification Center.
  public var listed: [String] {
    Set(world.center.delivered.compactMap { world.type(of: $0.request) }).sorted()
  }
  public var outcomes: [OutcomeRecord] { world.outcomes }

  public var shown: [Shown] {
    world.deliveries.compactMap { delivery in
      guard let type = delivery.type, !delivery.isSilenced else { return nil }
      return Shown(
        type: type, identifier: delivery.identifier, instant: delivery.instant, local: delivery.local,
        zone: delivery.zone, title: delivery.content.title, body: delivery.content.body, user: delivery.user,
        isPushed: world.remote.push(delivery.identifier) != nil)
    }
  }

  public var pending: [(type: String, due: Instant)] {
    world.center.pending.compactMap { pending in
      guard pending.due < .distantFuture, let type = world.type(of: pending.request) else { return nil }
      return (type, pending.due)
    }
  }

  /// What the app means to be pending.
  public var intended: [(type: String, due: Instant)] {
    world.known.scheduler.pending.filter { $0.due < .distantFuture }.map { ($0.type, $0.due) }
  }

  public var milestones: Set<Milestone> { watch.passing.union(world.milestones) }

  /// The screens that were opened.
  public var opened: Set<String> { Set(world.opened.map(\.target)) }

  /// Equal for two histories after which the same follows from the same: the state of the app, the center and the clock. What
  /// came is part of it, because caps look at it and so do the checks.
  public var digest: StateDigest {
    var state = world.known
    state.scheduler.plans = 0
    let center = world.center
    return StateDigest { hasher in
      hasher.combine(state)
      hasher.combine(world.now)
      hasher.combine(world.isRunning)
      hasher.combine(center.appState)
      hasher.combine(center.authorization)
      hasher.combine(center.isFocusOn)
      hasher.combine(center.pending)
      hasher.combine(center.delivered)
      for delivery in world.deliveries {
        hasher.combine(delivery.identifier)
        hasher.combine(delivery.instant)
        hasher.combine(delivery.user)
      }
      hasher.combine(watch.isSurprised)
    }
  }
}

/// 128 bits of a state: two states of a run are taken for one if these are equal.
public struct StateDigest: Hashable, Sendable {
  private let first: Int
  private let second: Int

  init(_ add: (inout Hasher) -> Void) {
    var hasher = Hasher()
    add(&hasher)
    first = hasher.finalize()
    hasher = Hasher()
    hasher.combine(first)
    add(&hasher)
    second = hasher.finalize()
  }
}
