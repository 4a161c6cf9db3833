import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

extension FirstTriesTests.Try {
  /// There is one finding, and it says what is to be written.
  func expectFinding() throws {
    let found = Self.read(text)
    #expect(found.count == 1, "\(found.map(\.message))")
    let finding = try #require(found.first)
    #expect(finding.message.contains(words), "\(finding.message)")
    #expect(finding.fixIt?.replacement == replacement, "\(finding.message)")
    #expect(finding.fixIt?.isCertain ?? false == isCertain)
  }

  /// What it says leaves no finding.
  func expectRemedy() {
    let fixIts = Self.read(text).compactMap(\.fixIt)
    let fixed = String(decoding: FixedText(Array(text.utf8), applying: fixIts).bytes, as: UTF8.self)
    let left = Self.read(fixed)
    #expect(left == [], "\(left.map(\.message))")
  }

  private static func read(_ text: String) -> [Diagnostic] {
    SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
  }
}
