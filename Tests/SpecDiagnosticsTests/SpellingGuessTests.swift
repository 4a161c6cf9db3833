import Testing

@testable import SpecDiagnostics

@Suite struct SpellingGuessTests {
  private static let names = [
    "level_85", "sale_2026", "item_b", "trial_restarted", "CARE/WATER-1", "CARE/WATER-2", "paywall", "disable_x", "tap",
    "first_steps", "streak", "stream",
  ]

  @Test(arguments: [
    ("paywal", "paywall"), ("paywalll", "paywall"), ("pawyall", "paywall"), ("peywall", "paywall"),
    ("first_stesp", "first_steps"), ("CARE/WATR-1", "CARE/WATER-1"), ("Paywall", "paywall"),
    ("first-steps", "first_steps"),
  ])
  func aSlipInsideAWordIsCertain(_ word: String, _ meant: String) {
    #expect(Spelling.guess(for: word, among: Self.names, .names) == .init(meant, isCertain: true))
  }

  @Test(arguments: [
    // Another number, another letter of a list, another meaning.
    ("level_90", "level_85"), ("level_8", "level_85"), ("sale_2025", "sale_2026"), ("item_a", "item_b"),
    ("trial_started", "trial_restarted"),
    // The beginning of the word, a short word, several slips.
    ("aywall", "paywall"), ("apywall", "paywall"), ("tapp", "tap"), ("paiwal", "paywall"),
  ])
  func everythingElseIsAQuestion(_ word: String, _ meant: String) {
    #expect(Spelling.guess(for: word, among: Self.names, .names) == .init(meant, isCertain: false))
  }

  @Test(arguments: [
    ("!happened", "happened"), ("!delivered", "delivered"), ("!drop", "drop"), ("!sound", "sound"), ("-sound", "sound"),
    ("!authorized", "authorized"), ("not_delivered", "delivered"), ("unauthorized", "authorized"),
    ("unauthorised", "authorized"), ("inactive", "active"), ("active", "inactive"), ("no_drop", "drop"),
    ("non_optional", "optional"), ("non-optional", "optional"), ("nonoptional", "optional"), ("not_equals", "equals"),
    ("notEquals", "equals"), ("!plant_watered", "plant_watered"), ("plant_not_watered", "plant_watered"),
    ("plant_unwatered", "plant_watered"), ("not_reminders", "reminders"), ("at_most", "at_least"),
    ("at_least", "at_most"), ("min_age", "max_age"), ("less_than", "more_than"), ("before_walk", "after_walk"),
    ("enable_x", "disable_x"), ("sound_on", "sound_off"), ("disallow", "allow"),
  ])
  func theOppositeIsNeverMeant(_ word: String, _ opposite: String) {
    #expect(Spelling.suggestion(for: word, among: [opposite]) == nil)
    #expect(Spelling.guess(for: word, among: [opposite], .keys) == nil)
    #expect(Spelling.guess(for: word, among: [opposite], .names) == nil)
  }

  /// A word that only begins like a negation.
  @Test(arguments: [
    ("notifcation", "notification"), ("noet", "note"), ("intrval", "interval"), ("on_capp", "on_cap"),
    ("no_cap", "on_cap"), ("unitt", "unit"), ("invterval", "interval"), ("not_happend", "not_happened"),
    ("unauthorizd", "unauthorized"),
  ])
  func aWordThatBeginsLikeANegation(_ word: String, _ meant: String) {
    #expect(Spelling.suggestion(for: word, among: [meant]) == meant)
  }

  @Test(arguments: [
    ("da", "de", false), ("zh-Hant", "zh-Hans", false), ("PT_br", "pt-BR", true), ("CET+1", "CET", false),
    ("europe/berlin", "Europe/Berlin", true), ("Europe/Berln", "Europe/Berlin", false),
  ])
  func anotherLanguageOrZoneIsNeverCertain(_ word: String, _ meant: String, _ isCertain: Bool) {
    let codes = ["de", "zh-Hans", "pt-BR", "CET", "Europe/Berlin"]
    #expect(Spelling.guess(for: word, among: codes, .codes) == .init(meant, isCertain: isCertain))
  }

  @Test(arguments: [
    ("mp4", "mp3", false), ("m4v", "m4a", false), ("level_8", "level_9", false), ("jpg", "jpeg", true),
    ("dya", "day", true), ("xhtml", "html", false), ("tine", "time", true),
  ])
  func anotherDigitOrShortWordIsNoSlip(_ word: String, _ meant: String, _ isSlip: Bool) {
    #expect(Spelling.isSlip(word, of: meant) == isSlip)
  }

  /// Tuesday or Thursday; the time or the times.
  @Test(arguments: [
    ("thuesday", ["thursday", "tuesday"], false), ("tusday", ["thursday", "tuesday"], true),
    ("tim", ["time", "times"], false), ("Day", ["day", "days"], true),
  ])
  func aSlipOfTwoWordsIsAQuestion(_ word: String, _ words: [String], _ isCertain: Bool) throws {
    let meant = try #require(Spelling.suggestion(for: word, among: words))
    let span = SourceSpan(startOf: "a.yaml")
    #expect(Diagnostic.FixIt(meant: meant, for: word, among: words, replace: span).isCertain == isCertain)
    #expect(Spelling.guess(for: word, among: words, .keys)?.isCertain == isCertain)
  }

  /// A word that negates is no slip of another one.
  @Test(arguments: [("no", "on"), ("not", "note"), ("never", "level"), ("without", "within"), ("No", "on")])
  func aNegationIsNoSlip(_ word: String, _ other: String) {
    #expect(Spelling.suggestion(for: word, among: [other]) == nil)
    #expect(Spelling.suggestion(for: word.uppercased(), among: [other, word.lowercased()]) == word.lowercased())
  }

  /// Whole words that are in a name say more than a similar name; of several that are as near, none is right alone.
  @Test(arguments: [
    ("photos_limited", ["photos_limited_hint"]), ("photos", ["photos_blocked", "photos_limited_hint"]),
    ("limited_hint", ["contacts_limited_hint", "photos_limited_hint"]), ("pro_tin", ["pro_tip", "pro_win"]),
    ("photos_block", ["photos_blocked"]), ("streab", ["streak", "stream"]),
    ("CARE/WATER-9", ["CARE/WATER-1", "CARE/WATER-2"]), ("hint", ["contacts_limited_hint", "photos_limited_hint"]),
  ])
  func severalThatAreNear(_ word: String, _ meant: [String]) throws {
    let names =
      ["photos_blocked", "photos_limited_hint", "contacts_limited_hint", "pro_tip", "pro_win", "all_set"] + Self.names
    let guess = try #require(Spelling.guess(for: word, among: names, .names))
    #expect(!guess.isCertain)
    let listed = meant.map { "'\($0)'" }.joined(separator: " or ")
    #expect(guess.question() == ": did you mean \(listed)?")
  }

  @Test func ofTooManyNoneIsNamed() {
    let names = ["sale_a", "sale_b", "sale_c", "sale_d"]
    #expect(Spelling.guess(for: "sale", among: names, .names) == nil)
    #expect(Spelling.guess(for: "sale_x", among: names, .names) == nil)
  }

  @Test func wordsOfTheLanguageAreFewAndUnlike() {
    #expect(Spelling.guess(for: "titel", among: ["title", "body"], .keys)?.isCertain == true)
    #expect(Spelling.guess(for: "zzz", among: ["title", "body"], .keys) == nil)
  }

  @Test func aGuessAppearsOnce() {
    let span = SourceSpan(startOf: "a.yaml")
    let sure = Spelling.Guess("paywall", isCertain: true)
    #expect(sure.question() == "")
    #expect(sure.fixIt(replacing: span)?.replacement == "paywall")
    let unsure = Spelling.Guess("tap", isCertain: false).within { "{\($0)}" }
    #expect(unsure.question() == ": did you mean '{tap}'?")
    #expect(unsure.fixIt(replacing: span) == nil)
  }
}
