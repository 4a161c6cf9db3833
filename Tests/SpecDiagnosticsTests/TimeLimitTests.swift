import Foundation
import TestSupport
import Testing

/// No test fails because a machine is slow: what must not take long is held to its growth or to a run of a known size.
@Suite struct TimeLimitTests {
  @Test func noTestIsHeldToAClock() throws {
    let tests = Golden.packageFolder().appendingPathComponent("Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path).sorted()
    // Benchmarks measure and judge nothing.
    for path in paths where path.hasSuffix(".swift") && !path.hasPrefix("Benchmarks/") {
      let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      // In two pieces, so that this file holds none of them.
      for name in [".time" + "Limit(", "Continuous" + "Clock", "Suspending" + "Clock", "CLOCK_" + "MONOTONIC"] {
        if text.contains(name) { Issue.record("Tests/\(path) uses \(name)") }
      }
    }
  }

  @Test func theFuzzerWaitsAnHourForAnInput() throws {
    let script = Golden.packageFolder().appendingPathComponent("Tests/Fuzz/run")
    let text = try String(contentsOf: script, encoding: .utf8)
    let seconds = try #require(text.firstMatch(of: /-timeout=(\d+)/).flatMap { Int($0.1) })
    #expect(seconds >= 3_600)
  }
}
