import Foundation
import TestSupport
import Testing

/// String Catalogs of the kinds that apps have, into a workspace and out again. What comes out is in Xcode's layout,
/// no value has changed places, and what a spec cannot say is named with its key and language.
@Suite struct CatalogRoundTripTests {
  private static let folder = TestWorkspace.package.appending(path: "Tests/notispecTests/Catalogs")

  /// By the name of the file, what is left.
  private static let left: [(String, [String])] = [
    ("01-plain", []),
    ("02-order-by-type", []),
    ("03-wrong-index", []),
    ("04-plural-of-the-wrong-value", []),
    ("05-ambiguous", ["'match.body' in 'de': it is not certain which of its values is which"]),
    ("06-device", ["'tap.body' in 'de' varies by device"]),
    ("07-two-substitutions", []),
    ("08-not-to-translate", ["'brand.body' is not to be translated"]),
    ("09-stale", ["'old.body' is stale: no code uses it any more"]),
    ("10-without-words", ["'half.title' has no text in 'en'"]),
    (
      "11-strange-specifiers",
      [
        "'c.body' in 'en' has '%s', which is no value of a text here",
        "'code.body' in 'de' has '%05d', which is no value of a text here",
        "'code.body' in 'en' has '%05d', which is no value of a text here",
        "'lost.body' in 'en' has '%#@n@', which is no value of a text here",
        "'open.body' in 'de' has '%#@n@', which is no value of a text here",
      ]
    ),
    ("12-chinese-regions", []),
    (
      "13-one-language-twice", ["'open.body' in 'zh-CN': the language is there under another name too, or is none"]
    ),
    ("14-states", []),
    (
      "15-text-for-zero",
      [
        "'day.body' in 'en': its form 'zero', which the language does not have; 'notispec explain \"a text for zero\"' shows "
          + "how to say it"
      ]
    ),
    (
      "16-missing-forms",
      [
        "'day.body' in 'fr' has no form 'many': the specs have that of 'other', as a phone does",
        "'day.body' in 'pl' has no form 'many': the specs have that of 'other', as a phone does",
        "'day.body' in 'ru' has no form 'other'",
      ]
    ),
    ("17-percent-signs", []),
    ("18-xcode-26", []),
    ("19-one-substitution", []),
    ("20-characters", []),
    (
      "21-several-substitutions",
      [
        "'loose.body' in 'en' has substitutions beside values without a position: it is not certain which is which",
        "'mixed.body' in 'en' has several substitutions of one value beside others",
        "'tap.body' in 'en' varies by device",
        "'unsaid.body' in 'en' does not say which value its substitution 'a' is of: 'argNum' is missing",
        "'weight.body' in 'en' counts in its substitution 'a' what is no whole number",
        "'wrong.body' in 'pl': it is not certain which of its values is which",
      ]
    ),
    ("22-all-keys-of-xcode", ["'phrase.body' in 'en' is a set of phrases for App Shortcuts"]),
  ]

  @Test func eachCatalogIsTested() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
    #expect(files.filter { $0.hasSuffix(".xcstrings") }.sorted() == Self.left.map { "\($0.0).xcstrings" })
  }

  @Test(arguments: left)
  func whatGoesInComesOut(_ name: String, _ left: [String]) throws {
    let file = try String(contentsOf: Self.folder.appending(path: "\(name).xcstrings"), encoding: .utf8)
    let workspace = try TestWorkspace(["L.xcstrings": file])
    let run = try NotispecRun("init", "--app", "shop", "--from", "L.xcstrings", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let named = run.lines.filter { $0.hasPrefix("not taken: ") }.map { String($0.dropFirst("not taken: ".count)) }
    #expect(named.filter { !$0.hasSuffix("has no body in 'en'") || left.contains($0) }.sorted() == left.sorted())
    try workspace.edit("specs/notispec.yaml", "  catalogue: {}\n", to: "  catalogue: {}\n  xcstrings: {}\n")
    // Nothing is written that 'check' refuses.
    let check = try NotispecRun("check", in: workspace)
    #expect(check.status == 0, "\(check.output)")
    #expect(try NotispecRun("generate", "--only", "xcstrings", in: workspace).status == 0)

    let path = "generated/xcstrings/shop/Localizable.xcstrings"
    let texts = try workspace.read(path)
    try Golden.expect(texts, in: Self.folder.appending(path: "expected/\(name).xcstrings"))
    let object = try JSONSerialization.jsonObject(with: Data(texts.utf8))
    let layout = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    #expect(texts == String(decoding: layout, as: UTF8.self))
    let again = try NotispecRun("strings", "import", path, in: workspace)
    // A catalog in one language has nothing to import.
    #expect(again.output.contains("wrote nothing") || again.output.contains("it has no texts"), "\(again.output)")
  }
}
