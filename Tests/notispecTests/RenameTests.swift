import Foundation
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import Testing

@testable import notispec

/// `notispec rename`.
@Suite struct RenameTests {
  static let scenarios = """
    notispec_scenarios: 1
    suite: demo.cleaning   # clean_reminder stays in a comment
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: authorized } }
    scenarios:
      - id: it-comes
        title: The reminder comes.
        covers: [DEMO-1]
        steps:
          - { at: "2026-03-02 10:00", signal: photos_cleaned }
          - { until: "2026-03-04 10:00" }
        then:
          - { delivered: 'clean_reminder', at: "2026-03-03 10:00" }

    """

  private func workspace() throws -> TestWorkspace {
    try TestWorkspace.withDemo(["conformance/demo/cleaning.yaml": Self.scenarios])
  }

  @Test func everyPlaceThatNamesItFollows() throws {
    let workspace = try workspace()
    let app = try workspace.read("specs/demo/app.yaml")
    let run = try NotispecRun("rename", "notification", "clean_reminder", "tidy_up", "--unreleased", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output.hasSuffix(
        "renamed the notification type 'clean_reminder' of 'demo' to 'tidy_up': 2 places in 2 files. Now run "
          + "'notispec generate'\n"), "\(run.output)")
    // What it means for installed apps, and what only people can change.
    #expect(run.output.contains("break"), "\(run.output)")
    #expect(run.output.contains("conformance/demo/cleaning.yaml:2: suite: demo.cleaning   # clean_reminder"))
    #expect(try workspace.read("specs/demo/app.yaml") == app.replacing("  clean_reminder:", with: "  tidy_up:"))
    #expect(
      try workspace.read("conformance/demo/cleaning.yaml")
        == Self.scenarios.replacing("'clean_reminder'", with: "'tidy_up'"))
    #expect(try NotispecRun("conform", in: workspace).status == 0)
  }

  @Test func aDryRunShowsTheLines() throws {
    let workspace = try workspace()
    let app = try workspace.read("specs/demo/app.yaml")
    let run = try NotispecRun(
      "rename", "signal", "photos_cleaned", "cleaned", "--unreleased", "--dry-run", "--quiet", in: workspace)
    #expect(
      run.output == """
        --- a/conformance/demo/cleaning.yaml
        +++ b/conformance/demo/cleaning.yaml
        @@ -10 +10 @@
        -      - { at: "2026-03-02 10:00", signal: photos_cleaned }
        +      - { at: "2026-03-02 10:00", signal: cleaned }
        --- a/specs/demo/app.yaml
        +++ b/specs/demo/app.yaml
        @@ -11 +11 @@
        -  photos_cleaned: {}
        +  cleaned: {}
        @@ -21 +21 @@
        -    trigger: { after: { signal: photos_cleaned, delay: 24h } }
        +    trigger: { after: { signal: cleaned, delay: 24h } }

        """)
    #expect(try workspace.read("specs/demo/app.yaml") == app)
  }

  @Test(arguments: [
    (
      ["target", "paywall", "main_dashboard"],
      "already has the deep-link target 'main_dashboard': specs/demo/app.yaml:15"
    ),
    (["target", "paywal", "shop"], "did you mean 'paywall'?"),
    (["target", "paywall", "Shop-2"], "'Shop-2' is not a valid id"),
    (["signal", "photos_cleaned", "trigger"], "a word with a special meaning"),
    (["signal", "photos_cleaned", ""], "is not a valid id"), (["singal", "a", "b"], "is invalid for '<kind>'"),
  ])
  func whatCannotBe(_ arguments: [String], _ sentence: String) throws {
    let workspace = try workspace()
    let app = try workspace.read("specs/demo/app.yaml")
    let run = try NotispecRun(["rename"] + arguments, in: workspace)
    #expect(run.status == 64 && run.errors.contains(sentence), "\(run.output)\(run.errors)")
    #expect(try workspace.read("specs/demo/app.yaml") == app)
  }

  @Test func specsWithMistakesAreLeftAlone() throws {
    let workspace = try workspace()
    try workspace.edit("specs/demo/app.yaml", "delivery: local", to: "delivery: lokal")
    let run = try NotispecRun("rename", "target", "paywall", "shop", in: workspace)
    #expect(run.status == 1 && run.output.hasSuffix("nothing was renamed: 1 error, no warnings\n"), "\(run.output)")
  }

  /// What an alias names says the new id, and the alias follows it.
  @Test func aliasesStay() throws {
    let workspace = try workspace()
    let old = "trigger: { after: { signal: photos_cleaned, delay: 24h } }"
    let new = """
      trigger: { after: { signal: &t "photos_cleaned", delay: 24h, from: last } }
          conditions: [{ happened: { signal: *t, within: 30d } }]
      """
    try workspace.edit("specs/demo/app.yaml", old, to: new)
    let app = try workspace.read("specs/demo/app.yaml")
    let run = try NotispecRun("rename", "signal", "photos_cleaned", "done", "--unreleased", in: workspace)
    #expect(run.status == 0 && run.output.contains("3 places in 2 files"), "\(run.output)\(run.errors)")
    #expect(try workspace.read("specs/demo/app.yaml") == app.replacing("photos_cleaned", with: "done"))
    #expect(!run.output.contains("unused-anchor"), "\(run.output)")
  }

  /// An alias of the same text that means something else does not follow.
  @Test func anAliasOfAnotherMeaningStaysAsItWas() throws {
    let workspace = try workspace()
    try workspace.edit("specs/demo/app.yaml", "signal: photos_cleaned", to: "signal: &t photos_cleaned")
    try workspace.edit(
      "specs/demo/app.yaml", "    target: paywall\n", to: "    target: paywall\n    priority: normal\n")
    try workspace.edit("specs/demo/app.yaml", "body: { en: \"Time to clean\"", to: "body: { en: *t")
    let run = try NotispecRun("rename", "signal", "photos_cleaned", "done", "--unreleased", in: workspace)
    #expect(run.status == 1 || run.status == 0, "\(run.output)")
    let after = try workspace.read("specs/demo/app.yaml")
    if run.status == 0 {
      #expect(after.contains("signal: &t done") && after.contains("body: { en: photos_cleaned"), "\(after)")
    }
  }

  @Test func placesOfWaiversAndMutants() throws {
    let spec = try #require(
      SpecReader.read([SpecSource(path: "a.yaml", bytes: Array(TestWorkspace.demo.utf8))]).spec)
    func renamed(_ text: String) -> String? {
      var renaming = Renaming(.notification, "clean_reminder", to: "tidy_up", of: spec)
      renaming.add(places: [Located(text, at: SourceSpan(startOf: "x"))]) { _ in "\"…\"" }
      return renaming.edits["x"]?.first?.replacement
    }
    let place = "demo/notifications."
    #expect(renamed("\(place)clean_reminder") == "\"\(place)tidy_up\"")
    #expect(renamed("\(place)clean_reminder.copy[0]") == "\"\(place)tidy_up.copy[0]\"")
    #expect(renamed("\(place)clean_reminder.priority:out") == "\"\(place)tidy_up.priority:out\"")
    #expect(renamed("\(place)other.priority:swap-clean_reminder") == "\"\(place)other.priority:swap-tidy_up\"")
    for other in ["\(place)clean_reminder_2", "shop/notifications.clean_reminder", "demo/signals.clean_reminder"] {
      #expect(renamed(other) == nil, "\(other)")
    }
  }

  /// Every item of an app at once: afterwards `check` has nothing new to say, and every case is still there.
  @Test(arguments: ["courier", "lingo"])
  func shippedItems(_ app: String) throws {
    let app = try RenamedApp(app, isReleased: false)
    #expect(app.after.findings.map(\.message) == [])
    #expect(app.after.cases.map(\.id) == app.before.cases.map(\.id))
    let renamed = try #require(app.after.specs.first)
    let spec = try #require(app.before.specs.first)
    for kind in RenamedApp.kinds {
      #expect(kind.ids(of: renamed).map(\.value) == kind.ids(of: spec).map { "x" + $0.value })
    }
  }
}
