import Testing

/// `explore` over a small workspace.
@Suite struct ExploreTests {
  private func run(_ arguments: [String]) throws -> NotispecRun {
    try NotispecRun(
      ["explore", "--runs", "6", "--steps", "12", "--depth", "2"] + arguments, in: try TestWorkspace.withDemo())
  }

  @Test func aSoundAppHasNoFindings() throws {
    let run = try run(["--reach", "clean_reminder"])
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("demo: 6 random histories, 1 small alphabet to depth 2 (1 in full, "))
    #expect(run.output.contains("1 of 1 type came; no findings"))
  }

  @Test func aTypeThatDoesNotExistIsAWrongUse() throws {
    let run = try run(["--reach", "clean_remindr"])
    #expect(run.status == 64 && run.errors.contains("did you mean 'clean_reminder'?"))
  }

  @Test func factsAreStoriesThatPass() throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun(
      ["explore", "--runs", "6", "--steps", "12", "--depth", "0", "--facts", "--write", "explored"], in: workspace)
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("demo: the most that one person got on one day is 1, in 6 random histories"))
    let conform = try NotispecRun(["conform", "--conformance", "explored"], in: workspace)
    #expect(conform.status == 0, "\(conform.output)\(conform.errors)")
  }

  @Test func theReferenceDoesWhatItDoesAsATestee() throws {
    let run = try run(["--testee", "exec '\(NotispecRun.executable.path)' testee", "--format", "json"])
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("\"differences\": []"))
  }
}
