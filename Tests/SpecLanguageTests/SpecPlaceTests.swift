import SpecLanguage
import Testing

@Suite struct SpecPlaceTests {
  private let sources = [
    SpecSource(
      path: "a.yaml",
      bytes: Array(
        """
        notispec: 1
        notifications:
          streak:
            conditions:
              - happened: opened
              - not: { happened: closed }
          other: {}
        """.utf8)),
    SpecSource(path: "b.yaml", bytes: Array("notifications: { late: {} }\n".utf8)),
  ]

  private func spans(_ path: String) -> [String] {
    SpecPlace(path, in: sources).spans.map { span in
      "\(span.file):\(span.start.line):\(span.start.column)-\(span.end.line):\(span.end.column)"
    }
  }

  @Test func keysAndItems() {
    #expect(spans("notifications.streak") == ["a.yaml:3:3-6:34"])
    #expect(spans("notifications.streak.conditions[1]") == ["a.yaml:6:9-6:34"])
    #expect(spans("notifications.streak.conditions[1].not") == ["a.yaml:6:9-6:34"])
  }

  @Test func mappingsThatSeveralFilesShare() {
    #expect(spans("notifications") == ["a.yaml:2:1-7:12", "b.yaml:1:1-1:28"])
    #expect(spans("notifications.late") == ["b.yaml:1:18-1:26"])
    #expect(spans("").count == 2)
  }

  @Test(arguments: [
    ("notifications.streik.conditions[0]", "notifications", "streik", "notifications.streak.conditions[0]"),
    ("notification.streak", "", "notification", "notifications.streak"),
    ("notifications.streak.conditions[2]", "notifications.streak.conditions", "[2]", nil),
    ("notifications.streak.conditions[0].zzz", "notifications.streak.conditions[0]", "zzz", nil),
    ("notispec.deeper", "notispec", "deeper", nil), ("notifications[0]", "notifications", "[0]", nil),
  ])
  func placesThatThereAreNot(_ path: String, _ known: String, _ missing: String, _ meant: String?) {
    let place = SpecPlace(path, in: sources)
    #expect(place.spans.isEmpty)
    #expect(place.known == known)
    #expect(place.missing == missing)
    #expect(place.meant?.word == meant)
  }

  /// Keys of a long mapping are read once, however many paths are looked up.
  @Test func manyPathsAreLookedUpInOneIndex() {
    let text = "notifications:\n" + (0..<1_000).map { "  n\($0): { list: [a, b] }\n" }.joined()
    let sources = [SpecSource(path: "a.yaml", bytes: Array(text.utf8))]
    let index = KeyIndex()
    for number in 0..<1_000 {
      #expect(
        SpecPlace("notifications.n\(number).list[1]", in: sources, index).spans.first?.start.line == Int32(number + 2))
    }
    // One key at the top and one in each item each time, the thousand once, and the two items of each list once.
    #expect(index.looks == 1_000 + 1_000 + 1_000 + 2_000)
  }
}
