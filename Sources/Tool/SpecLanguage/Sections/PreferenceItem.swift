public import NotificationCivilTime
public import NotificationRules
public import SpecDiagnostics

/// One entry of `preferences`: a setting of the app.
public struct PreferenceItem: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case toggle(ToggleItem)
    case time(TimePreferenceItem)
    case choice(ChoiceItem)
    case weekdays(WeekdaysPreferenceItem)
    case times(TimesPreferenceItem)
    case number(NumberPreferenceItem)
  }

  public let kind: Kind

  private var setting: any SettingItem {
    switch kind {
    case .toggle(let item): item
    case .time(let item): item
    case .choice(let item): item
    case .weekdays(let item): item
    case .times(let item): item
    case .number(let item): item
    }
  }

  /// What kind of setting it is: "time of day".
  var noun: String { setting.type.noun }
  public var id: String { setting.id }
  public var idSpan: SourceSpan { setting.idSpan }
  public var summary: String? { setting.common.summary }
  /// The toggle that must be on for this one to be shown and to have an effect.
  public var parent: Located<String>? { setting.common.parent }
  public var label: LocalizedText? { setting.common.label }
  public var footer: LocalizedText? { setting.common.footer }
  public var covers: [Located<String>] { setting.common.covers }
  public var formerly: [Located<String>] { setting.common.formerly }
  public var resolved: ResolvedValue { setting.resolved }

  /// Nil for a setting that is not on or off.
  public var toggle: ToggleItem? {
    if case .toggle(let toggle) = kind { toggle } else { nil }
  }

  /// Nil for a setting without options.
  public var choice: ChoiceItem? {
    if case .choice(let choice) = kind { choice } else { nil }
  }
}

/// The words of `type`.
enum PreferenceType: String, Sendable, CaseIterable {
  case toggle, time, choice, weekdays, times, number

  var noun: String {
    switch self {
    case .toggle: "toggle"
    case .time: "time of day"
    case .choice: "choice"
    case .weekdays: "choice of weekdays"
    case .times: "list of times"
    case .number: "number"
    }
  }
}

/// A setting with the keys that all kinds have.
protocol SettingItem: SpecItem {
  static var type: PreferenceType { get }
  var common: CommonSetting { get }
}

extension SettingItem {
  fileprivate var type: PreferenceType { Self.type }
}

/// What a setting has, whatever its kind.
struct CommonSetting: Sendable, Hashable {
  let parent: Located<String>?
  let label: LocalizedText?
  let footer: LocalizedText?
  let summary: String?
  let covers: [Located<String>]
  let formerly: [Located<String>]
}

extension KeyReader where Section: SettingItem {
  /// `type`, which has been looked at: it said which keys there are.
  func type() {
    _ = self("type", \.type, .choice(of: [Section.type]), doc: "The kind of setting.", example: Section.type.rawValue)
  }

  func common() -> CommonSetting {
    let parent = self(
      "parent", \.common.parent, .reference(to: .preference, isOfType: true),
      doc: "The toggle that must be on for this setting to be shown and to have an effect.",
      example: "notifications_enabled")
    let label = self(
      "label", \.common.label, .localized(SignalFacts()), doc: "The text next to it.",
      example: "{ en: \"Notifications\" }")
    let footer = self(
      "footer", \.common.footer, .localized(SignalFacts()), doc: "The small text below it.",
      example: "{ en: \"At most one a day.\" }")
    check { _, app in app.settings[name.value]?.parent = parent }
    return CommonSetting(
      parent: parent, label: label, footer: footer, summary: summary(\.common.summary),
      covers: covers(\.common.covers), formerly: formerly(\.common.formerly))
  }
}

/// A setting that is on or off.
public struct ToggleItem: SettingItem, Hashable {
  static let type = PreferenceType.toggle
  public let itemID: Located<String>
  public let isOnByDefault: Bool
  /// The types that are sent only while it is on.
  public let controls: Scope
  /// Switching it on asks for the permission to notify.
  public let asksPermission: Bool
  let common: CommonSetting

  public enum Scope: Sendable, Hashable {
    case all
    case types([Located<String>])
  }

  public static let keys = SectionKeys<Self>("toggle", doc: "A setting that is on or off.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    read.check { _, app in app.settings[read.name.value]?.values = ["on", "off"] }
    read.type()
    isOnByDefault = read(
      "default", \.isOnByDefault, .flag, doc: "Its value until somebody changes it.", example: "true")
    controls = read(
      "controls", \.controls, .scope, default: .types([]), absent: "none",
      doc: "The types that are sent only while it is on: `all`, or a list of types.", example: "all")
    asksPermission = read(
      "asks_permission", \.asksPermission, .mark, default: false,
      doc: "Whether switching it on asks for permission to send notifications.", example: "true")
    common = read.common()
  }
}

/// A setting that is a time of day.
public struct TimePreferenceItem: SettingItem, Hashable {
  static let type = PreferenceType.time
  public let itemID: Located<String>
  /// The time until somebody chooses.
  public let standard: Located<WallClockTime>
  let common: CommonSetting

  public static let keys = SectionKeys<Self>("time-preference", doc: "A setting that is a time of day.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    read.type()
    standard = read(
      "default", \.standard, .localTime, doc: "The time until somebody changes it.", example: "\"20:00\"")
    common = read.common()
  }
}

/// A setting that is one of several options.
public struct ChoiceItem: SettingItem, Hashable {
  static let type = PreferenceType.choice
  public let itemID: Located<String>
  /// The id of the option that holds until somebody chooses.
  public let standard: Located<String>
  /// The name of the type in generated Swift; made from the id where the spec says nothing.
  public let swiftName: Located<String>?
  /// At least one.
  public let options: [OptionItem]
  let common: CommonSetting

  public static let keys = SectionKeys<Self>("choice", doc: "A setting that is one of several options.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    read.type()
    standard = read(
      "default", \.standard, .reference(to: .option), doc: "The option until somebody changes it.", example: "daily")
    swiftName = read(
      "swift_name", \.swiftName, .pattern(.swiftType), absent: "made from the id",
      doc: "The name of its type in generated Swift.", example: "NotificationFrequency")
    options = read(
      "options", \.options, many: .map(.identifier(.option), notEmpty: "lists no option"), required: true,
      doc: "The options, in the order in which they are shown.",
      example: "{ daily: { every: day, label: { en: \"Every day\" } } }")
    common = read.common()
    let options = options
    read.check { mapping, app in
      app.checkOptions(of: read.name.value, mapping)
      app.checkFormerIDs(of: options, .option)
    }
  }

  public func option(_ id: String) -> OptionItem? { options.first { $0.id == id } }
}

/// One option of a choice.
public struct OptionItem: FormerlyNamed, Hashable {
  public let itemID: Located<String>
  /// Ids that it had in earlier versions of the app.
  public let formerly: [Located<String>]
  /// How often a trigger comes that takes its `every` from the setting.
  public let every: Located<Recurrence>?
  public let label: LocalizedText

  public static let keys = SectionKeys<Self>("option", doc: "One option of a setting.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    every = read(
      "every", \.every, .recurrence,
      doc: "How often a notification comes if its trigger uses this setting.", example: "{ days: 3 }")
    label = read(
      "label", \.label, .localized(SignalFacts()), doc: "What people choose.",
      example: "{ en: \"Every day\" }")
    formerly = read.formerly(\.formerly)
  }
}
