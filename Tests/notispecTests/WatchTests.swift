import Foundation
import Testing
import TextWriting

@testable import notispec

private typealias Ending = notispec.ExitStatus

/// `--watch`: nothing here waits.
@Suite struct WatchTests {
  private let workspace: TestWorkspace

  init() throws { workspace = try TestWorkspace.withDemo(["specs/templates/a.txt": "a"]) }

  /// A watch whose every pause makes the next of some changes.
  ///
  /// - Returns: What was announced.
  private func watch(
    _ changes: [() throws -> Void], run: () throws(WorldError) -> Ending
  ) throws -> (said: [String], status: Ending) {
    let (root, said, next) = (workspace.url("specs").path, Box<[String]>([]), Box(0))
    let watch = Watch(
      look: { InputStamps(of: [root, root + "/missing"], in: .none) },
      wait: {
        // Two pauses for each change: after the second the files are at rest.
        defer { next.value += 1 }
        guard next.value < changes.count * 2 else { return false }
        if next.value.isMultiple(of: 2) { try? changes[next.value / 2]() }
        return true
      },
      announce: { said.value.append($0.text.replacing(root + "/", with: "")) })
    let status = try watch.run(run)
    return (said.value, status)
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test func aChangeIsOneMoreRun() throws {
    var runs = 0
    let result = try watch([
      { try workspace.write("changed", to: "specs/templates/a.txt") },
      { try workspace.write("notispec: 1\n", to: "specs/demo/b.yaml") },
      { try FileManager.default.removeItem(at: workspace.url("specs/demo")) },
    ]) { () throws(WorldError) in
      runs += 1
      return runs == 3 ? .findings : .success
    }
    #expect(runs == 4 && result.status == .success)
    let waiting = "watching for changes; Ctrl-C ends it"
    #expect(
      result.said == [
        waiting, "templates/a.txt changed", waiting, "demo/b.yaml changed", waiting,
        "demo/app.yaml and 1 more file changed", waiting,
      ])
  }

  /// Of several changes in a row the last one is waited for.
  @Test func hiddenFilesAndNothing() throws {
    var runs = 0
    let result = try watch([{}, { try workspace.write("x", to: "specs/demo/.app.yaml.swp") }]) {
      () throws(WorldError) in
      runs += 1
      return .findings
    }
    #expect(runs == 1 && result.status == .findings)
  }

  @Test func whatARunThrowsDoesNotEndTheWatch() throws {
    var runs = 0
    let result = try watch([{ try workspace.write("changed", to: "specs/templates/a.txt") }]) { () throws(WorldError) in
      runs += 1
      throw .unreadable("specs", "it is gone")
    }
    #expect(runs == 2 && result.status == .unreadableInput)
    #expect(result.said.filter { $0 == "notispec: cannot read 'specs': it is gone" }.count == 2, "\(result.said)")
  }

  @Test func aWrongCommandLineDoes() throws {
    #expect(throws: WorldError.self) {
      try watch([]) { () throws(WorldError) in throw .usage("there is no app 'x'") }
    }
  }

  /// What is changed during a run is changed for the next one.
  @Test func aChangeDuringARunCounts() throws {
    var runs = 0
    _ = try watch([{}]) { () throws(WorldError) in
      runs += 1
      if runs == 1 { try? workspace.write("changed", to: "specs/templates/a.txt") }
      return .success
    }
    #expect(runs == 2)
  }

  @Test func filesAreNotFixedMeanwhile() throws {
    let run = try NotispecRun("check", "--watch", "--fix", in: workspace)
    #expect(run.status == 64 && run.errors.contains("'--watch' cannot be combined with '--fix'"), "\(run.errors)")
  }

  @Test(arguments: ["check", "generate", "conform"])
  func anInterruptedWatchEndsLikeAnyRun(_ verb: String) throws {
    let run = try RunningNotispec([verb, "--watch"], in: workspace)
    run.send(signal: SIGINT)
    #expect(try run.end().status == 130)
  }
}
