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
      case event(AppEvent)
      case exchange
      case refresh
      case set(document: String, field: String, token: String, number: Int)
      case clear(document: String, field: String, token: String, number: Int)
      case preferences(PreferenceWrite)
      /// Whoever is signed in may not write that document.
      case refused(number: Int)
    }

    var due: Instant
    var kind: Kind
  }

  /// The token is sent as the system gives it.
  private let isHex: Bool
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
  /// The token of the device that the provider has, also after it has discarded its own.
  var known: String?
  /// The app wants no pushes on this device; what was sent to it is not shown.
  var isUnregistered = false
  var fault: (fault: TokenFault, error: TokenError)?
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
  /// Somebody else has written into the document of a user.
  var hasForeignWrites = false

  init(_ machine: TokenRegistration?, _ start: ScenarioStart) {
    isHex = machine?.rule.encoding == .hex
    isOnline = start.token.isOnline
    device = RemoteRegistration(isKnown: start.token.stored != nil)
    firstToken = start.token.provider ?? "fcm-1"
    lastUser = start.token.user
    store.session = start.token.user
    guard let machine, let user = start.token.user, let token = start.token.stored else { return }
    provider = start.token.provider ?? token
    made = 1
    handedOver = device.token.hexadecimal
    known = handedOver
    store.put([machine.rule.field: token], in: machine.document(of: user))
  }

  /// The one under which a server reaches this device.
  var ownToken: String? { isHex ? device.token.hexadecimal : provider }

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
    var begin = now
    // One write after the other, or an old one would end on top of a new one; but an app does not wait for ever.
    if let handler = kind.storing, let last = answers.last(where: { $0.kind.storing == handler }) {
      begin = max(now, min(last.due, now + Self.patience))
    }
    let answer = Answer(due: begin + span, kind: kind)
    answers.insert(answer, at: answers.firstIndex { $0.due > answer.due } ?? answers.count)
  }

  /// How long an app waits for the write before: a handler has that long.
  private static let patience = TokenRegistration.turn

  /// Everything that would answer an app that is gone.
  mutating func end() {
    isTold = false
    answers.removeAll()
  }

  /// It makes another one only of a token that the app hands over from now on.
  mutating func forgetToken() {
    provider = nil
    handedOver = nil
  }

  /// The file of the old device is there. Neither the system nor the provider has its token.
  mutating func movedToNewDevice() {
    end()
    device.forget()
    forgetToken()
    known = nil
    isUnregistered = false
    made = 0
    firstToken = "fcm-\(device.installation)"
  }

}

extension TokenWorld.Answer {
  /// The provider is about to say its token anyway.
  var isRefresh: Bool { if case .refresh = kind { true } else { false } }
}

extension TokenWorld.Answer.Kind {
  fileprivate enum Storing { case token, preferences }

  fileprivate var storing: Storing? {
    switch self {
    case .set, .clear, .refused: .token
    case .preferences: .preferences
    case .event, .exchange, .refresh: nil
    }
  }
}

/// A line that developers see: of an event, or of its own.
enum ConsoleEntry {
  case event(AnalyticsRecord)
  case text(String)
}
