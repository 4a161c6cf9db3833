public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// One line under `then` or `expect`. Lines of one kind together are complete, unless the kind says otherwise.
public struct Assertion: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// These deliveries and no others; nil is `none`.
    case delivered(ExpectedNotification?)
    /// These deliveries in this order, with others between them.
    case deliveredIncludes(ExpectedNotification)
    /// These pending requests and no others; nil is `none`.
    case pending(ExpectedNotification?)
    case pendingCount(Int)
    /// At least this one is pending.
    case pendingIncludes(ExpectedNotification)
    /// Any occurrence of the type ever had this outcome; nil is `none`: no outcome of the type at all.
    case outcome(type: String, is: Outcome?, reason: OutcomeReason?, cap: String?, on: CivilDate?)
    /// All events, in order; an empty list is `none`.
    case logged([ExpectedEvent])
    /// In order, with others between them.
    case loggedIncludes([ExpectedEvent])
    case loggedCount([EventCount])
    /// These screens and no others; nil is `none`.
    case opened(ExpectedTarget?)
    case center(added: Int?, removed: Int?)
    /// The number on the app's icon.
    case badge(Int)
    case settings(SettingsAssertion)
    /// A text of `strings`, in each language that the line names.
    case string(String, [LanguageTag: String])
    /// Consecutive deliveries of this type differ in text.
    case textDiffers(type: String)
    case permission(PermissionAssertion)
    case token(TokenExpectation)
    case stored(StoredToken)
    /// All lines that developers see, in order; an empty list is `none`.
    case console([String])
    case push(PushExpectation)
    case system(SystemAssertion)
    /// Nothing was delivered, logged, opened, added or removed since the start.
    case nothing
  }

  public var kind: Kind
  public var span: SourceSpan
  /// What it names.
  public var mentions: [ScenarioMention] = []
}

extension Assertion {
  /// A line about one notification, with the word for what it says of it.
  var notification: (String, ExpectedNotification)? {
    if case .delivered(let line?) = kind { return ("delivered", line) }
    if case .deliveredIncludes(let line) = kind { return ("delivered", line) }
    if case .pending(let line?) = kind { return ("pending", line) }
    if case .pendingIncludes(let line) = kind { return ("pending", line) }
    return nil
  }

  /// The type of notification that a line is about, if it is about one.
  var typeInQuestion: String? {
    if let (_, line) = notification { return line.type }
    if case .outcome(let type, _, _, _, _) = kind { return type }
    if case .textDiffers(let type) = kind { return type }
    return nil
  }

  /// Whether it says that there is nothing of a kind of which several lines are complete together.
  var isNone: Bool { kind == .delivered(nil) || kind == .pending(nil) || kind == .opened(nil) }
}

/// An event by name, with the parameters that the line names.
public struct ExpectedEvent: Sendable, Hashable {
  public var name: String
  public var parameters: [String: ParameterValue] = [:]
}

public struct EventCount: Sendable, Hashable {
  public var name: String
  public var count: Int
}

/// A screen that was opened.
public struct ExpectedTarget: Sendable, Hashable {
  public var target: String
  /// The whole link, where the line gives one.
  public var url: String?
  /// What it was opened with, as far as the line says.
  public var parameters: [String: ParameterValue] = [:]
}
