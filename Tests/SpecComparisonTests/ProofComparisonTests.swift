import SpecDiagnostics
import Testing

@testable import SpecComparison

/// Which proofs are gone, demand less or are excused.
@Suite struct ProofComparisonTests {
  private func scenario(_ id: String, _ parts: [Proof.Part]) -> Proof {
    var proof = Proof(
      .scenario, "demo.clean/\(id)", group: "demo.clean", app: "demo", at: SourceSpan(startOf: "s.yaml"))
    proof.parts = parts
    return proof
  }

  private func delivered(_ key: String, _ value: String, word: String = "delivered") -> Proof.Part {
    Proof.Part(
      .expectation, "\(word): tidy, \(key): \(value)", subject: "delivered tidy", values: ["word": word, key: value])
  }

  private func messages(_ base: [Proof], _ current: [Proof]) -> [String] {
    ProofComparison.changes(from: base, to: current).map(\.message)
  }

  @Test func aCaseThatIsGone() {
    let (a, b) = (scenario("a", [delivered("at", "10:00")]), scenario("b", [delivered("at", "11:00")]))
    #expect(messages([a, b], [a]) == ["The case 'demo.clean/b' was removed"])
    #expect(messages([a, b], []) == ["All 2 scenarios of 'demo.clean' were removed"])
    #expect(messages([a], [a, b]) == [])
    // The same under another id is still there, once.
    #expect(messages([a], [scenario("c", a.parts)]) == [])
    #expect(messages([a, scenario("d", a.parts), b], [scenario("c", a.parts), b]).count == 1)
  }

  @Test func anExpectationThatIsGone() {
    let row = Proof.Part(.row, "morning")
    let covers = Proof.Part(.covers, "D/1")
    let old = scenario("a", [delivered("at", "10:00"), row, covers])
    #expect(
      messages([old], [scenario("a", [])]) == [
        "The case 'demo.clean/a' no longer expects 'delivered: tidy, at: 10:00'",
        "The case 'demo.clean/a' no longer has the row 'morning'", "The case 'demo.clean/a' no longer covers 'D/1'",
      ])
    #expect(messages([scenario("a", [])], [old]) == [])
  }

  @Test(arguments: [
    ("at", "10:00", "between", "[10:00, 11:00]", true),
    ("between", "[10:00, 11:00]", "between", "[09:00, 11:00]", true),
    ("between", "[10:00, 11:00]", "between", "[10:00, 12:00]", true), ("at", "10:00", "quiet", "true", true),
    ("between", "[10:00, 11:00]", "between", "[10:10, 10:50]", false), ("at", "10:00", "at", "10:30", false),
    ("between", "[10:00, 11:00]", "at", "10:30", false),
  ])
  func anExpectationThatDemandsLess(_ old: String, _ value: String, _ new: String, _ other: String, _ isLess: Bool) {
    let found = messages([scenario("a", [delivered(old, value)])], [scenario("a", [delivered(new, other)])])
    #expect(
      found
        == (isLess
          ? [
            "The case 'demo.clean/a' demands less: 'delivered: tidy, \(new): \(other)' instead of 'delivered: tidy, \(old): \(value)'"
          ] : []))
  }

  @Test func aListThatLeavesRoomForOthersDemandsLess() {
    let old = scenario("a", [delivered("at", "10:00")])
    #expect(messages([old], [scenario("a", [delivered("at", "10:00", word: "delivered_includes")])]).count == 1)
    #expect(messages([scenario("a", [delivered("at", "10:00", word: "delivered_includes")])], [old]) == [])
  }

  @Test func aRequirementThatIsCheckedByLess() {
    func requirement(_ rank: Int, _ word: String, _ quote: [String] = ["A", "B"]) -> Proof {
      var proof = Proof(.requirement, "D/1", group: "d", at: SourceSpan(startOf: "r.yaml"))
      proof.strength = (rank, word)
      proof.parts = quote.map { Proof.Part(.quoteLine, $0) }
      return proof
    }
    let device = requirement(1, "device")
    #expect(
      messages([requirement(3, "scenario")], [device])
        == ["The requirement 'D/1' is now checked by 'device' instead of 'scenario'"])
    #expect(messages([device], [requirement(3, "scenario")]) == [])
    #expect(messages([device], [requirement(1, "device", ["A"])]) == ["The quote of 'D/1' no longer has 'B'"])
  }

  @Test func anExcuse() {
    func excuse(_ until: String?, _ kind: Proof.Kind = .knownFailure) -> Proof {
      var proof = Proof(kind, "demo.*", group: "known", at: SourceSpan(startOf: "k.yaml"))
      proof.reason = "Later."
      proof.until = until
      return proof
    }
    #expect(messages([], [excuse("2026-12-31")]) == ["Cases that match 'demo.*' may fail from now on: Later."])
    #expect(
      messages([excuse("2026-12-31")], [excuse("2027-01-31")])
        == ["Cases that match 'demo.*' may fail until 2027-01-31 instead of 2026-12-31: Later."])
    #expect(messages([excuse("2026-12-31")], [excuse("2026-11-30")]) == [])
    #expect(messages([excuse("2026-12-31")], []) == [])
    #expect(messages([excuse("2026-12-31", .namedOnly)], [excuse(nil, .namedOnly)]).first?.contains("for good") == true)
  }

  @Test func aLevel() {
    func level(_ rank: Int, _ word: String) -> Proof {
      var proof = Proof(.level, "copy/too-long", group: "levels", at: SourceSpan(startOf: "n.yaml"))
      (proof.strength, proof.usualStrength) = ((rank, word), (2, "warning"))
      return proof
    }
    #expect(messages([], [level(0, "off")]) == ["The level of 'copy/too-long' is now 'off' instead of 'warning'"])
    #expect(messages([], [level(3, "error")]) == [])
    #expect(messages([level(3, "error")], [level(2, "warning")]).count == 1)
    #expect(messages([level(3, "error")], []) == ["The level of 'copy/too-long' is now 'warning' instead of 'error'"])
  }
}
