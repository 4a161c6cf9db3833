import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// A device with the reference app on it, on virtual time: the center, the scheduler, a store, a clock.
struct World {
  /// One notification the user could see.
  struct Delivery: Hashable {
    var identifier: String
    var type: String?
    var instant: Instant
    /// Fixed when it happened; travel does not change it.
    var local: CivilDateTime
    /// The one that `local` is in.
    var zone: ZoneRules
    /// The one that the app knew when it planned last; another one where a flight began since.
    var plannedIn: ZoneRules
    var isQuiet: Bool
    /// Focus kept it from showing: in Notification Center, but not delivered.
    var isSilenced: Bool
    var presentation = Presentation(hasBanner: false, hasSound: false, isListed: true)
    /// What its request has attached, by identifier; for a push the keys of the payload whose files a service extension
    /// attached.
    var attachments: [String] = []
    /// What its category says is shown in place of its text.
    var hidesText = false
    /// What its request carried.
    var content: NotificationContent
    /// Whose it was, by number: two users may have occurrences of equal ids.
    var user: Int
    /// Which history it belongs to: a new installation and a clock set back begin another one.
    var epoch: Int
    /// The app could know when it would come, and had planned with what it knew.
    var isForeseen = true
    /// The quiet hours in force when it came, as far as their condition was true.
    var quietHours: QuietHours?
    /// It came while no app ran, and counted real time while somebody set the clock, or the app was killed before it heard
    /// that it was added, or it was to be taken back and the center did not hear that: on a phone nobody can tell when, or
    /// that it came.
    var isUntimed = false
    /// A snooze brought it back, or it follows one that nobody answered: no cap counts it.
    var isRepeat = false

    var body: String { content.body }
  }

  /// The state of the last `write`; a damaged one as the bytes that are left of it.
  enum Storage {
    case state(AppState)
    case bytes([UInt8]?)
  }

  /// The app is killed behind a write, counted from arming and through relaunches; once.
  struct Crash {
    var afterWrite: Int
    /// The line that armed it.
    var line: SourceSpan
    var writes = 0
  }

  var core: AppCore
  /// What the device's clock shows.
  var now: Moment
  var center: SimulatedCenter
  /// The center says no more than that of a phone can; else it says what became of each request.
  var isLikeADevice = false
  /// As on a phone the process begins, and comes to the screen in another step.
  var launchesInTwoSteps = false
  var silence = CenterSilence()
  /// What survives a kill.
  var storage: Storage
  /// The language of the device.
  var locale: LanguageTag
  /// The app has not run on this device yet, and its file is that of another one.
  var isNewDevice = false
  /// The device names a zone without rules; `now` keeps the last known one.
  var isZoneUnknown = false
  /// A kill that waits for its write.
  var crash: Crash?
  /// The line of the scenario that is carried out.
  var line: SourceSpan
  /// About kills that never came.
  var remarks: [CaseResult.Remark] = []
  /// The screens that links lead to; nil for an app without links.
  let links: SpecLinks?
  /// Where the rules are written; nil where nobody asks.
  let places: SpecPlaces?
  /// In memory; nil while the app is not running.
  var app: AppState?
  var permissions: PermissionWorld
  var push: TokenWorld
  var remote: PushWorld
  var system = SystemWorld()
  /// The work of buttons that was done.
  var performed: [ActionResponse] = []

  var deliveries: [Delivery] = []
  /// What the case says was delivered before it.
  let history: [ScenarioStart.PastDelivery]
  /// How many of `deliveries` an earlier installation showed; what holds always holds for each installation.
  var forgottenDeliveries = 0
  var logged: [AnalyticsRecord] = []
  var opened: [OpenedTarget] = []
  var outcomes: [OutcomeRecord] = []
  var trace: [TraceEntry] = []
  /// What a step could not do, such as a tap on nothing.
  var problems: [String] = []
  /// Those of `problems` that are not the step's fault but the app's.
  var misuses: [String] = []
  var epoch = 0
  /// The app has planned, and neither the clock nor the zone has changed since, nor has anything unforeseen come.
  var isPlanCurrent = false
  /// What waited only for its second when the first plan after a flight or a clock was made: it keeps its second.
  var onTheirWay: Set<String> = []
  /// The zone of the last plan.
  var planZone: ZoneRules?
  /// What caps kept back.
  var capRefusals: [CapRefusal] = []
  /// What did not come at its time without a word to the app: a phone that lists it no more lets the app count it.
  var passedUnseen: [PassedRequest] = []
  /// Intervals that were added before somebody set the clock: they count real time, and what is left of it cannot be asked.
  var lostIntervals: Set<String> = []
  /// Requests that were in the center before the start.
  let addedBefore: Int
  /// Which installation of the app runs, and how often it has lost its state.
  var installation = 1
  var losses = 0
  /// Records are handed over at least once; they count once under one id.
  var handedOver: Set<[String]> = []
  /// How often the app may still be asked or told something before the case counts as one that never ends.
  var turnsLeft: Int
  /// All that the app was told, for comparison with another host; nil when nobody asks.
  var told: [ToldStep]?
  /// The file with which the present process has begun, until it was told something.
  var beginning: [UInt8]??
  /// Another scheduler that is under test. The reference is told the same and keeps the books of this world.
  let testee: TesteeCase?
  /// The testee's own file after its last `write`, as opaque text; nil if there is none.
  var testeeFile: String?
  /// What the testee has handed over to be written with the step under way.
  var testeeDraft: String?
  /// When the testee asks to be told that time has passed.
  var wake: Instant?
  /// Why the testee cannot go on.
  var fault: TesteeFault?
  /// Calls inside each other, of an app whose every answer asks for another.
  var depth = 0

  /// - Parameters:
  ///   - headers: What the server sends with the pushes of each type.
  ///   - line: Where the case is written.
  ///   - choices: What the center does where Apple documents nothing.
  ///   - testee: What decides in place of the reference, which then only keeps the books.
  init(
    scheduler: Scheduler, start: ScenarioStart, turns: Int = .max, headers: [String: PushHeaders] = [:],
    links: SpecLinks? = nil, places: SpecPlaces? = nil, hasStoreRules: Bool = false,
    line: SourceSpan = SourceSpan(startOf: ""), isRecording: Bool = false, choices: CenterChoices = .standard,
    testee: TesteeCase? = nil
  ) {
    let zones = start.zones
    let scheduler = zones.isEmpty ? scheduler : Scheduler(scheduler.rules, zones: { zones[$0] }, fault: scheduler.fault)
    let token = TokenRegistration(scheduler.rules, build: start.token.build, isSimulator: start.token.isSimulator)
    core = AppCore(scheduler, token: token)
    self.links = links
    self.places = places
    self.line = line
    self.testee = testee
    turnsLeft = turns
    told = isRecording ? [] : nil
    now = start.moment
    center = SimulatedCenter(authorization: start.authorization, choices: choices, appState: .killed)
    center.isFocusOn = start.isFocusOn
    center.categories = scheduler.rules.formerIDs.adding(
      to: scheduler.rules.categories.map { CategoryRegistration($0) })
    // What is in the center before the start was not added by the case.
    addedBefore = start.pending.count
    history = start.history
    locale = start.locale ?? scheduler.rules.sourceLocale
    permissions = PermissionWorld(scheduler.rules, start)
    push = TokenWorld(token, start)
    if hasStoreRules { push.store.owned = token?.rule.store }
    remote = PushWorld(headers)
    let past = AppPast(start, scheduler.rules, deviceToken: push.handedOver)
    storage = .state(past.state(of: core, at: now))
    open(start, past)
    for request in start.pending { addRaw(request) }
    switch start.app {
    case .killed: break
    case .foreground: appear()
    case .background:
      appear()
      center.appState = .background
      tell(.backgrounded)
    }
  }

  /// The state of the last `write`, as far as it can be read.
  var stored: AppState {
    get {
      switch storage {
      case .state(let state): state
      case .bytes(let bytes): core.restore(from: bytes, locale: locale)
      }
    }
    set { storage = .state(newValue) }
  }

  /// What the app knows now, or would know if it ran.
  var known: AppState { app ?? stored }

  var scheduler: Scheduler { core.scheduler }

  var isRunning: Bool { app != nil }

  mutating func note(_ event: TraceEvent) {
    trace.append(TraceEntry(instant: now.instant, zone: now.zone, event: event))
  }

  /// For readers of the trace alone.
  mutating func note(_ lane: TraceEntry.Lane, _ text: String, about identifiers: [String] = []) {
    note(.remark(lane, text, about: identifiers))
  }

  private mutating func addRaw(_ past: ScenarioStart.PastRequest) {
    let content = NotificationContent(body: "Planned earlier", userInfo: past.type.map { ["type": $0] } ?? [:])
    let trigger = Trigger.calendar(CalendarComponents(dated: now.zone.local(at: past.instant)), repeats: false)
    do {
      try center.add(NotificationRequest(identifier: past.identifier, content: content, trigger: trigger), at: now)
    } catch {
      problems.append("the center does not accept the pending request '\(past.identifier)': \(error.name)")
    }
  }

  func type(of request: NotificationRequest) -> String? {
    request.content.userInfo["type"] ?? scheduler.parse(identifier: request.identifier)?.type
  }
}
