import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// Words of other tools and of everyday speech: each gets one finding, which says our word and never a wrong one.
@Suite struct WordsOfOthersTests {
  typealias Try = FirstTriesTests.Try

  private static func trigger(_ text: String) -> String { Specs.trigger("trigger: \(text)") }

  private static func type(_ lines: String) -> String {
    trigger("{ after: { signal: walked, delay: 5m } }\n\(lines)")
  }

  private static func calendar(_ keys: String) -> String { trigger("{ calendar: { \(keys) } }") }

  private static func world(_ old: String, _ new: String) -> String { type("").replacing(old, with: new) }

  static let tries: [Try] = [
    // Sections.
    Try(text: world("preferences:", "settings:"), words: "Unknown key 'settings'", replacement: "preferences"),
    Try(text: world("notifications:", "pushes:"), words: "the types are in 'notifications'"),
    Try(text: world("notifications:", "push_notifications:"), words: "the types are in 'notifications'"),
    // A key that runs into its value.
    Try(text: type("repeat_after:{ days: 7 }"), words: "a space is missing after 'repeat_after:'"),
    Try(text: type("repeat_after { days: 7 }"), words: "a ':' is missing after 'repeat_after'"),
    // Triggers.
    Try(text: trigger("{ event: walked }"), words: "write 'after: { signal: …, delay: 0m }'"),
    Try(text: trigger("{ signal: walked }"), words: "write 'after: { signal: …, delay: 0m }'"),
    Try(text: trigger("{ on: walked }"), words: "write 'after: { signal: …, delay: 0m }'"),
    Try(text: trigger("{ date: \"2027-05-01\" }"), words: "write 'calendar: { on: \"2027-05-01\" }'"),
    Try(text: trigger("{ time: \"10:00\" }"), words: "write 'calendar: { time: … }'"),
    Try(text: trigger("{ daily: \"10:00\" }"), words: "write 'calendar: { every: day, time: \"20:00\" }'"),
    Try(text: trigger("{ push: {} }"), words: "in place of 'trigger'"),
    // Data of a push.
    Try(text: type("data: { a: b }"), words: "only a push carries data"),
    Try(text: type("payload: { a: b }"), words: "only a push carries data"),
    // Zones.
    Try(text: trigger("{ calendar: { every: day }, timezone: Europe/Moscow }"), words: "belongs in 'calendar'"),
    Try(
      text: calendar("every: day, timezone: Europe/Moscow"), words: "Unknown key 'timezone'", replacement: "zone"),
    Try(text: calendar("every: day, zone: Moscow"), words: "did you mean 'Europe/Moscow'?"),
    Try(text: calendar("every: day, zone: New York"), words: "did you mean 'America/New_York'?"),
    Try(text: calendar("every: day, zone: MSK"), words: "write that of a city"),
    Try(text: calendar("every: day, zone: local"), words: "leave 'zone' out for the zone of the device"),
    // Times.
    Try(text: calendar("every: day, time: midnight"), words: "must be a time of day", replacement: "\"00:00\""),
    Try(text: calendar("every: day, time: noon"), words: "must be a time of day", replacement: "\"12:00\""),
    Try(text: calendar("every: day, time: полдень"), words: "must be a time of day", replacement: "\"12:00\""),
    // Days of the week.
    Try(text: calendar("weekdays: [Montag]"), words: "must be one of", replacement: "monday"),
    Try(text: calendar("weekdays: [понедельник]"), words: "must be one of", replacement: "monday"),
    Try(text: calendar("weekdays: [вт]"), words: "must be one of", replacement: "tuesday"),
    Try(text: calendar("weekdays: [周一]"), words: "must be one of", replacement: "monday"),
    Try(text: calendar("weekdays: weekend"), words: "write '[saturday, sunday]'"),
    Try(text: calendar("weekdays: [weekdays]"), words: "write 'monday, tuesday, wednesday, thursday, friday'"),
    Try(text: calendar("every: weekday"), words: "'weekdays: [monday, tuesday, wednesday, thursday, friday]'"),
    // A number without a unit.
    Try(
      text: trigger("{ after: { signal: walked, delay: 72 } }"), words: "with its unit, such as '72s', '72m'"),
    Try(
      text: Specs.condition("{ elapsed: { since: walked, more_than: 72 } }"),
      words: "such as '72s', '72m', '72h' or '72d'"),
    // Conditions.
    Try(
      text: Specs.condition("{ or: [{ happened: walked }, { flag: x }] }").replacing("flag: x", with: "happened: fed"),
      words: "Unknown key 'or'", replacement: "any"),
    Try(
      text: Specs.condition("{ and: [{ happened: walked }, { happened: fed }] }"), words: "Unknown key 'and'",
      replacement: "all"),
    Try(text: Specs.condition("{ unless: { happened: walked } }"), words: "Unknown key 'unless'", replacement: "not"),
    Try(text: Specs.condition("{ if: { happened: walked } }"), words: "what is inside is the condition"),
    Try(
      text: Specs.condition("walked"), words: "write '{ happened: walked }'", replacement: "{ happened: walked }"),
    // True and false.
    Try(text: world("default: true", "default: нет"), words: "must be true or false", replacement: "false"),
    Try(text: world("default: true", "default: да"), words: "must be true or false", replacement: "true"),
    Try(text: world("default: true", "default: enabled"), words: "must be true or false", replacement: "true"),
    Try(text: world("default: true", "default: aus"), words: "must be true or false", replacement: "false"),
    // Languages.
    Try(text: world("[en, ru]", "[english, ru]"), words: "must be a language", replacement: "en"),
    Try(text: world("[en, ru]", "[en, русский]"), words: "must be a language", replacement: "ru"),
    Try(text: world("[en, ru]", "[en, Russian]"), words: "must be a language", replacement: "ru"),
    Try(
      text: type("").replacing("[en, ru]", with: "[en-US, ru]"), words: "it lists 'en-US'. Write the same here"),
    // A key of another kind of value is no slip.
    Try(
      text: calendar("days: [monday]"), words: "Unknown key 'days'", replacement: "weekdays"),
    Try(text: calendar("weekdays: monday"), words: "put brackets around it", replacement: "[monday]", isCertain: true),
    Try(text: calendar("every: hour"), words: "'times: { from: \"09:00\", to: \"18:00\", every: 1h }'"),
    Try(text: trigger("{ after: { signal: walked, after: 5m } }"), words: "Unknown key 'after'", replacement: "delay"),
    Try(text: Specs.condition("{ preference: { reminders: true } }"), words: "write '{ id: reminders, is: true }'"),
    Try(
      text: type("").replacing(
        "controls: all }", with: "controls: all }\npolicies: { caps: [{ name: c, max: 1, per: 7d }] }"),
      words: "Unknown key 'name'", replacement: "id"),
    // Sections and keys of a type.
    Try(text: world("preferences:", "toggles:"), words: "Unknown key 'toggles'", replacement: "preferences"),
    Try(text: world("signals:", "events:"), words: "Unknown key 'events'", replacement: "signals"),
    Try(text: world("deep_links:", "links:"), words: "Unknown key 'links'", replacement: "deep_links"),
    Try(text: world("targets:", "screens:"), words: "Unknown key 'screens'", replacement: "targets"),
    Try(text: world("locales:", "languages:"), words: "Unknown key 'languages'", replacement: "locales"),
    Try(text: type("sound: off"), words: "but must be one of 'default', 'none'", replacement: "none"),
    Try(text: type("repeat: true"), words: "when it is due is in 'trigger'"),
    Try(text: type("buttons: [yes, no]"), words: "buttons are in 'categories'"),
    Try(text: type("audience: premium"), words: "who gets it is in 'conditions'"),
    Try(text: type("open: app"), words: "the screen that a tap opens is 'target'"),
    Try(text: type("lint: { copy/long-body: off }"), words: "named in 'waivers' of the file 'notispec.yaml'"),
    // Since when.
    Try(
      text: Specs.condition("{ happened: { signal: fed, since: start } }"), words: "did you mean 'trigger'?"),
    Try(
      text: Specs.condition("{ happened: { signal: fed, since: last } }"), words: "did you mean 'last_delivery'?"),
    // Spans that are said in another way.
    Try(
      text: trigger("{ after: { signal: walked, delay: { min: 2h, max: 4h } } }"), words: "write '2h..4h'",
      replacement: "2h..4h", isCertain: true),
    Try(
      text: trigger("{ after: { signal: walked, delay: tomorrow } }"), words: "write '{ days: 1, time: … }'"),
    // A form of another language.
    Try(
      text: Specs.body(
        "body:\n  en: { plural: grams, one: \"{grams} a\", many: \"{grams} b\" }\n  ru: \"{grams}\"",
        arguments: "{ grams: { type: int, example: 2 } }"),
      words: "'en' has no plural form 'many'", replacement: "other"),
    // A comma from JSON.
    Try(text: type("priority: 10,"), words: "The ',' at the end", replacement: "10"),
    Try(text: world("target: bowl", "target: bowl,"), words: "The ',' at the end", replacement: "bowl"),
    Try(
      text: type("expires: \"2037-06-15\"").replacing("target: bowl", with: "target: bowl;"), words: "The ';' at",
      replacement: "bowl"),
    // One cause, one finding.
    Try(
      text: type("push: {}\npriority: 10\non_cap: defer"), words: "cannot have both 'trigger' and 'push'"),
  ]

  private func read(_ text: String) -> [Diagnostic] {
    SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
  }

  @Test(arguments: tries)
  func itSaysOurs(_ attempt: Try) throws {
    try attempt.expectFinding()
  }

  @Test(arguments: tries.filter { $0.replacement != nil })
  func whatItSaysIsRight(_ attempt: Try) {
    attempt.expectRemedy()
  }

  /// That `ua` is no language is for a lint rule to say, once.
  @Test func textsInTheLanguageThatWasMeant() {
    let found = read(Self.world("[en, ru]", "[en, ua]").replacing("ru:", with: "uk:"))
    #expect(found == [], "\(found.map(\.message))")
  }
}
