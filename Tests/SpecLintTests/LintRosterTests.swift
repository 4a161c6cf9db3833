import Foundation
import SpecDiagnostics
import SpecModel
import SpecReading
import TestSupport
import Testing

@testable import SpecLint

/// An example with the app it belongs to, read.
func example(_ text: String) throws -> Spec {
  var sources = [SpecSource(path: "example.yaml", bytes: Array(text.utf8))]
  if !text.contains("\napp:") { sources.append(SpecSource(path: "app.yaml", bytes: Array(LintExample.app.utf8))) }
  let result = SpecReader.read(sources)
  #expect(result.diagnostics == [])
  return try #require(result.spec)
}

@Suite struct LintRosterTests {
  @Test func everyRuleFileIsInTheRoster() throws {
    let folder = Golden.packageFolder().appendingPathComponent("Sources/SpecLint/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Rule.swift") }.map { String($0.dropLast(".swift".count)) }
    #expect(LintRoster.all.map { String(describing: type(of: $0)) }.sorted() == files.sorted())
  }

  @Test func everyRuleHasATestFileOfItsOwn() throws {
    let tests = try FileManager.default.contentsOfDirectory(atPath: Golden.folder().path)
    for rule in LintRoster.all { #expect(tests.contains("\(type(of: rule))Tests.swift")) }
  }

  @Test func codesAreUniqueAndSorted() {
    let codes = LintRoster.all.map { type(of: $0).code }
    #expect(codes == Array(Set(codes)).sorted())
  }

  @Test(arguments: LintRoster.all.indices) func theBadExampleHasOneFindingAndTheGoodOneNone(_ index: Int) throws {
    let rule = LintRoster.all[index]
    let bad = rule.check(try example(type(of: rule).example.bad))
    #expect(bad.count == 1)
    #expect(bad.allSatisfy { $0.code == type(of: rule).code && $0.severity == type(of: rule).level })
    #expect(rule.check(try example(type(of: rule).example.good)) == [])
  }

  @Test func findingsOfAllRulesComeInTheOrderOfAReport() throws {
    let spec = try example(
      """
      notispec: 1
      policies: { pending_budget: 65 }
      signals: { opened: {}, closed: {} }
      """)
    #expect(LintRoster.check(spec).map(\.code) == ["scheduling/pending-budget", "signals/unused", "signals/unused"])
  }
}
