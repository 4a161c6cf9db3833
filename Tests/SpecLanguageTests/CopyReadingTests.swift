import TestSupport
import Testing

@Suite struct CopyReadingTests {
  private let path = "'notifications.hungry.copy.body"

  @Test func everyLanguageHasAText() {
    expectFindings(in: Specs.body("1️⃣body: { en: \"Eat\" }"), [("1️⃣", "\(path)' has no text for 'ru'")])
    expectFindings(
      in: Specs.body("body: { en: \"Eat\", ru: \"Ешь\", 1️⃣de: \"Iss\" }"),
      [("1️⃣", "\(path).de' is a text for 'de', which 'app.locales' does not list")])
    // A misspelled language is one mistake, not also a missing text.
    expectFindings(
      in: Specs.body("body: { en: \"Eat\", 1️⃣r: \"Ешь\" }"),
      [("1️⃣", "\(path).r' is a text for 'r', which 'app.locales' does not list: did you mean 'ru'?")])
  }

  @Test func zhMeansSimplifiedChinese() {
    let spec = Specs.body("body: { en: \"Eat\", zh: \"吃\" }")
    expectFindings(in: spec.replacing("[en, ru]", with: "[en, zh-Hans]"), [])
    expectFindings(in: spec.replacing("[en, ru]", with: "[en, zh]"), [])
    expectFindings(
      in: spec.replacing("[en, ru]", with: "[en, zh]").replacing("zh: \"吃\"", with: "zh: \"吃\", 1️⃣zh-Hans: \"吃\""),
      [("1️⃣", "\(path).zh-Hans' is a second text for 'zh-Hans'")])
  }

  /// A language in another script is one that the app does not have yet, and no slip.
  @Test func anotherScriptIsNoMisspelling() {
    let spec = Specs.body("1️⃣body: { en: \"Eat\", 2️⃣zh-Hant: \"吃\" }")
    expectFindings(
      in: spec.replacing("[en, ru]", with: "[en, zh-Hans]").replacing("1️⃣", with: ""),
      [
        (
          "2️⃣",
          "\(path).zh-Hant' is a text for 'zh-Hant', which 'app.locales' does not list: 'notispec locale add zh-Hant' adds it"
        )
      ])
  }

  @Test func textsThatYAMLReadsOtherwiseAreReported() {
    expectFindings(
      in: Specs.body(
        """
        title: { en: 1️⃣2024, ru: 2️⃣null }
        subtitle: { en: "", ru: 3️⃣[a] }
        body:
          en: Photo 4️⃣#1
          ru: { text: "Ешь", 5️⃣other: "Ешь" }
        """
      ).replacing("en: \"\"", with: "en: 6️⃣\"\""),
      [
        ("1️⃣", "'notifications.hungry.copy.title.en' must be a text, not the number 2024"),
        (
          "2️⃣",
          "'notifications.hungry.copy.title.ru' is 'null', which is no text: write the text, or remove it in all languages"
        ),
        (
          "3️⃣",
          "'notifications.hungry.copy.subtitle.ru' is a list, but must be a text, or a group with one of the keys 'text', "
            + "'plural'"
        ),
        ("4️⃣", "\(path).en' ends before '#', which begins a comment: put the text in quotes"),
        ("5️⃣", "\(path).ru.other' makes no sense without 'plural'"),
        ("6️⃣", "'notifications.hungry.copy.subtitle.en' is empty"),
      ])
  }

  /// Blanks show nothing: spaces of any width, no-break ones too, as they stand or by an escape.
  @Test(arguments: ["   ", "\u{A0}", "\u{3000}\u{2009}", #"\u00A0\t\n"#, #"\u200B"#])
  func aTextOfOnlyBlanksIsNotAText(_ blanks: String) {
    expectFindings(
      in: Specs.body("body: { en: 1️⃣\"\(blanks)\", ru: \"Ешь\" }"),
      [("1️⃣", "\(path).en' contains only blanks")])
    expectFindings(
      in: Specs.body("body: { en: \"Eat\", ru: \"Ешь\" }").replacing("\"Hungry.\"", with: "1️⃣\"\(blanks)\""),
      [("1️⃣", "'notifications.hungry.summary' contains only blanks")])
    expectFindings(in: Specs.body("body: { en: \"\(blanks)Eat\", ru: \"\(blanks)Ешь\" }"), [])
  }

  /// Each text shows all of the arguments.
  @Test func manyArgumentsInManyTexts() {
    let growth = Work.growth(from: 200, to: 800) { count in
      let arguments = (0..<count).map { "a\($0): { type: int, example: 1 }" }.joined(separator: ", ")
      let text = (0..<count).map { "{a\($0)}" }.joined()
      let texts = Array(repeating: "\"\(text)\"", count: 10).joined(separator: ", ")
      let spec = Specs.body(
        "body: { variants: { choose: rotate, one: { en: [\(texts)], ru: [\(texts)] } } }", arguments: "{ \(arguments) }"
      )
      _ = findings([("a.yaml", spec)])
    }
    #expect(growth < 8, "\(growth)")
  }

  @Test func placeholdersNameArguments() {
    let arguments = "{ grams: { type: int, example: 7 } }"
    expectFindings(
      in: Specs.body("body: { en: \"{grams} g, {{so}}\", ru: \"{grams} г\" }", arguments: arguments), [])
    expectFindings(
      in: Specs.body("body: { en: \"1️⃣{gram} g\", ru: \"{grams} г\" }", arguments: arguments),
      [("1️⃣", "\(path).en' names '{gram}', which 'arguments' does not declare")])
    expectFindings(
      in: Specs.body("body: { en: 1️⃣\"{grams g\", ru: 2️⃣\"grams} г\" }", arguments: arguments),
      [
        ("1️⃣", "\(path).en' has a '{' without a '}': add it, or write '{{' for a brace"),
        ("2️⃣", "\(path).ru' has a '}' without a '{': add it, or write '}}' for a brace"),
      ])
    expectFindings(
      in: Specs.body("body: { en: \"{grams} g\", 1️⃣ru: \"Ешь\" }", arguments: arguments),
      [("1️⃣", "\(path).ru' does not show '{grams}', but the text in another language does")])
    expectFindings(
      in: Specs.body("body: { en: \"Eat\", ru: \"Ешь\" }", arguments: "{ 1️⃣grams: { type: int, example: 7 } }"),
      [("1️⃣", "No text of 'notifications.hungry.copy' shows '{grams}'")])
    expectFindings(
      in: Specs.body(
        "body: { en: \"{grams}\", ru: \"{grams}\" }", arguments: "{ grams: { type: int, example: 1️⃣\"7\" } }"),
      [("1️⃣", "'notifications.hungry.arguments.grams.example' must be a whole number, not '7'")])
  }

  @Test func pluralTextsHaveTheCategoriesOfTheirLanguage() {
    let arguments = "{ days: { type: int }, word: { type: string } }"
    let russian = "ru: { plural: days, one: \"{days}{word}\", few: \"{days}\", many: \"{days}\", other: \"{days}\" }"
    expectFindings(
      in: Specs.body(
        "body: { en: { plural: days, one: \"{days}{word}\", other: \"{days}\" }, \(russian) }", arguments: arguments),
      [])
    expectFindings(
      in: Specs.body(
        "body: { en: { plural: days, one: \"{word}\", 1️⃣few: \"{days}\" }, \(russian) }", arguments: arguments),
      [("1️⃣", "\(path).en.few' is never shown: 'en' has no plural form 'few'")])
    expectFindings(
      in: Specs.body(
        "body: { 1️⃣en: { plural: days, one: \"{word}\" }, \(russian) }", arguments: arguments),
      [("1️⃣", "\(path).en' has no text for 'other': 'en' needs it for 0, 2, 3 and so on")])
    // A form that is there twice, in place of another, is one mistake.
    expectFindings(
      in: Specs.body(
        "body: { en: { plural: days, one: \"{days}{word}\", 1️⃣one: \"{days}\" }, \(russian) }", arguments: arguments),
      [("1️⃣", "The key 'one' appears twice here: keep one of the two")])
    let withoutOther = russian.replacing(", other: \"{days}\"", with: "")
    expectFindings(
      in: Specs.body(
        "body: { en: { plural: days, one: \"{days}{word}\", other: \"{days}\" }, 1️⃣\(withoutOther) }",
        arguments: arguments),
      [
        (
          "1️⃣",
          "\(path).ru' has no text for 'other': a text needs every form of 'ru', even this one, which no whole number "
            + "uses"
        )
      ])
    expectFindings(
      in: Specs.body(
        "body: { en: { plural: 1️⃣word, one: \"{word}\", other: \"{word}\" }, \(russian) }", arguments: arguments),
      [("1️⃣", "\(path).en.plural' is 'word', but only an argument of type 'int' can choose between plural forms")])
    expectFindings(
      in: Specs.body(
        "body: { en: { plural: 1️⃣day, one: \"{word}\", other: \"{word}\" }, \(russian) }", arguments: arguments),
      [("1️⃣", "\(path).en.plural' names '{day}', which 'arguments' does not declare: did you mean 'days'?")])
  }

  @Test func aLanguageWithoutPluralRulesMayNotExist() {
    let needs = "'notifications.hungry.copy.body.ua' needs plural rules for"
    expectFindings(
      in: """
        notispec: 1
        app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en, ua, kv], source_locale: en, delivery: local }
        signals: { told: { parameters: { days: { type: int } } } }
        deep_links: { scheme: pets, targets: { bowl: { path: /bowl } } }
        notifications:
          hungry:
            summary: "Hungry."
            target: bowl
            trigger: { after: { signal: told, delay: 5m } }
            arguments: { days: { type: int } }
            copy:
              body:
                en: "{days}"
                ua: { 1️⃣plural: days, other: "{days}" }
                kv: { 2️⃣plural: days, other: "{days}" }
        """,
      [
        ("1️⃣", "\(needs) 'ua', which is the code of a region, not of a language: did you mean 'uk'?"),
        (
          "2️⃣",
          "'notifications.hungry.copy.body.kv' needs plural rules for 'kv', but CLDR has none for this language: "
            + "write one text for all numbers"
        ),
      ])
  }

  /// A number that only chooses between forms stands in no text, and nobody is told that one shows it.
  @Test func aTextWithoutTheFormsOfTheOthersMustCount() {
    let arguments = "{ days: { type: int, example: 7 } }"
    let english = "en: { plural: days, one: \"New photo\", other: \"New photos\" }"
    expectFindings(
      in: Specs.body("body: { \(english), 1️⃣ru: \"Новое\" }", arguments: arguments),
      [
        (
          "1️⃣",
          "\(path).ru' does not use 'days' to choose its words, but the text in another language does: write "
            + "'{ plural: days, one: …, few: …, many: …, other: … }'"
        )
      ])
    // Where a form shows it, the number is missing for people to read.
    expectFindings(
      in: Specs.body(
        "body: { \(english.replacing("New photos", with: "{days} new")), 1️⃣ru: \"Новое\" }", arguments: arguments),
      [("1️⃣", "\(path).ru' does not show '{days}', but the text in another language does")])
  }

  /// Such a text cannot count, and is not told to.
  @Test func aLanguageWithoutPluralRulesMustShowTheNumber() {
    expectFindings(
      in: """
        notispec: 1
        app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en, kv], source_locale: en, delivery: local }
        signals: { told: { parameters: { days: { type: int } } } }
        deep_links: { scheme: pets, targets: { bowl: { path: /bowl } } }
        notifications:
          hungry:
            summary: "Hungry."
            target: bowl
            trigger: { after: { signal: told, delay: 5m } }
            arguments: { days: { type: int } }
            copy: { body: { en: { plural: days, one: "New", other: "All new" }, 1️⃣kv: "Выль" } }
        """,
      [
        (
          "1️⃣",
          "'notifications.hungry.copy.body.kv' does not use 'days' to choose its words, but the text in another "
            + "language does: write '{days}'"
        )
      ])
  }

  /// Where all texts agree, the one word that differs is the mistake. That no signal fills it follows, and is not said.
  @Test func aDeclarationThatNoTextShowsIsMisspelled() {
    let forms = ["one", "few", "many", "other"].map { "\($0): \"{days}\"" }.joined(separator: ", ")
    let unfilled = "Nothing fills '{dayz}': 'dayz' is not a parameter of the signal 'told'"
    expectFindings(
      in: Specs.body(
        "body: { en: \"{days}\", ru: { plural: days, \(forms) } }", arguments: "{ 2️⃣dayz: { type: int } }"),
      [("2️⃣", "'notifications.hungry.arguments' declares 'dayz', but the texts use '{days}'")])
    // One text shows it, so the other is wrong.
    expectFindings(
      in: Specs.body("body: { en: \"{dayz}\", ru: \"2️⃣{days}\" }", arguments: "{ 1️⃣dayz: { type: int } }"),
      [("1️⃣", unfilled), ("2️⃣", "\(path).ru' names '{days}', which 'arguments' does not declare")])
  }
}
