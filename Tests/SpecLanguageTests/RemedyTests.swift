import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// What a finding says to write is read without another finding.
@Suite struct RemedyTests {
  private static func type(_ line: String) -> String {
    Specs.trigger("trigger: { after: { signal: walked, delay: 5m } }\n\(line)")
  }

  private static func delay(_ text: String) -> String {
    Specs.trigger("trigger: { after: { signal: walked, delay: \(text) } }")
  }

  private static func world(_ old: String, _ new: String) -> String {
    type("").replacing(old, with: new)
  }

  private static let counted = "{ plural: days, one: \"{days} day\", other: \"{days} days\" }"
  private static let countedInRussian =
    "{ plural: days, one: \"{days} день\", few: \"{days} дня\", many: \"{days} дней\", other: \"{days} дня\" }"

  private static func days(_ english: String = counted, arguments: String = "{ days: { type: int } }") -> String {
    Specs.body("body: { en: \(english), ru: \(countedInRussian) }", arguments: arguments)
  }

  private static func policies(_ lines: String) -> String { type("") + "\npolicies:\n  \(lines)\n" }

  static let tries: [FirstTriesTests.Try] = [
    // Links in the place of ids.
    .init(text: type("").replacing("target: bowl", with: "target: \"pets://bowl\""), words: "did you mean 'bowl'?"),
    .init(text: type("").replacing("target: bowl", with: "target: /bowl"), words: "did you mean 'bowl'?"),
    // All and none.
    .init(
      text: world("controls: all", "controls: everything"), words: "for all types write 'all'", replacement: "all",
      isCertain: true),
    .init(text: world("controls: all", "controls: every"), words: "write 'all'", replacement: "all"),
    .init(
      text: world("controls: all", "controls: [all]"), words: "without brackets", replacement: "all", isCertain: true),
    .init(
      text: world("controls: all", "controls: [everything]"), words: "without brackets", replacement: "all",
      isCertain: true),
    .init(text: world("controls: all", "controls: none"), words: "leave out 'controls'"),
    .init(text: world("controls: all", "controls: no"), words: "leave out 'controls'"),
    .init(
      text: world("controls: all", "controls: hungry"), words: "must be a list", replacement: "[hungry]",
      isCertain: true),
    .init(text: world("controls: all", "controls: hungri"), words: "must be a list", replacement: "[hungry]"),
    // What nobody sees.
    .init(
      text: type("priority: \u{A0}10"), words: "a non-breaking space (U+00A0)", replacement: "10", isCertain: true),
    .init(
      text: type("priority: 10\u{200B}"), words: "an invisible character (U+200B)", replacement: "10",
      isCertain: true),
    .init(
      text: type("").replacing("target: bowl", with: "target: bowl\u{200B}"), words: "(U+200B)", replacement: "bowl",
      isCertain: true),
    .init(
      text: type("on_cap: \u{3000}defer"), words: "a full-width space (U+3000)", replacement: "defer",
      isCertain: true),
    .init(text: type("pri\u{AD}ority: 10"), words: "(U+00AD)", replacement: "priority", isCertain: true),
    // Full width.
    .init(
      text: Specs.trigger("trigger: { after: { signal: walked, delay：5m } }"), words: "'：' is not the ':'",
      replacement: "delay: 5m", isCertain: true),
    .init(
      text: Specs.trigger("trigger: { after: { signal： walked, delay: 5m } }"), words: "'：' is not the ':'",
      replacement: "signal: walked", isCertain: true),
    .init(
      text: type("window: { from: \"10：00\", to: \"20:00\" }"), words: "Its '：' has double width",
      replacement: "\"10:00\"", isCertain: true),
    .init(text: type("priority: ７"), words: "has double width", replacement: "7", isCertain: true),
    // Numbers and plural forms.
    .init(
      text: days(arguments: "{ days: { type: string, example: 7 } }"), words: "which needs an 'int'",
      replacement: "int",
      isCertain: true),
    .init(text: days("{ one: \"{days} day\", other: \"{days} days\" }"), words: "add 'plural: days'"),
    .init(
      text: Specs.body("body: { one: \"Eat\", other: \"Eat\" }"), words: "such as 'en: { one: … }'"),
    .init(text: Specs.body("body: { text: \"Eat\" }"), words: "such as 'en: { text: … }'"),
    .init(
      text: days("{ plural: days, \"1\": \"{days} day\", other: \"{days} days\" }"), words: "Unknown key '1'",
      replacement: "one"),
    .init(
      text: days(arguments: "{ day: { type: int } }"), words: "declares 'day', but the texts use '{days}'"),
    // Durations and times.
    .init(text: delay("1h30"), words: "must be a duration", replacement: "1h30m", isCertain: true),
    .init(text: delay("5 мин"), words: "must be a duration", replacement: "5m"),
    .init(text: delay("1y"), words: "a year has no fixed length"),
    .init(text: delay("1,5h"), words: "ends the value of 'delay'", replacement: "90m", isCertain: true),
    .init(text: delay("1,5"), words: "ends the value of 'delay'", replacement: "1.5"),
    .init(text: type("expires: 15 June 2037"), words: "must be a date", replacement: "\"2037-06-15\"", isCertain: true),
    .init(text: policies("slot: 1930"), words: "did you mean \"19:30\"?"),
    .init(text: policies("slot: 20 Uhr"), words: "must be a time of day", replacement: "\"20:00\"", isCertain: true),
    // Periods with two meanings.
    .init(text: policies("caps: [{ id: c, max: 1, per: 1 week }]"), words: "write 'calendar_week'"),
    .init(text: policies("caps: [{ id: c, max: 1, per: 1w }]"), words: "write 'calendar_week'"),
    .init(text: policies("caps: [{ id: c, max: 1, per: 1 day }]"), words: "write 'calendar_day'"),
    .init(text: policies("caps: [{ id: c, max: 1, per: 1 month }]"), words: "write '30d' for any 30 days"),
    .init(text: policies("caps: [{ id: c, max: 1, per: monthly }]"), words: "write '30d' for any 30 days"),
    .init(text: policies("caps: [{ id: c, max: 1, per: weekly }]"), words: "write 'calendar_week'"),
    .init(
      text: policies("caps: [{ id: c, max: 1, per: 7 days }]"), words: "must be one of", replacement: "7d",
      isCertain: true),
    .init(
      text: policies("caps: [{ id: c, max: 1, per: 2 weeks }]"), words: "must be one of", replacement: "14d",
      isCertain: true),
    // A month and a year in days.
    .init(text: delay("1 month"), words: "such as '30d'"),
    .init(text: delay("2 months"), words: "such as '60d'"),
    .init(text: delay("P3M"), words: "such as '90d'"),
    .init(text: delay("2 quarters"), words: "such as '180d'"),
    .init(text: delay("2 years"), words: "such as '730d'"),
    .init(text: policies("caps: [{ id: c, max: 1, per: 2 months }]"), words: "such as '60d'"),
    // The opposite is never a slip.
    .init(text: type("on_cap: \"!drop\""), words: "must be one of"),
    .init(text: type("on_cap: no_drop"), words: "must be one of"),
    .init(text: Specs.condition("{ \"!happened\": walked }"), words: "write 'not: { happened: … }'"),
    .init(text: Specs.condition("{ not_happened: walked }"), words: "write 'not: { happened: … }'"),
    .init(text: Specs.trigger("trigger: { after: { signal: \"!walked\", delay: 5m } }"), words: "an unknown signal"),
    .init(text: world("default: true", "default: \"!true\""), words: "must be true or false", replacement: "false"),
    // Three zeros after a point.
    .init(text: type("priority: 5.000"), words: "write '5' or '5000'"),
    .init(text: type("priority: 120.000"), words: "write '120' or '120000'"),
    // A zone is no offset.
    .init(
      text: Specs.trigger("trigger: { calendar: { every: day, time: \"10:00\", zone: UTC+3 } }"),
      words: "such as 'Europe/Moscow'"),
    // Groups in the place of lists.
    .init(text: policies("caps: { daily: 1 }"), words: "write '- { id: daily, max: 1, per: … }'"),
    .init(
      text: policies("caps: { id: c, max: 1, per: 7d }"), words: "put brackets around it",
      replacement: "[{ id: c, max: 1, per: 7d }]", isCertain: true),
    .init(text: world("controls: all", "controls: { hungry: true }"), words: "must be 'all', or a list"),
    // Texts.
    .init(text: Specs.body("body: { en: \"Eat\", ru: null }"), words: "write the text, or remove it in all languages"),
    .init(text: Specs.body("body: { en: \"Eat\", ru: ~ }"), words: "write the text, or remove it in all languages"),
    .init(text: Specs.body("body: { en: “Eat”, ru: \"Ешь\" }"), words: "write \" instead of them"),
    // Words of others.
    .init(text: policies("max_per_week: 3"), words: "'caps: [{ id: main, max: 3, per: calendar_week }]'"),
    .init(text: type("title: \"Hi\""), words: "what it says is in 'copy'"),
    .init(text: type("body: \"Hi\""), words: "'copy: { body: { en: \"…\" } }'"),
    .init(text: type("slot: \"19:00\""), words: "'policies.slot'"),
    .init(text: type("on_cap: hold"), words: "must be one of", replacement: "defer"),
    .init(text: world("type: toggle", "type: switch"), words: "must be one of", replacement: "toggle"),
    .init(text: world("delivery: local", "delivery: both"), words: "write '[local, remote]'"),
    .init(
      text: world("[en, ru]", "[en, ru, pt_BR]"), words: "must be a language", replacement: "pt-BR", isCertain: true),
  ]

  private func read(_ text: String) -> [Diagnostic] {
    SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
  }

  @Test(arguments: tries)
  func itSaysWhatToWrite(_ attempt: FirstTriesTests.Try) throws {
    try attempt.expectFinding()
  }

  /// A guess at a duration without a unit, and a language without texts, need more than one step.
  @Test(arguments: tries.filter { $0.replacement != nil && !["1.5", "pt-BR"].contains($0.replacement) })
  func whatItSaysIsRight(_ attempt: FirstTriesTests.Try) {
    attempt.expectRemedy()
  }

  /// Three references that agree are right, and the definition that nothing names is misspelled.
  @Test func aMisspelledDefinition() throws {
    let lines = "conditions: [{ happened: walked }, { not: { happened: walked } }]"
    let text = Self.type(lines).replacing("walked: {}", with: "wallked: {}")
    let found = read(text)
    #expect(found.map { $0.fixIt == nil } == [true], "\(found.map(\.message))")
    let cause = try #require(found.first?.cause)
    #expect(
      cause.message.hasSuffix("none names 'wallked', which is declared here: is it misspelled?"), "\(cause.message)")
    #expect(cause.span?.start.line == 5 && cause.least == 2, "\(String(describing: cause.span))")
    // What something names is right.
    let other = Self.type("conditions: [{ happened: walked }]").replacing("signal: walked", with: "signal: wallked")
    let certain = read(other.replacing("walked: {}", with: "wallked: {}")).map { $0.fixIt?.isCertain }
    #expect(certain == [true])
  }

  @Test func startAndEnd() {
    let found = read(Self.policies("quiet_hours: { start: \"22:00\", end: \"08:00\" }"))
    #expect(found.map { $0.fixIt?.replacement } == ["from", "to"], "\(found.map(\.message))")
  }

  @Test(arguments: [
    ("covers: [pets/food-1]", "PETS/FOOD-1", true), ("covers: [FOOD-1]", "did you mean 'PETS/FOOD-1'?", false),
    ("covers: [food_1]", "did you mean 'PETS/FOOD-1'?", false),
  ])
  func aRequirementInOtherWords(_ line: String, _ words: String, _ isCertain: Bool) throws {
    let sources = [SpecSource(path: "specs/pets/spec.yaml", bytes: Array(Self.type(line).utf8))]
    let found = SpecReader.read(sources, requirements: ["PETS/FOOD-1", "PETS/WALK-2"]).diagnostics
    #expect(found.count == 1)
    let finding = try #require(found.first)
    let said = finding.message + (finding.fixIt?.message ?? "")
    #expect(said.contains(words), "\(said)")
    #expect(finding.fixIt?.isCertain ?? false == isCertain)
    #expect(finding.notes == [])
  }

  /// The entry to paste has an id of two parts, and says when the line changes too.
  @Test(arguments: [
    ("NEW-1", "{ id: PETS/NEW-1, document: pets,", "and write 'PETS/NEW-1' here"),
    ("TOYS/NEW-1", "{ id: TOYS/NEW-1, document: toys,", "checked_by: scenario }"),
  ])
  func anEntryToPaste(_ id: String, _ start: String, _ end: String) throws {
    let sources = [SpecSource(path: "specs/pets/spec.yaml", bytes: Array(Self.type("covers: [\(id)]").utf8))]
    let found = SpecReader.read(sources, requirements: ["PETS/FOOD-1"]).diagnostics
    let note = try #require(found.first?.notes.first?.message)
    #expect(note.contains(start) && note.hasSuffix(end), "\(note)")
  }
}
