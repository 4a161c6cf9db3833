import NotificationTerms
public import SpecLanguage

/// The keys of scenario files, declared once: the loader, the JSON Schema and the reference page all use them.
public enum ScenarioShape {
  /// One shape for every verb, and two for steps in which only time passes.
  public static let steps = StepVerb.all.map(\.shape) + [StepVerb.wait, StepVerb.look]

  /// One shape for every kind of line.
  public static let assertions = AssertionWord.all.map(\.shape)

  /// The id under which `shown` names the alert of an app without permission that asks by a toggle.
  static let permissionAlert = "permission_alert"
}

/// Times and other values that many keys share.
extension ValueShape {
  /// `"10:00"`, `"2026-03-03 20:00"`, `"+1d 20:00"` or `"2026-03-03 20:00+09:00"`.
  static let scenarioTime = ValueShape.pattern(.scenarioTime)
  static let authorizationStatus = ValueShape.choice(AuthorizationStatus.allCases.map(\.rawValue))
  static let onOff = ValueShape.choice(["on", "off"])
  /// A part of the id of a case; a number is a name too.
  static let caseName = ValueShape.either([.pattern(.caseName), .int(0 ... .max)])
  /// What a signal carries; a text may be empty.
  static let carriedValues = ValueShape.map(
    keys: .identifier(.parameter), values: .either([.number, .text, .choice([""]), .list(of: .text)]))
  /// Switches that the app remembers or is told from outside.
  static let flags = ValueShape.map(keys: .pattern(.storageKey), values: .flag)
  static let attributeValues = ValueShape.map(keys: .identifier(.attribute), values: .text)
  static let switches = ValueShape.map(keys: .identifier(.flag), values: .onOff)
  static let arms = ValueShape.map(keys: .identifier(.experiment), values: .text)
  /// `true`, `"20:00"`, an option, `[monday, friday]`, `["08:00", "20:00"]` or `90`, as the setting has it.
  static let settings = ValueShape.map(
    keys: .identifier(.preference), values: .either([.flag, .text, .number, .list(of: .text)]))
}
