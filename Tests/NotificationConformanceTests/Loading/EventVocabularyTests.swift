import SpecLanguage
import Testing

@testable import NotificationConformance

@Suite struct EventVocabularyTests {
  private func vocabulary() throws -> EventVocabulary {
    let yaml = Bakery.yaml + "\n    from_{id}_to_{id}: { on: notification.opened, parameters: [target] }\n"
    let result = SpecReader.read([SpecSource(path: "bakery.yaml", bytes: Array(yaml.utf8))])
    return EventVocabulary(of: try #require(result.spec))
  }

  @Test func aNameWithAnIDStandsForEveryType() throws {
    let events = try vocabulary()
    #expect(events["bread_shown"] == ["type"])
    #expect(events["shown_cold_oven"] == ["stage"])
    #expect(events["from_fresh_bread_to_fresh_bread"] == ["target"])
    for name in ["shown_", "shown_{id}", "shown_cold", "shown_cold_oven_", "from_fresh_bread_to_cold_oven", ""] {
      #expect(events[name] == nil)
    }
  }

  @Test func namesToSuggestAreSpelledOut() throws {
    #expect(
      try vocabulary().names == [
        "bread_shown", "shown_fresh_bread", "shown_cold_oven", "from_fresh_bread_to_fresh_bread",
        "from_cold_oven_to_cold_oven",
      ])
  }
}
