import Foundation
import Testing

/// `notispec diff` against commits and folders.
@Suite struct DiffTests {
  /// The demo, committed on `main` of a repository of its own.
  private func repository(_ files: [String: String] = [:]) throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo(files)
    try git("git init -q -b main . && git add -A && git commit -q -m first", in: workspace)
    return workspace
  }

  private func git(_ line: String, in workspace: TestWorkspace) throws {
    let identity = "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a "
    let dates = "GIT_COMMITTER_EMAIL=a@example.com GIT_AUTHOR_DATE='2026-01-01T00:00:00Z' GIT_CONFIG_NOSYSTEM=1 "
    let run = try NotispecRun(
      shell: identity + dates + "GIT_COMMITTER_DATE='2026-01-01T00:00:00Z' HOME=/nonexistent\n" + line, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func rename(_ workspace: TestWorkspace) throws {
    try workspace.edit("specs/demo/app.yaml", "  clean_reminder:", to: "  tidy_reminder:")
  }

  private let renamed =
    "specs/demo/app.yaml:18:3: break: 'notifications.clean_reminder' is now called 'tidy_reminder'; nothing else "
    + "about it has changed [demo]\n  before: specs/demo/app.yaml:18:3\n"

  @Test func sinceACommitWithoutTouchingTheWorkTree() throws {
    let workspace = try repository()
    #expect(try NotispecRun("diff", in: workspace).output.hasPrefix("no changes since 'main' ("))
    try rename(workspace)
    let before = try workspace.tree(".git").keys.sorted()
    let run = try NotispecRun("diff", "HEAD", in: workspace)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix(renamed), "\(run.output)")
    #expect(run.output.contains("\n1 change since 'HEAD' ("))
    #expect(try workspace.tree(".git").keys.sorted() == before)
    #expect(try workspace.read("specs/demo/app.yaml").contains("tidy_reminder"))
    #expect(try NotispecRun("diff", "HEAD", "--breaking", in: workspace).status == 1)
    #expect(try NotispecRun("diff", "--breaking", in: workspace).status == 1)
  }

  @Test func sinceThisBranchLeftTheDefaultOne() throws {
    let workspace = try repository()
    try git("git checkout -q -b topic", in: workspace)
    try rename(workspace)
    try git("git commit -q -a -m rename", in: workspace)
    // What others do on main meanwhile is none of this branch's.
    try git("git checkout -q main && sed -i.bak 's/module: Demo/module: Main/' specs/demo/app.yaml", in: workspace)
    try git("git commit -q -a -m other && git checkout -q topic", in: workspace)
    let run = try NotispecRun("diff", in: workspace)
    #expect(run.output.hasPrefix(renamed), "\(run.output)")
    #expect(run.output.contains("\n1 change since 'main' ("))
    #expect(try NotispecRun("diff", "main", in: workspace).output.contains("'app.module' was 'MainNotifications'"))
    // From below, too.
    #expect(try NotispecRun(shell: "cd specs && \"$NOTISPEC\" diff --specs . --breaking", in: workspace).status == 1)
  }

  /// Git tells a hook which repository it is run for, but in a second work tree not where that begins.
  @Test func inAHookOfASecondWorkTree() throws {
    let workspace = try repository()
    let hook = "#!/bin/sh\n\"$NOTISPEC\" diff HEAD\n"
    try workspace.write(hook, to: ".git/hooks/pre-commit")
    try git("chmod +x .git/hooks/pre-commit && git worktree add -q second", in: workspace)
    try workspace.edit("second/specs/demo/app.yaml", "Time to clean", to: "Clean now")
    let identity = "-c user.name=a -c user.email=a@example.com"
    let run = try NotispecRun(shell: "cd second && git \(identity) commit -q -a -m text", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect((run.output + run.errors).contains("1 change since 'HEAD' ("), "\(run.output)\(run.errors)")
    #expect(!(run.output + run.errors).contains("is new"))
  }

  @Test func sinceAFolder() throws {
    let workspace = try TestWorkspace.withDemo(["old/specs/demo/app.yaml": TestWorkspace.demo])
    try rename(workspace)
    for folder in ["old", "old/specs", "./old/"] {
      let run = try NotispecRun("diff", folder, in: workspace)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix(renamed.replacingOccurrences(of: "before: ", with: "before: old/").prefix(100)))
      #expect(run.output.contains("demo/app.yaml:18:3\n"))
      #expect(run.output.hasSuffix("1 change since '\(folder)': 1 break, no risks, 0 safe\n"), "\(run.output)")
    }
  }

  @Test func breaksThatWereAgreedOn() throws {
    let workspace = try repository()
    try rename(workspace)
    let entry = "place: demo/notifications.clean_reminder, reason: \"Another name.\", approver: Dana, release: \"2.0\""
    try workspace.write("notispec: 1\nbreaks: [{ \(entry) }]\n", to: "specs/notispec.yaml")
    let run = try NotispecRun("diff", "--breaking", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("    agreed on for release 2.0 by Dana: Another name.\n"))
    #expect(try NotispecRun("check", in: workspace).status == 0)
    try git("git add -A && git commit -q -m renamed", in: workspace)
    // The release is still to come, wherever this branch began.
    let early = try NotispecRun("diff", "--breaking", "--fail-on", "warning", in: workspace)
    #expect(early.status == 0)
    #expect(early.output.hasPrefix("no changes since 'main'"), "\(early.output)")
    let idle = try NotispecRun("diff", "HEAD", "--breaking", in: workspace)
    #expect(idle.status == 0)
    #expect(idle.output.contains("specs/notispec.yaml:2:19: warning: Nothing breaks at 'demo/notifications.clean_r"))
    #expect(try NotispecRun("diff", "HEAD", "--fail-on", "warning", in: workspace).status == 1)
    #expect(
      try NotispecRun("diff", "HEAD", "--format", "json", in: workspace).output.contains("breaks/acknowledges-nothing"))
  }

  @Test func aBaseWithErrors() throws {
    let workspace = try repository(["specs/other/app.yaml": TestWorkspace.demo])
    try workspace.edit("specs/other/app.yaml", "id: demo", to: "id: other")
    try workspace.edit("specs/other/app.yaml", "module: DemoNotifications", to: "module: OtherNotifications")
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    try git("git commit -q -a -m broken", in: workspace)
    try workspace.edit("specs/demo/app.yaml", "target: paywal", to: "target: paywall")
    try workspace.edit("specs/other/app.yaml", "scheme: demo", to: "scheme: other")
    let run = try NotispecRun("diff", "HEAD", in: workspace)
    #expect(run.output.contains("The base 'HEAD' ("))
    #expect(run.output.contains("  specs/demo/app.yaml:20:13: "), "\(run.output)")
    #expect(
      run.output.contains(
        "\nnot compared: 'demo/notifications.clean_reminder', which has an error in the base "
          + "(specs/demo/app.yaml:20:13)\n"))
    #expect(run.output.contains("'deep_links.scheme' was 'demo' and is now 'other' [other]"))
    let markdown = try NotispecRun("diff", "HEAD", "--format", "markdown", in: workspace)
    #expect(markdown.output.contains("#### To note\n"))
  }

  @Test func nothingPassesThatCouldNotBeCompared() throws {
    let workspace = try TestWorkspace.withDemo(["old/demo/app.yaml": TestWorkspace.demo])
    try workspace.edit("old/demo/app.yaml", "id: demo", to: "id: [demo")
    let run = try NotispecRun("diff", "old", "--breaking", in: workspace)
    #expect(run.status == 1)
    #expect(
      run.output.contains("\nnot compared: the app 'demo', which cannot be read in the base (old/demo/"),
      "\(run.output)")
    #expect(run.output.hasSuffix("\nno changes found since 'old': not everything could be compared\n"))
    #expect(try NotispecRun("diff", "old", in: workspace).status == 0)
    let markdown = try NotispecRun("diff", "old", "--format", "markdown", in: workspace).output
    #expect(
      markdown.contains("\n**Not everything could be compared**: see the end.\n\nNo changes found since `old`.\n"))
    #expect(try NotispecRun("diff", "old", "--format", "json", in: workspace).output.contains("\"complete\": false"))
    // A part that was broken and is gone now is a change that nobody sees.
    try workspace.write(TestWorkspace.demo, to: "old/demo/app.yaml")
    try workspace.edit("old/demo/app.yaml", "target: paywall", to: "target: paywal")
    #expect(try NotispecRun("diff", "old", "--breaking", in: workspace).status == 1)
    try workspace.edit("old/demo/app.yaml", "target: paywal", to: "target: paywall")
    let whole = try NotispecRun("diff", "old", "--breaking", in: workspace)
    #expect(whole.status == 0)
    #expect(whole.output == "no changes since 'old'\n")
  }

  @Test func unknownBases() throws {
    let workspace = try repository()
    for base in ["nope", "--end", "main:specs", "main..topic", "-x", "main\u{1B}[31m"] {
      let run = try NotispecRun("diff", "--", base, in: workspace)
      #expect(run.status == 66, "\(base): \(run.errors)")
      #expect(run.errors.hasPrefix("notispec: cannot read '"))
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(!run.errors.contains("\u{1B}"))
    }
    #expect(try NotispecRun("diff", "", in: workspace).status == 64)
    #expect(try NotispecRun("diff", "HEAD", "HEAD", in: workspace).status == 64)
    #expect(try NotispecRun("diff", "--format", "sarif", in: workspace).status == 64)
    #expect(try NotispecRun("diff", "--app", "nobody", in: workspace).status == 64)
    try workspace.write("x", to: "empty/readme")
    #expect(try NotispecRun("diff", "empty", in: workspace).status == 66)
  }

  @Test func noRepositoryNoCommitNoGit() throws {
    let workspace = try TestWorkspace.withDemo()
    let none = try NotispecRun("diff", in: workspace)
    #expect(none.status == 66)
    #expect(
      none.errors.hasPrefix("notispec: cannot compare with the default branch: 'specs' is not in a git repository"),
      "\(none.errors)")
    try git("git init -q -b main .", in: workspace)
    #expect(try NotispecRun("diff", in: workspace).errors.contains("has no commit yet"))
    let without = try NotispecRun("diff", in: workspace, environment: ["PATH": "/nonexistent"])
    #expect(without.errors.contains("git is not installed"))
    let lonely = try repository()
    try git("git branch -q -m trunk", in: lonely)
    let run = try NotispecRun("diff", in: lonely)
    #expect(run.status == 66)
    #expect(run.errors.contains("name what to compare with"))
  }

  @Test func namesAndContentsThatAreHardToRead() throws {
    let file = "specs/demo/a b\"ü.yaml"
    let workspace = try repository([
      file: "notispec: 1\nstrings:\n  hi: { text: { en: \"Hi\", ru: \"Привет\" } }\n",
      "specs/demo/.hidden.yaml": "nonsense: [", "specs/.attic/x.yaml": "nonsense: [",
      ".gitattributes": "*.yaml export-ignore -text\n",
    ])
    try workspace.edit(file, "Привет", to: "Здравствуйте")
    let run = try NotispecRun("diff", "HEAD", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(file):3:"), "\(run.output)")
    #expect(run.output.contains("'strings.hi.text.ru' was 'Привет' and is now 'Здравствуйте'"))
  }
}
