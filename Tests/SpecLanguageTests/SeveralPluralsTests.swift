import TestSupport
import Testing

/// Texts that count several numbers.
@Suite struct SeveralPluralsTests {
  private static let arguments = "{ days: { type: int }, grams: { type: int }, word: { type: string } }"
  private static let russian = """
    ru:
      plural: [days, grams]
      text: "{grams} за {days}, {word}"
      forms:
        days: { one: "{days} день", few: "{days} дня", many: "{days} дней", other: "{days} дня" }
        grams: { one: "{grams} грамм", few: "{grams} грамма", many: "{grams} граммов", other: "{grams} грамма" }
    """
  private static let days = "days: { one: \"a day\", other: \"{days} days\" }"
  private static let grams = "grams: { one: \"{grams} gram\", other: \"{grams} grams\" }"

  private let path = "'notifications.hungry.copy.body.en"

  private func check(
    _ english: String, _ expected: [(String, String)], russian: String = russian,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let lines = russian.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    expectFindings(
      in: Specs.body("body:\n  \(english)\n\(lines)", arguments: Self.arguments), expected,
      sourceLocation: sourceLocation)
  }

  private func text(
    _ forms: String, plural: String = "[days, grams]", text: String = "text: \"{grams} in {days}, {word}\""
  ) -> String {
    "en: { plural: \(plural), \(text)\(text.isEmpty ? "" : ", ")forms: { \(forms) } }"
  }

  @Test func aSentenceWithFormsForEachNumber() {
    check(text("\(Self.days), \(Self.grams)"), [])
    // In a language without forms a plain text says the same.
    check(text("\(Self.days), \(Self.grams)"), [], russian: "ru: \"{grams} г, дней: {days}, {word}\"")
  }

  @Test func everyNumberHasAllFormsOfItsLanguage() {
    check(
      text("1️⃣days: { one: \"a day\" }, grams: { other: \"{grams} g\", one: \"{grams} g\", 2️⃣few: \"{grams} g\" }"),
      [
        ("1️⃣", "\(path).forms.days' has no text for 'other': 'en' needs it for 0, 2, 3 and so on"),
        ("2️⃣", "\(path).forms.grams.few' is never shown: 'en' has no plural form 'few'"),
      ])
    check(
      text("days: { one: \"a day\", 1️⃣othr: \"{days} days\" }, \(Self.grams)"),
      [
        (
          "1️⃣",
          "\(path).forms.days.othr' is not a plural form: CLDR has 'zero', 'one', 'two', 'few', 'many', 'other'"
        )
      ])
  }

  @Test func everyNumberHasForms() {
    check(
      text("\(Self.days)").replacing("forms:", with: "1️⃣forms:"),
      [("1️⃣", "\(path).forms' has no forms for 'grams', which 'plural' lists")])
    check(
      text("\(Self.days), 1️⃣gram: { one: \"{grams} gram\", other: \"{grams} grams\" }"),
      [("1️⃣", "\(path).forms' has forms for 'gram', which 'plural' does not list")])
    check(
      text("\(Self.days), \(Self.grams), 1️⃣word: { one: \"a\", other: \"b\" }"),
      [("1️⃣", "\(path).forms' has forms for 'word', which 'plural' does not list")])
    check(
      "1️⃣en: { plural: [days, grams], text: \"{grams} in {days}, {word}\" }",
      [("1️⃣", "\(path)' has no 'forms' for the arguments in 'plural'")])
  }

  @Test func theSentenceSaysWhereTheyGo() {
    check(
      text("\(Self.days), \(Self.grams)", text: "").replacing("en:", with: "1️⃣en:"),
      [("1️⃣", "\(path)' has no 'text', the sentence that the forms go into")])
    check(
      text("\(Self.days), \(Self.grams)", text: "text: 1️⃣\"{grams}, {word}\""),
      [("1️⃣", "\(path).text' does not show '{days}', so its forms are never shown")])
    check(
      text("days: { one: \"a day\", other: 1️⃣\"{days} days for {grams}\" }, \(Self.grams)"),
      [("1️⃣", "\(path).forms.days.other' shows '{grams}', which has forms of its own: only 'text' can show it")])
  }

  @Test func pluralListsTwoOrThreeWholeNumbers() {
    check(
      text("\(Self.days)", plural: "1️⃣[days]"),
      [("1️⃣", "\(path).plural' lists only one argument: write 'plural: days' and its forms")])
    check(text("\(Self.days)", plural: "1️⃣[]"), [("1️⃣", "\(path).plural' lists no argument")])
    check(
      text("\(Self.days)", plural: "[days, 1️⃣days]"), [("1️⃣", "\(path).plural[1]' names 'days' a second time")])
    check(
      text("\(Self.days)", plural: "[days, 1️⃣word]"),
      [
        (
          "1️⃣", "\(path).plural[1]' is 'word', but only an argument of type 'int' can choose between plural forms"
        )
      ])
    check(
      text("\(Self.days)", plural: "[days, 1️⃣gram]"),
      [("1️⃣", "\(path).plural[1]' names '{gram}', which 'arguments' does not declare")])
  }

  @Test func formsBelongWherePluralSaysSo() {
    check(
      "en: { plural: [days, grams], text: \"{grams} in {days}, {word}\", 1️⃣one: \"a\", forms: { \(Self.days), \(Self.grams) } }",
      [
        (
          "1️⃣",
          "\(path).one' makes no sense with several arguments in 'plural': write it in 'forms', for one of them"
        )
      ])
    check(
      "en: { text: \"{grams} in {days}, {word}\", 1️⃣forms: { \(Self.days) } }",
      [("1️⃣", "\(path).forms' makes no sense without a list in 'plural'")])
    check(
      "en: { plural: days, one: \"{days}, {grams}, {word}\", other: \"{days}, {grams}, {word}\", 1️⃣forms: { \(Self.days) } }",
      [("1️⃣", "\(path)' has 'forms' for one number: write the forms next to 'plural'")])
  }

  @Test func everyLanguageShowsTheSame() {
    check(
      text("\(Self.days), \(Self.grams)"),
      [("1️⃣", "'notifications.hungry.copy.body.ru' does not show '{word}', but the text in another language does")],
      russian: Self.russian.replacing(", {word}", with: "").replacing("ru:", with: "1️⃣ru:"))
  }
}
