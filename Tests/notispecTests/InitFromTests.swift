import Foundation
import Testing

@testable import notispec

/// `init --from`: the texts that an app has already.
@Suite struct InitFromTests {
  private func catalog(_ strings: String) -> String {
    "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings) }, \"version\" : \"1.0\" }"
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(text)\" } }"
  }

  /// What `generate` writes for Xcode is taken in again, with the same words.
  @Test(arguments: ["cleaner", "courier", "lingo"])
  func aCatalogOfOursComesBack(_ app: String) throws {
    let shipped = try TestWorkspace.withShippedSpecs()
    #expect(try NotispecRun("generate", "--only", "xcstrings", in: shipped).status == 0)
    let texts = try shipped.read("generated/xcstrings/\(app)/Localizable.xcstrings")
    let workspace = try TestWorkspace(["L.xcstrings": texts])
    #expect(try NotispecRun("init", "--app", app, "--from", "L.xcstrings", in: workspace).status == 0)
    for verb in ["check", "generate", "conform", "coverage"] {
      let run = try NotispecRun(verb, in: workspace)
      #expect(run.status == 0, "\(run.output)")
    }
    #expect(try workspace.read("specs/\(app)/notifications.yaml").contains("  ru: ") || app != "cleaner")
  }

  @Test func textsBecomeThoseOfATypeWithItsValues() throws {
    let file = catalog(
      """
      "push.cartLeft.title" : { "comment": "About a cart.\\nMore.", "localizations":
        { "en": \(unit("50% off, {now}")), "de": \(unit("50% \\\"Rabatt\\\"", "needs_review")) } },
      "push.cartLeft.body" : { "localizations": { "en": { "variations": { "plural": {
        "one": \(unit("%1$@, %2$lld dish")), "other": \(unit("%1$@, %2$lld dishes for %3$.2f%%")) } } },
        "de": \(unit("x", "new")) } },
      "cart_left.body" : { "localizations": { "en": \(unit("The same id again")) } },
      "Hello, %@" : {}, "only.title" : { "localizations": { "en": \(unit("No body")) } }
      """)
    let workspace = try TestWorkspace(["L.xcstrings": file])
    let run = try NotispecRun("init", "shop", "--from", "L.xcstrings", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("1 notification in en, de; 3 other texts of L.xcstrings stayed there"), "\(run.output)")
    let types = try workspace.read("shop/specs/shop/notifications.yaml")
    for words in [
      "summary: \"About a cart.\"", "en: \"50% off, {{now}}\"",
      "de: { text: \"50% \\\"Rabatt\\\"\", status: proposed }",
      "plural: value_2\n", "one: \"{value_1}, {value_2} dish\"",
      "other: \"{value_1}, {value_2} dishes for {value_3}%\"",
      "value_2: { type: int, example: 3 }",
    ] { #expect(types.contains(words), "\(words)") }
    // What is missing is missing here too.
    let check = try NotispecRun("check", "-C", "shop", "-q", in: workspace)
    #expect(check.output.components(separatedBy: ": error: ").count == 2)
    #expect(check.output.contains("copy.body' has no text for 'de'"))
  }

  @Test(arguments: [
    ("{", "not a string catalog"), ("[]", "not a string catalog"), ("notispec: 1", "not a string catalog"),
    ("{ \"sourceLanguage\": \"en\", \"strings\": {} }", "no text of a notification"),
    (
      "{ \"sourceLanguage\": \"en\", \"strings\": { \"a.body\": [], \"b.body\": { \"localizations\": 3 } } }",
      "no text of"
    ),
  ])
  func whatIsNoCatalogIsRefused(_ file: String, _ reason: String) throws {
    let workspace = try TestWorkspace(["L.xcstrings": file])
    let run = try NotispecRun("init", "new", "--from", "L.xcstrings", in: workspace)
    #expect(run.status == 66)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(try Array(workspace.tree(".").keys) == ["L.xcstrings"])
    #expect(try NotispecRun("init", "new", "--from", "L.xcstrings", "--minimal", in: workspace).status == 64)
  }

  @Test(arguments: [
    ("%@ and %@", "{v_1} and {v_2}", 2), ("100 %", "100 %", 0), ("50% off", "50% off", 0), ("%%", "%", 0),
    ("%2$@ %1$lld", "{v_2} {v_1}", 2), ("{%d}", "{{{v_1}}}", 1), ("%", "%", 0), ("%0.1f%", "{v_1}%", 1), ("", "", 0),
  ])
  func formatsOfApple(_ format: String, _ text: String, _ values: Int) {
    let taken = FormatText(format, name: "v")
    #expect(taken.text == text)
    #expect(taken.values.count == values)
  }
}
