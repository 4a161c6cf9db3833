import Testing

/// `notispec release`: errors of `check` have causes too, whatever kind of change they come from.
@Suite struct ReleaseErrorCausesTests {
  private func release(_ repository: ReleaseRepository) throws -> NotispecRun {
    let run = try repository.release("--no-mutants")
    #expect(run.status == 1 && run.errors == "", "\(run.errors)")
    return run
  }

  /// No value of such a file is known. It is read as it was, so that what else is wrong shows.
  @Test func aFileThatCannotBeReadIsTheCause() throws {
    let repository = try ReleaseRepository()
    try repository.change("news.yaml", "target: main_dashboard", "target: [main_dashboard", by: "Olga", day: 10)
    try repository.change("news.yaml", "summary: News.", "summary: All news.", by: "Tom", day: 11)
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil", day: 12)
    let run = try release(repository)
    #expect(run.output.contains(": the file 'specs/demo/news.yaml' was changed [demo, care]\n"), "\(run.output)")
    #expect(run.output.contains("  Olga, 2026-11-10: Change ("), "\(run.output)")
    #expect(!run.output.contains("Tom") && !run.output.contains("baseline"), "\(run.output)")
    #expect(!run.output.contains("so no change of specs is the cause"), "\(run.output)")
    #expect(run.output.contains("delay' was '24h' and is now '23h' [demo, care]\n"), "\(run.output)")
    #expect(run.output.contains("    before: News.\n    now:    not compared, because"), "\(run.output)")
  }

  /// The message quotes the value, which has other quotes when it is put back.
  @Test func aValueOfAWrongTypeIsTheCause() throws {
    let repository = try ReleaseRepository()
    try repository.change("news.yaml", "summary: News.", "summary: News.\n    formerly: tidings", by: "Olga")
    let run = try release(repository)
    #expect(
      run.output.contains("1 failure: 'notifications.news.formerly' is new: 'tidings' [demo, care]\n"), "\(run.output)")
    #expect(run.output.contains("  Olga, 2026-11-10"), "\(run.output)")
  }

  /// A key that is there twice is one value.
  @Test func howAFileIsWrittenIsTheCause() throws {
    let repository = try ReleaseRepository()
    try repository.change("news.yaml", "summary: News.", "summary: News.\n    summary: News.", by: "Olga")
    let run = try release(repository)
    #expect(
      run.output.contains("1 failure: the file 'specs/demo/news.yaml' was changed [demo, care]\n"), "\(run.output)")
    #expect(run.output.contains("  Olga, 2026-11-10"), "\(run.output)")
  }

  /// Cases name the type that is called something else, and the change of the name is the only one.
  @Test func aRenameIsTheCause() throws {
    let repository = try ReleaseRepository()
    try repository.change("news.yaml", "  news:", "  tidings:", by: "Olga")
    let run = try release(repository)
    #expect(run.output.contains(": 'notifications.news' is now called 'tidings' [demo, care]\n"), "\(run.output)")
    #expect(run.output.contains("specs/demo/news.yaml:3:3  Olga, 2026-11-10"), "\(run.output)")
    #expect(!run.output.contains("What people get"), "\(run.output)")
  }

  /// One error stands for the places of several files.
  @Test func aRemovedTypeIsTheCauseOfWhatNamesIt() throws {
    let cases = { (suite: String) in
      "notispec_scenarios: 1\nsuite: demo.\(suite)\napp: demo\n"
        + "defaults: { start: { at: \"2026-03-02 09:00\", zone: UTC } }\nscenarios:\n"
        + (1...4).map {
          "  - { id: c\($0), title: T., covers: [DEMO/1], steps: [{ at: \"10:00\", signal: news_due }, { after: 3h }], "
            + "then: [{ delivered: news }] }\n"
        }.joined()
    }
    let repository = try ReleaseRepository([
      "conformance/demo/more.yaml": cases("more"), "conformance/demo/most.yaml": cases("most"),
      "specs/demo/switches.yaml":
        "notispec: 1\npreferences:\n  tidings:\n    type: toggle\n    default: true\n    label: { en: \"News\", ru: \"Новости\" }\n"
        + "    controls: [news, high]\n",
    ])
    try repository.shell("git rm -q specs/demo/news.yaml")
    try repository.workspace.edit(
      "specs/demo/pairs.yaml", "  high:\n    summary: Says high.", to: "  high:\n    summary: It says high.")
    try repository.workspace.edit("specs/demo/switches.yaml", "[news, high]", to: "[high]")
    try repository.commit("Olga", "No news", 10)
    let run = try release(repository)
    #expect(run.output.contains("places name an unknown"), "\(run.output)")
    #expect(run.output.contains("\n1. 1 failure: 'notifications.news' was removed: "), "\(run.output)")
    #expect(run.output.contains("  Olga, 2026-11-10: No news ("), "\(run.output)")
    #expect(!run.output.contains("no change of specs is the cause"), "\(run.output)")
  }

  /// A type with an error is left out of what was read, but it is not gone.
  @Test func whatHasAnErrorIsNotRemoved() throws {
    let repository = try ReleaseRepository()
    try repository.change("news.yaml", ", ru: \"Это news\"", "", by: "Olga")
    let run = try release(repository)
    #expect(
      run.output.contains("    before: News.\n    now:    not compared, because it has an error"), "\(run.output)")
    #expect(!run.output.contains("now:    removed"), "\(run.output)")
    let gone = try ReleaseRepository()
    try gone.shell("git rm -q specs/demo/news.yaml")
    try gone.commit("Olga", "No news", 10)
    #expect(try release(gone).output.contains("    before: News.\n    now:    removed\n"))
  }

  /// It fails for an older reason and for a new one, which hides the older.
  @Test func aRedCaseThatFailsInAnotherWayHasANewCauseToo() throws {
    let repository = try ReleaseRepository(["conformance/demo/clean.yaml": ReleaseRepository.suite(expecting: "11:00")])
    try repository.change("app.yaml", "delay: 24h", "delay: 22h", by: "Emil")
    let run = try release(repository)
    #expect(run.output.contains("delay' was '24h' and is now '22h' [demo, care]\n"), "\(run.output)")
    #expect(
      run.output.contains(
        "Older than 'v1.4': with all values put back as they were there, it fails in another way [demo]\n"),
      "\(run.output)")
    #expect(run.output.contains("2026-03-03 08:00") && run.output.contains("2026-03-03 10:00"), "\(run.output)")
  }
}
