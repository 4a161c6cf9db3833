import Foundation
import SpecDiagnostics
import TestSupport
import Testing

@Suite struct SARIFRendererTests {
  private static let place = SourceSpan(
    file: "specs/a b/é.yaml", start: SourcePosition(line: 2, column: 3), end: SourcePosition(line: 2, column: 5))

  private static let finding = Diagnostic(
    "a/b", .error, "no \"x\"", at: place, notes: [.init("here", at: place), .init("anywhere")],
    fixIt: .init("did you mean 'y'?", replace: place, with: "y"))

  private func text(
    _ findings: [Diagnostic], waived: [WaivedDiagnostic] = [], limit: Int = 25_000, rule: SARIFRule? = nil
  ) -> String {
    SARIFRenderer(version: "1.2.3", category: "notispec/check", resultLimit: limit).render(
      findings, waived: waived, rule: { code, _ in code == rule?.code ? rule : nil },
      source: { $0 == Self.place.file ? Array("a\nb\n".utf8) : nil })
  }

  /// The log's one run, after the whole log was held against the schema.
  private func run(_ text: String) throws -> [String: Any] {
    let file = Golden.packageFolder().appendingPathComponent("Tests/SpecDiagnosticsTests/Fixtures")
      .appendingPathComponent("sarif-schema-2.1.0.json")
    let schema = try Draft4Schema(try Data(contentsOf: file))
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try schema.violations(in: document) == [])
    let runs = try #require((document as? [String: Any])?["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  /// A value below an object, by its keys with dots between them.
  private func at(_ object: [String: Any], _ path: String) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { ($0 as? [String: Any])?[String($1)] }
  }

  @Test func theSchemaFindsMistakes() throws {
    let file = Golden.packageFolder().appendingPathComponent("Tests/SpecDiagnosticsTests/Fixtures")
    let schema = try Draft4Schema(try Data(contentsOf: file.appendingPathComponent("sarif-schema-2.1.0.json")))
    let good = text([Self.finding])
    for (old, new) in [
      ("\"level\": \"error\"", "\"level\": \"fatal\""), ("\"startLine\": 2", "\"startLine\": 0"),
      ("\"ruleIndex\"", "\"ruleIndx\""), ("\"version\": \"2.1.0\"", "\"version\": \"2.0\""),
      ("\"columnKind\": \"unicodeCodePoints\"", "\"columnKind\": 7"), ("\"text\": \"here\"", "\"txt\": \"here\""),
    ] {
      #expect(good.contains(old))
      let document = try JSONSerialization.jsonObject(with: Data(good.replacing(old, with: new).utf8))
      #expect(try !schema.violations(in: document).isEmpty, "\(new)")
    }
  }

  @Test func aFindingHasEverythingThatServicesAskFor() throws {
    let run = try run(text([Self.finding]))
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect((run["automationDetails"] as? [String: Any])?["id"] as? String == "notispec/check/")
    let result = try #require(try results(run).first)
    #expect(result["ruleId"] as? String == "a/b")
    #expect(result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "error")
    #expect(at(result, "message.text") as? String == "no \"x\"\nanywhere")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    #expect(at(location, "physicalLocation.artifactLocation.uri") as? String == "specs/a%20b/%C3%A9.yaml")
    #expect(at(location, "physicalLocation.artifactLocation.uriBaseId") as? String == "%SRCROOT%")
    let region = try #require(at(location, "physicalLocation.region") as? [String: Int])
    #expect(region == ["startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 5])
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.map { at($0, "message.text") as? String } == ["here"])
    let fixes = try #require(result["fixes"] as? [[String: Any]])
    let changes = try #require(fixes.first?["artifactChanges"] as? [[String: Any]])
    let replacement = try #require((changes.first?["replacements"] as? [[String: Any]])?.first)
    #expect(at(replacement, "insertedContent.text") as? String == "y")
    #expect(at(replacement, "deletedRegion.startColumn") as? Int == 3)
    let hash = at(result, "partialFingerprints.primaryLocationLineHash") as? String
    #expect(hash?.hasSuffix(":1") == true)
    #expect(result["suppressions"] == nil)
  }

  /// Services would make links of what somebody wrote into a spec.
  @Test func noTextIsALink() throws {
    let words = #"[a](https://forged.example) \[b](1) c[0]"#
    let finding = Diagnostic(
      "a/b", .error, words, at: Self.place, notes: [.init(words, at: Self.place), .init(words)],
      fixIt: .init(words, replace: Self.place, with: words))
    let result = try #require(try results(try run(text([finding]))).first)
    let plain = #"\[a\](https://forged.example) \\\[b\](1) c\[0\]"#
    #expect(at(result, "message.text") as? String == plain + "\n" + plain)
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.map { at($0, "message.text") as? String } == [plain])
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    #expect(at(fix, "description.text") as? String == plain)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(at(replacement, "insertedContent.text") as? String == words)
  }

  @Test func rulesAreDescribedOnceInTheOrderOfTheirCodes() throws {
    let known = SARIFRule(
      "z/known", level: .warning, summary: "Known", explanation: "Why.", help: "Help.", helpMarkdown: "*Help.*")
    let other = Diagnostic("z/known", .error, "m", at: Self.place)
    let run = try run(text([other, Self.finding, other], rule: known))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["a/b", "z/known"])
    #expect(rules.map { at($0, "shortDescription.text") as? String } == ["B (a)", "Known"])
    #expect(rules.map { at($0, "defaultConfiguration.level") as? String } == ["error", "warning"])
    #expect(at(rules[1], "help.markdown") as? String == "*Help.*")
    for rule in rules {
      #expect(at(rule, "fullDescription.text") as? String != nil)
      #expect(at(rule, "help.text") as? String != nil)
    }
    #expect(try results(run).map { $0["ruleIndex"] as? Int } == [1, 0, 1])
  }

  @Test func waivedFindingsAreSuppressed() throws {
    let waived = WaivedDiagnostic(Diagnostic("a/b", .warning, "w", at: Self.place), justification: "agreed")
    let results = try results(try run(text([Self.finding], waived: [waived])))
    #expect(results.map { ($0["suppressions"] as? [Any])?.count } == [0, 1])
    let suppression = try #require((results[1]["suppressions"] as? [[String: String]])?.first)
    #expect(suppression == ["kind": "external", "status": "accepted", "justification": "agreed"])
  }

  @Test func noFindingsAndPlacesOutside() throws {
    #expect(try results(try run(text([]))).isEmpty)
    let outside = Diagnostic("a/b", .note, "n", at: SourceSpan(startOf: "/tmp/x y.yaml"))
    let result = try #require(try results(try run(text([outside]))).first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    #expect(at(location, "physicalLocation.artifactLocation.uri") as? String == "file:///tmp/x%20y.yaml")
    #expect(at(location, "physicalLocation.artifactLocation.uriBaseId") == nil)
    #expect(result["partialFingerprints"] == nil)
  }

  @Test func tooManyResultsKeepTheMostSerious() throws {
    let findings = [Diagnostic.Severity.note, .warning, .error, .warning].map {
      Diagnostic("a/b", $0, "m", at: Self.place)
    }
    let run = try run(text(findings, limit: 2))
    #expect(try results(run).map { $0["level"] as? String } == ["error", "warning"])
    #expect("\(run["invocations"] ?? "")".contains("2 more findings are not in this log"))
  }
}
