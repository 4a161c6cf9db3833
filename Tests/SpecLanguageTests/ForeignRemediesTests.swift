import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// What people write who think in another tool or in everyday speech: no remedy means something else than they did.
@Suite struct ForeignRemediesTests {
  typealias Try = FirstTriesTests.Try

  private static func condition(_ text: String) -> String {
    Specs.condition(text).replacing(
      "preferences:",
      with: "flags: { offers: { default: on } }\nattributes: { tier: { enum: [free, gold] } }\npreferences:")
  }

  private static func type(_ lines: String) -> String {
    Specs.trigger("trigger: { after: { signal: walked, delay: 5m } }\n\(lines)")
  }

  private static func calendar(_ keys: String) -> String { Specs.trigger("trigger: { calendar: { \(keys) } }") }

  private static func delay(_ text: String) -> String {
    Specs.trigger("trigger: { after: { signal: walked, delay: \(text) } }")
  }

  private static func world(_ old: String, _ new: String) -> String { type("").replacing(old, with: new) }

  private static func policies(_ text: String) -> String {
    world("preferences:", "policies: { \(text) }\npreferences:")
  }

  private static func button(_ keys: String) -> String {
    world(
      "preferences:",
      "categories: { c: { actions: [{ id: A, title: { en: \"A\", ru: \"А\" }, \(keys) }] } }\npreferences:")
  }

  static let conditions: [Try] = [
    // The opposite.
    Try(
      text: condition("not walked"), words: "write '{ not: { happened: walked } }'",
      replacement: "{ not: { happened: walked } }"),
    Try(
      text: condition("\"!walked\""), words: "write '{ not: { happened: walked } }'",
      replacement: "{ not: { happened: walked } }"),
    Try(text: condition("{ happened: not walked }"), words: "write 'not: { happened: walked }'"),
    Try(text: condition("{ happened: { not: walked } }"), words: "the opposite of a condition is 'not: { happened"),
    Try(
      text: condition("{ attribute: { id: tier, is_not: gold } }"),
      words: "the opposite of a condition is 'not: { attribute: { … } }'"),
    Try(text: condition("{ flag: { id: offers, is: off } }"), words: "write 'not: { flag: offers }'"),
    Try(
      text: condition("{ flag: offers, is: off }"), words: "write 'not: { flag: offers }' in place of both"),
    Try(
      text: condition("{ flag: offers, is: on }"), words: "leave it out, because 'flag: offers' says it already"),
    Try(text: condition("{ flag: { offers: on } }"), words: "write 'offers'", replacement: "offers"),
    Try(text: condition("{ flag: offers == off }"), words: "write 'not: { flag: offers }'"),
    Try(text: condition("{ preference: reminders == true }"), words: "write 'reminders'", replacement: "reminders"),
    Try(text: condition("{ walked: false }"), words: "write 'not: { happened: walked }'"),
    Try(text: condition("{ tier: gold }"), words: "write 'attribute: { id: tier, is: gold }'"),
    Try(
      text: condition("tier == gold"), words: "write '{ attribute: { id: tier, is: gold } }'",
      replacement: "{ attribute: { id: tier, is: gold } }"),
    Try(
      text: condition("{ attribute: tier == gold }"), words: "write '{ id: tier, is: gold }'",
      replacement: "{ id: tier, is: gold }"),
    Try(
      text: condition("{ attribute: tier != gold }"), words: "write 'not: { attribute: { id: tier, is: gold } }'"),
    // Several of them.
    Try(
      text: condition("{ happened: [walked, fed] }"), words: "write 'any: [{ happened: walked }, { happened: fed }]'"),
    Try(
      text: condition("{ not: [walked, fed] }"), words: "write '{ any: [{ happened: walked }, { happened: fed }] }'",
      replacement: "{ any: [{ happened: walked }, { happened: fed }] }"),
    Try(text: condition("{ happened: walked, flag: offers }"), words: "each is an item of its own"),
    Try(
      text: Specs.trigger("trigger: { after: { signal: [walked, fed], delay: 5m } }"),
      words: "for several write 'triggers'"),
    Try(
      text: condition("{ happened: walked, within: 7d }"), words: "write 'happened: { signal: walked, within: 7d }'"),
    Try(
      text: condition("{ not: { flag: { offers: off } } }"), words: "write 'flag: offers' without the 'not' around it"),
    // Comparisons.
    Try(text: condition("{ happened: fed > 3 }"), words: "write 'happened: { signal: fed, at_least: 4 }'"),
    Try(text: condition("{ happened: fed < 3 }"), words: "write 'not: { happened: { signal: fed, at_least: 3 } }'"),
    Try(text: condition("{ happened: { fed: 3 } }"), words: "write '{ signal: fed, at_least: 3 }'"),
    Try(text: condition("{ attribute: { tier: gold } }"), words: "write '{ id: tier, is: gold }'"),
    Try(
      text: condition("{ last: { signal: fed, parameter: grams, is: \"> 3\" } }"), words: "write 'above: 3'"),
    Try(text: condition("{ happened: { signal: fed, count: \">= 3\" } }"), words: "write 'at_least: 3'"),
    // What no condition asks about.
    Try(text: condition("{ time: { from: \"09:00\", to: \"20:00\" } }"), words: "are its 'window'"),
    Try(text: condition("{ country: DE }"), words: "'device: { region: [DE] }'"),
    Try(text: condition("{ delivered: hungry }"), words: "write 'repeat_after"),
  ]

  static let values: [Try] = [
    // Spans of a day.
    Try(
      text: policies("quiet_hours: 22-8"), words: "write '{ from: \"22:00\", to: \"08:00\" }'",
      replacement: "{ from: \"22:00\", to: \"08:00\" }"),
    Try(
      text: type("window: \"10:00..20:00\""), words: "write '{ from: \"10:00\", to: \"20:00\" }'",
      replacement: "{ from: \"10:00\", to: \"20:00\" }"),
    Try(
      text: type("window: [\"10:00\", \"20:00\"]"), words: "write '{ from: \"10:00\", to: \"20:00\" }'",
      replacement: "{ from: \"10:00\", to: \"20:00\" }"),
    Try(text: calendar("every: day, time: \"09:00, 18:00\""), words: "write 'times: [\"09:00\", \"18:00\"]'"),
    // Dates and days.
    Try(text: calendar("on: monday, time: \"09:00\""), words: "write 'weekdays: [monday]' in place of 'on'"),
    Try(text: calendar("on: \"2037-11-28 09:00\""), words: "write 'on: \"2037-11-28\"', and beside it"),
    Try(text: calendar("every: other day"), words: "write '{ days: 2 }'", replacement: "{ days: 2 }"),
    Try(text: calendar("every: fortnight"), words: "write '{ days: 14 }'", replacement: "{ days: 14 }"),
    Try(text: calendar("weekdays: fri-mon"), words: "write '[friday, saturday, sunday, monday]'"),
    Try(text: calendar("weekdays: [lun]"), words: "must be one of", replacement: "monday"),
    Try(text: calendar("every: week, day: monday"), words: "a day of the week is 'weekday: monday'"),
    Try(text: type("expires: never"), words: "leave 'expires' out"),
    Try(text: delay("-15m"), words: "a duration has no sign"),
    Try(
      text: delay("1d at 12:00"), words: "write '{ days: 1, time: \"12:00\" }'",
      replacement: "{ days: 1, time: \"12:00\" }"),
    // Numbers that are words.
    Try(text: type("badge: unread"), words: "'{ argument: unread }'"),
    Try(text: type("badge: \"{unread}\""), words: "'{ argument: unread }'"),
    Try(text: type("badge: increment"), words: "nothing is added to the one before"),
    Try(text: type("badge: none"), words: "leave 'badge' out"),
    Try(
      text: Specs.body(
        "body: { en: \"{cost}\", ru: \"{cost}\" }",
        arguments: "{ cost: { type: money, currency: currency_code, example: 9.9 } }"
      ),
      words: "that of an argument is '{ parameter: currency_code }'"),
    // Words of a list, written as keys.
    Try(text: button("destructive: true"), words: "so write 'options: [destructive]'"),
    Try(text: button("style: destructive"), words: "so write 'options: [destructive]'"),
    Try(text: button("foreground: false"), words: "Leave it out"),
    Try(text: button("icon: \"🔁\""), words: "must be the name of a symbol"),
    // Names as keys.
    Try(text: policies("caps: [{ daily: 3 }]"), words: "write '{ id: daily, max: 3, per: … }'"),
    Try(
      text: policies("caps: [{ id: c, max: 3, per: 7d, types: [hungry] }]"),
      words: "give each of the types the same 'group'"),
    Try(
      text: type("attachments: { photo: { file: \"a.jpg\" } }"),
      words: "write '- { id: photo, file: \"a.jpg\", format: … }'"),
    Try(text: calendar("on: 2037-11-28T09:00"), words: "write 'on: \"2037-11-28\"', and beside it 'time: \"09:00\"'"),
    Try(text: Specs.trigger("trigger: { signal: walked, delay: 2h }"), words: "write 'after: { signal: …, delay: … }'"),
    Try(text: type("when: { happened: walked }"), words: "whether it is sent is in 'conditions'"),
    Try(
      text: Specs.body("body: { en: \"{cost:currency}\", ru: \"1\" }", arguments: "{ days: { type: int } }"),
      words: "in braces is only a name, '{cost}', which 'cost: { type: … }' declares"),
    Try(text: type("repeat_after: 48h"), words: "write '{ days: 2 }'", replacement: "{ days: 2 }"),
    Try(text: type("repeat_after: weekly"), words: "write '{ days: 7 }'", replacement: "{ days: 7 }"),
    Try(text: type("mutable-content: 1"), words: "what only a push has is in 'push'"),
    Try(text: type("cron: \"0 9 * * *\""), words: "when it is due is in 'trigger'"),
    Try(
      text: Specs.body("body: { en: \"{days\u{200B}} days\", ru: \"{days}\" }", arguments: "{ days: { type: int } }"),
      words: "has an invisible character inside '{days}'", replacement: "{days}", isCertain: true),
    Try(text: type("frequency: daily"), words: "when it is due is in 'trigger'"),
    Try(
      text: Specs.trigger("trigger: { at: { signal: told, parameter: word, delay: -30m } }").replacing(
        "word: { type: string }", with: "word: { type: instant }"), words: "'before: 30m'"),
    Try(
      text: world("target: bowl", "target: { id: bowl, source: push }"), words: "write 'parameters: { source: push }'"),
    Try(text: world("target: bowl", "target: bowl?source=push"), words: "did you mean 'bowl'?"),
    Try(
      text: world("target: bowl", "target: { id: bowl, parameters: { source: \"{word}\" } }").replacing(
        "fallback: home }", with: "fallback: home, parameters: { source: { type: string } } }"),
      words: "which is the same for every value"),
    // Paths of other routers.
    Try(text: world("path: /bowl", "path: /bowl/:bowl_id"), words: "write '/bowl/{bowl_id}'"),
    Try(text: world("path: /bowl", "path: bowl"), words: "write '/bowl'"),
    Try(text: world("path: /bowl", "path: pets://bowl/"), words: "write '/bowl'"),
    Try(text: world("path: /bowl", "path: https://example.com/bowl"), words: "write '/bowl'"),
    Try(text: world("path: /bowl", "path: \"/bowl/{bowlId}\""), words: "write '/bowl/{bowl_id}'; 'key: bowlId'"),
    Try(text: world("path: /bowl", "path: \"/bowl?size={size}\""), words: "such as 'size: { type: string }'"),
    // Moments of other tools.
    Try(
      text: world(
        "preferences:", "analytics: { provider: none, events: { a: { on: notification.tapped } } }\npreferences:"),
      words: "must be one of", replacement: "notification.opened"),
    Try(
      text: world(
        "preferences:",
        "analytics: { provider: none, events: { a: { on: permission.notifications.refused } } }\npreferences:"),
      words: "must be one of", replacement: "permission.notifications.denied"),
    Try(
      text: world(
        "preferences:",
        "analytics: { provider: none, events: { a: { on: notification.opened, parameters: [order_id] } } }\npreferences:"
      ),
      words: "'{ order_id: { argument: order_id } }'"),
    // A known name is no slip of another.
    Try(
      text: world("controls: all", "controls: [hungri]").replacing(
        "preferences:", with: "flags: { hungri: { default: on } }\npreferences:"),
      words: "did you mean 'hungry'? 'hungri' is a flag"),
  ]

  @Test(arguments: conditions + values)
  func itSaysOurs(_ attempt: Try) throws {
    try attempt.expectFinding()
  }

  @Test(arguments: (conditions + values).filter { $0.replacement != nil })
  func whatItSaysIsRight(_ attempt: Try) {
    attempt.expectRemedy()
  }

  /// A language that is none makes one finding, and not one for each number and date.
  @Test func theCodeOfACountryIsSaidOnce() {
    let spec = Specs.body(
      "body: { en: \"{cost}\", cn: \"{cost}\" }", arguments: "{ cost: { type: money, currency: EUR, example: 9.9 } }"
    ).replacing("[en, ru]", with: "[en, cn]")
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(spec.utf8))]).diagnostics
    #expect(!found.contains { $0.message.contains("use 'string'") }, "\(found.map(\.message))")
  }
}
