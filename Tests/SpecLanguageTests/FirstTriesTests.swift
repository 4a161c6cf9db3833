import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// What people write first: each gets one finding, with words that say what to write.
@Suite struct FirstTriesTests {
  struct Try: Sendable, CustomTestStringConvertible {
    let text: String
    /// A part of the message.
    let words: String
    /// What the fix-it writes; nil where there is none.
    var replacement: String?
    var isCertain = false

    var testDescription: String { text.split(separator: "\n").last.map(String.init) ?? text }
  }

  private static func type(_ line: String) -> String {
    Specs.trigger("trigger: { after: { signal: walked, delay: 5m } }\n\(line)")
  }

  private static func delay(_ text: String) -> String {
    Specs.trigger("trigger: { after: { signal: walked, delay: \(text) } }")
  }

  static let tries: [Try] = [
    // A value in the place of its group.
    Try(text: Specs.trigger("trigger: walked"), words: "write '{ after: { signal: walked, delay: 0m } }'"),
    Try(
      text: Specs.trigger("trigger: day"), words: "write '{ calendar: { every: day } }'",
      replacement: "{ calendar: { every: day } }"),
    Try(text: Specs.trigger("trigger: { after: walked }"), words: "write '{ signal: walked, delay: … }'"),
    Try(text: type("repeat_after: 7d"), words: "write '{ days: 7 }'", replacement: "{ days: 7 }", isCertain: true),
    Try(text: type("repeat_after: 1w"), words: "write '{ days: 7 }'", replacement: "{ days: 7 }", isCertain: true),
    Try(text: type("repeat_after: 7"), words: "write '{ days: 7 }'", replacement: "{ days: 7 }"),
    Try(text: type("repeat_after: 168h"), words: "write '{ days: 7 }'", replacement: "{ days: 7 }"),
    Try(
      text: type("repeat_after: { weeks: 1 }"), words: "Unknown key 'weeks'", replacement: "days: 7", isCertain: true),
    Try(text: type("repeat_after: { months: 1 }"), words: "Unknown key 'months'"),
    Try(text: type("window: \"10:00\""), words: "write '{ from: \"10:00\", to: … }'"),
    // Durations.
    Try(text: delay("3M"), words: "'M' may mean minutes or months"),
    Try(text: delay("1M..3M"), words: "'M' may mean minutes or months"),
    Try(text: delay("2 months"), words: "a month has no fixed length"),
    Try(text: delay("1.5h"), words: "must be a duration", replacement: "90m", isCertain: true),
    Try(text: delay("\"1,5h\""), words: "must be a duration", replacement: "\"90m\"", isCertain: true),
    Try(text: delay("1w"), words: "must be a duration", replacement: "7d", isCertain: true),
    Try(text: delay("PT30M"), words: "must be a duration", replacement: "30m", isCertain: true),
    Try(text: delay("{ hours: 2 }"), words: "write '2h'", replacement: "2h", isCertain: true),
    Try(text: delay("{ weeks: 1 }"), words: "write '7d'", replacement: "7d"),
    Try(text: delay("2h..30m"), words: "ends before it begins", replacement: "30m..2h"),
    Try(text: delay("{ preference: reminders }"), words: "cannot come from a setting"),
    Try(text: delay("{ parameter: grams }"), words: "cannot come from a signal"),
    // Dates.
    Try(text: type("expires: \"2037-13-01\""), words: "there is no month 13"),
    Try(text: type("expires: \"2037-02-30\""), words: "the month has no such day"),
    Try(text: type("expires: 15.06.2037"), words: "must be a date", replacement: "\"2037-06-15\"", isCertain: true),
    Try(text: type("expires: 06/15/2037"), words: "must be a date", replacement: "\"2037-06-15\"", isCertain: true),
    Try(text: type("expires: 2037/6/5"), words: "must be a date", replacement: "\"2037-06-05\"", isCertain: true),
    Try(text: type("expires: 05.06.2037"), words: "\"2037-06-05\", which has the day first, or \"2037-05-06\""),
    // Times.
    Try(
      text: type("window: { from: \"8:00\", to: \"20:00\" }"), words: "must be a time of day", replacement: "\"08:00\""),
    Try(
      text: type("window: { from: 6am, to: \"20:00\" }"), words: "must be a time of day", replacement: "\"06:00\"",
      isCertain: true),
    // Numbers.
    Try(text: type("relevance: \"0,5\""), words: "must be a number", replacement: "0.5", isCertain: true),
    Try(text: type("priority: 5.0"), words: "must be a whole number", replacement: "5", isCertain: true),
    Try(text: type("priority: \"1,000\""), words: "must be a whole number", replacement: "1000"),
    // Words that may be two.
    Try(
      text: Specs.trigger("trigger: { calendar: { every: week, weekday: thuesday } }"), words: "must be one of",
      replacement: "thursday"),
    // Keys that are elsewhere.
    Try(text: type("quiet_hours: { from: \"22:00\", to: \"08:00\" }"), words: "such as 'window: { from"),
    Try(text: type("limit: 3"), words: "policies.caps"),
    Try(text: type("url: /bowl"), words: "'target'"),
    // Placeholders.
    Try(
      text: Specs.body("body: { en: \"{grams} g\", ru: \"{{grams}} г\" }", arguments: "{ grams: { type: int } }"),
      words: "has '{{grams}}' in the place of '{grams}'", replacement: "{grams}", isCertain: true),
    Try(
      text: Specs.body("body: { en: \"{grams} g\", ru: \"｛grams｝ г\" }", arguments: "{ grams: { type: int } }"),
      words: "these are not the braces", replacement: "{grams}", isCertain: true),
    Try(
      text: Specs.body("body: { en: \"{grams} g\", ru: \"%d г\" }", arguments: "{ grams: { type: int } }"),
      words: "has '%d' in the place of '{grams}'", replacement: "{grams}"),
    Try(
      text: Specs.body("body: { en: \"{grams} g\", ru: \"{граммы} г\" }", arguments: "{ grams: { type: int } }"),
      words: "did you mean 'grams'?"),
  ]

  @Test(arguments: tries)
  func itSaysWhatToWrite(_ attempt: Try) throws {
    try attempt.expectFinding()
  }

  /// Of two formats for two values nobody knows which is which.
  @Test func eachOfTwoForeignPlaceholdersIsMarked() {
    let path = "'notifications.hungry.copy.body.ru'"
    let advice = "for a value: say which one it is, in braces, '{grams}' or '{name}'"
    expectFindings(
      in: Specs.body(
        "body: { en: \"{grams} g for {name}\", ru: \"1️⃣%1$d г для 2️⃣%2$s\" }",
        arguments: "{ grams: { type: int }, name: { type: string } }"
      ).replacing("told: { parameters: {", with: "told: { parameters: { name: { type: string },"),
      [("1️⃣", "\(path) has '%1$d' \(advice)"), ("2️⃣", "\(path) has '%2$s' \(advice)")])
  }

  /// The finding is at the placeholder itself.
  @Test func aForeignPlaceholderIsMarked() {
    expectFindings(
      in: Specs.body("body: { en: \"{grams} g\", ru: \"Ешь 1️⃣{{grams}} г\" }", arguments: "{ grams: { type: int } }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.copy.body.ru' has '{{grams}}' in the place of '{grams}': two braces show one, and one "
            + "pair shows the value"
        )
      ])
  }
}

/// Mistakes in braces and lists, with the place and the remedy.
@Test(arguments: [
  ("a: { from: \"10:00\" to: \"21:00\" }", "A ',' is missing before 'to'", ", "),
  ("a: { en: \"Hi\" ru: \"Привет\" }", "A ',' is missing before 'ru'", ", "),
  ("a: { from: \"10:00\"; to: \"21:00\" }", "';' is not the ','", ","),
  ("a: { from: \"10:00\"， to: \"21:00\" }", "'，' is not the ','", ","),
  ("a: [\"one\" \"two\"]", "A ',' is missing before this", ", "),
  ("a:\n  - at: \"11:00\"\n    x: 1\n  -at: \"12:00\"\n    x: 2", "A space is missing after '-'", "- "),
])
func aSignBetweenEntries(_ text: String, _ words: String, _ replacement: String) throws {
  let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
  let finding = try #require(found.first)
  #expect(finding.message.contains(words), "\(found.map(\.message))")
  #expect(finding.fixIt?.replacement == replacement)
}

/// A text with quotes in it is no missing comma.
@Test func aQuoteInsideATextIsNoMissingComma() throws {
  for text in [#"a: { en: "Say "hi" now", ru: "x" }"#, #"a: { en: "Reply "to: Anna" now" }"#] {
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
    #expect(found.first?.fixIt == nil, "\(found.map(\.message))")
    #expect(found.first?.message.contains("quote") == true)
  }
}

@Test func aSecondSectionGoesUnderTheFirst() {
  let text = "notifications:\n  a: { x: 1 }\nnotifications:\n  b: { x: 1 }\n"
  let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
  #expect(found.contains { $0.message.contains("put what is below both of them under one") })
}
