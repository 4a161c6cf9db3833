import Foundation
import Testing

/// `notispec diff` while an app of today has errors.
@Suite struct DiffErrorsTests {
  /// `demo` and `other`, with the same two in `old/`; then `other` is edited.
  private func workspace(_ other: [(String, String)], file: String = "specs/other/app.yaml") throws -> TestWorkspace {
    let second = TestWorkspace.demo.replacing("id: demo\n", with: "id: other\n")
      .replacing("DemoNotifications", with: "OtherNotifications").replacing("scheme: demo", with: "scheme: other")
    let workspace = try TestWorkspace.withDemo([
      "specs/other/app.yaml": second, "old/demo/app.yaml": TestWorkspace.demo, "old/other/app.yaml": second,
    ])
    try workspace.edit("specs/demo/app.yaml", "delay: 24h", to: "delay: 48h")
    for (old, new) in other { try workspace.edit(file, old, to: new) }
    return workspace
  }

  private let change = "was 1d..1d"

  @Test func anErrorOfOneAppLeavesTheOthers() throws {
    let workspace = try workspace([("target: paywall", "target: paywal"), ("/dashboard", "/start")])
    let run = try NotispecRun("diff", "old", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("specs/other/app.yaml:20:13: error: "), "\(run.output)")
    #expect(run.output.contains("trigger.after.delay' was ") && run.output.contains("[demo]"), "\(run.output)")
    #expect(
      run.output.contains("'deep_links.targets.main_dashboard.path' was '/dashboard' and is now '/start' [other]"))
    #expect(!run.output.contains("was removed"))
    #expect(
      run.output.contains(
        "\nnot compared: 'other/notifications.clean_reminder', which has an error now (specs/other/app.yaml:20:13)\n"))
    #expect(run.output.hasSuffix("; not everything could be compared\n"))
    for (format, words) in [
      ("json", ["\"complete\": false", "\"cause\": \"error\"", "\"spec/unknown-id\"", "trigger.after.delay"]),
      (
        "markdown",
        ["**Not everything could be compared**", "Not compared: 'other/notifications.clean", "trigger.after"]
      ),
    ] {
      let page = try NotispecRun("diff", "old", "--format", format, in: workspace)
      #expect(page.status == 1)
      for word in words { #expect(page.output.replacing("\\_", with: "_").contains(word), "\(page.output)") }
    }
    #expect(try NotispecRun("diff", "old", "--breaking", "--fail-on", "never", in: workspace).status == 1)
    #expect(try NotispecRun("diff", "old", "--app", "demo", in: workspace).status == 0)
  }

  /// A lint rule judges what was read: nothing is left out.
  @Test func aLintErrorStopsNothing() throws {
    let workspace = try workspace([("scheme: other", "scheme: next")])
    try workspace.write("notispec: 1\nlint: { levels: { signals/unused: error } }\n", to: "specs/notispec.yaml")
    try workspace.edit("specs/other/app.yaml", "  photos_cleaned: {}", to: "  photos_cleaned: {}\n  nobody_asks: {}")
    let run = try NotispecRun("diff", "old", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("[signals/unused]"))
    #expect(run.output.contains("'deep_links.scheme' was 'other' and is now 'next' [other]"))
    #expect(run.output.contains("'signals.nobody_asks' is new [other]"))
    #expect(!run.output.contains("compared"), "\(run.output)")
    #expect(try NotispecRun("diff", "old", "--fail-on", "never", in: workspace).status == 0)
  }

  @Test(arguments: [
    ("id: other\n", "id: [other\n", "the app 'other', which cannot be read now"),
    ("source_locale: en\n", "source_locale: fr\n", "the app 'other', which cannot be read now"),
  ])
  func anAppThatCannotBeReadIsNotRemoved(_ old: String, _ new: String, _ words: String) throws {
    let run = try NotispecRun("diff", "old", in: try workspace([(old, new)]))
    #expect(run.status == 1)
    #expect(run.output.contains("\nnot compared: \(words)"), "\(run.output)")
    #expect(!run.output.contains("was removed"), "\(run.output)")
    #expect(run.output.contains("[demo]"))
  }

  /// A file that is not read may have what is missing.
  @Test(arguments: ["more.yaml", "more.yml"])
  func whatMayBeInAnUnreadFileIsNotRemoved(_ name: String) throws {
    let workspace = try workspace([])
    let more = "notispec: 1\nstrings:\n  hi: { text: { en: \"Hi\", ru: \"Привет\" } }\n"
    try workspace.write(more, to: "old/other/more.yaml")
    try workspace.write(name == "more.yml" ? more : more + "x: [", to: "specs/other/\(name)")
    let run = try NotispecRun("diff", "old", in: workspace)
    #expect(run.status == 1)
    #expect(!run.output.contains("was removed"), "\(run.output)")
    #expect(
      run.output.contains("\nnot compared: what is only in a file of 'other' that cannot be read now (specs/other/"))
  }

  @Test func mistakesOutsideTheAppsStopNothing() throws {
    let workspace = try workspace([])
    try workspace.write("notispec: 1\nwaivrs: []\n", to: "specs/notispec.yaml")
    try workspace.write("- { id: X }\n", to: "conformance/requirements.yaml")
    let run = try NotispecRun("diff", "old", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("[demo]") && run.output.contains("specs/notispec.yaml:2:1: error: "), "\(run.output)")
    #expect(!run.output.contains("not compared"))
  }
}
