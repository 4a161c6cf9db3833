import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import SpecLint
import Testing

@Suite struct LintPolicyTests {
  private static func span(_ line: Int, _ columns: Range<Int> = 1..<5, in file: String = "a.yaml") -> SourceSpan {
    SourceSpan(
      file: file, start: SourcePosition(line: line, column: columns.lowerBound),
      end: SourcePosition(line: line, column: columns.upperBound))
  }

  private let findings = [
    Diagnostic("a/b", .warning, "first", at: span(3)), Diagnostic("a/b", .warning, "second", at: span(9)),
    Diagnostic("c/d", .note, "third", at: span(3)),
  ]

  private func waiver(
    _ rule: DiagnosticCode = "a/b", _ place: String = "pets/x", until: String = "2026-03-02"
  ) throws -> WaiverItem {
    WaiverItem(
      rule: Located(rule, at: Self.span(1, in: "w")), place: Located(place, at: Self.span(2, in: "w")),
      why: Justification(
        reason: "Later.", owner: "care",
        until: Located(try #require(CivilDate(until)), at: Self.span(3, in: "w"))))
  }

  private func policy(
    _ waivers: [WaiverItem], levels: [(DiagnosticCode, LintLevel)] = [], today: String = "2026-03-02"
  ) throws -> LintPolicy {
    let items = levels.map { LevelItem(rule: Located($0.0, at: Self.span(1, in: "w")), level: $0.1) }
    return LintPolicy(Workspace(levels: items, waivers: waivers), today: CivilDate(today))
  }

  /// The place of every waiver is lines 2 to 4.
  private func apply(
    _ policy: inout LintPolicy, app: String = "pets", isComplete: Bool = true
  ) -> (findings: [String], waived: [String]) {
    let place = SourceSpan(
      file: "a.yaml", start: SourcePosition(line: 2, column: 1), end: SourcePosition(line: 4, column: 1))
    let result = policy.apply(to: findings, of: app, isComplete: isComplete) { $0.path == "x" ? [place] : nil }
    return (
      result.findings.map { "\($0.severity) \($0.message)" },
      result.waived.map { "\($0.diagnostic.message): \($0.justification)" }
    )
  }

  @Test func levelsReplaceThoseOfTheRule() throws {
    var policy = try policy([], levels: [("a/b", .off), ("c/d", .error)])
    #expect(apply(&policy).findings == ["error third"])
    var note = try self.policy([], levels: [("a/b", .note)])
    #expect(apply(&note).findings == ["note first", "note second", "note third"])
  }

  @Test func aWaiverSilencesItsRuleAtItsPlace() throws {
    var policy = try policy([try waiver()])
    let result = apply(&policy)
    #expect(result.findings == ["warning second", "note third"])
    #expect(result.waived == ["first: Later. (care, until 2026-03-02)"])
    #expect(policy.findings == [])
  }

  @Test func aWaiverIsOverOnTheNextDay() throws {
    var policy = try policy([try waiver()], today: "2026-03-03")
    #expect(apply(&policy).findings == ["warning first", "warning second", "note third"])
    #expect(policy.findings.map(\.code) == ["waivers/expired"])
    #expect(policy.findings.first?.span == Self.span(3, in: "w"))
    #expect(policy.findings.first?.message.hasSuffix("agree on a new date with 'care'") == true)
    var useless = try self.policy([try waiver("e/f")], today: "2026-03-03")
    _ = apply(&useless)
    #expect(useless.findings.map(\.code) == ["waivers/expired"])
    #expect(useless.findings.first?.message.hasSuffix("Remove it") == true)
  }

  @Test func aWaiverThatSilencesNothing() throws {
    var policy = try policy([try waiver("e/f")])
    _ = apply(&policy)
    #expect(policy.findings.map(\.code) == ["waivers/silences-nothing"])
    #expect(policy.findings.first?.severity == .error)
    #expect(policy.findings.first?.span == Self.span(2, in: "w"))
    var off = try self.policy([try waiver()], levels: [("a/b", .off)])
    _ = apply(&off)
    #expect(off.findings.first?.message.contains("the rule is off in 'lint.levels'") == true)
  }

  @Test func aWaiverMayStillSilenceSomething() throws {
    let items = [try waiver("e/f"), try waiver("e/f", "pets/nowhere")]
    var broken = try policy(items)
    _ = apply(&broken, isComplete: false)
    #expect(broken.findings == [])
    var unknown = try policy([items[1]])
    _ = apply(&unknown)
    #expect(unknown.findings == [])
    var other = try policy([items[0], try waiver(until: "2020-01-01")])
    _ = apply(&other, app: "plants")
    #expect(other.findings == [])
  }

  @Test func overlappingWaiversAreBothUsed() throws {
    var policy = try policy([try waiver(until: "2026-03-01"), try waiver(), try waiver(until: "2026-04-01")])
    #expect(apply(&policy).waived == ["first: Later. (care, until 2026-03-02)"])
    #expect(policy.findings.map(\.code) == ["waivers/expired"])
  }
}
