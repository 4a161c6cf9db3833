import Foundation
import Testing

/// `notispec release`: the verdict, and what failures come from, in repositories with planted breaks.
@Suite struct ReleaseTests {
  @Test func aSoundReleaseIsAGo() throws {
    let run = try ReleaseRepository().release()
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.hasPrefix("GO since 'v1.4' ("), "\(run.output)")
    #expect(run.output.contains("), the newest tag\n"), "\(run.output)")
    #expect(run.output.contains("ok    conform   all 7 cases hold\n"), "\(run.output)")
    #expect(run.output.contains("-     generate  nothing to compare"), "\(run.output)")
  }

  @Test func eachBreakHasItsCauseItsCommitAndItsFailures() throws {
    let repository = try ReleaseRepository()
    try repository.plantFive()
    let run = try repository.release()
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("NO-GO since 'v1.4' ("), "\(run.output)")
    #expect(run.output.contains("\n6 failures, 5 causes\n"), "\(run.output)")
    for block in Self.blocks { #expect(run.output.contains(block), "\(block)\n\(run.output)") }
    #expect(!run.output.contains("Tom"), "sorting keys, renaming a file and a harmless text are no causes")
    // Small changes of what changed are tried only in an app that is sound.
    #expect(run.output.contains("tried none in 'demo', because 6 cases fail without any change"), "\(run.output)")
  }

  private static let blocks = [
    """
     2 of 6 failures: 'notifications.clean_reminder.trigger.after.delay' was '24h' and is now '23h' [demo, care]
       breaks DEMO/1
         specs/demo/app.yaml:26:49  Emil, 2026-11-10: Remind earlier (
    """,
    " 1 of 6 failures: 'notifications.news.copy.body.en' was 'News for you' and is now 'News' [demo, care]\n",
    "Nadia, 2026-11-11: Shorten the news (",
    " 1 of 6 failures: 'notifications.clean_reminder.target' was 'paywall' and is now 'main_dashboard' [demo, care]\n",
    "Ravi, 2026-11-12: No paywall (",
    """
     1 of 6 failures: 2 changes together; putting back either is enough [demo, care]
       breaks DEMO/1
       'notifications.high.priority' was 20 and is now 15
         specs/demo/metals.yaml:7:5  Olga, 2026-11-13: Low first (
    """,
    """
     1 of 6 failures: 2 changes together; putting back either is enough [demo, care]
       breaks DEMO/1
       'notifications.gold.priority' was 60 and is now 55
         specs/demo/metals.yaml:21:5  Sara, 2026-11-14: Iron first (
    """,
    "'notifications.low.priority' was 10 and is now 17", "'notifications.iron.priority' was 50 and is now 57",
  ]

  /// Two breaks of one case have to be put back together, and show nothing alone.
  @Test func aGroupIsFoundWhereNoChangeAloneHelps() throws {
    let repository = try ReleaseRepository()
    try repository.change("news.yaml", "News for you", "News", by: "Emil")
    try repository.change("news.yaml", "delay: 2h", "delay: 3h", by: "Olga")
    let run = try repository.release("--no-mutants")
    #expect(run.output.contains("1. 1 failure: 2 changes; both have to be put back [demo, care]\n"), "\(run.output)")
    #expect(run.output.contains("Emil, ") && run.output.contains("Olga, "), "\(run.output)")
  }

  @Test func aRedBaselineIsSaid() throws {
    let repository = try ReleaseRepository(["conformance/demo/clean.yaml": ReleaseRepository.suite(expecting: "11:00")])
    try repository.change("news.yaml", "summary: News.", "summary: All news.", by: "Emil")
    let run = try repository.release()
    #expect(run.status == 1)
    #expect(run.output.contains("No change was put back alone: the baseline is red."), "\(run.output)")
    #expect(run.output.contains("Older than 'v1.4': with all values put back as they were there"), "\(run.output)")
    #expect(run.output.contains("tried none in 'demo', because 1 case fails without any change"), "\(run.output)")
  }

  /// The error is a failure with a cause, and so is what only shows without it.
  @Test func aBrokenAppIsReadWithoutItsError() throws {
    let repository = try ReleaseRepository()
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil")
    try repository.change("app.yaml", "target: paywall", "target: paywal", by: "Olga")
    let run = try repository.release("--no-mutants")
    #expect(run.status == 1)
    #expect(
      run.output.contains("'notifications.clean_reminder.target' was 'paywall' and is now 'paywal'"), "\(run.output)")
    #expect(run.output.contains("Olga, 2026-11-10"), "\(run.output)")
    #expect(
      run.output.contains("'notifications.clean_reminder.trigger.after.delay' was '24h' and is now '23h'"),
      "\(run.output)")
    #expect(run.output.contains("(not run before the error was taken away)"), "\(run.output)")
  }

  @Test func aNewCaseIsNamedAsNew() throws {
    let repository = try ReleaseRepository()
    let more = ReleaseRepository.suite(expecting: "11:00", named: "demo.more")
    try repository.workspace.write(more, to: "conformance/demo/more.yaml")
    try repository.commit("Emil", "A case more", 10)
    try repository.change("news.yaml", "summary: News.", "summary: All news.", by: "Emil")
    let run = try repository.release("--no-mutants")
    #expect(
      run.output.contains("The case is new since 'v1.4', and no change of values explains it [demo]"), "\(run.output)")
  }

  @Test func aChangedCaseIsNamedAsChanged() throws {
    let repository = try ReleaseRepository()
    try repository.workspace.edit("conformance/demo/clean.yaml", "\"2026-03-03 10:00\"", to: "\"2026-03-03 11:00\"")
    try repository.change("news.yaml", "summary: News.", "summary: All news.", by: "Emil")
    let run = try repository.release("--no-mutants")
    #expect(
      run.output.contains("The case was changed since 'v1.4'; as it was there, it passes [demo]"), "\(run.output)")
  }

  /// A renamed item is compared with what it was, and a change of it stays whose it was.
  @Test func aRenameHidesNoCause() throws {
    let repository = try ReleaseRepository()
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil")
    let rename = try NotispecRun("rename", "notification", "clean_reminder", "tidy_reminder", in: repository.workspace)
    #expect(rename.status == 0, "\(rename.output)\(rename.errors)")
    try repository.commit("Tom", "Rename the reminder", 16)
    let run = try repository.release("--no-mutants")
    #expect(
      run.output.contains("'notifications.tidy_reminder.trigger.after.delay' was '24h' and is now '23h'"),
      "\(run.output)")
    #expect(run.output.contains("Emil, 2026-11-10"), "\(run.output)")
  }

  @Test func whatIsNotCommittedIsSaid() throws {
    let repository = try ReleaseRepository()
    try repository.workspace.edit("specs/demo/app.yaml", "delay: 24h", to: "delay: 23h")
    let run = try repository.release("--no-mutants")
    #expect(run.output.contains("specs/demo/app.yaml:26:49  not committed yet\n"), "\(run.output)")
  }

  /// Where history ends, nobody is named for what came before.
  @Test func aShallowCloneNamesNobodyWrongly() throws {
    let repository = try ReleaseRepository()
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil")
    try repository.change("news.yaml", "summary: News.", "summary: All news.", by: "Tom")
    let run = try repository.shell(
      """
      git clone -q --depth 1 "file://$PWD" shallow && cd shallow && git fetch -q --depth 1 origin tag v1.4
      "$NOTISPEC" release v1.4 --no-mutants --today 2026-06-01
      """)
    #expect(
      run.output.contains("'notifications.clean_reminder.trigger.after.delay' was '24h' and is now '23h'"),
      "\(run.output)\(run.errors)")
    #expect(!run.output.contains("Emil") && !run.output.contains("Tom"), "\(run.output)")
  }

  @Test func withoutGitAFolderIsCompared() throws {
    let workspace = try TestWorkspace(ReleaseRepository.files)
    try FileManager.default.copyItem(at: workspace.url("specs"), to: workspace.url("old"))
    let none = try NotispecRun("release", in: workspace)
    #expect(none.status == 66 && none.errors.contains("name a folder with the earlier specs"), "\(none.errors)")
    try workspace.edit("specs/demo/app.yaml", "delay: 24h", to: "delay: 23h")
    let run = try NotispecRun("release", "old", "--no-mutants", "--today", "2026-06-01", in: workspace)
    #expect(run.status == 1 && run.output.hasPrefix("NO-GO since 'old'\n"), "\(run.output)")
    #expect(run.output.contains("     specs/demo/app.yaml:26:49\n"), "\(run.output)")
  }

  @Test func everyFormatHasTheCauses() throws {
    let repository = try ReleaseRepository()
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil & Co")
    for (format, words) in [
      (
        "json",
        [
          "\"go\": false", "\"author\": \"Emil & Co\"",
          "\"name\": \"notifications.clean_reminder.trigger.after.delay\"",
        ]
      ),
      (
        "markdown",
        [
          "## NO-GO since", "was '24h' and is now '23h' (`demo, care`)",
          "| `conform` | **NO** |",
        ]
      ),
      ("html", ["<h1>NO-GO since", "Emil &amp; Co", "id=\"causes\""]),
    ] {
      let run = try repository.release("--no-mutants", "--format", format)
      #expect(run.status == 1)
      for word in words { #expect(run.output.contains(word), "\(word)\n\(run.output)") }
    }
  }
}
