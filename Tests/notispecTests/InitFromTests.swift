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
    // What is missing is marked so.
    let check = try NotispecRun("check", "-C", "shop", "-q", in: workspace)
    #expect(check.status == 0, "\(check.output)")
    #expect(types.contains("status: missing"))
  }

  /// By position, and else by type where there is one of each; what is not certain is named.
  @Test(
    arguments: [
      ("%lld من %@", "{v_2} من {v_1}"), ("%1$lld von %2$@", "{v_2} von {v_1}"), ("%2$lld (%1$@)", "{v_2} ({v_1})"),
      ("%@", "{v_1}"), ("%lld", "{v_2}"), ("%@ %@", nil), ("%3$@", "{v_1}"), ("%f", nil),
    ] as [(String, String?)])
  func valuesOfATranslationAreThoseOfItsSource(_ format: String, _ text: String?) {
    #expect(FormatText(format, name: "v", source: [1: .string, 2: .int])?.text == text)
  }

  /// Two languages with one name, values that are not certain, and what Xcode can say and a spec cannot.
  @Test func whatIsLeftIsNamed() throws {
    let file = catalog(
      """
      "a.body" : { "localizations": { "en": \(unit("%@ and %@ have %lld")), "ar": \(unit("%lld %@ %@")),
        "zh-Hant": \(unit("%@ %@ %lld")), "zh-HK": \(unit("%@、%@ %lld")),
        "fr": { "variations": { "device": { "mac": \(unit("x")) } } } } },
      "b.body" : { "shouldTranslate": false, "localizations": { "en": \(unit("B")) } },
      "c.body" : { "extractionState": "stale", "localizations": { "en": \(unit("C")) } },
      "d.body" : { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@n@" }, "substitutions": {} } } }
      """)
    let workspace = try TestWorkspace(["L.xcstrings": file])
    let run = try NotispecRun("init", "shop", "--from", "L.xcstrings", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    for line in [
      "not taken: 'a.body' in 'ar': it is not certain which of its values is which",
      "not taken: 'a.body' in 'fr' varies by device", "not taken: 'b.body' is not to be translated",
      "not taken: 'c.body' is stale: no code uses it any more",
      "not taken: 'd.body' in 'en' has '%#@n@', which is no value of a text here",
    ] { #expect(run.lines.contains { $0 == line }, "\(line)\n\(run.output)") }
    let types = try workspace.read("shop/specs/shop/notifications.yaml")
    #expect(types.contains("zh-Hant: \"{value_1} {value_2} {value_3}\""))
    #expect(types.contains("zh-HK: \"{value_1}、{value_2} {value_3}\""))
    #expect(try !NotispecRun("check", "-C", "shop", "-q", in: workspace).output.contains("duplicate"))
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
  func formatsOfApple(_ format: String, _ text: String, _ values: Int) throws {
    let taken = try #require(FormatText(format, name: "v"))
    #expect(taken.text == text)
    #expect(taken.values.count == values)
  }
}
