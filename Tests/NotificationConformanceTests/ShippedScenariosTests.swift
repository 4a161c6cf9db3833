import NotificationConformance
import SpecDiagnostics
import Testing
import YAMLNodes

@Suite struct ShippedScenariosTests {
  @Test func everyShippedScenarioLoads() throws {
    let trees = try Repository.yamlFiles(below: "conformance").compactMap {
      YAMLReader.read($0.bytes, file: $0.path).tree
    }
    let loader = ScenarioLoader(specs: [try Repository.spec("cleaner")], zone: Zones.rules)
    let result = loader.load(trees)
    let findings = result.diagnostics.map {
      "\($0.span.file):\($0.span.start.line):\($0.span.start.column): \($0.message) [\($0.code)]"
    }
    #expect(findings == [])
    #expect(result.cases.count > 150)
  }
}
