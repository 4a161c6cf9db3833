import Testing

/// `notispec release`: what is to be known although nothing fails, and what is wrong outside of an app.
@Suite struct ReleaseNotesTests {
  private func release(_ repository: ReleaseRepository, _ today: String = "2026-06-01") throws -> NotispecRun {
    let run = try NotispecRun(["release", "--no-mutants", "--today", today], in: repository.workspace)
    #expect(run.errors == "", "\(run.errors)")
    return run
  }

  @Test func whoAgreedToABreakIsSaid() throws {
    let repository = try ReleaseRepository()
    try repository.shell("git rm -q -r conformance && mkdir conformance")
    try repository.workspace.edit("specs/demo/news.yaml", "  news:", to: "  tidings:")
    try repository.workspace.write(
      "notispec: 1\nbreaks: [{ place: demo/notifications.news, reason: \"Renamed it.\", approver: growth, release: \"2.0\" }]\n",
      to: "specs/notispec.yaml")
    try repository.commit("Olga", "Rename it", 10)
    let run = try release(repository)
    #expect(run.output.contains("1 break agreed to"), "\(run.output)")
    #expect(
      run.output.contains(
        "  specs/notispec.yaml:2:19: agreed to for release 2.0 by growth: 'notifications.news' is now called 'tidings'"),
      "\(run.output)")
    #expect(run.output.contains("[demo]; Renamed it.\n"), "\(run.output)")
  }

  /// No sentence of `explain` says it.
  @Test func whatNoSentenceSaysIsSaidAsAChange() throws {
    let repository = try ReleaseRepository()
    try repository.change("app.yaml", "target: paywall", "interruption_level: passive\n    target: paywall", by: "Olga")
    try repository.change(
      "news.yaml", "target: main_dashboard", "relevance: 0.5\n    target: main_dashboard", by: "Olga")
    let run = try release(repository)
    #expect(run.output.contains("  demo, clean_reminder\n") && run.output.contains("  demo, news\n"), "\(run.output)")
  }

  /// That a sentence says one key of a type does not keep another from being said.
  @Test func whatNoSentenceSaysIsSaidBesideWhatOneSays() throws {
    let repository = try ReleaseRepository()
    let keys = "interruption_level: passive\n    expires: 2037-01-01\n    "
    try repository.change("app.yaml", "target: paywall", keys + "target: paywall", by: "Olga")
    let lines = try release(repository).output.split(separator: "\n")
    let start = lines.firstIndex { $0 == "  demo, clean_reminder" }
    #expect(
      start.map { lines[$0...].prefix(4).dropFirst().joined(separator: "|") }
        == "    now:    level 'passive'|    now:    'notifications.clean_reminder.expires' is new", "\(lines)")
  }

  @Test func aPrintedPageHasAllFailures() throws {
    let page = try ReleaseRepository().release("--no-mutants", "--format", "html").output
    #expect(page.contains("addEventListener(\"beforeprint\""))
  }

  @Test func anAppThatIsNewIsNamedWithItsCases() throws {
    let repository = try ReleaseRepository()
    try repository.workspace.write(
      TestWorkspace.demo.replacing("id: demo", with: "id: other"), to: "specs/other/app.yaml")
    try repository.commit("Olga", "Another app", 10)
    let run = try release(repository)
    #expect(run.output.contains("note  new       'other' is new: no case runs it\n"), "\(run.output)")
  }

  @Test func whatEndsSoonIsSaidAndThatTheDateIsTheCause() throws {
    let repository = try ReleaseRepository([
      "specs/demo/news.yaml": (ReleaseRepository.files["specs/demo/news.yaml"] ?? "").replacing(
        "    summary: News.\n", with: "    summary: News.\n    expires: 2026-06-02\n")
    ])
    let before = try release(repository)
    #expect(before.status == 0 && before.output.contains("1 type or flag ends within 30 days"), "\(before.output)")
    #expect(before.output.contains("'notifications.news' expires in 1 day, on 2026-06-02"), "\(before.output)")
    let after = try release(repository, "2026-06-02")
    #expect(
      after.status == 1
        && after.output.contains("The date is the cause: without it, the same specs have no such error [demo]\n"),
      "\(after.output)")
  }

  /// The settings name what is gone.
  @Test func anErrorOfTheWorkspaceHasItsCause() throws {
    let waiver =
      "waivers: [{ rule: copy/too-long, place: demo/notifications.news, reason: \"R.\", owner: care, "
      + "until: 2026-12-31 }]\n"
    let repository = try ReleaseRepository(["specs/notispec.yaml": "notispec: 1\n" + waiver])
    try repository.change("news.yaml", "  news:", "  tidings:", by: "Olga")
    let run = try release(repository)
    #expect(
      run.output.contains(" failures: 'notifications.news' is now called 'tidings' [demo, care]\n"), "\(run.output)")
    #expect(run.output.contains("   - specs/notispec.yaml:2:"), "\(run.output)")
    #expect(run.output.contains(", 1 cause\n"), "\(run.output)")
    try repository.workspace.edit("specs/demo/news.yaml", "  tidings:", to: "  news:")
    try repository.commit("Olga", "As it was", 11)
    try repository.workspace.edit("specs/notispec.yaml", "rule: copy/too-long", to: "rule: copy/long")
    try repository.commit("Ravi", "Another rule", 12)
    let settings = try release(repository)
    #expect(
      settings.output.contains("1 failure: the file 'specs/notispec.yaml' was changed [the workspace]\n"),
      "\(settings.output)")
    #expect(settings.output.contains("  Ravi, 2026-11-12: Another rule ("), "\(settings.output)")
  }

  @Test func anAppThatIsGoneIsACause() throws {
    let repository = try ReleaseRepository([
      "specs/other/app.yaml": TestWorkspace.demo.replacing("id: demo", with: "id: other")
    ])
    try repository.shell("git rm -q -r specs/demo")
    try repository.commit("Olga", "No demo", 10)
    let run = try release(repository)
    #expect(run.status == 1 && run.output.contains(": the app 'demo' was removed [demo]\n"), "\(run.output)")
    #expect(run.output.contains("  Olga, 2026-11-10: No demo ("), "\(run.output)")
  }
}
