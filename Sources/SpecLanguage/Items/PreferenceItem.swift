public import NotificationCivilTime
public import NotificationRules
public import SpecDiagnostics

/// `preferences`: a setting of the app.
public struct PreferenceItem: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case toggle(ToggleItem)
    /// A time of day, with the one that holds until somebody chooses.
    case time(Located<WallClockTime>)
    case choice(ChoiceItem)
  }

  public enum Scope: Sendable, Hashable {
    case all
    /// None where the spec says nothing.
    case types([Located<String>])
  }

  public var id: String
  public var idSpan: SourceSpan
  public var summary: String?
  public var kind: Kind
  /// The toggle that must be on for this one to be shown and to have an effect.
  public var parent: Located<String>?
  public var label: LocalizedText?
  public var footer: LocalizedText?
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, summary: String? = nil, kind: Kind, parent: Located<String>? = nil,
    label: LocalizedText? = nil, footer: LocalizedText? = nil, covers: [Located<String>] = []
  ) {
    self.id = id
    self.idSpan = idSpan
    self.summary = summary
    self.kind = kind
    self.parent = parent
    self.label = label
    self.footer = footer
    self.covers = covers
  }

  /// Nil for a time and a choice.
  public var toggle: ToggleItem? {
    if case .toggle(let toggle) = kind { toggle } else { nil }
  }

  /// Nil for a toggle and a time.
  public var choice: ChoiceItem? {
    if case .choice(let choice) = kind { choice } else { nil }
  }
}

/// A setting that is on or off.
public struct ToggleItem: Sendable, Hashable {
  public var isOnByDefault: Bool
  /// The types that are sent only while it is on.
  public var controls: PreferenceItem.Scope
  /// Switching it on asks for the permission to notify.
  public var asksPermission: Bool

  public init(isOnByDefault: Bool, controls: PreferenceItem.Scope, asksPermission: Bool = false) {
    self.isOnByDefault = isOnByDefault
    self.controls = controls
    self.asksPermission = asksPermission
  }
}

/// A setting that is one of several options.
public struct ChoiceItem: Sendable, Hashable {
  /// The id of the option that holds until somebody chooses.
  public var standard: Located<String>
  /// The name of the type in generated Swift; made from the id where the spec says nothing.
  public var swiftName: Located<String>?
  /// At least one.
  public var options: [OptionItem]

  public init(standard: Located<String>, swiftName: Located<String>?, options: [OptionItem]) {
    self.standard = standard
    self.swiftName = swiftName
    self.options = options
  }

  public func option(_ id: String) -> OptionItem? { options.first { $0.id == id } }
}

/// One option of a choice.
public struct OptionItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  /// How often a trigger comes that takes its `every` from the setting.
  public var every: Located<Recurrence>?
  public var label: LocalizedText

  public init(id: String, idSpan: SourceSpan, every: Located<Recurrence>?, label: LocalizedText) {
    self.id = id
    self.idSpan = idSpan
    self.every = every
    self.label = label
  }
}
