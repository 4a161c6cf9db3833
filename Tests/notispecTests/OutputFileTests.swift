import Foundation
import Testing

/// `--output`: a whole file or none, and nothing that others have written is lost.
@Suite(.timeLimit(.minutes(10)))
struct OutputFileTests {
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
}
