public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// One line under `steps`.
public struct ScenarioStep: Sendable {
  public enum Action: Sendable, Hashable {
    /// With what it carries. `moments` are those values that are moments, as local times of the zone in force.
    case signal(String, [String: ParameterValue], moments: [String: CivilDateTime] = [:])
    case app(AppTransition)
    /// A new version of the app, with other policies.
    case upgrade(profile: String)
    /// The user taps the newest delivered notification of this type.
    case tap(type: String)
    /// The same, and two entry points of the app report it.
    case tapTwice(type: String)
    /// A link from outside the app.
    case link(String)
    /// The user presses a button of it, and perhaps writes something.
    case act(type: String, action: String, text: String?)
    case dismiss(type: String)
    /// Changed in Settings.
    case authorization(AuthorizationStatus)
    case prefer([PreferenceChange])
    /// The app knows something new of the user.
    case attribute([String: String])
    /// The team turns flags on or off.
    case switched([String: Bool])
    /// The region, the language or the version of the app changes.
    case device(DeviceFacts)
    /// A text comes from outside for a setting that cannot have it.
    case preferRefused(id: String, text: String)
    case zone(ZoneRules)
    /// The device names a zone without rules.
    case zoneUnknown
    /// The clock of the device is set; positive is forward.
    case clock(TimeSpan)
    case locale(LanguageTag)
    case focus(Bool)
    case failAdds(Int)
    /// The app is killed behind the n-th write from here on.
    case crash(afterWrite: Int)
    case state(StateDamage)
    case permission(PermissionAction)
    case token(TokenAction)
    case push(PushAction)
    case system(SystemAction)
    /// `until` and `after`: time passes.
    case wait
  }

  public enum AppTransition: String, Sendable, Hashable, CaseIterable {
    case launch, foreground, background, killed, reinstall, upgrade, restore
  }

  /// What becomes of the state file.
  public enum StateDamage: String, Sendable, Hashable, CaseIterable {
    case corrupt, newer, truncated, lost
  }

  public struct PreferenceChange: Sendable, Hashable {
    public var id: String
    public var value: PreferenceValue

    public init(_ id: String, _ value: PreferenceValue) {
      self.id = id
      self.value = value
    }
  }

  public var span: SourceSpan
  /// On the device's clock, when the action happens.
  public var instant: Instant
  public var action: Action
  /// What must hold right after it.
  public var expect: [Assertion]
  /// What the action names.
  public var mentions: [ScenarioMention]

  public init(
    span: SourceSpan, instant: Instant, action: Action, expect: [Assertion] = [], mentions: [ScenarioMention] = []
  ) {
    self.mentions = mentions
    self.span = span
    self.instant = instant
    self.action = action
    self.expect = expect
  }
}

extension ScenarioStep.Action {
  /// What a trace says of it.
  var text: String {
    switch self {
    case .signal(let id, let parameters, let moments):
      // A moment reads as scenarios write it.
      let values = parameters.mapValues(\.description).merging(moments.mapValues { "\"\($0)\"" }) { $1 }
      return (["signal \(id)"] + Self.pairs(values)).joined(separator: " ")
    case .app(let transition): return "app: \(transition.rawValue)"
    case .upgrade(let profile): return "app: upgrade to the policies '\(profile)'"
    case .tap(let type): return "tap \(type)"
    case .tapTwice(let type): return "tap \(type), reported twice"
    case .link(let link): return "link: \(link)"
    case .act(let type, let action, let text): return "tap \(type): \(action)\(text.map { " \"\($0)\"" } ?? "")"
    case .dismiss(let type): return "dismiss \(type)"
    case .authorization(let status): return "authorization: \(status.rawValue)"
    case .prefer(let changes): return "prefer " + changes.map { "\($0.id)=\($0.value)" }.joined(separator: " ")
    case .attribute(let values): return (["attribute"] + Self.pairs(values)).joined(separator: " ")
    case .switched(let positions):
      return (["switch"] + Self.pairs(positions.mapValues { $0 ? "on" : "off" })).joined(separator: " ")
    case .device(let facts): return facts.text
    case .preferRefused(let id, let text): return "prefer \(id)=\"\(text)\" from outside"
    case .zone(let zone): return "zone: \(zone.identifier)"
    case .zoneUnknown: return "zone: unknown"
    case .clock(let shift): return "clock: \(shift < .zero ? "" : "+")\(shift)"
    case .locale(let locale): return "locale: \(locale)"
    case .focus(let isOn): return "focus: \(isOn ? "on" : "off")"
    case .failAdds(let count): return "center: the next \(count == 1 ? "add fails" : "\(count) adds fail")"
    case .crash(let write): return "crash after write \(write)"
    case .state(let damage): return "state: \(damage.rawValue)"
    case .permission(let action): return action.text
    case .token(let action): return action.text
    case .push(let action): return action.text
    case .system(let action): return action.text
    case .wait: return "wait"
    }
  }

  /// `name=value`, by name.
  static func pairs(_ values: [String: some Any]) -> [String] {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
