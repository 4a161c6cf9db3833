import SpecLanguage
import Testing

@Suite struct StringReadingTests {
  @Test func theAppPassesEveryValue() {
    expectFindings(
      in: """
        \(Specs.app)
        \(Specs.world)
        strings:
          hello:
            text: { en: "{word}", ru: "{word}" }
            arguments: { word: { type: string, 1️⃣from: { signal: told, parameter: word } } }
          sum:
            text: { en: "{price}", ru: "{price}" }
            arguments: { 2️⃣price: { type: money, currency: EUR } }
        """,
      [
        ("1️⃣", "'from' of 'word' makes no sense with 'strings', because the app passes every value"),
        (
          "2️⃣",
          "'{price}' cannot have the type 'money' with 'strings', because the app writes it: use 'string'"
        ),
      ])
  }

  @Test func bothFormsHaveATextInEveryLanguage() {
    expectFindings(
      in: Specs.app + """

        strings:
          short: { en: "Settings", ru: { text: "Настройки", status: proposed } }
          long: { text: { en: "Hello, {name}", ru: "Привет, {name}" }, arguments: { name: { type: string } } }
          1️⃣bare: { en: "Settings" }
          word: 2️⃣"Settings"
          other: { text: 3️⃣"Settings" }
          typo: { 4️⃣txt: { en: "a", ru: "б" }, summary: "Somewhere." }
        """,
      [
        ("1️⃣", "'strings.bare' has no text for 'ru'"),
        ("2️⃣", "'strings.word' must be a group of texts, one per language, not 'Settings'"),
        ("3️⃣", "'strings.other.text' must be a group of texts, one per language, not 'Settings'"),
        ("4️⃣", "Unknown key 'txt' in 'strings.typo'"),
      ])
  }

  /// A missing declaration is one mistake, in however many languages the name is shown.
  @Test func argumentsAreDeclaredAndShown() {
    expectFindings(
      in: Specs.app + """

        strings:
          short: { en: "Hello, 1️⃣{name}", ru: "Привет, {name}" }
          long: { text: { en: "Hello", ru: "Привет" }, arguments: { 2️⃣name: { type: string } } }
        """,
      [
        (
          "1️⃣", "'strings.short.en' names '{name}', which 'arguments' does not declare: add 'name: { type: … }' to it"
        ),
        ("2️⃣", "'strings.long.text' does not show '{name}'"),
      ])
  }
}
