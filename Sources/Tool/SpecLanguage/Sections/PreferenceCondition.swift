public import NotificationRules
import SpecDiagnostics

/// A setting has a value.
public struct PreferenceCondition: SpecSection, Hashable {
  public enum Value: Sendable, Hashable {
    case isOn(Bool)
    case option(Located<String>)
  }

  public let id: Located<String>
  public let value: Value

  /// Whether the setting must be on; nil for one with options. Where Swift 6.3 inlines it, its optimizer crashes.
  @inline(never)
  public var isOn: Bool? { if case .isOn(let isOn) = value { isOn } else { nil } }

  public var rule: ConditionRule {
    switch value {
    case .isOn(let isOn): .preference(id.value, is: isOn)
    case .option(let option): .choice(id.value, is: option.value)
    }
  }

  public static let keys = SectionKeys<Self>("preference-condition", doc: "A setting has a value.")

  public init(_ read: KeyReader<Self>) {
    let id = read(
      "id", \.id, .reference(to: .preference), doc: "The setting.", example: "notifications_enabled")
    self.id = id
    read.check { mapping, app in
      if !app.hasValues(id.value, mapping.written("id") ?? mapping.origin) { read.fail() }
    }
    value = read(
      "is", \.value, .value(of: id.value), doc: "The value it must have: `true` or `false`, or one of its options.",
      example: "false")
  }

  /// The short form: it is on.
  fileprivate init(id: Located<String>) {
    self.id = id
    value = .isOn(true)
  }
}

extension KeyType where Value == PreferenceCondition {
  static var preference: Self {
    let setting = KeyType<String>.reference(to: .preference)
    return Self(
      .either([setting.shape, .object(Value.keys.shape)]), sample: Value.keys.absent(at: SourceSpan(startOf: "")),
      resolve: { .section([ResolvedMember(key: $0.id.value, value: $0.value.resolved)]) },
      read: { written in
        if written.value.kind == .mapping { return Value.keys.read(written.alone) }
        guard let id = setting.read(written), written.app.isToggle(id, written.value) else { return nil }
        return Value(id: Located(id, at: written.value.span))
      })
  }
}

extension KeyType where Value == PreferenceCondition.Value {
  /// A value of a setting.
  fileprivate static func value(of id: String) -> Self {
    Self(
      .either([.flag, .reference(.option)]), sample: .isOn(true), resolve: { $0.resolved },
      read: { written in
        let facts = written.app.settings[id]
        // What is unknown about the setting, or broken in it, is said there.
        if facts?.kind == nil, written.value.kind == .scalar, written.value.core == .string {
          return TextPattern.identifier.matches(written.value.text)
            && ReadingSession.flagWords[written.value.text] == nil
            ? nil : written.session.flag(written.value).map { .isOn($0) }
        }
        guard facts?.kind == .choice else {
          return written.app.isOption(written.value, of: id)
            ? nil : written.session.flag(written.value).map { .isOn($0) }
        }
        return written.app.option(written.value, of: facts).map { .option(Located($0, at: written.value.span)) }
      })
  }
}

extension PreferenceCondition.Value {
  fileprivate var resolved: ResolvedValue {
    switch self {
    case .isOn(let isOn): .flag(isOn)
    case .option(let option): .text(option.value)
    }
  }
}

extension AppReader {
  /// Whether a condition can ask for a value of a setting; if not, that is reported.
  fileprivate func hasValues(_ id: String, _ value: SourceValue) -> Bool {
    settings[id]?.kind == .choice || isToggle(id, value)
  }

  /// One of the options of a setting, which must have it if they are all known.
  fileprivate func option(_ value: SourceValue, of setting: SettingFacts?) -> String? {
    guard let option = session.text(value, expected: .reference(.option)) else { return nil }
    guard let setting, setting.isComplete, !setting.values.contains(option) else { return option }
    let meant = session.guess(for: option, among: setting.values)
    session.report(
      .unknownID, "names an unknown option '\(excerpt(option))' of this setting\(meant?.question() ?? "")",
      about: value,
      notes: [Diagnostic.Note("the setting is declared here", at: setting.span)],
      fixIt: meant.flatMap { session.replacing(value, with: $0) })
    return nil
  }

  /// Whether it looks like an option, where the setting has none; that is reported.
  fileprivate func isOption(_ value: SourceValue, of id: String) -> Bool {
    guard value.kind == .scalar, value.core == .string, TextPattern.identifier.matches(value.text),
      ReadingSession.flagWords[value.text] == nil, let facts = settings[id],
      facts.kind == .toggle
    else { return false }
    session.report(
      .badValue, "is '\(excerpt(value.text))', but '\(id)' is a toggle: write true or false", about: value,
      notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return true
  }

  /// Whether a setting is on or off at all; if not, that is reported.
  fileprivate func isToggle(_ id: String, _ value: SourceValue) -> Bool {
    guard let facts = settings[id], let kind = facts.kind, kind != .toggle else { return true }
    session.report(
      .badValue, "is '\(id)', which is a \(kind.noun): only a toggle is on or off", about: value,
      notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return false
  }
}
