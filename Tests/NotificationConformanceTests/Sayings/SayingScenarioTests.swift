import SpecEmission
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// What the page "How do I say …" says happens does happen.
@Suite struct SayingScenarioTests {
  private static let written = SayingSubject.all.flatMap(\.sayings)

  @Test(arguments: SayingScenario.all.indices) func itHappens(_ index: Int) throws {
    let scenario = SayingScenario.all[index]
    let meant = Self.written.filter { $0.sentence.hasPrefix(scenario.sentence) }
    #expect(meant.count == 1, "\(scenario.sentence)")
    let read = SpecReader.read(SayingFrame.sources(around: try #require(meant.first?.yaml)))
    let spec = try #require(read.spec, "\(scenario.sentence): \(read.diagnostics.map(\.message))")
    let yaml = YAMLReader.read(Array(scenario.text.utf8), file: "sayings.yaml")
    let tree = try #require(yaml.tree, "\(yaml.diagnostics.map(\.message))")
    let loaded = ScenarioLoader(specs: [spec], zone: Zones.rules).load([tree])
    #expect(loaded.diagnostics.map(\.message) == [], "\(scenario.sentence)")
    let result = ScenarioRunner(specs: [spec]).run(try #require(loaded.cases.first))
    #expect(result.failures.map(\.message) == [], "\(scenario.sentence)")
  }

  /// Sentences about what a scheduler does not decide, by their first words.
  private static let withoutScenario = [
    "When they arrive at the store.": "the system watches the place",
    "Lock screen:": "iOS hides the text",
    "Show all notifications of a conversation": "the system makes the stacks",
    "With a picture and a sound": "files of the app",
    "A red number": "the icon",
    "Quietly,": "how it is shown",
    "Break through Focus": "how it is shown",
    "A button that opens": "as with a tap",
    "New message:": "a server sends it",
    "Every card payment": "a server sends it",
    "Salary arrived": "a server decides",
    "Article:": "a server sends it",
    "A Live Activity": "types for ActivityKit",
  ]

  @Test func everySentenceHasAScenarioOrAReason() {
    for sentence in Self.written.map(\.sentence) {
      let isRun = SayingScenario.all.contains { sentence.hasPrefix($0.sentence) }
      let isExcused = Self.withoutScenario.keys.contains { sentence.hasPrefix($0) }
      #expect(isRun != isExcused, "\(sentence)")
    }
  }
}
