import Foundation
import SpecDiagnostics
import Testing

@Suite struct GitLabCodeQualityRendererTests {
  private struct Issue: Decodable, Hashable {
    struct Location: Decodable, Hashable {
      struct Lines: Decodable, Hashable { let begin: Int }
      let path: String
      let lines: Lines
    }
    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private func issues(_ findings: [Diagnostic]) throws -> [Issue] {
    try JSONDecoder().decode([Issue].self, from: Data(GitLabCodeQualityRenderer().render(findings).utf8))
  }

  private func finding(_ severity: Diagnostic.Severity, _ message: String, line: Int) -> Diagnostic {
    let position = SourcePosition(line: line, column: 1)
    return Diagnostic("a/b", severity, message, at: SourceSpan(file: "./x/a.yaml", start: position, end: position))
  }

  @Test func everyKeyIsThere() throws {
    let issue = try #require(try issues([finding(.error, "no 'x'", line: 7)]).first)
    #expect(issue.description == "no 'x'")
    #expect(issue.checkName == "a/b")
    #expect(issue.severity == "major")
    #expect(issue.location.path == "x/a.yaml")
    #expect(issue.location.lines.begin == 7)
    #expect(issue.fingerprint.count == 16)
    #expect(GitLabCodeQualityRenderer().render([]) == "[]\n")
  }

  @Test func severities() throws {
    let all = try issues([
      finding(.error, "e", line: 1), finding(.warning, "w", line: 1), finding(.note, "n", line: 1),
    ])
    #expect(all.map(\.severity) == ["major", "minor", "info"])
  }

  @Test func fingerprintsStayWhereLinesMove() throws {
    let before = try issues([finding(.error, "one", line: 3), finding(.error, "two", line: 5)])
    let after = try issues([finding(.error, "one", line: 9), finding(.error, "two", line: 11)])
    #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
  }

  @Test func fingerprintsOfEqualFindingsDiffer() throws {
    let all = try issues((0..<2_000).map { finding(.error, "the same", line: $0 % 3 + 1) })
    #expect(Set(all.map(\.fingerprint)).count == 2_000)
    let fewer = try issues((0..<10).map { finding(.error, "the same", line: $0 + 1) })
    #expect(Array(all.map(\.fingerprint).prefix(10)) == fewer.map(\.fingerprint))
  }
}
