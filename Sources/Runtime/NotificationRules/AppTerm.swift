public import NotificationText

/// Something that a spec names, such as a notification or a setting: generated enums conform to it.
public protocol AppTerm: Sendable, Hashable {
  /// The id in the spec.
  var rawValue: String { get }

  /// What has this id in the spec; nil if nothing has.
  init?(rawValue: String)
}

/// An option of a setting, in the enum of that setting.
public protocol AppOption: AppTerm {
  associatedtype App: NotificationApp
  /// The id of the setting.
  static var id: String { get }
}

/// What an app can know of its user, in the enum of an attribute.
public protocol AppAttribute: AppTerm {
  associatedtype App: NotificationApp
  /// The id of the attribute.
  static var id: String { get }
}

/// What an app reports: a generated `Signal`.
public protocol AppSignal: Sendable, Hashable {
  /// The id in the spec.
  var id: String { get }
  var parameters: [SignalContent.Parameter] { get }
}

extension AppSignal {
  /// The values by their names, as a scheduler reads them. What the signal goes without is not among them.
  public var values: [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for parameter in parameters { values[parameter.name] = parameter.value.map { ParameterValue($0) } }
    return values
  }
}

/// A link to a screen with its values: a generated `DeepLink`.
public protocol AppLink: Sendable, Hashable {
  associatedtype Target: AppTerm
  /// The screen, without the values.
  var target: Target { get }
  /// The link as text.
  var url: String { get }
  /// The ways to all screens.
  static var table: LinkTable { get }

  /// The link to a screen with the values of a payload; nil if one is missing that the screen needs.
  init?(_ target: Target, values: [String: String])
}

/// An event that an app logs: a generated `AnalyticsEvent`.
public protocol AppAnalyticsEvent: Sendable, Hashable {
  /// As it is logged.
  var name: String { get }
  var parameters: [EventContent.Parameter] { get }

  /// The event with what a scheduler has put into it.
  init(_ content: EventContent)
}

/// What an app does not have: there is nothing of it.
public enum NoTerm: AppTerm, AppSignal, AppLink {
  public var rawValue: String { switch self {} }
  public var id: String { switch self {} }
  public var parameters: [SignalContent.Parameter] { switch self {} }
  public var target: NoTerm { switch self {} }
  public var url: String { switch self {} }
  public static var table: LinkTable { LinkTable(bases: [], "") }

  public init?(rawValue: String) { nil }

  public init?(_ target: NoTerm, values: [String: String]) { nil }
}

/// An event of an app whose spec describes none.
public struct NoEvent: AppAnalyticsEvent {
  private let content: EventContent

  public var name: String { content.name }
  public var parameters: [EventContent.Parameter] { content.parameters }

  public init(_ content: EventContent) { self.content = content }
}

extension ParameterValue {
  /// What a signal carries.
  public init(_ value: SignalContent.Value) {
    switch value {
    case .integer(let number): self = .int(number)
    case .number(let number): self = .double(number)
    case .text(let text): self = .string(text)
    }
  }
}
