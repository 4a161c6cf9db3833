import Foundation
import SpecLanguage
import TestSupport
import Testing

/// Patterns that meet what people write end, whatever that is: none of them can try the same text in two ways.
///
/// A pattern that can takes twice as long for each part more, so that it does not end at forty.
@Suite struct HostilePatternTests {
  private static let parts = 40

  /// Texts of forty equal parts, made of what a pattern mentions, with and without an end that spoils them.
  private func texts(for pattern: String, longest: Int) -> [String] {
    let known = Set(pattern.unicodeScalars.filter { $0.isASCII }.map(Character.init))
    let letters = known.union("aA0_/~-.{}% \"'").sorted()
    let pairs = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let short = (letters.map(String.init) + pairs).map { String(repeating: $0, count: Self.parts) }
    let long = letters.map { String(repeating: $0, count: longest) }
    return (short + long).flatMap { [$0, $0 + "!", "/" + $0 + "~", "https://" + $0 + "!"] }
  }

  /// The regular expressions of the tool, as its files have them.
  private func literals() throws -> [(file: String, pattern: String)] {
    let folder = Golden.packageFolder().appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var found: [(file: String, pattern: String)] = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for literal in text.matches(of: #/(?:of: |replacing\(|contains\(|separator: )/((?:[^/\\\n]|\\.)+)//#) {
        found.append((path, String(literal.1)))
      }
      #expect(!text.contains("Regex(") && !text.contains("NSRegularExpression"), "\(path)")
    }
    return found
  }

  @Test func regularExpressionsEnd() throws {
    let literals = try literals()
    #expect(literals.count >= 4, "where are they?")
    for (_, pattern) in literals {
      let regex = try Regex(pattern)
      for text in texts(for: pattern, longest: 2_000) {
        _ = try (regex.wholeMatch(in: text), regex.prefixMatch(in: text))
      }
    }
  }

  /// Editors run those of the schemas on whatever is typed.
  @Test func patternsOfSchemasEnd() throws {
    var patterns: Set<String> = []
    func gather(_ value: Any) {
      if let object = value as? [String: Any] {
        if let pattern = object["pattern"] as? String { patterns.insert(pattern) }
        patterns.formUnion((object["patternProperties"] as? [String: Any] ?? [:]).keys)
        object.values.forEach(gather)
      } else if let list = value as? [Any] {
        list.forEach(gather)
      }
    }
    let folder = Golden.packageFolder().appendingPathComponent("generated/schema")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      gather(try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
    }
    #expect(patterns.count > 20)
    for pattern in patterns.sorted() {
      let regex = try Regex(pattern)
      for text in texts(for: pattern, longest: 500) { _ = try regex.wholeMatch(in: text) }
    }
  }

  @Test(arguments: TextPattern.allCases) func formsEnd(_ pattern: TextPattern) throws {
    for letter in ["a", "A", "0", "/", ".", "-", "{", "{a}", "a.", "a/", "~"] {
      _ = pattern.matches(String(repeating: letter, count: 100_000))
      _ = pattern.matches("https://" + String(repeating: letter, count: 100_000))
    }
  }
}
