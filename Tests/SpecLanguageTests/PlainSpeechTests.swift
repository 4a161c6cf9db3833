import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// What product people write who know what they mean: one finding each, and what it says leads there.
@Suite struct PlainSpeechTests {
  typealias Try = FirstTriesTests.Try

  private static func trigger(_ text: String) -> String { Specs.trigger("trigger: \(text)") }

  private static func type(_ lines: String) -> String { trigger("{ after: { signal: walked, delay: 5m } }\n\(lines)") }

  private static func delay(_ text: String) -> String { trigger("{ after: { signal: walked, delay: \(text) } }") }

  private static func world(_ old: String, _ new: String) -> String { type("").replacing(old, with: new) }

  /// With settings of several types beside each other.
  private static func settings(_ text: String) -> String {
    text.replacing(
      "preferences:",
      with: "preferences:\n  reminder_time: { type: time, default: \"10:00\", label: { en: \"At\", ru: \"В\" } }")
  }

  static let tries: [Try] = [
    // Lists.
    Try(
      text: Specs.condition("{ any: { happened: walked, preference: reminders } }"),
      words: "write '[{ happened: … }, { preference: … }]'"),
    Try(
      text: world("locales: [en, ru]", "locales: \"en, ru\""), words: "put brackets around it",
      replacement: "[en, ru]", isCertain: true),
    // Values in the place of their group, and the other way round.
    Try(
      text: settings(trigger("{ calendar: { every: day, time: reminder_time } }")),
      words: "is 'reminder_time', but must be a time of day", replacement: "{ preference: reminder_time }"),
    Try(
      text: trigger("{ calendar: { every: day, time: { hour: 9, minute: 5 } } }"), words: "write \"09:05\"",
      replacement: "\"09:05\"", isCertain: true),
    // A setting of another type is nearer.
    Try(
      text: settings(trigger("{ calendar: { every: day, time: { preference: reminder } } }")),
      words: "did you mean 'reminders' or 'reminder_time'?"),
    // Spans and times.
    Try(text: delay("86400"), words: "such as '1d' for 86400 seconds"),
    Try(text: delay("60M"), words: "not '60M'", replacement: "60m"),
    Try(text: delay("1H30M"), words: "not '1H30M'", replacement: "1h30m"),
    Try(text: delay("3M"), words: "'M' may mean minutes or months"),
    Try(text: delay("now"), words: "not 'now'", replacement: "0m"),
    Try(text: delay("2h~4h"), words: "not '2h~4h'", replacement: "2h..4h", isCertain: true),
    Try(
      text: trigger("{ calendar: { every: day, time: \"7 o'clock\" } }"), words: "not '7 o'clock'",
      replacement: "\"07:00\""),
    Try(
      text: trigger("{ calendar: { every: day, time: “09:00” } }"), words: "must be a time of day",
      replacement: "\"09:00\"", isCertain: true),
    Try(text: trigger("{ calendar: { daily: \"09:00\" } }"), words: "write 'every: day, time: \"20:00\"'"),
    // Words with another meaning here.
    Try(text: type("on_cap: ignore"), words: "must be one of 'defer', 'drop', 'exempt', not 'ignore'"),
    Try(
      text: Specs.condition("{ device: { os_version: { at_least: \"17\" } } }"), words: "no condition asks for iOS"),
    Try(text: Specs.condition("{ happened: { signal: fed, since: 24h } }"), words: "write 'within: 24h' in its place"),
    Try(text: Specs.condition("{ not: { signal: fed } }"), words: "write 'happened: { signal: … }'"),
    Try(text: type("ttl: 24h"), words: "'push: { expiration: 24h }'"),
    Try(text: type("if: { happened: fed }"), words: "whether it is sent is in 'conditions'"),
    Try(text: type("badge: +1"), words: "nothing is added to the one before"),
    Try(
      text: world("preferences:", "policies: { slots: [\"09:00\", \"19:00\"] }\npreferences:"),
      words: "there is one, 'slot'"),
    // What cannot be an id is not to be declared.
    Try(
      text: world("target: bowl", "target: https://example.com"),
      words: "unknown deep-link target 'https://example.com'"),
    Try(text: Specs.condition("{ flag: walked }"), words: "it is a signal"),
    // One cause, one finding.
    Try(text: trigger("{ after: walked, delay: 5m }"), words: "write '{ signal: walked, delay: … }'"),
    Try(text: trigger("{ event: walked, delay: 5m }"), words: "write 'after: { signal: …, delay: 0m }'"),
    Try(
      text: world("body: { en: \"Eat\", ru: \"Ешь\" }", "en: { body: \"Eat\" }, ru: { body: \"Ешь\" }"),
      words: "the languages are inside each text"),
    Try(
      text: Specs.body(
        "body:\n  en: { plural: { one: \"{grams} a\", other: \"{grams} b\" } }\n  ru: \"{grams}\"",
        arguments: "{ grams: { type: int, example: 2 } }"),
      words: "write 'plural: grams, one: …, other: …'"),
    // Values of a text.
    Try(
      text: Specs.body(
        "body: { en: \"Eat {food_name}\", ru: \"{food}\" }", arguments: "{ food: { type: string, example: \"fish\" } }"
      )
      .replacing("signal: told", with: "signal: fed"),
      words: "did you mean 'food'?"),
    Try(
      text: Specs.body(
        "body: { en: \"{grams} of {food}\", ru: \"{grams} {корм}\" }",
        arguments: "{ food: { type: string, example: \"fish\" }, grams: { type: int, example: 2 } }"
      ).replacing("signal: told", with: "signal: fed"),
      words: "did you mean 'food'?"),
    Try(
      text: Specs.body(
        "body: { en: \"Eat \\(food)\", ru: \"{food}\" }", arguments: "{ food: { type: string, example: \"fish\" } }"
      )
      .replacing("signal: told", with: "signal: fed"),
      words: "is how Swift writes a value", replacement: "{food}", isCertain: true),
  ]

  @Test(arguments: tries)
  func itSaysOurs(_ attempt: Try) throws {
    try attempt.expectFinding()
  }

  @Test(arguments: tries.filter { $0.replacement != nil })
  func whatItSaysIsRight(_ attempt: Try) {
    attempt.expectRemedy()
  }
}
