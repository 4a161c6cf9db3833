import Foundation
import Testing

/// `notispec diff --breaking` where a branch began at a commit whose specs have errors: whoever repairs them gets through.
@Suite struct DiffBrokenBaseTests {
  /// A repository whose only commit has errors, and a work tree without them.
  private func repaired(_ old: String, _ new: String) throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", old, to: new)
    let run = try NotispecRun(
      shell: """
        export HOME=/nonexistent GIT_CONFIG_NOSYSTEM=1
        git init -q -b main . && git add -A && git -c user.name=a -c user.email=a@example.com commit -q -m first
        """, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    try workspace.write(TestWorkspace.demo, to: "specs/demo/app.yaml")
    return workspace
  }

  private func gate(_ options: String..., in workspace: TestWorkspace) throws -> NotispecRun {
    try NotispecRun(["diff", "HEAD", "--base-branch", "main", "--breaking"] + options, in: workspace)
  }

  private let because = "not everything could be compared, because the base has errors"

  @Test(arguments: [("target: paywall", "target: paywal"), ("id: demo\n", "id: [demo\n")])
  func theRepairPassesAndSaysWhatItDidNotCompare(_ old: String, _ new: String) throws {
    let workspace = try repaired(old, new)
    let run = try gate(in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\nnot compared: ") && run.output.hasSuffix("\(because)\n"), "\(run.output)")
    #expect(try NotispecRun("diff", "--breaking", in: workspace).status == 0)
    let page = try gate("--format", "markdown", in: workspace).output
    #expect(page.contains("**Not everything could be compared, because the base has errors**"), "\(page)")
    #expect(try gate("--format", "github", in: workspace).output.contains("::warning file=specs/demo/app.yaml"))
    // Somebody who names a base can name another.
    #expect(try NotispecRun("diff", "HEAD", "--breaking", in: workspace).status == 1)
  }

  @Test func whatIsComparedAllTheSameMustNotBreak() throws {
    let workspace = try repaired("target: paywall", "target: paywal")
    try workspace.edit("specs/demo/app.yaml", "scheme: demo", to: "scheme: other")
    let run = try gate(in: workspace)
    #expect(run.status == 1 && run.output.contains("break: 'deep_links.scheme'"), "\(run.output)")
  }

  @Test func anErrorOfTodayHidesNothing() throws {
    let workspace = try repaired("target: paywall", "target: paywal")
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: payw")
    let run = try gate("--fail-on", "never", in: workspace)
    #expect(run.status == 1 && !run.output.contains("because the base"), "\(run.output)")
  }

  @Test func anAppThatIsGoneIsNotRepaired() throws {
    let workspace = try repaired("id: demo\n", "id: [demo\n")
    try FileManager.default.removeItem(at: workspace.url("specs/demo"))
    let other = TestWorkspace.demo.replacing("id: demo\n", with: "id: other\n")
    try workspace.write(other, to: "specs/other/app.yaml")
    #expect(try gate(in: workspace).status == 1)
  }

  /// The commit does not say what was there, and never will.
  @Test func aLinkOutOfTheCommitIsNoError() throws {
    let workspace = try repaired("scheme: demo", "scheme: demo")
    let run = try NotispecRun(
      shell: """
        export HOME=/nonexistent GIT_CONFIG_NOSYSTEM=1 && mv specs/demo/app.yaml kept && ln -s /elsewhere specs/demo/app.yaml
        git add -A && git -c user.name=a -c user.email=a@example.com commit -q -m second
        rm specs/demo/app.yaml && mv kept specs/demo/app.yaml
        """, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try gate(in: workspace).status == 1)
  }
}
