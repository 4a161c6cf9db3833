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
}
