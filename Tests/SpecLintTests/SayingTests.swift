import NotificationCivilTime
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TestSupport
import Testing

@testable import SpecLint

/// What the page "How do I say …" tells people to write.
@Suite struct SayingTests {
  private static let written = SayingSubject.all.flatMap(\.sayings)

  private func findings(in yaml: String) -> [Diagnostic] {
    let result = SpecReader.read(SayingFrame.sources(around: yaml))
    return result.diagnostics + (result.spec.map { LintRoster.check($0, on: CivilDate("2026-06-15")) } ?? [])
  }

  @Test(arguments: written.indices) func itHasNoFindings(_ index: Int) throws {
    let saying = Self.written[index]
    let found = findings(in: try #require(saying.yaml, "\(saying.sentence)"))
    #expect(found == [], "\(saying.sentence): \(found.map { "\($0.code) \($0.span.start.line) \($0.message)" })")
  }

  /// What is added hides nothing.
  @Test func aMistakeIsFound() throws {
    let saying = try #require(Self.written.first { $0.sentence == "Two hours after the last change of the cart." })
    let yaml = try #require(saying.yaml)
    #expect(findings(in: yaml.replacing("from: last", with: "from: newest")) != [])
    #expect(findings(in: yaml.replacing("cart_changed: {}", with: "cart_changed: {}, cart_left: {}")).count == 1)
  }
}
