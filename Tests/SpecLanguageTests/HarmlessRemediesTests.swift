import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// What could be fixed in two ways is not fixed unread, and what a hint says is right when it is followed to the letter.
@Suite struct HarmlessRemediesTests {
  typealias Try = FirstTriesTests.Try

  private static func trigger(_ text: String) -> String { Specs.trigger("trigger: \(text)") }

  private static func type(_ lines: String) -> String { trigger("{ after: { signal: walked, delay: 5m } }\n\(lines)") }

  private static func delay(_ text: String) -> String { trigger("{ after: { signal: walked, delay: \(text) } }") }

  private static func calendar(_ keys: String) -> String { trigger("{ calendar: { \(keys) } }") }

  private static func world(_ old: String, _ new: String) -> String { type("").replacing(old, with: new) }

  private static func forms(_ forms: String) -> String {
    Specs.body(
      "body:\n  en: { plural: grams, \(forms), other: \"{grams} b\" }\n  ru: \"{grams}\"",
      arguments: "{ grams: { type: int, example: 2 } }")
  }

  private static func foreign(_ placeholder: String) -> String {
    Specs.body(
      "body:\n  en: \"{grams} b\"\n  ru: \"\(placeholder) b\"", arguments: "{ grams: { type: int, example: 2 } }")
  }

  private static func cap(_ period: String) -> String {
    world("preferences:", "policies: { caps: [{ id: c, max: 1, per: \(period) }] }\npreferences:")
  }

  static let tries: [Try] = [
    // All the signs around a name are its placeholder.
    Try(text: foreign("$grams$"), words: "has '$grams$' in the place", replacement: "{grams}", isCertain: true),
    Try(text: foreign("<<grams>>"), words: "has '<<grams>>' in the place", replacement: "{grams}", isCertain: true),
    Try(text: foreign("%%grams%%"), words: "has '%%grams%%' in the place", replacement: "{grams}", isCertain: true),
    Try(text: foreign("${{grams}}"), words: "has '${{grams}}' in the place", replacement: "{grams}", isCertain: true),
    Try(text: foreign("%grams$"), words: "has '%grams$' in the place", replacement: "{grams}", isCertain: false),
    Try(text: foreign("(grams)"), words: "does not show '{grams}'"),
    Try(
      text: foreign("{{grams}}").replacing("\"{grams} b", with: "\"{{grams}} b"),
      words: "shows '{grams}': '{{grams}}' is none, because a value stands in one pair of braces"),
    // Rhythms in words.
    Try(
      text: trigger("daily"), words: "write '{ calendar: { every: day } }'",
      replacement: "{ calendar: { every: day } }", isCertain: false),
    Try(
      text: trigger("every day at 18:00"), words: "write '{ calendar: { every: day, time: \"18:00\" } }'",
      replacement: "{ calendar: { every: day, time: \"18:00\" } }", isCertain: false),
    Try(text: trigger("weekly"), words: "write '{ calendar: { every: week, weekday: … } }'"),
    Try(text: calendar("every: month, day: last"), words: "write 31, which is the last day of a shorter month too"),
    Try(text: trigger("{ after: { signal: [walked], delay: 5m } }"), words: "write 'walked' without brackets"),
    Try(text: type("repeat_after: { days: 7d }"), words: "not '7d'", replacement: "7", isCertain: true),
    // There is always something to write instead.
    Try(text: type("repeat_after: { days: \"7 days\" }"), words: "not '7 days'", replacement: "7", isCertain: false),
    Try(text: type("repeat_after: { days: \"a week\" }"), words: "not 'a week'"),
    Try(text: type("sound: true"), words: "is true, but must be one of", replacement: "default", isCertain: false),
    Try(text: type("sound: false"), words: "is false, but must be one of", replacement: "none", isCertain: false),
    Try(text: calendar("cron: \"0 20 * * *\""), words: "days and times are keys of their own"),
    // A range whose ends have different units.
    Try(text: delay("1-2h30m"), words: "not '1-2h30m'"),
    Try(text: delay("1-2h"), words: "not '1-2h'", replacement: "1h..2h", isCertain: true),
    // Keys without their colon, and more of a list than its first word.
    Try(text: Specs.body("body: { en=\"Hi\", ru=\"Да\" }"), words: "has no ':' behind 'ru'"),
    Try(text: Specs.body("body: { en => \"Hi\" }"), words: "has no ':' behind 'en'"),
    // Words of another language.
    Try(text: world("  walked: {}", "  walked: {}\n  сон: {}"), words: "because of 'с': write it in lower-case Latin"),
    Try(text: world("  walked: {}", "  walked: {}\n  тест_id: {}"), words: "because of 'т': write it in lower-case"),
    Try(
      text: world("  walked: {}", "  walked: {}\n  тоdаy_1: {}"), words: "only looks like the Latin 't'",
      replacement: "today_1", isCertain: true),
    Try(
      text: trigger("{ after: { signal: walkеd, delay: 5m } }"), words: "only looks like the Latin 'e'",
      replacement: "walked", isCertain: true),
    // True and false are no names.
    Try(text: type("combine: false"), words: "not false"),
    Try(text: type("group: true"), words: "not true"),
    Try(text: type("thread: true"), words: "not true", replacement: "\"true\""),
    // A test of a signal.
    Try(
      text: Specs.condition("{ happened: { signal: fed, where: { grams: 0 } } }"),
      words: "write '{ parameter: grams, … }' with the comparison that is meant, 'above', 'at_least', 'below'"),
    Try(text: Specs.condition("{ last: { signal: fed, count: 0 } }"), words: "write '{ parameter: count, … }'"),
    Try(
      text: Specs.condition("{ happened: { signal: walked, at_most: 3 } }"),
      words: "write 'not: { happened: { signal: …, at_least: 4 } }'"),
    Try(text: Specs.condition("{ happened: { signal: walked, equals: 0 } }"), words: "'at_least' counts the signals"),
    Try(
      text: Specs.condition("{ happened: { signal: walked, in_last: 7d } }"), words: "Unknown key 'in_last'",
      replacement: "within"),
    Try(text: Specs.condition("{ happened: { signal: walked, as_last: 7d } }"), words: "Unknown key 'as_last'"),
    // Periods.
    Try(text: cap("rolling_week"), words: "'7d' for any seven days"),
    Try(text: cap("rolling_month"), words: "write '30d' for any 30 days"),
    // Spans and times.
    Try(text: delay("1.30h"), words: "write '78m' or '1h30m', whichever is meant"),
    Try(text: delay("1,30h"), words: "write '78m' or '1h30m', whichever is meant"),
    Try(text: delay("\"0,15h\""), words: "write '9m' or '15m', whichever is meant"),
    Try(text: delay("1.75h"), words: "not '1.75h'", replacement: "105m", isCertain: true),
    Try(text: delay("5м"), words: "not '5м'", replacement: "5m"),
    Try(text: calendar("every: day, time: 2h"), words: "not '2h'", replacement: "\"02:00\""),
    Try(text: calendar("every: day, time: 19h"), words: "not '19h'", replacement: "\"19:00\"", isCertain: true),
    Try(text: calendar("every: 1 week"), words: "write 'every: week' with a 'weekday', or '{ days: 7 }' without one"),
    Try(text: calendar("every: 2 weeks"), words: "write '{ days: 14 }' without a 'weekday'"),
    Try(
      text: calendar("every: 3 days"), words: "'3 days', but must be", replacement: "{ days: 3 }", isCertain: true),
    // Content.
    Try(text: type("relevance_score: 0.5"), words: "Unknown key 'relevance_score'", replacement: "relevance"),
    Try(text: type("badge: \"+1\""), words: "nothing is added to the one before"),
    Try(text: type("sound: chime.mp3"), words: "iOS plays only 'aiff', 'wav' and 'caf'"),
    Try(
      text: type("sound: chime.caf"), words: "must be one of 'default'", replacement: "{ file: \"chime.caf\" }",
      isCertain: true),
    Try(
      text: type("sound: default.caf"), words: "must be one of 'default'", replacement: "{ file: \"default.caf\" }"),
    // The opposite.
    Try(text: Specs.condition("!walked"), words: "The opposite of a condition is 'not: { … }'"),
    Try(text: type("conditions:\n  - !walked"), words: "The opposite of a condition is 'not: { … }'"),
    // Moments.
    Try(
      text: Specs.condition("{ elapsed: { since: last_delivery, more_than: 1d } }"), words: "write 'repeat_after'"),
    Try(
      text: Specs.condition("{ elapsed: { since: trigger, more_than: 1d } }"), words: "'elapsed' counts from a signal"),
    Try(
      text: Specs.condition("{ elapsed: { since: fed, or_since: today, more_than: 1d } }"),
      words: "'happened: { signal: …, since: today }'"),
    Try(
      text: Specs.condition("{ happened: { signal: fed, since: yesterday } }"),
      words: "must be 'trigger', 'last_delivery', 'today' or a signal"),
    Try(
      text: Specs.condition("{ elapsed: { since: fed, less_than: 24h } }"),
      words: "'happened: { signal: …, within: 24h }'"),
    // Places.
    Try(
      text: type("copy2: {}").replacing("copy2: {}", with: "").replacing(
        "copy: { body:", with: "copy:\n      body:"
      ).replacing("\"Ешь\" } }", with: "\"Ешь\" }\n    priority: 5\n    badge: 1")
        .replacing("    badge: 1", with: "    title: { en: \"x\", ru: \"у\" }"),
      words: "it belongs in 'copy', so move it there"),
    // Languages.
    Try(
      text: world(
        "preferences:",
        "categories: { c: { actions: [{ id: A, title: { en: \"A\", ru: \"А\" }, do: walked }] } }\npreferences:"),
      words: "Unknown key 'do'", replacement: "signal"),
    // Forms.
    Try(
      text: forms("one: \"a\"").replacing(
        "ru: \"{grams}\"",
        with:
          "ru: { plural: grams, \"1\": \"a\", one: \"{grams} a\", few: \"{grams} a\", many: \"{grams} a\", other: \"{grams} a\" }"
      ), words: "'one' is the form for 1, and in many languages for 21 too"),
    Try(text: forms("\"=1\": \"one\", one: \"a\""), words: "a text for one number alone is one of 'variants'"),
    Try(text: forms("\"=0\": \"none\", one: \"a\""), words: "a text for one number alone is one of 'variants'"),
    // Signs that are missing or of another width.
    Try(text: trigger("{ after: { signal： walked， delay: 5m } }"), words: "'：' and '，' are not the ':' and ','"),
    Try(text: calendar("every: day, time \"09:00\""), words: "a ':' is missing after 'time'"),
    Try(text: calendar("every = day"), words: "a ':' is missing after 'every'"),
    Try(
      text: trigger("{ after: { signal: walked, delay: 1d, time: \"20:00\" } }"),
      words: "'delay: { days: 1, time: \"20:00\" }'"),
    Try(text: type("priority: 30 // high"), words: "A comment begins with '#', not with '//'"),
    Try(
      text: Specs.body(
        "body: { en: \"{0}\", ru: \"{grams} {food}\" }",
        arguments: "{ food: { type: string, example: \"fish\" }, grams: { type: int, example: 2 } }"
      ).replacing("signal: told", with: "signal: fed"),
      words: "here a value has a name, such as '{days}'"),
    // What would not be read there.
    Try(
      text: Specs.body("body: {en:\"Eat\",ru:\"Ешь\"}"), words: "has no space after 'en:'",
      replacement: "{en: \"Eat\",ru: \"Ешь\"}", isCertain: true),
    Try(
      text: Specs.body("body: { en:Eat, ru:Ешь }"), words: "has no space after 'en:'",
      replacement: "{ en: Eat, ru: Ешь }", isCertain: true),
    Try(text: world("module: Pets", "module: Pets, owner: {growth}"), words: "leave the braces out"),
    Try(text: world("[en, ru]", "all"), words: "but must be a list"),
    Try(text: world("controls: all", "controls: [hungry, hungri]"), words: "unknown notification type 'hungri'"),
    Try(text: world("module: Pets", "module: Pets, team: growth, owner: x"), words: "Unknown key 'team'"),
    Try(text: type("comment: \"ask Anna\""), words: "Unknown key 'comment'"),
    Try(text: type("times: [\"09:00\", \"17:00\"]"), words: "when it is due is in 'trigger'"),
    Try(text: type("file: \"photo.jpg\""), words: "pictures and films are in 'attachments'"),
    Try(text: type("thread_group: news"), words: "Unknown key 'thread_group'"),
    Try(
      text: Specs.body(
        "body: { en: \"{grams}\", ru: \"{grams}\" }", arguments: "{ grams: { type: int, example: 2 } }"
      ).replacing("arguments:", with: "argument:"),
      words: "Unknown key 'argument'", replacement: "arguments", isCertain: true),
    Try(text: calendar("every: day, signal: walked"), words: "Unknown key 'signal'"),
    Try(text: calendar("every: day, end: \"2037-12-31\""), words: "Unknown key 'end'"),
    Try(text: type("on_quiet: deliver"), words: "must be one of 'hold'", replacement: "exempt"),
    Try(text: type("on_cap: send"), words: "must be one of 'defer'", replacement: "exempt"),
    Try(
      text: Specs.condition("{ happened: { signal: fed, with: { grams: 3 } } }"), words: "Unknown key 'with'"),
    Try(text: trigger("{ after: { signal: walked, at_least: 2h } }"), words: "which has no 'delay'"),
    Try(
      text: trigger("{ after: { since: walked, delay: 2h } }"), words: "Unknown key 'since'", replacement: "signal"),
    Try(text: cap("0h"), words: "not '0h'"),
    Try(
      text: world("preferences:", "outputs: {}\npreferences:"),
      words: "the settings of the workspace are in 'notispec.yaml'"),
    // Beside a push a server decides.
    Try(
      text: Specs.type(
        "summary: \"x\"\ntarget: bowl\npush: {}\naudience: gold\ncopy: { body: { en: \"Eat\", ru: \"Ешь\" } }"
      )
      .replacing("delivery: local", with: "delivery: remote"),
      words: "in a type with 'push' a server decides"),
    // Never true, or the same twice.
    Try(
      text: Specs.condition("{ happened: { signal: fed, where: { parameter: grams, equals: 2.5 } } }"),
      words: "'grams' is an 'int'"),
    Try(text: world("controls: all", "controls: []"), words: "lists no type"),
    Try(text: world("module: Pets", "module: Pets, launch: []"), words: "lists nothing"),
    Try(text: type("thread: \"order-{{grams}}\""), words: "is the same for every value"),
    Try(text: type("thread: \"%@\""), words: "is the same for every value"),
    Try(
      text: Specs.type(
        "summary: \"x\"\ntarget: bowl\ntriggers:\n  a: { after: { signal: walked, delay: 5m } }\n"
          + "  b: { after: { signal: walked, delay: 5m } }\ncopy: { body: { en: \"Eat\", ru: \"Ешь\" } }"),
      words: "repeats 'a'"),
    Try(
      text: Specs.body(
        "body: { en: \"{cost}\", ru: \"{cost}\" }",
        arguments: "{ cost: { type: money, currency: XYZ, example: 9.9 } }"), words: "there is no such currency"),
    // Signs that something else was meant.
    Try(text: Specs.condition("{ is: true }"), words: "in 'preference: { id: …, is: … }'"),
    Try(text: calendar("every: week, weekday: [monday, friday]"), words: "several are 'weekdays: [monday, friday]'"),
    Try(text: calendar("every: 2h"), words: "'times: { from: \"09:00\", to: \"18:00\", every: 2h }'"),
    Try(text: calendar("every: day, until: \"2037-12-24\""), words: "a last date is 'expires' of the type"),
    Try(text: type("active_hours: x"), words: "'window: { from: …, to: … }'"),
    Try(text: trigger("{ geofence: x }"), words: "write 'location: {"),
    Try(
      text: Specs.type(
        "summary: \"x\"\ntarget: bowl\ntriggers: { after: { signal: walked, delay: 2h } }\n"
          + "copy: { body: { en: \"Eat\", ru: \"Ешь\" } }"), words: "for a single one write 'trigger'"),
    // Zones that are not what they seem.
    Try(
      text: calendar("every: day, zone: Etc/GMT-3"), words: "is 3 hours ahead of Greenwich: write the time zone of a"),
    Try(text: calendar("every: day, zone: EST"), words: "has no daylight saving time"),
  ]

  @Test(arguments: tries)
  func itSaysOurs(_ attempt: Try) throws {
    try attempt.expectFinding()
  }

  @Test(arguments: tries.filter { $0.replacement != nil })
  func whatItSaysIsRight(_ attempt: Try) {
    attempt.expectRemedy()
  }

  /// Both values of a toggle, each with ours.
  @Test func aToggleIsOnOrOff() {
    let text = Specs.body(
      """
      body:
        variants:
          choose: { preference: reminders }
          true: { en: "a", ru: "а" }
          false: { en: "b", ru: "б" }
      """)
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
    #expect(found.count == 2)
    #expect(found.first?.message.contains("did you mean 'on'?") == true, "\(found.map(\.message))")
    #expect(found.last?.message.contains("did you mean 'off'?") == true, "\(found.map(\.message))")
  }

  /// Quotes of a word processor around a whole text.
  @Test func quotesOfOtherLanguages() {
    for (text, count) in [("«Поешь»", 1), ("「吃」", 1), ("\"«Поешь»\"", 0), ("«Поешь» сейчас", 0)] {
      let spec = Self.world("\"Ешь\"", text)
      let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(spec.utf8))]).diagnostics
      #expect(found.count == count, "\(text): \(found.map(\.message))")
    }
  }
}
