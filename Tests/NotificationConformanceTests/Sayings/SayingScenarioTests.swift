import SpecEmission
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// What the page "How do I say …" says happens does happen.
@Suite struct SayingScenarioTests {
  private static let written = SayingSubject.all.flatMap(\.sayings)

  @Test(arguments: written) func itHappens(_ saying: Saying) throws {
    let read = SpecReader.read(SayingFrame.sources(around: try #require(saying.yaml)))
    let spec = try #require(read.spec, "\(read.diagnostics.map(\.message))")
    for lines in saying.cases {
      let yaml = YAMLReader.read(Array(SayingScenario.text(of: lines).utf8), file: "sayings.yaml")
      let tree = try #require(yaml.tree, "\(yaml.diagnostics.map(\.message))")
      let loaded = ScenarioLoader(specs: [spec], zone: Zones.rules).load([tree])
      #expect(loaded.diagnostics.map(\.message) == [])
      let result = ScenarioRunner(specs: [spec]).run(try #require(loaded.cases.first))
      #expect(result.failures.map(\.message) == [])
    }
  }

  @Test(arguments: written) func everySentenceHasACaseOrAReason(_ saying: Saying) {
    #expect(saying.cases.isEmpty == (saying.noCase != nil))
  }
}
