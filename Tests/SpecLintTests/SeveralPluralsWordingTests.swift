import TestSupport
import Testing

@testable import SpecLint

/// Rules about wordings see every combination of the forms of a text that counts several numbers.
@Suite struct SeveralPluralsWordingTests {
  private func spec(_ text: String, words: String, days: String = "one: \"{days} day\", other: \"{days} days\"")
    -> String
  {
    """
    notispec: 1
    signals: { counted: { parameters: { words: { type: int }, days: { type: int }, photos: { type: int } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { after: { signal: counted, delay: 1h } }
        arguments: { words: { type: int, example: 7 }, days: { type: int, example: 7 }, photos: { type: int } }
        copy:
          body:
            en:
              plural: [words, days]
              text: \(text)
              forms: { words: { \(words) }, days: { \(days) } }
    """
  }

  private let plain = "one: \"one word\", other: \"{words} words\""
  private let path = "'notifications.daily.copy.body.en"

  @Test func aFindingIsAtTheFormThatHasIt() throws {
    try expectFindings(
      of: StraySpaceRule(),
      in: spec("\"{words} in {days}, photos: {photos}\"", words: "one: \"one word\", other: 1️⃣\"{words}  words\""),
      [("1️⃣", "\(path)' has two spaces in a row")])
    // Each is sound, and together they are not.
    try expectFindings(
      of: StraySpaceRule(),
      in: spec("1️⃣\"{words} {days}, photos: {photos}\"", words: "one: \"a \", other: \"{words} \"").replacing(
        "one: \"{days} day\"", with: "one: \"{days} day\""),
      [("1️⃣", "\(path)' has two spaces in a row")])
  }

  @Test func theLongestCombinationCounts() throws {
    let long = String(repeating: "long ", count: 30)
    try expectFindings(
      of: LongTextRule(),
      in: spec(
        "\"{words} in {days}, photos: {photos}\"", words: "one: \"one word\", other: \"\(long){words}\"",
        days: "one: \"{days} day\", other: 1️⃣\"{days} very long days in May\"".replacing("1️⃣", with: "")
      ).replacing("other: \"long", with: "other: 1️⃣\"long"),
      [("1️⃣", "\(path)' is as wide as 193 letters; the Lock Screen cuts off anything after 178")])
  }

  @Test func anotherNumberNeedsAPluralToo() throws {
    try expectFindings(
      of: PluralNeededRule(), in: spec("1️⃣\"{words} in {days} with {photos} photos\"", words: plain),
      [
        ("1️⃣", "\(path)' shows '{photos}' before 'photos', which may change with the number: add 'photos' to 'plural'")
      ])
  }

  @Test func eachNumberHasFormsThatDiffer() throws {
    try expectFindings(
      of: PluralSameFormsRule(),
      in: spec("\"{words} in {days}, photos: {photos}\"", words: "one: \"{words} w\", other: \"{words} w\"").replacing(
        "[words", with: "[1️⃣words"),
      [("1️⃣", "All forms of 'words' in '\(path.dropFirst())' are the same: adapt them, or take it out of 'plural'")])
  }
}
