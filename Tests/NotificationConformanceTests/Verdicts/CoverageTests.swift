import NotificationCivilTime
import SpecDiagnostics
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

@Suite struct RequirementsFileTests {
  @Test func mistakesAreReportedAndTheRestIsRead() throws {
    let marked = """
      - { id: BAKE/A-1, document: bake, section: One, quote: "…", requires: "Bread.", kind: type, checked_by: scenario }
      - { id: BAKE/A-2, document: bake, section: One, quote: "…", requires: "Jam.", kind: type, checked_by: 1️⃣scenrio }
      - { id: 2️⃣BAKE/A-1, document: bake, section: One, quote: "…", requires: "Tea.", kind: type, checked_by: lint }
      - { id: 3️⃣BAKE, document: bake, section: One, quote: "…", requires: "Tea.", kind: type, checked_by: lint }
      - { 4️⃣id: BAKE/A-5, document: bake, section: One, quote: "…", kind: type, checked_by: lint }
      - { id: BAKE/A-6, document: bake, section: One, quote: "…", requires: "Tea.", kind: type, checked_by: device,
          here: "The cup.", note: "Which tea?", 5️⃣owner: ann }
      """
    var ids: [String] = []
    expectDiagnostics(
      in: marked, file: "requirements.yaml",
      [
        (
          "1️⃣",
          "'[1].checked_by' must be one of 'scenario', 'generated', 'lint', 'artifact', 'device', not 'scenrio'"
        ),
        ("2️⃣", "'[2]' has the id 'BAKE/A-1' of another requirement"),
        ("3️⃣", "'[3].id' must have two parts, as in 'NOTIF-001/EVENT-1'"),
        ("4️⃣", "'[4]' has no 'requires'"),
        ("5️⃣", "Unknown key 'owner' in '[5]'"),
      ]
    ) { bytes, file in
      guard let tree = YAMLReader.read(bytes, file: file).tree else { return [] }
      let read = RequirementsFile(tree)
      ids = read.requirements.map(\.id)
      return read.diagnostics
    }
    #expect(ids == ["BAKE/A-1", "BAKE/A-6"])
  }

  @Test func theShippedRequirementsAreRead() throws {
    let file = try #require(
      try Repository.yamlFiles(below: "conformance").first { $0.path == "conformance/requirements.yaml" })
    let tree = try #require(YAMLReader.read(file.bytes, file: file.path).tree)
    let read = RequirementsFile(tree)
    #expect(read.diagnostics == [])
    #expect(read.requirements.count == 528)
    #expect(read.requirements.count { $0.check == .scenario } == 241)
  }
}

@Suite struct CoverageTests {
  private static let requirements = [
    ("BAKE/FRESH-1", "bake", Requirement.Check.scenario), ("BAKE/FRESH-2", "bake", .scenario),
    ("BAKE/FRESH-3", "bake", .scenario), ("BAKE/COPY-1", "bake", .generated), ("TEA/CUP-1", "tea", .scenario),
    ("TEA/CUP-2", "tea", .lint),
  ].map { id, document, check in
    Requirement(
      id: id, idSpan: SourceSpan(startOf: "r.yaml"), document: document, section: "", quote: "",
      requires: "Something about \(id).", kind: "type", check: check)
  }

  private static func coverage(apps: Set<String>? = nil) throws -> Coverage {
    let results = [
      Verdicts.result("a", covers: ["BAKE/FRESH-1"]), Verdicts.result("b", covers: ["BAKE/FRESH-1", "BAKE/FRESH-1"]),
      Verdicts.result("c", covers: ["BAKE/FRESH-1", "BAKE/FRESH-2"], failures: ["no"]),
      Verdicts.result("d", covers: ["TEA/CUP-1"], app: "cafe"),
    ]
    return Coverage(of: requirements, specs: [try Bakery.spec()], results: results, apps: apps)
  }

  @Test func casesAreCountedByRequirement() throws {
    let coverage = try Self.coverage()
    #expect(coverage.entries.map(\.requirement.id) == Self.requirements.map(\.id))
    #expect(coverage.entries.map(\.cases) == [3, 1, 0, 0, 1, 0])
    #expect(coverage.entries.map(\.passed) == [2, 0, 0, 0, 1, 0])
    #expect(coverage.entries.map(\.failed) == [1, 1, 0, 0, 0, 0])
    #expect(coverage.entries[0].items == ["notifications.fresh_bread"])
    #expect(coverage.open.map(\.requirement.id) == ["BAKE/FRESH-1", "BAKE/FRESH-2", "BAKE/FRESH-3", "TEA/CUP-2"])
    #expect(!coverage.isComplete)
  }

  @Test func aRequirementWithAKnownFailureIsOpen() throws {
    var known = Verdicts.result("b", covers: ["BAKE/FRESH-1", "BAKE/FRESH-2"], failures: ["no"])
    known.known = KnownFailure(
      pattern: "*", patternSpan: known.scenario.span, reason: "Being fixed.", owner: "care",
      until: try #require(CivilDate("2026-06-30")), untilSpan: known.scenario.span)
    let coverage = Coverage(
      of: Self.requirements, specs: [], results: [Verdicts.result("a", covers: ["BAKE/FRESH-1"]), known])
    #expect(
      coverage.open.map(\.requirement.id) == [
        "BAKE/FRESH-1", "BAKE/FRESH-2", "BAKE/FRESH-3", "TEA/CUP-1", "TEA/CUP-2",
      ])
    #expect(coverage.text().text.contains("BAKE/FRESH-1  2 cases, 1 known to fail  "))
    #expect(coverage.text().text.contains("BAKE/FRESH-2  1 case, known to fail"))
    #expect(coverage.json.contains("\"known_failing\": 1"))
  }

  @Test func aLintRequirementNeedsARuleOrACase() throws {
    func open(rules: [(code: String, covers: [String])] = [], results: [CaseResult] = []) -> Bool {
      Coverage(of: Self.requirements, specs: [], rules: rules, results: results).open.contains {
        $0.requirement.id == "TEA/CUP-2"
      }
    }
    #expect(open())
    #expect(open(rules: [("copy/too-hot", ["TEA/CUP-1"])]))
    #expect(!open(rules: [("copy/too-hot", ["TEA/CUP-2"])]))
    #expect(!open(results: [Verdicts.result("a", covers: ["TEA/CUP-2"])]))
    #expect(
      open(
        rules: [("copy/too-hot", ["TEA/CUP-2"])],
        results: [Verdicts.result("a", covers: ["TEA/CUP-2"], failures: ["no"])]))
  }

  @Test func anAppStandsForTheDocumentsItTouches() throws {
    let coverage = try Self.coverage(apps: ["bakery"])
    #expect(Set(coverage.entries.map(\.requirement.document)) == ["bake"])
    #expect(coverage.open.map(\.requirement.id) == ["BAKE/FRESH-1", "BAKE/FRESH-2", "BAKE/FRESH-3"])
    let cafe = try Self.coverage(apps: ["cafe"])
    #expect(cafe.entries.map(\.requirement.id) == ["TEA/CUP-1", "TEA/CUP-2"])
    #expect(cafe.open.map(\.requirement.id) == ["TEA/CUP-2"])
    #expect(try Self.coverage(apps: ["nobody"]).entries.isEmpty)
  }

  @Test func asText() throws {
    #expect(
      try Self.coverage(apps: ["bakery"]).text() == """
        bake: 4 requirements
          scenario   0 of 3 proven: a case passes and none fails
          generated  0 of 1 named by a spec item or a passing case

        Open: no case or rule proves it, or a case fails:
          BAKE/FRESH-1  3 cases, 1 failed  Something about BAKE/FRESH-1.
          BAKE/FRESH-2  1 case, failed     Something about BAKE/FRESH-2.
          BAKE/FRESH-3  no case            Something about BAKE/FRESH-3.

        3 open.

        """)
    #expect(
      try Self.coverage(apps: ["cafe"]).text().text == """
        tea: 2 requirements
          scenario   1 of 1 proven: a case passes and none fails
          lint       0 of 1 proven: a rule is there, or a case passes and none fails

        Open: no case or rule proves it, or a case fails:
          TEA/CUP-2  no rule  Something about TEA/CUP-2.

        1 open.

        """)
    let proven = Coverage(
      of: [Self.requirements[4]], specs: [], results: [Verdicts.result("d", covers: ["TEA/CUP-1"])])
    #expect(proven.isComplete)
    #expect(
      proven.text().text.hasSuffix("Nothing is open: every requirement is checked, and no case fails.\n")
    )
    #expect(
      try Self.coverage().text(everything: true).text.contains(
        "  BAKE/FRESH-1  scenario   3 cases, 1 failed, notifications.fresh_bread\n"))
  }

  @Test func whatIsGeneratedIsSeenInFiles() throws {
    let requirements = [Requirement.Check.generated, .artifact, .scenario].map { check in
      Requirement(
        id: "BAKE/FRESH-1", idSpan: SourceSpan(startOf: "r.yaml"), document: "bake", section: "", quote: "",
        requires: "Something.", kind: "type", check: check)
    }
    let coverage = Coverage(
      of: requirements, specs: [try Bakery.spec()], outputs: { app, item in ["swift/\(app)/\(item).swift"] },
      results: [])
    let file = "swift/bakery/notifications.fresh_bread.swift"
    #expect(coverage.entries.map(\.outputs) == [[file], [file], []])
    #expect(
      coverage.text(everything: true).text.contains("generated  no case, notifications.fresh_bread; see \(file)\n"))
    #expect(coverage.markdown.text.contains("| `\(file)` |"))
  }

  @Test func asMarkdown() throws {
    #expect(
      try Self.coverage(apps: ["cafe"]).markdown == """
        # Requirements and what proves them

        ## tea

        | Checked by | Requirements | Covered | Open |
        | --- | --: | --: | --: |
        | scenario | 1 | 1 | 0 |
        | lint | 1 | 0 | 1 |

        | Requirement | Checked by | Cases | Passed | Failed | Known to fail | Spec items | Files |  |
        | --- | --- | --: | --: | --: | --: | --- | --- | --- |
        | TEA/CUP-1 | scenario | 1 | 1 | 0 | 0 |  |  |  |
        | TEA/CUP-2 | lint | 0 | 0 | 0 | 0 |  |  | **open**: Something about TEA/CUP-2. |

        """)
  }

  @Test func asJSON() throws {
    let json = try Self.coverage(apps: ["cafe"]).json
    #expect(
      json.hasPrefix(
        """
        {
          "complete": false,
          "open": [
            "TEA/CUP-2"
          ],
          "requirements": [
            {
              "id": "TEA/CUP-1",
              "document": "tea",
              "checked_by": "scenario",
              "cases": 1,
              "passed": 1,
              "failed": 0,
              "known_failing": 0,
              "items": [],
              "outputs": [],
              "open": false
            },
        """))
  }
}
