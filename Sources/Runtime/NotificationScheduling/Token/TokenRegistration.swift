public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// The reference token registration: state, event and moment in; commands out, and nothing else happens.
///
/// It asks once per installation, writes only with permission and for a user, and never blocks on a server.
/// - Source: `push-setup`
public struct TokenRegistration: Sendable {
  public enum Build: String, Sendable, Hashable, CaseIterable { case debug, release }

  public let app: String
  public let rule: TokenRule
  public let authorization: AuthorizationRule?
  public let build: Build
  public let isSimulator: Bool
  let events: [EventRule]
  /// The permission flow asks for notifications, and logs what comes of it.
  let flowAsks: Bool

  /// A registration without an answer counts as failed after this long; the old token stays.
  public static let patience = TimeSpan.seconds(30)
  /// For so long a write waits for the one before it, unless an app has another patience.
  public static let turn = TimeSpan.seconds(10)
  /// The wait after the first failure without a network; each further one is twice as long, up to an hour.
  public static let firstRetry = TimeSpan.seconds(30)

  /// - Parameter failures: Those before the last one, in a row.
  static func wait(after failures: Int) -> TimeSpan { min(.hours(1), firstRetry * (1 << min(failures, 7))) }

  /// What a simulator gets instead of a token.
  public static let mockToken = "simulator-mock-token"

  /// Nil for an app that stores no token.
  public init?(_ table: RuleTable, build: Build = .debug, isSimulator: Bool = false) {
    guard let rule = table.token else { return nil }
    app = table.app
    self.rule = rule
    authorization = table.authorization
    self.build = build
    self.isSimulator = isSimulator
    events = table.events
    flowAsks = table.permissionFlow?.steps.contains { $0.permission == .notifications } ?? false
  }

  public func step(_ state: inout TokenState, on event: TokenEvent, at now: Moment) -> [TokenCommand] {
    var step = TokenStep(machine: self, state: state, now: now)
    step.apply(event)
    state = step.state
    return step.finish()
  }

  /// Where this version of the app keeps tokens.
  var place: TokenState.Place { TokenState.Place(store: rule.store, field: rule.field) }

  /// The path of a user's document.
  public func document(of user: String) -> String { place.document(of: user) }

  func budget(of part: TokenPart) -> TimeSpan? {
    switch part {
    case .answer: nil
    case .registration, .exchange: rule.budgets.registration
    case .upload: rule.budgets.upload
    case .refresh: rule.budgets.refresh
    case .total: rule.budgets.total
    }
  }
}
