import SpecDiagnostics
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

@Suite struct TrapsFileTests {
  @Test func rulesAndChoicesAskForAScenario() throws {
    let marked = """
      - { id: TRAP/T01, mark: R, text: "A gap." }
      - { id: TRAP/T02, mark: 1️⃣X, text: "An overlap." }
      - { id: 2️⃣TRAP/T01, mark: C, text: "Another gap." }
      - { 3️⃣id: TRAP/T03, mark: C }
      - { id: TRAP/T04, mark: C, text: "A month's end." }
      - { id: TRAP/T17, mark: P, text: "Travel with the app dead." }
      """
    var requirements: [Requirement] = []
    expectDiagnostics(
      in: marked, file: "traps.yaml",
      [
        ("1️⃣", "'TRAP/T02.mark' must be one of 'R', 'C', 'P', not 'X'"),
        ("2️⃣", "'TRAP/T01' is already the id of another trap"),
        ("3️⃣", "'TRAP/T03' has no 'text'"),
      ]
    ) { bytes, file in
      guard let tree = YAMLReader.read(bytes, file: file).tree else { return [] }
      let read = RequirementsFile(traps: tree)
      requirements = read.requirements
      return read.diagnostics
    }
    #expect(requirements.map(\.id) == ["TRAP/T01", "TRAP/T04", "TRAP/T17"])
    #expect(requirements.map(\.check) == [.scenario, .scenario, .device])
  }

  @Test func theShippedTrapsAreRead() throws {
    let file = try #require(
      try Repository.yamlFiles(below: "conformance").first { $0.path == "conformance/traps.yaml" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    let read = RequirementsFile(traps: try #require(YAMLReader.read(file.bytes, file: file.path).tree))
    #expect(read.diagnostics == [])
    #expect(read.requirements.count == text.split(separator: "\n").count { $0.hasPrefix("- { id: TRAP/") })
    #expect(read.requirements.count { $0.check != .scenario } == 5)
  }

  @Test func anAppAnswersForTheTrapsItsCasesName() {
    let traps = ["TRAP/T01", "TRAP/T02"].map {
      Requirement(
        id: $0, idSpan: SourceSpan(startOf: "t.yaml"), document: Trap.document, section: "", quote: "",
        quoteSpan: SourceSpan(startOf: "t.yaml"), requires: "…", kind: "trap", check: .scenario)
    }
    let results = [Verdicts.result("a", covers: ["TRAP/T01"])]
    let ofOne = Coverage(of: traps, specs: [], results: results, apps: ["bakery"])
    #expect(ofOne.entries.map(\.requirement.id) == ["TRAP/T01"])
    #expect(Coverage(of: traps, specs: [], results: results).open.map(\.requirement.id) == ["TRAP/T02"])
  }
}
