import Foundation
import Testing

/// Stories, which are told and not judged.
@Suite struct StoryTests {
  private static let path = "conformance/demo/stories/week.yaml"

  private func workspace(_ steps: String) throws -> TestWorkspace {
    try TestWorkspace.withDemo([
      Self.path: """
      notispec_story: 1
      app: demo
      title: A week of cleaning
      start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: authorized }
      steps:
      \(steps)

      """
    ])
  }

  @Test func aStorySaysWhatComesAndWhatDoesNot() throws {
    let workspace = try workspace(
      """
        - { at: "10:00", signal: photos_cleaned }
        - { after: 1m, app: background }
        - { until: "2026-03-04 12:00" }
      """)
    let run = try NotispecRun("conform", Self.path, in: workspace)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        """
        A week of cleaning
        demo, \(Self.path)

        2026-03-02
          10:00  happens   signal photos_cleaned
        """))
    #expect(run.output.contains("\n2026-03-03\n  10:00  COMES     demo.clean_reminder"))
  }

  @Test func aStoryIsAPageWithCards() throws {
    let workspace = try workspace(
      """
        - { at: "10:00", signal: photos_cleaned }
        - { until: "2026-03-04 12:00" }
      """)
    let run = try NotispecRun("conform", Self.path, "--format", "html", in: workspace)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("<h1>A week of cleaning</h1>") && run.output.contains("What people saw"))
    #expect(run.output.contains("<div class=\"card\" lang=\"en\" dir=\"ltr\">"))
    #expect(!run.output.contains("passed</span>"))
  }

  /// It is no case: a run of the folder has none of it, and `check` reads it.
  @Test func aStoryIsReadAndNotCounted() throws {
    let workspace = try workspace(#"  - { at: "10:00", signal: photos_cleand }"#)
    let check = try NotispecRun("check", in: workspace)
    #expect(check.status == 1)
    #expect(check.output.contains("\(Self.path):6:28: error"))
    let told = try NotispecRun("conform", Self.path, in: workspace)
    #expect(told.status == 1)
    #expect(told.output.contains("write 'photos_cleaned'"))
    try workspace.edit(Self.path, "photos_cleand", to: "photos_cleaned")
    let run = try NotispecRun("conform", in: workspace)
    #expect(run.output.contains("conform/no-case"))
  }

  @Test func aStoryHasTheNewNameToo() throws {
    let workspace = try workspace(#"  - { at: "10:00", signal: photos_cleaned }"#)
    let run = try NotispecRun("rename", "signal", "photos_cleaned", "photos_gone", "--app", "demo", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try workspace.read(Self.path).contains("signal: photos_gone"))
  }

  /// What ended it decides; that the permission is gone two days later has decided nothing.
  @Test func aNotificationHasOneReason() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    let path = "conformance/courier/stories/two-reasons.yaml"
    try workspace.write(
      """
      notispec_story: 1
      app: courier
      title: "An order, and later no permission"
      start: { at: "2026-06-08 09:00", zone: Europe/Berlin, authorization: authorized, app: foreground }
      steps:
        - { at: "12:00", signal: basket_changed, with: { restaurant: "Luigi", dishes: 2 } }
        - { at: "12:05", signal: order_placed }
        - { after: 2d, authorization: denied }
        - { after: 1m, app: launch }

      """, to: path)
    let run = try NotispecRun("conform", path, in: workspace)
    #expect(run.status == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    let rows = lines.filter { $0.contains("not sent") }
    #expect(rows.count == 4 && rows.allSatisfy { $0.contains("cancelled: cancelled.goal: not happened order_placed") })
    let behind = lines.filter { $0.contains("(told later, 2026-06-10 12:05: dropped: permission.denied: ") }
    #expect(behind.count == 4, "\(run.output)")
    #expect(lines.filter { $0.contains("permission.denied") }.count == 4)
    let page = try NotispecRun("conform", path, "--format", "html", in: workspace)
    #expect(page.output.contains("cancelled.goal") && !page.output.contains("permission.denied"))
  }

  /// What came was only put off before.
  @Test func whatCameHasOneRow() throws {
    let workspace = try workspace(
      """
        - { at: "10:00", signal: photos_cleaned }
        - { until: "2026-03-04 12:00" }
      """)
    try workspace.edit(
      Self.path, "authorization: authorized", to: "authorization: not_determined")
    try workspace.edit(
      Self.path, "  - { until:", to: "  - { at: \"11:00\", authorization: authorized }\n  - { until:")
    let run = try NotispecRun("conform", Self.path, in: workspace)
    #expect(run.output.contains("COMES     demo.clean_reminder"), "\(run.output)")
    #expect(run.output.contains("(told before, 2026-03-02 10:00: held: permission.not_determined: "), "\(run.output)")
    #expect(!run.output.contains("not sent"), "\(run.output)")
  }

  @Test func onlyAStoryIsTold() throws {
    let workspace = try workspace(#"  - { until: "10:00" }"#)
    for (arguments, sentence) in [
      (["specs/demo/app.yaml"], "is no story"), ([Self.path, "--format", "json"], "told in text"),
      (["conformance/none.yaml"], "there is no file"),
    ] {
      let run = try NotispecRun(["conform"] + arguments, in: workspace)
      #expect(run.status == 64)
      #expect(run.errors.contains(sentence))
    }
  }
}
