import Foundation
import TestSupport
import Testing

/// Real processes that are killed with SIGKILL at every moment of their work, and started again.
///
/// `NOTISPEC_KILLS=all` kills more than a thousand times: at every moment, and again at every moment of the start after
/// that.
@Suite struct CrashTests {
  /// One run of the app: when, and what happens in it.
  private struct Run {
    var hour: Double
    var event: String
  }

  private static let runs = [
    Run(hour: 8, event: ""), Run(hour: 8.1, event: "signal:limit"), Run(hour: 8.2, event: "signal:alarm"),
    Run(hour: 9.5, event: "count:10"), Run(hour: 9.6, event: "signal:left"), Run(hour: 10, event: "enabled:off"),
    Run(hour: 10.1, event: "enabled:on"), Run(hour: 30, event: "signal:limit"), Run(hour: 33.5, event: ""),
    Run(hour: 34, event: "count:50"), Run(hour: 60, event: ""), Run(hour: 120, event: "signal:alarm"),
  ]

  /// Noon of 2 March 2026 in UTC, less twelve hours.
  private static let start: Int64 = 1_772_409_600_000

  @Test func killedAtAnyMomentARelaunchEndsWithTheSamePlan() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let isThorough = ProcessInfo.processInfo.environment["NOTISPEC_KILLS"] == "all"
    let good = folder.appending(path: "good")
    try FileManager.default.createDirectory(at: good.appending(path: "center"), withIntermediateDirectories: true)
    var kills = 0
    for (number, run) in Self.runs.enumerated() {
      let before = try copy(good, to: folder.appending(path: "before"))
      #expect(try start(good, run) == nil)
      let expected = try tracesAfterTwoStarts(
        try copy(good, to: folder.appending(path: "expected")), Run(hour: run.hour, event: ""))
      var moment = 1
      while true {
        let killed = try copy(before, to: folder.appending(path: "killed"))
        guard let rest = try kill(killed, run, at: moment) else { break }
        kills += 1
        // Thorough: the start after the kill is killed too, at each of its own moments.
        var second = 0
        while true {
          let twice = try copy(killed, to: folder.appending(path: "twice"))
          var left = rest
          if second > 0 {
            guard let more = try kill(twice, rest, at: second) else { break }
            kills += 1
            left = more
          }
          let traces = try tracesAfterTwoStarts(twice, left)
          #expect(traces == expected, "run \(number), killed at moment \(moment), then at \(second)")
          guard isThorough else { break }
          second += 1
        }
        moment += isThorough ? 1 : 3
      }
    }
    #expect(kills > (isThorough ? 1_000 : 30), "\(kills) kills")
  }

  private func copy(_ folder: URL, to other: URL) throws -> URL {
    try? FileManager.default.removeItem(at: other)
    try FileManager.default.copyItem(at: folder, to: other)
    return other
  }

  /// What is left to do after the kill; nil when the run ended before it.
  ///
  /// Killed before its first write nothing of a run is known, and what happened in it happens again.
  private func kill(_ folder: URL, _ run: Run, at moment: Int) throws -> Run? {
    let old = try? Data(contentsOf: folder.appending(path: "state"))
    guard try start(folder, run, dyingAt: moment) == SIGKILL else { return nil }
    let isKnown = (try? Data(contentsOf: folder.appending(path: "state"))) != old
    return Run(hour: run.hour + 0.0005, event: isKnown ? "" : run.event)
  }

  /// The second start learns what came due at once in the first.
  private func tracesAfterTwoStarts(_ folder: URL, _ run: Run) throws -> Traces {
    #expect(try start(folder, Run(hour: run.hour + 0.001, event: run.event)) == nil)
    #expect(try start(folder, Run(hour: run.hour + 0.002, event: "")) == nil)
    return try Traces(of: folder)
  }

  /// What a run leaves behind for others to see.
  private struct Traces: Equatable {
    /// Requests by identifier, each with its text, and its time where that is still to come.
    var center: [String: String] = [:]
    /// Analytics records by event and id; handed over at least once, they count once.
    var records: Set<String> = []
    var alertedAgain: [String] = []

    init(of folder: URL) throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "center").path)
      for name in names where !name.hasSuffix(".new") {
        center[name] = try String(contentsOf: folder.appending(path: "center/\(name)"), encoding: .utf8)
          .split(separator: " ").last.map(String.init)
      }
      records = Set(try Self.lines(folder, "analytics"))
      alertedAgain = try Self.lines(folder, "center.log").filter { $0.hasPrefix("again") }
    }

    private static func lines(_ folder: URL, _ name: String) throws -> [String] {
      let path = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: path.path) else { return [] }
      return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  /// The signal that ended the process; nil when it ended by itself.
  private func start(_ folder: URL, _ run: Run, dyingAt moment: Int = 0) throws -> Int32? {
    let process = Process()
    process.executableURL = try BuildFolder.holding("CrashProbe").appending(path: "CrashProbe")
    let instant = Self.start + Int64(run.hour * 3_600_000)
    process.arguments = [folder.path, "\(instant)", "\(moment)", run.event]
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return process.terminationStatus }
    #expect(process.terminationStatus == 0)
    return nil
  }
}
