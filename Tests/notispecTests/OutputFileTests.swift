import Foundation
import Testing

/// `--output`: a whole file or none, and nothing that others have written is lost.
@Suite struct OutputFileTests {
  private static let report = "checked 1 app, 1 notification type, 2 texts in 2 locales: no errors, no warnings\n"

  private func log(_ line: String) throws -> String {
    let workspace = try TestWorkspace.withDemo(["log": "old\n"])
    let run = try NotispecRun(shell: line, in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    return try workspace.read("log")
  }

  /// What the shell has opened is written to, not replaced.
  @Test(arguments: [
    "--output /dev/stdout >> log", "--output /dev/fd/1 >> log", "--output /dev/stderr 2>> log", "--output log >> log",
    "--output /dev/fd/7 7>> log", "--output out >> log",
  ])
  func nothingIsLostOfAFileThatTheShellHasOpened(_ arguments: String) throws {
    let line = "ln -s /dev/stdout out; \"$NOTISPEC\" check \(arguments)"
    #expect(try log(line) == "old\n" + Self.report)
  }

  #if os(Linux)
    @Test func norByItsNameInProc() throws {
      #expect(try log("\"$NOTISPEC\" check --output /proc/self/fd/1 >> log") == "old\n" + Self.report)
    }
  #endif

  @Test func norWhatComesBeforeAndAfter() throws {
    let line = "{ echo before; \"$NOTISPEC\" check --output /dev/stdout; echo after; } > log"
    #expect(try log(line) == "before\n" + Self.report + "after\n")
  }

  @Test func whatIsOpenForReadingStaysAsItIs() throws {
    let workspace = try TestWorkspace.withDemo(["log": "old\n"])
    let run = try NotispecRun(shell: "\"$NOTISPEC\" check --output /dev/stdin < log", in: workspace)
    #expect(run.status == 73)
    #expect(try workspace.read("log") == "old\n")
  }

  /// Before a run changes anything it is sure that it can say so.
  @Test(arguments: ["missing/report", "specs", "specs/demo/app.yaml/report"])
  func withoutAPlaceForTheReportNothingIsDone(_ output: String) throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun("generate", "--output", output, in: workspace)
    #expect([64, 73].contains(run.status))
    #expect(!workspace.exists("generated"))
    #expect(try NotispecRun("init", "other", "--output", "missing/report", in: workspace).status == 73)
    #expect(!workspace.exists("other"))
  }

  /// Its reader sees one report and then the end, and no trial before it.
  @Test func aPipeIsOpenedOnce() throws {
    let workspace = try TestWorkspace.withDemo()
    // The reader may not be there yet.
    let tries = "for i in 1 2 3 4 5 6 7 8 9; do \"$NOTISPEC\" check --output pipe && break; sleep 0.2; done"
    #expect(try NotispecRun(shell: "mkfifo pipe; cat pipe > log & \(tries); wait", in: workspace).status == 0)
    #expect(try workspace.read("log") == Self.report)
  }

  @Test func aTrialLeavesNothing() throws {
    let workspace = try TestWorkspace.withDemo(["report": "old\n"])
    #expect(try NotispecRun("check", "--specs", "nowhere", "--output", "report", in: workspace).status == 66)
    #expect(try workspace.read("report") == "old\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted() == ["report", "specs"])
  }

  /// The system ends other programs that write more than it allows.
  @Test(arguments: ["dump --output report", "generate", "generate --no-atomic", "dump"])
  func aFileThatGrowsBeyondTheLargestSize(_ arguments: String) throws {
    let workspace = try TestWorkspace.withDemo()
    // The threads of tests block signals, and a run takes over from them what is blocked and what is ignored.
    _ = signal(SIGXFSZ, SIG_DFL)
    var (signals, before) = (sigset_t(), sigset_t())
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let run = try NotispecRun(shell: "ulimit -f 1; \"$NOTISPEC\" \(arguments)", in: workspace)
    #expect(run.status == 74, "\(run.status) \(run.errors)")
    #expect(run.errors.contains("File too large"), "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).sorted()
    #expect(names == (arguments.hasSuffix("c") ? ["generated", "specs"] : ["specs"]))
    #expect(try workspace.tree("generated").keys.allSatisfy { !$0.contains(".notispec-") })
  }

  /// What a killed run left beside a file goes; nothing else of that kind does.
  @Test func whatAKilledRunLeftGoes() throws {
    let others = [".notispec-1", ".notispec-x", ".notispec-999999998-mine", ".notispec-999999997/inner"]
    let workspace = try TestWorkspace.withDemo(["out/.notispec-999999998": "half"])
    for name in others { try workspace.write("mine", to: "out/\(name)") }
    #expect(try NotispecRun("check", "--output", "out/report", in: workspace).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.url("out").path).sorted()
        == [".notispec-1", ".notispec-999999997", ".notispec-999999998-mine", ".notispec-x", "report"])
  }

  @Test func aLinkToNothingStaysOne() throws {
    let workspace = try TestWorkspace.withDemo(["reports/other": ""])
    for target in ["reports/today", workspace.url("reports/now").path] {
      try? FileManager.default.removeItem(at: workspace.url("link"))
      try FileManager.default.createSymbolicLink(atPath: workspace.url("link").path, withDestinationPath: target)
      #expect(try NotispecRun("check", "--output", "link", in: workspace).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url("link").path) == target)
    }
    #expect(try workspace.read("reports/today") == Self.report)
    #expect(try workspace.read("reports/now") == Self.report)
    try FileManager.default.removeItem(at: workspace.url("link"))
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("link").path, withDestinationPath: "specs/demo/new.yaml")
    #expect(try NotispecRun("check", "--output", "link", in: workspace).status == 64)
  }

  @Test(arguments: ["a/b/report", "a/report"])
  func theMissingFolderIsNamed(_ path: String) throws {
    let workspace = try TestWorkspace.withDemo()
    let folder = path.dropLast("/report".count)
    let sentence = "notispec: cannot write '\(path)': the folder '\(folder)' does not exist\n"
    #expect(try NotispecRun("check", "--output", path, in: workspace).errors == sentence)
    let run = try NotispecRun("generate", "--generated", path, in: workspace)
    #expect(run.status == 73)
    #expect(run.errors == sentence)
  }
}
