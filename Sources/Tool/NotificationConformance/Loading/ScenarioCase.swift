public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// One case: a scenario, or one row of its table, with every time resolved.
public struct ScenarioCase: Sendable {
  /// `<suite>/<id>[/<key>]`.
  public var id: String
  /// A sentence that reads like an acceptance criterion.
  public var title: String
  public var app: String
  /// Requirement ids.
  public var covers: [String]
  /// The `id` of the scenario, or the key cell of the row.
  public var span: SourceSpan
  public var start: ScenarioStart
  public var steps: [ScenarioStep]
  /// What must hold at the end.
  public var then: [Assertion]

  public init(
    id: String, title: String, app: String, covers: [String], span: SourceSpan, start: ScenarioStart,
    steps: [ScenarioStep], then: [Assertion]
  ) {
    self.id = id
    self.title = title
    self.app = app
    self.covers = covers
    self.span = span
    self.start = start
    self.steps = steps
    self.then = then
  }
}

/// The world before the first step.
public struct ScenarioStart: Sendable {
  public enum AppState: String, Sendable, Hashable, CaseIterable {
    case foreground, background, killed
  }

  /// Something the app reported before the scenario begins.
  public struct PastSignal: Sendable, Hashable {
    public var signal: String
    public var instant: Instant
    public var parameters: [String: ParameterValue]
  }

  /// A notification that was delivered before the scenario begins.
  public struct PastDelivery: Sendable, Hashable {
    public var type: String
    public var instant: Instant
  }

  /// A request the center already holds, under a raw identifier: an old scheme's or a foreign one too.
  public struct PastRequest: Sendable, Hashable {
    public var identifier: String
    public var type: String?
    public var instant: Instant
  }

  public var moment: Moment
  public var profile: String?
  public var authorization: AuthorizationStatus = .authorized
  public var app: AppState = .foreground
  /// Nil means the app's source locale.
  public var locale: LanguageTag?
  public var preferences: [String: PreferenceValue] = [:]
  /// Sorted by instant.
  public var signals: [PastSignal] = []
  public var history: [PastDelivery] = []
  public var pending: [PastRequest] = []
  public var isFocusOn = false
  /// The oldest release of the time zone data in which the dates of the case are as it says; nil for any.
  public var tzdata: String?
  /// What the app may reach besides notifications; what is missing is not determined.
  public var permissions: [Permission: AccessStatus] = [:]
  /// What the device is, and the app on it; unknown if nothing is written.
  public var device = DeviceFacts()
  /// Where the app has reported its flags to be.
  public var switches: [String: Bool] = [:]
  /// The arms of experiments that were drawn.
  public var arms: [String: String] = [:]
  /// What the app has reported of the user.
  public var attributes: [String: String] = [:]
  /// Switches that the app remembers or is told from outside; what is missing is as after a completed flow.
  public var flags: [String: Bool] = [:]
  /// The rules of the zones that the app and the signals of the case name.
  public var zones: [String: ZoneRules] = [:]
  /// The push token, who is signed in, and the network.
  public var token = TokenStart()

  public init(moment: Moment, authorization: AuthorizationStatus = .authorized) {
    self.moment = moment
    self.authorization = authorization
  }
}
