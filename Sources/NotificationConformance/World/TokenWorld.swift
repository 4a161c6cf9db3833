import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// The part of a world in which a push token comes to its store: the system, the provider, the network, the server.
struct TokenWorld {
  /// Something that answers the app later.
  struct Answer {
    enum Kind {
      case event(TokenEvent)
      case exchange
      case refresh
      case set(document: String, field: String, token: String, number: Int)
      case clear(document: String, field: String, token: String, number: Int)
      case preferences(PreferenceWrite)
    }

    var due: Instant
    var kind: Kind
  }

  /// Nil for an app without a token.
  let machine: TokenRegistration?
  /// What survives a kill.
  var stored: TokenState
  /// In memory; nil while the app is not running.
  var state: TokenState?
  var device: RemoteRegistration
  var store = RemoteStore()
  var isOnline: Bool
  /// The token of the provider; nil as long as it had nothing to make it of.
  var provider: String?
  /// What the provider hands out first.
  private var firstToken: String
  /// How many tokens it has made for this installation.
  private var made = 0
  var handedOver: String?
  var fault: (fault: TokenFault, error: TokenError)?
  /// Started without being seen: the launch that counts is still to come.
  var isUnseen = false
  /// The provider has told the app its token since it was started.
  var isTold = false
  var latency: [TokenPart: TimeSpan] = [:]
  /// In the order of their time, equal ones in the order in which they were asked for.
  var answers: [Answer] = []
  var refreshes = 0
  /// What the app asked of the system, the provider and the store.
  var commands: [ExpectedTokenCommand] = []
  var measured: [(part: TokenPart, span: TimeSpan, isSlow: Bool)] = []
  var console: [ConsoleEntry] = []
  /// Tokens that APNs has forgotten.
  var gone: Set<String> = []
  /// The user whose document is looked at.
  var lastUser: String?

  init(_ rules: RuleTable, _ start: ScenarioStart) {
    let machine = TokenRegistration(rules, build: start.token.build, isSimulator: start.token.isSimulator)
    self.machine = machine
    isOnline = start.token.isOnline
    var state = TokenState(authorization: start.authorization)
    state.isOnline = start.token.isOnline
    state.user = start.token.user
    state.isAnswered = start.authorization != .notDetermined
    device = RemoteRegistration(isKnown: start.token.stored != nil)
    firstToken = start.token.provider ?? "fcm-1"
    lastUser = start.token.user
    if let machine, let user = start.token.user, let token = start.token.stored {
      provider = start.token.provider ?? token
      made = 1
      handedOver = device.token.hexadecimal
      state.deviceToken = handedOver
      state.token = token
      state.tokenInstant = start.moment.instant
      state.storedToken = token
      state.storedUser = user
      state.registration = .registered
      store.put([machine.rule.field: token], in: machine.document(of: user))
    }
    stored = state
  }

  /// The one under which a server reaches this device.
  var ownToken: String? { machine?.rule.encoding == .hex ? device.token.hexadecimal : provider }

  mutating func schedule(_ kind: Answer.Kind, _ part: TokenPart?, at now: Instant) {
    schedule(kind, after: part.flatMap { latency[$0] } ?? .zero, at: now)
  }

  /// What the provider makes of a token of the device.
  mutating func makeToken() -> String {
    made += 1
    let token = made == 1 ? firstToken : "\(firstToken)-\(made)"
    provider = token
    return token
  }

  mutating func schedule(_ kind: Answer.Kind, after span: TimeSpan, at now: Instant) {
    var answer = Answer(due: now + span, kind: kind)
    // A store answers in the order in which it was asked, or an old write would end on top of a new one.
    if kind.isStoring, let last = answers.last(where: { $0.kind.isStoring }) { answer.due = max(answer.due, last.due) }
    answers.insert(answer, at: answers.firstIndex { $0.due > answer.due } ?? answers.count)
  }

  /// Everything that would answer an app that is gone.
  mutating func end() {
    state = nil
    isUnseen = false
    isTold = false
    answers.removeAll()
  }

  /// The file of the old device is there. Neither the system nor the provider has its token.
  mutating func movedToNewDevice() {
    end()
    device.forget()
    provider = nil
    handedOver = nil
    made = 0
    firstToken = "fcm-\(device.installation)"
  }

  mutating func appRemoved() {
    movedToNewDevice()
    var fresh = TokenState()
    fresh.isOnline = isOnline
    stored = fresh
  }
}

extension TokenWorld.Answer {
  /// The provider is about to say its token anyway.
  var isRefresh: Bool { if case .refresh = kind { true } else { false } }
}

extension TokenWorld.Answer.Kind {
  fileprivate var isStoring: Bool {
    switch self {
    case .set, .clear, .preferences: true
    case .event, .exchange, .refresh: false
    }
  }
}

/// A line that developers see: of an event, or of its own.
enum ConsoleEntry {
  case event(AnalyticsRecord)
  case text(String)
}
