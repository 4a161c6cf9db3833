import SpecLanguage
import Testing

@Suite struct VariantReadingTests {
  private static let settings = """
    preferences:
      reminders: { type: toggle, default: true, controls: all }
      previews: { type: toggle, default: true }
      meal_time: { type: time, default: "09:00" }
      style:
        type: choice
        default: soft
        options: { soft: { label: { en: "Soft", ru: "Мягко" } }, loud: { label: { en: "Loud", ru: "Громко" } } }
    """

  private func spec(_ lines: String, arguments: String = "{}") -> String {
    Specs.body("body:\n  variants:\n" + lines, arguments: arguments)
      .replacing("preferences:\n  reminders: { type: toggle, default: true, controls: all }", with: Self.settings)
  }

  private let path = "'notifications.hungry.copy.body"

  @Test func variantsAreChosenOrRotate() {
    expectFindings(
      in: spec(
        """
            choose: { preference: style }
            loud: { en: ["Food!", "Now!"], ru: ["Есть!", { text: "Сейчас!", status: proposed }] }
            soft: { en: "Food?", ru: "Есть?" }
        """), [])
    expectFindings(
      in: spec(
        """
            choose: rotate
            first: { en: "Food!", ru: "Есть!" }
            second: { en: ["Food?", "Or?"], ru: ["Есть?", "Или?"] }
        """), [])
  }

  @Test func everyOptionHasAVariantAndNothingElseDoes() {
    expectFindings(
      in: spec("    choose: { preference: 1️⃣style }\n    soft: { en: \"Food\", ru: \"Есть\" }"),
      [("1️⃣", "\(path).variants.choose' needs a variant for every option of 'style': 'loud' has none")])
    // A misspelled option is one mistake.
    expectFindings(
      in: spec(
        """
            choose: { preference: style }
            soft: { en: "Food", ru: "Есть" }
            1️⃣lod: { en: "Food!", ru: "Есть!" }
        """),
      [("1️⃣", "\(path).variants.lod' does not exist in 'style', which has 'soft' and 'loud': did you mean 'loud'?")])
    expectFindings(
      in: spec(
        """
            choose: { preference: 1️⃣previews }
            on: { en: "Food", ru: "Есть" }
            2️⃣never: { en: "Food!", ru: "Есть!" }
        """),
      [
        ("1️⃣", "\(path).variants.choose' needs a variant for every value of 'previews': 'off' has none"),
        ("2️⃣", "\(path).variants.never' does not exist in 'previews', which has 'on' and 'off'"),
      ])
  }

  @Test func onlyAChoiceOrAToggleChooses() {
    let rest = "    a: { en: \"Food\", ru: \"Есть\" }\n    b: { en: \"Food!\", ru: \"Есть!\" }"
    expectFindings(
      in: spec("    choose: { preference: 1️⃣meal_time }\n" + rest),
      [
        (
          "1️⃣",
          "\(path).variants.choose' depends on 'meal_time', a time of day, but only a setting of the type 'choice' or "
            + "'toggle' can choose"
        )
      ])
    expectFindings(
      in: spec("    choose: { preference: 1️⃣stile }\n" + rest),
      [("1️⃣", "\(path).variants.choose.preference' names an unknown preference 'stile'")])
    expectFindings(
      in: spec("    choose: 1️⃣style\n" + rest),
      [
        (
          "1️⃣",
          "\(path).variants.choose' is 'style', but must be one of 'rotate', 'trigger', or a group with one of the keys 'preference', 'experiment', "
            + "'argument', 'parameter'"
        )
      ])
    expectFindings(
      in: spec("    1️⃣chose: rotate\n" + rest),
      [("1️⃣", "Unknown key 'chose' in 'notifications.hungry.copy.body.variants'")])
    expectFindings(
      in: spec(rest).replacing("variants:", with: "1️⃣variants:"),
      [("1️⃣", "\(path).variants' has no 'choose'")])
  }

  @Test func everyLanguageHasEveryTextOfAVariant() {
    expectFindings(
      in: spec(
        """
            choose: rotate
            1️⃣first: { en: "Food!" }
            second: { en: ["Food?", "Or?"], 2️⃣ru: ["Есть?"] }
            3️⃣third: { en: ["Food", 4️⃣5] }
            fourth: { en: 5️⃣[], ru: ["Есть"] }
        """),
      [
        ("1️⃣", "\(path).variants.first' has no text for 'ru'"),
        (
          "2️⃣",
          "\(path).variants.second.ru' has 1 text, but 'en' has 2. They rotate together, so every language needs "
            + "the same number"
        ),
        ("3️⃣", "\(path).variants.third' has no text for 'ru'"),
        ("5️⃣", "\(path).variants.fourth.en' lists no text"),
      ])
    expectFindings(
      in: spec("    choose: rotate\n    first: { en: [\"Food\", 1️⃣5], ru: [\"Есть\", \"5\"] }"),
      [("1️⃣", "\(path).variants.first.en[1]' must be a text, not the number 5")])
  }

  @Test func oneTextDoesNotRotate() {
    expectFindings(
      in: spec("    choose: 1️⃣rotate\n    only: { en: \"Food\", ru: \"Есть\" }"),
      [("1️⃣", "\(path).variants.choose' is 'rotate', but there is only one text")])
    expectFindings(
      in: spec("    choose: rotate").replacing("variants:", with: "1️⃣variants:"),
      [("1️⃣", "\(path).variants' lists no variant")])
    expectFindings(
      in: spec(
        """
            choose: rotate
            1️⃣One: { en: "Food", ru: "Есть" }
            two: { en: "a", ru: "б" }
        """),
      [
        (
          "1️⃣",
          "\(path).variants.One' is not a valid id: write it 'one', in lower-case letters, digits and single '_'"
        )
      ])
  }

  @Test func argumentsAreCheckedInEveryVariant() {
    let arguments = "{ word: { type: string } }"
    expectFindings(
      in: spec(
        """
            choose: { preference: previews }
            on: { en: "{word}", ru: "{word}" }
            off: { en: "Food", ru: "Есть" }
        """, arguments: arguments), [])
    expectFindings(
      in: spec(
        """
            choose: rotate
            first: { en: "1️⃣{wrd}", ru: "{word}" }
            second: { en: ["{word}", "a"], ru: [2️⃣"Есть", "б"] }
        """, arguments: arguments),
      [
        ("1️⃣", "\(path).variants.first.en' names '{wrd}', which 'arguments' does not declare: did you mean 'word'?"),
        ("2️⃣", "\(path).variants.second.ru[0]' does not show '{word}', but the text in another language does"),
      ])
    expectFindings(
      in: spec(
        """
            choose: rotate
            first: { en: "a", ru: "б" }
            second: { en: "c", ru: "д" }
        """, arguments: arguments.replacing("word:", with: "1️⃣word:")),
      [("1️⃣", "No text of 'notifications.hungry.copy' shows '{word}'")])
  }

  @Test func variantsAreAloneAndSpelledExactly() {
    expectFindings(
      in: Specs.body("body: { variants: { choose: rotate, a: { en: \"a\", ru: \"б\" } }, 1️⃣en: \"Food\" }"),
      [("1️⃣", "\(path)' cannot have both 'variants' and 'en': the texts of a variant go inside it")])
    expectFindings(
      in: Specs.body("body: { 1️⃣variant: { choose: rotate } }"),
      [("1️⃣", "\(path).variant' is not a language: did you mean 'variants'?")])
    expectFindings(
      in: Specs.body("body: 1️⃣\"Food\""),
      [("1️⃣", "\(path)' must be a group of texts, one per language, not 'Food'")])
  }
}
