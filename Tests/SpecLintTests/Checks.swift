import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecLint

/// Expects exactly these findings of one rule about a spec that is sound otherwise.
func expectFindings(
  of rule: some LintRule, in marked: String, _ expected: [(marker: String, message: String)],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  try expectDiagnostics(in: marked, expected, sourceLocation: sourceLocation) { bytes, file in
    var sources = [SpecSource(path: file, bytes: bytes)]
    if !marked.contains("\napp:") { sources.append(SpecSource(path: "app.yaml", bytes: Array(LintExample.app.utf8))) }
    let result = SpecReader.read(sources)
    #expect(result.diagnostics == [], sourceLocation: sourceLocation)
    return rule.check(try #require(result.spec, sourceLocation: sourceLocation))
  }
}
