import Testing

/// `notispec release --bisect`: since when a case fails that no changed value explains.
@Suite struct ReleaseBisectTests {
  private func bisect(_ repository: ReleaseRepository, since tag: String) throws -> NotispecRun {
    let run = try repository.release(tag, "--no-mutants", "--bisect")
    #expect(run.status == 1 && run.errors == "", "\(run.errors)")
    return run
  }

  @Test func theCommitOfAFailureThatIsOlderThanTheBaseIsNamed() throws {
    let repository = try ReleaseRepository()
    for day in 2...5 {
      try repository.change("news.yaml", "notispec: 1\n", "notispec: 1\n# \(day)\n", by: "Tom", day: day)
    }
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil", "Remind earlier", day: 6)
    try repository.change("news.yaml", "summary: News.", "summary: All news.", by: "Tom", day: 7)
    try repository.shell("git tag v1.5")
    try repository.change("news.yaml", "summary: All news.", "summary: The news.", by: "Tom", day: 8)
    let run = try bisect(repository, since: "v1.5")
    #expect(run.output.contains("Older than 'v1.5'"), "\(run.output)")
    #expect(run.output.contains("\n     began with Emil, 2026-11-06: Remind earlier ("), "\(run.output)")
    let plain = try repository.release("v1.5", "--no-mutants")
    #expect(!plain.output.contains("began with"), "\(plain.output)")
    let json = try repository.release("v1.5", "--no-mutants", "--bisect", "--format", "json")
    #expect(json.output.contains("\"began\": {"), "\(json.output)")
  }

  /// It failed before, was repaired, and broke again.
  @Test func theLastOfTwoBreaksIsNamed() throws {
    let repository = try ReleaseRepository()
    try repository.change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil", "Remind earlier", day: 2)
    for day in 3...6 {
      try repository.change("news.yaml", "notispec: 1\n", "notispec: 1\n# \(day)\n", by: "Tom", day: day)
    }
    try repository.change("app.yaml", "delay: 23h", "delay: 24h", by: "Tom", "Repair it", day: 7)
    try repository.change("app.yaml", "delay: 24h", "delay: 22h", by: "Nora", "Earlier still", day: 8)
    try repository.shell("git tag v1.5")
    let run = try bisect(repository, since: "v1.5")
    #expect(run.output.contains("began with Nora, 2026-11-08: Earlier still ("), "\(run.output)")
    #expect(!run.output.contains("Emil"), "\(run.output)")
  }

  @Test func aChangedCaseLeadsToItsOwnCommit() throws {
    let repository = try ReleaseRepository()
    try repository.workspace.edit("conformance/demo/clean.yaml", "\"2026-03-03 10:00\"", to: "\"2026-03-03 11:00\"")
    try repository.commit("Olga", "Expect it later", 10)
    try repository.change("news.yaml", "summary: News.", "summary: All news.", by: "Tom", day: 11)
    let run = try bisect(repository, since: "v1.4")
    #expect(run.output.contains("The case was changed since 'v1.4'"), "\(run.output)")
    #expect(run.output.contains("began with Olga, 2026-11-10: Expect it later ("), "\(run.output)")
  }

  /// The author of the commit, not whoever merged it.
  @Test func aMergeIsLookedInto() throws {
    let repository = try ReleaseRepository()
    try repository.shell("git checkout -q -b work")
    try repository.change("news.yaml", "summary: News.", "summary: Fresh news.", by: "Ravi", "Say more", day: 10)
    try repository.workspace.edit("conformance/demo/clean.yaml", "\"2026-03-03 10:00\"", to: "\"2026-03-03 11:00\"")
    try repository.commit("Ravi", "Expect it later", 11)
    try repository.shell(
      "git checkout -q main; git -c user.name=Tom -c user.email=a@example.com merge -q --no-ff -m 'Merge it' work")
    let run = try bisect(repository, since: "v1.4")
    #expect(run.output.contains("began with Ravi, 2026-11-11: Expect it later ("), "\(run.output)")
    #expect(!run.output.contains("Merge it"), "\(run.output)")
  }

  @Test func whatIsNotCommittedAndWhatWasAlwaysSo() throws {
    let old = try ReleaseRepository(["conformance/demo/clean.yaml": ReleaseRepository.suite(expecting: "11:00")])
    try old.change("news.yaml", "summary: News.", "summary: All news.", by: "Tom")
    let always = try bisect(old, since: "v1.4")
    #expect(
      always.output.contains("fails at each of the last 2 commits that changed specs or scenarios"), "\(always.output)")

    let new = try ReleaseRepository()
    try new.workspace.edit("conformance/demo/clean.yaml", "\"2026-03-03 10:00\"", to: "\"2026-03-03 11:00\"")
    let uncommitted = try bisect(new, since: "v1.4")
    #expect(uncommitted.output.contains("began with what is not committed yet"), "\(uncommitted.output)")
  }
}
