import Foundation
import SpecLanguage
import Testing

@testable import SpecTranslation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Any text goes out, is found by a real parser, and comes back into the file as it was.
@Suite struct TranslationUnicodeTests {
  static let pieces = [
    "\"", "\\", "\\(x)", "\n", "\t", "`", "'", "<b>&amp;</b>", "%", "{{", "}}", "\u{1F468}\u{200D}\u{1F469}",
    "\u{202E}",
    "\u{2067}", "\u{2028}", "\u{85}", "\u{FEFF}", "é", "e\u{301}", "я", "中", "\u{10FFFF}", " ", "=1+1", "-->", "]]>",
    ",",
    ";", ": ", " #", "- ", "+7", "@x", "''",
  ]

  static func text(_ seed: UInt64) -> String {
    var state = seed
    return (0..<10).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return pieces[Int(state >> 33) % pieces.count]
    }.joined()
  }

  @Test(arguments: 1..<60)
  func anyTextComesBack(_ seed: UInt64) throws {
    let words = Self.text(seed &* 7919)
    let app = try TestApp("strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" } }")
    // In: into the file through a table.
    let result = try app.imported(app.table(["strings.a": words], in: "ru"))
    #expect(result.findings.map(\.message) == [])
    let after = try app.after(result)
    #expect(
      after.app.spec.translationUnits(in: "ru").first.flatMap(\.target).map { Array($0.utf8) } == Array(words.utf8))
    // Out: as XLIFF, read by Foundation.
    let xliff = after.export(.xliff, "ru")
    let target = Targets()
    let parser = XMLParser(data: Data(xliff.utf8))
    parser.delegate = target
    #expect(parser.parse())
    #expect(target.texts.map { Array($0.utf8) } == [Array(words.utf8)])
    // And back: nothing has changed.
    for format in TranslationFormat.allCases {
      let back = try after.imported(after.export(format, "ru"))
      #expect(back.findings == [])
      #expect(back.sameCount == 1)
    }
  }
}

/// The texts of all `target` elements.
private final class Targets: NSObject, XMLParserDelegate {
  var texts: [String] = []
  private var isInside = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    isInside = name == "target"
    if isInside { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInside { texts[texts.count - 1] += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isInside = false
  }
}
