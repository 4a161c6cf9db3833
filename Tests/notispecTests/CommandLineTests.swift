import Foundation
import Testing

/// Options, exit codes and where output goes.
@Suite struct CommandLineTests {
  @Test func version() throws {
    let run = try NotispecRun("--version", in: try TestWorkspace())
    #expect(run.status == 0)
    #expect(run.output.split(separator: ".").count == 3)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ["chek"], ["check", "--formt", "json"], ["check", "--format", "xml"], ["conform", "--format", "sarif"],
    ["check", "--app", "dmo"], ["check", "--specs", ""], ["check", "--fail-on", "never", "extra"],
  ])
  func wrongUse(_ arguments: [String]) throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try RunningNotispec(arguments, in: workspace).end()
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors != "")
  }

  @Test(arguments: [
    (["chek"], "'chek': did you mean 'check'?"), (["hlp"], "'hlp': did you mean 'help'?"),
    (["help", "bogus"], "'bogus' (the verbs are: check, generate, "),
    (["help", "genrate"], "did you mean 'generate'?"),
    (["strings", "exprt", "--locale", "ru"], "'exprt': did you mean 'export'?"), ([""], "'' (the verbs are: "),
  ])
  func unknownVerbIsSuggested(_ arguments: [String], _ sentence: String) throws {
    let run = try RunningNotispec(arguments, in: try TestWorkspace()).end()
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("notispec: there is no verb ") && run.errors.contains(sentence), "\(run.errors)")
  }

  @Test(arguments: [
    ["help"], ["help", "check"], ["help", "strings", "export"], ["strings", "--help"], ["help", "help"],
  ])
  func helpIsAResult(_ arguments: [String]) throws {
    let run = try RunningNotispec(arguments, in: try TestWorkspace()).end()
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE: notispec"), "\(run.output)")
  }

  /// It would name another file than the one that was meant.
  @Test(arguments: ["check --output $'x\\377'", "check --output=$'x\\377'", "explain $'\\300\\200'"])
  func anArgumentThatIsNotUTF8(_ arguments: String) throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun(shell: "\"$NOTISPEC\" \(arguments)", in: workspace)
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.hasPrefix("notispec: argument ") && run.errors.contains("is not UTF-8"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path) == ["specs"])
  }

  @Test func unknownAppIsSuggested() throws {
    let run = try NotispecRun("check", "--app", "dmo", in: try TestWorkspace.withDemo())
    #expect(run.errors.contains("did you mean 'demo'?"))
  }

  @Test func outputGoesToAFile() throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun("check", "--output", "report.txt", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("checked 1 app"))
    #expect(try workspace.read("report.txt") == run.output)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted() == ["report.txt", "specs"])
  }

  @Test func outputThatCannotBeCreated() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun("check", "--output", "missing/report.txt", in: workspace).status == 73)
    #expect(try NotispecRun("check", "--output", ".", in: workspace).status == 73)
  }

  /// No verb writes its results over what it reads.
  @Test func outputAmongInputs() throws {
    let workspace = try TestWorkspace.withDemo(["conformance/a.yaml": "notispec_scenarios: 1\n"])
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(symlink(workspace.url("specs").path, workspace.url("link").path) == 0)
    let before = try workspace.tree(".")
    let verbs = [
      ["check"], ["generate"], ["conform"], ["coverage"], ["diff", "specs"], ["list"], ["dump"],
      ["explain", "copy/too-long"],
      ["strings", "export", "--locale", "ru"], ["strings", "import", "x"], ["json-schema"], ["init", "new"],
    ]
    for verb in verbs {
      let run = try RunningNotispec(verb + ["--output", "specs/demo/app.yaml"], in: workspace).end()
      #expect(run.status == 64, "\(verb)")
      #expect(run.errors.contains("'specs/demo/app.yaml' is in 'specs'"), "\(verb): \(run.errors)")
    }
    for path in ["specs", "link/new.txt", "link/../specs/a", "conformance/a.yaml", "generated/manifest.json"] {
      #expect(try NotispecRun("check", "--output", path, in: workspace).status == 64, "\(path)")
    }
    #expect(
      try NotispecRun("check", "--generated", "link", "--specs", "specs", "--output", "specs/a", in: workspace).status
        == 64)
    #expect(try workspace.tree(".") == before)
  }

  /// Whoever exchanges the whole project for what is generated leaves everybody in a folder that is gone.
  @Test func generatedAroundInputs() throws {
    let workspace = try TestWorkspace.withDemo(["tables/proofs/a.yaml": "notispec_scenarios: 1\n"])
    #expect(symlink(".", workspace.url("link").path) == 0)
    let before = try workspace.tree(".")
    for folder in [".", "specs", "specs/demo/..", "link", workspace.folder.path, "/"] {
      for more in [[], ["--check"], ["--no-atomic"]] {
        let run = try RunningNotispec(["generate", "--generated", folder] + more, in: workspace).end()
        #expect(run.status == 64, "\(folder)")
        #expect(run.errors.contains("contains 'specs'"), "\(run.errors)")
      }
    }
    let run = try NotispecRun(
      "generate", "--generated", "tables", "--conformance", "tables/proofs", in: workspace)
    #expect(run.status == 64 && run.errors.contains("contains 'tables/proofs'"), "\(run.errors)")
    #expect(try workspace.tree(".") == before)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun(shell: "\"$NOTISPEC\" check >/dev/full", in: workspace).status == 74)
    #expect(try NotispecRun(shell: "\"$NOTISPEC\" --version >/dev/full", in: workspace).status == 74)
    #expect(try NotispecRun("check", "--output", "/dev/full", in: workspace).status == 74)
  }

  @Test func closedOutput() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun(shell: "\"$NOTISPEC\" check >&-", in: workspace).status == 74)
    #expect(try NotispecRun(shell: "\"$NOTISPEC\" check >&- 2>&-", in: workspace).status == 74)
  }

  @Test func readerThatWentAway() throws {
    let workspace = try TestWorkspace.withDemo()
    let line = "{ sleep 0.3; \"$NOTISPEC\" check; } | true; exit ${PIPESTATUS[0]}"
    #expect(try NotispecRun(shell: line, in: workspace).status == 141)
    #expect(try NotispecRun(shell: "trap '' PIPE; " + line, in: workspace).status == 141)
  }

  @Test func colorsOnlyWhereAsked() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    #expect(!(try NotispecRun("check", in: workspace).output.contains("\u{1B}[")))
    #expect(try NotispecRun("check", "--color", "always", in: workspace).output.contains("\u{1B}["))
    let off = try NotispecRun("check", "--color", "auto", in: workspace, environment: ["NO_COLOR": "1"])
    #expect(!off.output.contains("\u{1B}["))
  }

  @Test func failOnDecidesTheExitCode() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "  photos_cleaned: {}", to: "  photos_cleaned: {}\n  nobody_asks: {}")
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("no errors, 1 warning\n"))
    #expect(try NotispecRun("check", "--fail-on", "warning", in: workspace).status == 1)
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    #expect(try NotispecRun("check", in: workspace).status == 1)
    #expect(try NotispecRun("check", "--fail-on", "never", in: workspace).status == 0)
  }

  @Test func quietLeavesTheSummaryOut() throws {
    let run = try NotispecRun("check", "--quiet", in: try TestWorkspace.withDemo())
    #expect(run.status == 0)
    #expect(run.output == "")
  }
}
