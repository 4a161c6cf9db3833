import Foundation
import SpecEmission
import SpecLanguage
import TestSupport
import Testing
import TextWriting

/// Whatever people write reaches Swift unharmed and does nothing there. That the compiler reads it in the same way is
/// tried with the awkward golden specs, which are compiled.
@Suite struct SwiftTextTests {
  private static let pieces: [String] = [
    "\"", "\"\"\"", "\"\"\"#", "\\", "\\(x)", "\\#(x)", "#\"", "`", "\n", "\r\n", "\r", "\t", "\0", "//", "/*", "*/",
    "}", "{{", "}}", "<b>", "</script>", "\u{202E}", "\u{2066}", "\u{200D}", "\u{FEFF}", "\u{2028}", "\u{85}",
    "\u{7F}", "👩‍👩‍👧", "🇷🇺", "e\u{301}", "是", "ё", "\u{10FFFD}", "a", " ", "  ", "public ", "n", "u{41}",
  ]

  private static func text(_ random: inout SplitMix64) -> String {
    (0...Int.random(in: 1...8, using: &random)).map { _ in random.pick(pieces) }.joined()
  }

  @Test func aReaderOfLiteralsGetsTheTextBack() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<2000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<random.below(12) {
        if let scalar = Unicode.Scalar(UInt32(random.below(0x110000))) { scalars.append(scalar) }
      }
      for text in [Self.text(&random), String(scalars)] {
        #expect(SwiftLiteralReader.text(of: SwiftWriter.literal(text)).map { Array($0.utf8) } == Array(text.utf8))
      }
    }
  }

  /// The code around the texts is the same as around harmless ones, and the texts in it read back.
  @Test func noTextLeavesItsLiteralOrComment() throws {
    var random = SplitMix64(seed: 42)
    let harmless = try Self.sources("x", name: "y", summary: "z").mapValues { Self.code(of: $0) }
    for _ in 0..<150 {
      let copy =
        "x" + String(String.UnicodeScalarView(Self.text(&random).unicodeScalars.filter { $0 != "{" && $0 != "}" }))
      let sources = try Self.sources(copy, name: "x" + Self.text(&random), summary: "x" + Self.text(&random))
      for (path, source) in sources {
        #expect(Self.code(of: source) == harmless[path], "\(path)")
        #expect(!source.unicodeScalars.contains { $0.value != 10 && InvisibleScalar.contains($0) }, "\(path)")
      }
      let catalogue = try #require(sources["swift/Demo/NotificationCopy.swift"])
      let line = try #require(catalogue.split(separator: "\n").first { $0.contains("body.en: ") })
      let written = line.drop { $0 == " " }.dropFirst("body.en: ".count)
      #expect(SwiftLiteralReader.catalogueText(String(written)).map { Array($0.utf8) } == Array(copy.utf8))
    }
  }

  private static func sources(_ copy: String, name: String, summary: String) throws -> [String: String] {
    let (copy, name, summary) = (quotedYAML(copy), quotedYAML(name), quotedYAML(summary))
    let read = try spec(
      """
      notispec: 1
      app:
        { id: demo, name: \(name), module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home, summary: \(summary) } } }
      signals: { fed: { summary: \(summary) } }
      notifications:
        news:
          { summary: \(summary), target: home, trigger: { calendar: { every: day } }, copy: { body: { en: \(copy) } } }
      strings: { hello: { summary: \(summary), text: { en: \(copy) } } }
      """)
    return Dictionary(
      uniqueKeysWithValues: SwiftEmitter().files(for: read).map { ($0.path, $0.contents) })
  }

  /// Without comments and without what stands between three quotes.
  private static func code(of source: String) -> [String] {
    var code: [String] = []
    var isText = false
    for bytes in source.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(Substring(bytes)).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("//") && !isText { continue }
      if line.utf8.elementsEqual("#\"\"\"".utf8) || line.hasPrefix("\"\"\"") { isText.toggle() }
      if !isText { code.append(line) }
    }
    return code
  }
}
