import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// Placeholders, plurals and commands of other tools in a text: the finding shows how it is written here.
@Suite struct ForeignTextTests {
  private func read(_ english: String) -> [Diagnostic] {
    let text = Specs.body(
      "body: { en: \"\(english)\", ru: \"{days} {word}\" }",
      arguments: "{ days: { type: int }, word: { type: string, example: \"tea\" } }")
    return SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
  }

  @Test(arguments: [
    (
      "{days, plural, one {# day} other {# days}} {word}",
      "'{ plural: days, one: \"{days} day {word}\", other: \"{days} days {word}\" }'"
    ),
    (
      "{days, plural, =0 {none} one {a day} other {# days}} {word}",
      "'=1' is mostly 'one', and any other is one of 'variants'"
    ),
    (
      "{days, plural, one {%d day} other {%d days}} {word}",
      "'{ plural: days, one: \"{days} day {word}\", other: \"{days} days {word}\" }'"
    ),
    ("{days, plural, =1 {a day} other {# days}} {word}", "'=1' is mostly 'one'"),
    ("{days, selectordinal, one {#st} other {#th}} day {word}", "as in 'day {days}'"),
    ("{word, select, tea {Tea} other {Food}} {days}", "a text for each value"),
    ("{{${word}}} {days}", "write '{word}'"),
    ("{{${first_name}}} {days} {word}", "write '{first_name}' and declare 'first_name' in 'arguments'"),
    ("{% if word %}you{% endif %} {days} {word}", "belongs to another tool"),
    ("{word|friend} {days} {word}", "write '{word}'"),
    ("{ word } {days} {word}", "write '{word}'"),
    ("{user.name} {days} {word}", "no dots"),
    ("{{word} {days} {word}", "write '{word}'"),
  ])
  func itShowsOurs(_ english: String, _ words: String) throws {
    let found = read(english)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(try #require(found.first).message.contains(words), "\(found.map(\.message))")
  }
}
