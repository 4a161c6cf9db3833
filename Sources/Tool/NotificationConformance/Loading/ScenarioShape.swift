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

  /// A whole file. It counts as one when its first key is `notispec_scenarios`.
  public static let file = ObjectShape(
    "scenario-file", doc: "A suite of scenarios of one app.",
    fields: [
      FieldShape(
        "notispec_scenarios", .int(1...1), required: true, doc: "The version of the scenario format. The first key.",
        example: "1"),
      FieldShape(
        "suite", .caseName, required: true, doc: "The beginning of every case id of the file.",
        example: "cleaner.limit-reached"),
      FieldShape("app", .reference(.app), required: true, doc: "The app the scenarios are about.", example: "cleaner"),
      FieldShape("defaults", .object(defaults), doc: "What every scenario of the file begins with.", example: "{ … }"),
      FieldShape(
        "scenarios", .list(of: .object(scenario)), required: true, doc: "The scenarios, in reading order.",
        example: "[…]"),
    ])

  public static let defaults = ObjectShape(
    "scenario-defaults", doc: "What every scenario of the file begins with.",
    fields: [
      FieldShape(
        "start", .object(ScenarioStart.keys.shape),
        doc: "The world before the first step; a scenario's own 'start' wins key by key.",
        example: "{ at: \"2026-03-02 09:00\", zone: Europe/Moscow }")
    ])

  public static let scenario = ObjectShape(
    "scenario", doc: "One story with its outcome; with a table, one for every row.",
    fields: [
      FieldShape(
        "id", .caseName, required: true, doc: "Unique in the suite, and never reused for a different case.",
        example: "fires-30-to-60-minutes-later"),
      FieldShape(
        "title", .text, doc: "A sentence that reads like an acceptance criterion.",
        example: "The limit push comes 30 to 60 minutes after the limit"),
      FieldShape(
        "covers", .list(of: .reference(.requirement)), required: true, doc: "The requirements it checks.",
        example: "[NOTIF-001/EVENT-1]"),
      FieldShape(
        "table", .object(table), doc: "One case for every row; \"{column}\" takes the cell.",
        example: "{ columns: [key, used], rows: [[at-85, 85]] }"),
      FieldShape(
        "start", .object(ScenarioStart.keys.shape), doc: "What differs from the defaults.",
        example: "{ authorization: denied }"),
      FieldShape(
        "steps", .list(of: .either(steps.map(ValueShape.object))), doc: "What happens, in order.",
        example: "[{ at: \"10:00\", signal: free_limit_reached }]"),
      FieldShape(
        "then", .list(of: .either(assertions.map(ValueShape.object))), required: true,
        doc: "What must hold at the end, over everything since the start.", example: "[{ delivered: none }]"),
    ])

  public static let table = ObjectShape(
    "scenario-table", doc: "Cells for the placeholders of a scenario.",
    fields: [
      FieldShape(
        "columns", .list(of: .pattern(.identifier)), required: true,
        doc: "Names of the columns. The first one is 'key', the last part of the case id.", example: "[key, used]"),
      FieldShape(
        "rows", .list(of: .list(of: cell)), required: true, doc: "One case each.",
        example: "[[at-85, 85], [above-85, 86]]"),
    ])

  /// What a placeholder takes: one value, or a list or group of them where one may stand.
  private static let cell = ValueShape.either([
    .text, .number, .flag, .choice([""]), .list(of: .either([.text, .number, group])), group,
  ])
  private static let group = ValueShape.map(
    keys: .pattern(.payloadKey), values: .either([.text, .number, .flag, .choice([""]), .list(of: .text)]))
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

extension FieldShape {
  static let fold = FieldShape(
    "fold", .choice(["first", "second"]), doc: "Which of the two, if the time occurs twice.", example: "second")
}
