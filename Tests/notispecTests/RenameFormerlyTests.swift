import Testing

/// `notispec rename` says in the spec what an item was called before.
@Suite struct RenameFormerlyTests {
  private func renamed(
    _ arguments: String..., editing: (from: String, to: String)? = nil
  ) throws -> (workspace: TestWorkspace, run: NotispecRun) {
    let workspace = try TestWorkspace.withDemo([:])
    if let editing { try workspace.edit("specs/demo/app.yaml", editing.from, to: editing.to) }
    return (workspace, try NotispecRun(["rename"] + arguments, in: workspace))
  }

  private func spec(_ workspace: TestWorkspace) throws -> String { try workspace.read("specs/demo/app.yaml") }

  @Test func underItsNewKey() throws {
    let (workspace, run) = try renamed("notification", "clean_reminder", "tidy_up")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try spec(workspace).contains("  tidy_up:\n    formerly: [clean_reminder]\n"))
    #expect(run.output.contains("stays its, because 'formerly' says so"), "\(run.output)")
    #expect(!run.output.contains("still have 'clean_reminder'"), "\(run.output)")
    #expect(try NotispecRun("check", in: workspace).status == 0)
  }

  /// What has nothing else, and what stands between braces.
  @Test func betweenBraces() throws {
    let (workspace, _) = try renamed("signal", "photos_cleaned", "cleaned")
    #expect(try spec(workspace).contains("  cleaned: { formerly: [photos_cleaned] }\n"))
    let target = try renamed("target", "paywall", "shop")
    #expect(try spec(target.workspace).contains("shop: { formerly: [paywall], path: /paywall"))
  }

  @Test func andBackAgain() throws {
    let (workspace, _) = try renamed("signal", "photos_cleaned", "cleaned")
    _ = try NotispecRun("rename", "signal", "cleaned", "done", in: workspace)
    #expect(try spec(workspace).contains("done: { formerly: [photos_cleaned, cleaned] }"))
    let run = try NotispecRun("rename", "signal", "done", "photos_cleaned", in: workspace)
    #expect(run.status == 0, "\(run.output)")
    #expect(try spec(workspace).contains("photos_cleaned: { formerly: [cleaned, done] }"))
  }

  @Test func anAppMovesWithItsFolders() throws {
    let workspace = try TestWorkspace.withDemo(["conformance/demo/cleaning.yaml": RenameTests.scenarios])
    let before = try spec(workspace)
    let dry = try NotispecRun("rename", "app", "demo", "tidy", "--dry-run", in: workspace)
    #expect(dry.status == 0, "\(dry.output)\(dry.errors)")
    #expect(try spec(workspace) == before)
    let run = try NotispecRun("rename", "app", "demo", "tidy", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try workspace.read("specs/tidy/app.yaml").contains("  id: tidy\n  formerly: [demo]\n"))
    #expect(try workspace.read("conformance/tidy/cleaning.yaml").contains("\napp: tidy\n"))
    #expect(try NotispecRun("conform", in: workspace).status == 0)
  }

  /// It was killed after the files were written.
  @Test func aMoveIsTakenUpAgain() throws {
    let workspace = try TestWorkspace.withDemo([:])
    try workspace.edit("specs/demo/app.yaml", "id: demo", to: "id: tidy\n  formerly: [demo]")
    let run = try NotispecRun("rename", "app", "demo", "tidy", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try NotispecRun("check", in: workspace).status == 0)
    #expect(try workspace.read("specs/tidy/app.yaml").contains("formerly: [demo]"))
  }

  @Test func twoAppsCannotHaveOnePast() throws {
    let (workspace, _) = try renamed("app", "demo", "tidy")
    let other = try workspace.read("specs/tidy/app.yaml").replacing("id: tidy", with: "id: other")
      .replacing("module: Demo", with: "module: Other")
    try workspace.write(other, to: "specs/other/app.yaml")
    let run = try NotispecRun("check", in: workspace)
    #expect(run.output.contains("'demo' is the former id of two apps"), "\(run.output)")
    try workspace.write(other.replacing("formerly: [demo]", with: "formerly: [tidy]"), to: "specs/other/app.yaml")
    #expect(try NotispecRun("check", in: workspace).output.contains("'tidy' is an app of today"))
  }
}
