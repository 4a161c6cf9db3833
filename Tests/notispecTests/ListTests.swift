import Foundation
import Testing

/// What `list` names.
@Suite
struct ListTests {
  @Test func permissionFlow() throws {
    let workspace = try TestWorkspace.withDemo([
      "specs/demo/flow.yaml": """
      notispec: 1
      modules: { album: { name: { en: "Album", ru: "Альбом" }, summary: "All photos." } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            summary: "Asks for photos."
            permission: notifications
            screen: { id: ask, title: { en: "A", ru: "А" }, primary: { en: "B", ru: "Б" } }
        screens: { lost: { summary: "No photos.", text: { en: "C", ru: "В" }, primary: { en: "D", ru: "Г" } } }
      """
    ])
    let run = try NotispecRun("list", in: workspace)
    #expect(run.status == 0)
    let words = run.lines.map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
    #expect(words.contains("demo module album specs/demo/flow.yaml:2 All photos."))
    #expect(words.contains("demo step photos specs/demo/flow.yaml:6 Asks for photos."))
    #expect(words.contains("demo screen ask specs/demo/flow.yaml:9"))
    #expect(words.contains("demo screen lost specs/demo/flow.yaml:10 No photos."))
  }

  @Test func everyKindThatHasIDs() throws {
    let run = try NotispecRun("list", in: try TestWorkspace.withShippedSpecs())
    let rows = run.lines.map { $0.split(separator: " ", omittingEmptySubsequences: true).map(String.init) }
      .filter { $0.count >= 4 }
    #expect(rows.count > 150)
    let named = Set(rows.map { "\($0[0]) \($0[1]) \($0[2])" })
    for name in [
      "cleaner cap daily", "gallery cap span", "cleaner trigger after_analysis", "journal option three_days",
      "journal variant gentle", "gallery attachment voice", "gallery profile rolling",
    ] {
      #expect(named.contains(name), "\(name)")
    }
    // By its kind, which is no name: 'trigger' of a type.
    #expect(!named.contains("cleaner trigger calendar"))
    let places = rows.map { "\($0[1]) \($0[2]) \($0[3])" }
    #expect(Set(places).count == places.count)
  }
}
