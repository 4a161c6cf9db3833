import SpecReading
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
}
