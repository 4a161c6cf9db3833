import Foundation
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// A mistake that somebody who edits copy makes, and what is said about it.
struct EditorMistake: Sendable, CustomTestStringConvertible {
  let name: String
  /// What stood there before.
  let right: String
  /// What stands there now, with `1️⃣` where the finding begins.
  let wrong: String
  /// A part of the message.
  let words: String
  /// What the fix-it writes; nil where none is certain.
  let replacement: String?

  init(_ name: String, _ right: String, _ wrong: String, _ words: String, _ replacement: String?) {
    self.name = name
    self.right = right
    self.wrong = wrong
    self.words = words
    self.replacement = replacement
  }

  var testDescription: String { name }
}

/// The mistakes that are made most: each gives one finding, at its place, in words that need no programmer.
@Suite struct EditorMistakesTests {
  private func findings(_ text: String) -> [Diagnostic] {
    SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))], requirements: ["PETS/FOOD-1"]).diagnostics
  }

  @Test func thereIsNoneWithoutAMistake() {
    #expect(findings(EditorMistakes.spec) == [])
  }

  @Test(arguments: mistakes)
  func oneMistakeOneFinding(_ mistake: EditorMistake) throws {
    let parts = EditorMistakes.spec.components(separatedBy: mistake.right)
    try #require(parts.count == 2, "the text to replace is not there exactly once")
    let source = MarkedText(parts[0] + mistake.wrong + parts[1])
    let found = findings(source.text)
    #expect(found.count == 1, "\(found.map(\.message))")
    let finding = try #require(found.first)
    #expect(finding.span.start == source.places["1️⃣"], "\(finding.span.start) \(finding.message)")
    #expect(finding.message.contains(mistake.words), "\(finding.message)")
    #expect(finding.fixIt?.replacement == mistake.replacement)
    let said = [finding.message] + finding.notes.map(\.message) + [finding.fixIt?.message ?? ""]
    for word in ["mapping", "scalar", "sequence", "alias", "anchor", "node", "parse", "null"] {
      #expect(!said.contains { $0.lowercased().contains(word) }, "'\(word)' is no word of an editor: \(said)")
    }
  }

  /// A part of the spec in a file of its own, with a mistake in it: what is said stays in that file.
  @Test(arguments: [
    ("app:", "signals:", "locales: [en, ru, zh-Hans]", "locales: [en]\n  locales: [en, ru, zh-Hans]"),
    ("app:", "signals:", "delivery:", "dlvry:"),
    ("signals:", "deep_links:", "walked:", "Walked:"), ("signals:", "deep_links:", "  walked:", "    walked:"),
    ("deep_links:", "modules:", "bowl:", "Bowl:"), ("modules:", "preferences:", "photos:", "Photos:"),
    ("preferences:", "categories:", "  tone:", "    tone:"), ("categories:", "strings:", "  meal:", "  meal-:"),
  ])
  func aMistakeInOneFileIsNotAFindingInAnother(_ section: (start: String, end: String, right: String, wrong: String)) {
    let spec = EditorMistakes.spec
    guard let start = spec.range(of: "\n\(section.start)"), let end = spec.range(of: "\n\(section.end)") else {
      Issue.record("no such section")
      return
    }
    let part = String(spec[start.lowerBound..<end.lowerBound])
    #expect(part.components(separatedBy: section.right).count == 2)
    let sources = [
      ("part.yaml", "notispec: 1\(part.replacingOccurrences(of: section.right, with: section.wrong))\n"),
      ("rest.yaml", spec.replacingOccurrences(of: part, with: "")),
    ]
    let found = SpecReader.read(
      sources.map { SpecSource(path: $0.0, bytes: Array($0.1.utf8)) }, requirements: ["PETS/FOOD-1"]
    ).diagnostics
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.span.file == "part.yaml" }, "\(found.map { "\($0.span.file) \($0.message)" })")
  }

  @Test func anIDWithAHyphenIsNeverSuggested() {
    let text = EditorMistakes.spec.replacingOccurrences(of: "  walked: {}", with: "  dog-walked: {}")
      .replacingOccurrences(of: "happened: walked", with: "happened: dog_walkd")
    let found = findings(text)
    #expect(found.count == 2)
    #expect(!found.contains { $0.message.contains("did you mean") || $0.fixIt != nil }, "\(found.map(\.message))")
  }

  // swift-format-ignore
  static let mistakes: [EditorMistake] = [
    .init("a key with a typing error", "    priority: 20", "    1️⃣priorty: 20", "Unknown key 'priorty'", "priority"),
    .init(
      "a required key with one", "target: bowl\n    trigger",
      "1️⃣taget: bowl\n    trigger",
      "Unknown key 'taget'", "target"),
    .init("a section with one", "\nmodules:", "\n1️⃣module:", "Unknown key 'module'", "modules"),
    .init("cover for covers", "covers: [", "1️⃣cover: [", "Unknown key 'cover'", "covers"),
    .init(
      "a missing translation", "      title:\n        en: \"Dinner time\"\n        ru: \"Пора ужинать\"\n",
      "      1️⃣title:\n        en: \"Dinner time\"\n",
      "has no text for 'ru'", nil),
    .init(
      "a missing translation of a button", "title: { en: \"Later\", ru: \"Позже\", ",
      "1️⃣title: { en: \"Later\", ",
      "has no text for 'ru'", nil),
    .init(
      "a missing plural form", "ru: { plural: grams, one: \"Остался {grams} грамм\", few: \"Осталось {grams} грамма\", ",
      "1️⃣ru: { plural: grams, one: \"Остался {grams} грамм\", ",
      "has no text for 'few'", nil),
    .init(
      "a plural form too many", "one: \"{grams} gram is left\", ",
      "one: \"{grams} gram is left\", 1️⃣few: \"{grams}\", ",
      "is never shown: 'en' has no plural form 'few'", nil),
    .init(
      "a plural form with a typing error", "one: \"{grams} gram is left\", ",
      "1️⃣ones: \"{grams} gram is left\", ",
      "Unknown key 'ones'", "one"),
    .init(
      "a placeholder with another name", "\"还剩 {grams} 克\"",
      "\"还剩 1️⃣{gram} 克\"",
      "names '{gram}'", "\"还剩 {grams} 克\""),
    .init(
      "a placeholder left out", "zh-Hans: \"还剩 {grams} 克\"",
      "1️⃣zh-Hans: \"还剩一点\"",
      "does not show '{grams}'", nil),
    .init("half a placeholder", "\"还剩 {grams} 克\"", "1️⃣\"还剩 {grams 克\"", "has a '{' without a '}'", nil),
    .init("two types with one id", "  sleepy:\n", "  1️⃣hungry:\n", "The key 'hungry' appears twice", nil),
    .init(
      "a time in another notation", "time: \"21:00\"",
      "time: 1️⃣\"9pm\"",
      "must be a time of day such as \"20:00\"", "\"21:00\""),
    .init("a time without its zero", "time: \"21:00\"", "time: 1️⃣\"9:00\"", "must be a time of day", "\"09:00\""),
    .init("a time with seconds", "time: \"21:00\"", "time: 1️⃣\"21:00:30\"", "must be in hours and minutes", nil),
    .init(
      "a time with seconds that say nothing", "time: \"21:00\"", "time: 1️⃣\"21:00:00\"", "must be in hours and minutes",
      "\"21:00\""),
    .init("24:00", "time: \"21:00\"", "time: 1️⃣\"24:00\"", "the last minute of a day is \"23:59\"", nil),
    .init("a time without quotes", "time: \"21:00\"", "time: 1️⃣21:00", "should be in quotes", "\"21:00\""),
    .init("a weekday cut short", "weekday: monday", "weekday: 1️⃣mon", "must be one of 'sunday', 'monday'", "monday"),
    .init(
      "a weekday with a capital", "weekday: monday",
      "weekday: 1️⃣Monday",
      "must be one of 'sunday', 'monday'", "monday"),
    .init(
      "an unknown target", "target: bowl\n    trigger",
      "target: 1️⃣bawl\n    trigger",
      "names an unknown deep-link target 'bawl'", "bowl"),
    .init("an unknown signal", "signal: fed", "signal: 1️⃣feed", "names an unknown signal 'feed': did you mean "
      + "'fed'?", nil),
    .init("an unknown category", "category: meal", "category: 1️⃣meals", "names an unknown category 'meals'", "meal"),
    .init("an unknown module", "block: [photos]", "block: [1️⃣fotos]", "names an unknown module 'fotos': did you mean "
      + "'photos'?", nil),
    .init(
      "an unknown screen", "screen: photos_blocked",
      "screen: 1️⃣photo_blocked",
      "names an unknown screen 'photo_blocked'", "photos_blocked"),
    .init(
      "a wrong parameter of a signal", "parameter: grams, above",
      "parameter: 1️⃣gram, above",
      "names an unknown parameter 'gram' of the signal 'fed'", "grams"),
    .init("copy with a #", "en: \"Dinner time\"", "en: Photo 1️⃣#1", "put the text in quotes", nil),
    .init(
      "copy with a comma in braces", "en: \"Dinner time\"",
      "en: { text: Hi, 1️⃣friend }",
      "put the whole text in quotes", "\"Hi, friend\""),
    .init(
      "copy with a comma among languages", "calm: { en: \"Good night\"",
      "calm: { en: Good night, 1️⃣dear",
      "put the whole text in quotes", "\"Good night, dear\""),
    .init(
      "copy with a colon", "ru: \"Пора ужинать\"",
      "ru: Внимание1️⃣: скидка",
      "put a text in quotes", nil),
    .init(
      "copy with a colon in braces", "ru: \"Спокойной ночи\"",
      "ru: Внимание1️⃣: скидка",
      "a text that contains ':' is not in quotes", nil),
    .init(
      "copy that begins with a placeholder", "en: \"Dinner time\"",
      "en: {grams} 1️⃣grams",
      "put the whole text in quotes", nil),
    .init("copy that is a placeholder", "en: \"Dinner time\"", "en: 1️⃣{name}", "begins with '{'", "\"{name}\""),
    .init(
      "copy that begins with [", "en: \"Dinner time\"",
      "en: [New] 1️⃣dinner",
      "put the whole text in quotes", nil),
    .init("copy that begins with *", "en: \"Dinner time\"", "en: *Dinner1️⃣* time", "put the text in quotes", nil),
    .init("copy that begins with @", "en: \"Dinner time\"", "en: 1️⃣@home", "put the text in quotes", nil),
    .init("copy that begins with %", "en: \"Dinner time\"", "en: 1️⃣%50 off", "put the text in quotes", nil),
    .init(
      "copy that begins with -", "en: \"Dinner time\"",
      "en: 1️⃣- dinner",
      "put a text that starts with '-' in quotes", nil),
    .init("copy that begins with !", "en: \"Dinner time\"", "en: 1️⃣!Dinner", "in quotes", "\"!Dinner\""),
    .init("copy that begins with &", "en: \"Dinner time\"", "en: 1️⃣&Dinner", "in quotes", "\"&Dinner\""),
    .init(
      "copy that is a number", "en: \"Dinner time\"",
      "en: 1️⃣2024",
      "must be a text, not the number 2024", "\"2024\""),
    .init("copy that is nothing", "en: \"Dinner time\"", "en:1️⃣", "is empty, but must be a text", nil),
    .init(
      "copy without languages", "settings_title: { en: \"Settings\", ru: \"Настройки\", zh-Hans: \"设置\" }",
      "settings_title: 1️⃣\"Settings\"",
      "a group of texts, one per language", "{ en: \"Settings\" }"),
    .init(
      "quotes of a word processor", "en: \"Dinner time\"",
      "en: 1️⃣“Dinner time”",
      "become part of the text", nil),
    .init(
      "a quote inside quotes", "en: \"Dinner time\"",
      "en: \"Dinner \"1️⃣now\" time\"",
      "there is an extra quote", nil),
    .init(
      "an apostrophe inside single quotes", "en: \"Dinner time\"",
      "en: 'Dinner'1️⃣s time'",
      "write '' for an apostrophe", nil),
    .init("a quote not closed", "en: \"Dinner time\"", "en: 1️⃣\"Dinner time", "add the closing quote", nil),
    .init(
      "a line indented too far", "    priority: 20",
      "      1️⃣priority: 20",
      "This line is indented by 6 spaces and the line above it by 4", nil),
    .init(
      "a line indented too little", "    priority: 20",
      "   1️⃣priority: 20",
      "This line is indented by 3 spaces", nil),
    .init(
      "a text beside its copy", "      body:\n        en: { plural",
      "    1️⃣body:\n        en: { plural",
      "it belongs in 'copy', so indent it further", nil),
    .init(
      "a trigger beside its key", "    trigger: { calendar: { every: week, weekday: monday, time: \"21:00\" } }",
      "    trigger:\n    1️⃣calendar: { every: week, weekday: monday, time: \"21:00\" }",
      "it belongs in 'trigger', so indent it further", nil),
    .init("a tab", "    priority: 20", "1️⃣\tpriority: 20", "indented with a tab", nil),
    .init("a missing colon", "    priority: 20", "    1️⃣priority 20", "has no ':'", nil),
    .init("a missing space", "    priority: 20", "    priority1️⃣:20", "space is missing", ": "),
    .init("a missing space in braces", "{ every: week", "{ 1️⃣every:week", "space is missing", "every: week"),
    .init("a Chinese colon", "    priority: 20", "    priority1️⃣：20", "is not the ':' that YAML reads", ": "),
    .init(
      "a missing comma in a list", "locales: [en, ru, zh-Hans]",
      "locales: [1️⃣en ru, zh-Hans]",
      "must be a language such as", "en, ru"),
    .init(
      "a missing comma in braces", "weekday: monday, time",
      "weekday: monday1️⃣ time",
      "A ',' is missing before 'time'", nil),
    .init(
      "a bracket not closed", "locales: [en, ru, zh-Hans]",
      "locales: 1️⃣[en, ru, zh-Hans",
      "is never closed", nil),
    .init("a brace too many", "time: \"21:00\" } }", "time: \"21:00\" } } 1️⃣}", "closes nothing", nil),
    .init(
      "a key twice", "    priority: 20",
      "    priority: 20\n    1️⃣priority: 30",
      "The key 'priority' appears twice", nil),
    .init("a word in place of a list", "parameters: [type]", "parameters: 1️⃣type", "must be a list", "[type]"),
    .init(
      "a list without dashes", "      - not: { happened: walked }",
      "      1️⃣not: { happened: walked }",
      "must be a list: begin each item with '- '", nil),
    .init(
      "a condition nested wrongly", "      - not: { happened: walked }",
      "      - not:\n        1️⃣happened: walked",
      "indent 'happened' so that it is inside", nil),
    .init(
      "a condition written as prose", "      - not: { happened: walked }",
      "      - 1️⃣not happened: walked",
      "write 'not: { happened: … }'", nil),
    .init(
      "the same as one word", "      - not: { happened: walked }",
      "      - 1️⃣not_happened: walked",
      "write 'not: { happened: … }'", nil),
    .init(
      "two triggers", "    priority: 20",
      "    1️⃣triggers: { evening: { calendar: { every: day } } }",
      "cannot have both 'trigger' and 'triggers'", nil),
    .init(
      "a Russian letter in an id", "  sleepy:\n",
      "  1️⃣slееpy:\n",
      "is a Cyrillic letter that only looks like", "sleepy"),
    .init(
      "a Russian letter in a reference", "target: bowl\n    trigger",
      "target: 1️⃣bоwl\n    trigger",
      "names an unknown deep-link target", "bowl"),
    .init("an emoji in an id", "  walked: {}", "  walked: {}\n  1️⃣🐶_barked: {}", "because of '🐶'", nil),
    .init("a dash in an id", "  sleepy:\n", "  1️⃣sleepy-cat:\n", "write it 'sleepy_cat'", nil),
    .init(
      "yes for true", "type: toggle, default: true",
      "type: toggle, default: 1️⃣yes",
      "must be true or false", "true"),
    .init(
      "on for true", "type: toggle, default: true",
      "type: toggle, default: 1️⃣on",
      "must be true or false", "true"),
    .init("a number in quotes", "    priority: 20", "    priority: 1️⃣\"20\"", "must be a whole number", "20"),
    .init("a decimal comma", "    priority: 20", "    relevance: 1️⃣0,5", "must be a number from 0 to 1", "0.5"),
    .init(
      "an unknown language", "        ru: \"Пора ужинать\"",
      "        1️⃣de: \"Essenszeit\"\n        ru: \"Пора ужинать\"",
      "which 'app.locales' does not list", nil),
    .init(
      "a country for a language", "zh-Hans: \"晚餐时间\"",
      "1️⃣cn: \"晚餐时间\"",
      "which 'app.locales' does not list: did you mean 'zh-Hans'?", nil),
    .init(
      "another language in place of one", "ru: \"Пора ужинать\"",
      "1️⃣de: \"Essenszeit\"",
      "and the text for 'ru' is missing", nil),
    .init(
      "a source language that is none", "source_locale: en",
      "source_locale: 1️⃣fr",
      "is 'fr', which 'app.locales' does not list", nil),
    .init(
      "an option without a variant", "choose: { preference: tone }\n          calm: { en: \"Good night\", ru: \"Спокойной ночи\", zh-Hans: \"晚安\" }\n",
      "choose: { preference: 1️⃣tone }\n",
      "'calm' has none", nil),
    .init(
      "a variant with a typing error", "          loud: { en: \"Off",
      "          1️⃣lound: { en: \"Off",
      "does not exist in 'tone'", "loud"),
    .init(
      "a setting that does not exist", "choose: { preference: tone }",
      "choose: { preference: 1️⃣tones }",
      "names an unknown preference 'tones'", "tone"),
    .init(
      "a day that does not exist", "    priority: 20",
      "    expires: 1️⃣\"2026-02-30\"",
      "the month has no such day", nil),
    .init(
      "a date in another order", "    priority: 20",
      "    expires: 1️⃣\"31.01.2027\"",
      "must be a date such as", "\"2027-01-31\""),
    .init("a duration without a unit", "delay: 24h", "delay: 1️⃣24", "must be a duration such as '30m'", nil),
    .init("a duration in words", "delay: 24h", "delay: 1️⃣1 day", "must be a duration such as '30m'", "1d"),
    .init("a word for the counted signal that there is not", "delay: 24h", "delay: 24h, from: 1️⃣latest", "must be one of", "last"),
    .init("a number for the counted signal", "delay: 24h", "delay: 24h, from: 1️⃣2", "must be one of", nil),
    .init("the counted signal of something else", "delay: 24h", "delay: 24h, 1️⃣form: last", "Unknown key", "from"),
    .init("a range in words", "delay: 24h", "delay: 1️⃣30 to 60 min", "or a range such as", "30m..60m"),
    .init("a duration in quotes", "expiration: 24h", "expiration: 1️⃣\"2 weeks\"", "must be a duration", "\"14d\""),
    .init("a range the wrong way round", "delay: 24h", "delay: 1️⃣60m..30m", "ends before it begins", "30m..60m"),
    .init(
      "an unknown transition", "on: notification.opened",
      "on: 1️⃣notification.open",
      "must be one of 'notification.scheduled'", "notification.opened"),
    .init("an unknown permission", "permission: photos\n", "permission: 1️⃣foto\n", "must be one of 'photos'", nil),
    .init(
      "a usage key without its beginning", "usage_key: NSPhoto",
      "usage_key: 1️⃣Photo",
      "must be a key of Info.plist", nil),
    .init("an answer that does not exist", "denied: { block", "1️⃣refused: { block", "Unknown key 'refused'", "denied"),
    .init(
      "an unknown priority of a push", "      priority: 10",
      "      priority: 1️⃣7",
      "must be 10, or 5, or 1", nil),
    .init("seconds for a duration", "expiration: 24h", "expiration: 1️⃣86400", "must be a duration", nil),
    .init("a placeholder of a push", "\"invite-{friend_id}\"", "\"invite-1️⃣{friend}\"", "did you mean 'friend_id'?", nil),
    .init(
      "a trigger and a push", "    push:\n      priority: 10",
      "    trigger: { calendar: { every: day } }\n    1️⃣push:\n      priority: 10",
      "cannot have both 'trigger' and 'push'", nil),
    .init(
      "a permission status in British spelling", "write_when: [authorized]",
      "write_when: [1️⃣authorised]",
      "must be one of", "authorized"),
    .init(
      "a date without its unit", "back_at: { type: date, unit: seconds_since_2001 }",
      "1️⃣back_at: { type: date }",
      "has no 'unit'", nil),
    .init(
      "a state that does not exist", "initial: outside",
      "initial: 1️⃣outdoors",
      "which is not a value of 'phase'", nil),
    .init(
      "a state without words", "      phase:\n        outside: { en: \"Outside\", ru: \"На улице\", zh-Hans: \"在外面\" }\n        home: { en: \"Home\", ru: \"Дома\", zh-Hans: \"在家\" }\n",
      "      1️⃣phase:\n        outside: { en: \"Outside\", ru: \"На улице\", zh-Hans: \"在外面\" }\n",
      "has no text for 'home'", nil),
    .init(
      "text for body", "      body:\n        en: { plural",
      "      1️⃣text:\n        en: { plural",
      "Unknown key 'text' in 'notifications.hungry.copy'", "body"),
    .init(
      "a trigger in a word of one's own", "trigger: { calendar: { every: week, weekday: monday, time: \"21:00\" } }",
      "trigger: { 1️⃣weekly: { every: week, weekday: monday, time: \"21:00\" } }",
      "for every week write 'calendar: { every: week, weekday: monday, time: \"20:00\" }'", nil),
    .init(
      "a trigger without its kind", "trigger: { calendar: { every: week, weekday: monday, time: \"21:00\" } }",
      "trigger: { 1️⃣every: week, weekday: monday, time: \"21:00\" }",
      "it belongs in 'calendar', so write 'calendar: { every: …, weekday: …, time: … }'", nil),
    .init(
      "a type that is not indented", "\npermission_flow:",
      "\n1️⃣lonely:\n  summary: \"Alone.\"\n  target: home\n  copy: { body: { en: \"Hi\", ru: \"Да\", zh-Hans: \"你好\" } }\n\npermission_flow:",
      "Unknown key 'lonely': it belongs in 'notifications', so indent it further", nil),
    .init(
      "a signal that nobody declared", "signal: fed",
      "signal: 1️⃣bowl_emptied",
      "names an unknown signal 'bowl_emptied': add it to 'signals', or use another", nil),
    .init(
      "a screen that nobody declared", "target: home\n    push",
      "target: 1️⃣playground\n    push",
      "names an unknown deep-link target 'playground': add it to 'deep_links.targets', or use another", nil),
    .init(
      "a placeholder that nobody declared", "calm: { en: \"Good night\", ru: \"Спокойной ночи\"",
      "calm: { en: \"Good night, 1️⃣{name}\", ru: \"Спокойной ночи, {name}\"",
      "names '{name}', which 'arguments' does not declare: add 'name: { type: … }' to it", nil),
    .init(
      "a merge conflict", "    priority: 20",
      "1️⃣<<<<<<< HEAD\n    priority: 20\n=======\n    priority: 30\n>>>>>>> main",
      "'<<<<<<<' marks an unresolved merge conflict", nil),
    .init(
      "a rest of a merge conflict", "    priority: 20",
      "    priority: 20\n1️⃣>>>>>>> main",
      "'>>>>>>>' marks an unresolved merge conflict", nil),
    .init(
      "a Russian letter in a key", "    priority: 20",
      "    1️⃣priоrity: 20",
      "its 'о' is a Cyrillic letter that only looks like the Latin 'o'", "priority"),
    .init(
      "a Russian letter in a word", "every: week",
      "every: 1️⃣wееk",
      "Its 'е' is a Cyrillic letter that only looks like the Latin 'e'", "week"),
    .init(
      "a Russian letter in true", "type: toggle, default: true",
      "type: toggle, default: 1️⃣truе",
      "Its 'е' is a Cyrillic letter that only looks like the Latin 'e'", "true"),
    .init(
      "a Russian letter in a duration", "delay: 24h",
      "delay: 1️⃣24һ",
      "Its 'һ' is a Cyrillic letter that only looks like the Latin 'h'", "24h"),
    .init(
      "a Russian letter in a path", "path: /bowl",
      "path: 1️⃣/bоwl",
      "Its 'о' is a Cyrillic letter that only looks like the Latin 'o'", "/bowl"),
    .init(
      "a key of the type among its arguments", "    arguments: { grams: { type: int, example: 40 } }\n",
      "    arguments:\n      grams: { type: int, example: 40 }\n      1️⃣relevance: 0.5\n",
      "Unknown key 'relevance' in 'notifications.hungry.arguments': it belongs one level up, so indent it less", nil),
    .init(
      "at in a calendar trigger", "{ every: week, weekday: monday, time: \"21:00\" }",
      "{ every: week, weekday: monday, 1️⃣at: \"21:00\" }",
      "Unknown key 'at' in 'notifications.sleepy.trigger.calendar'", "time"),
    .init(
      "copy inside copy", "    copy:\n      title:\n        en: \"Dinner time\"",
      "    copy:\n     1️⃣copy:\n      title:\n        en: \"Dinner time\"",
      "Unknown key 'copy' in 'notifications.hungry.copy', which is already inside 'copy'", nil),
    .init(
      "copy beside its type", "    copy: { body: { en: \"Come",
      "  1️⃣copy: { body: { en: \"Come",
      "Unknown key 'copy' in 'notifications': it belongs in 'invited', so indent it further", nil),
    .init(
      "a body indented as far as its languages", "      body:\n        en: { plural",
      "        1️⃣body:\n        en: { plural",
      "'body' has no value, and the keys below it repeat those above it. Indent 'body' less", nil),
    .init(
      "a type indented as far as its keys", "  sleepy:\n",
      "    1️⃣sleepy:\n",
      "'sleepy' has no value, and the keys below it repeat those above it. Indent 'sleepy' less", nil),
    .init(
      "a part of a path that goes up", "path: /bowl",
      "path: 1️⃣/../bowl",
      "'.' and '..' are resolved before the app sees them", nil),
    .init(
      "a summary that reads otherwise than it is", "summary: \"It is evening.\"",
      "summary: 1️⃣\"It is \u{202E}evening.\"",
      "contains the invisible control character U+202E: delete it", nil),
    .init(
      "a name of the app with a control character", "name: \"Pets\"",
      "name: 1️⃣\"Pe\\u0007ts\"",
      "'app.name' contains the invisible control character U+0007: delete it", nil),
    .init("capitals in an id", "  sleepy:\n", "  1️⃣SleepyCat:\n", "write it 'sleepy_cat'", nil),
    .init("a file without its version", "notispec: 1\napp:", "1️⃣app:", "has no 'notispec'", "notispec: 1\n"),
  ]
}
