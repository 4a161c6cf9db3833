import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleCapRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-cap"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let caps = spec.policies.rule.caps
    guard caps.count == spec.policies.capSpans.count else { return [] }
    return caps.indices.compactMap { index in
      let stricter = caps.indices.first { other in
        guard other != index, caps[other].countsAll(of: caps[index]) else { return false }
        if caps[index].window == .calendarWeek, caps[other].isDaily { return caps[other].max * 7 <= caps[index].max }
        guard caps[other].window == caps[index].window else { return false }
        return caps[other].max < caps[index].max
          || (caps[other].max == caps[index].max && (other < index || !caps[index].countsAll(of: caps[other])))
      }
      return stricter.map { other in
        let time = caps[other].window == caps[index].window ? "in the same period" : "a day"
        return finding(
          "The cap '\(caps[index].id)' never holds anything back: '\(caps[other].id)' lets through only "
            + "\(caps[other].max) \(time)",
          at: spec.policies.capSpans[index],
          notes: [Diagnostic.Note("'\(caps[other].id)' is here", at: spec.policies.capSpans[other])])
      }
    }
  }
}

extension CapRule {
  /// Whether it counts every type that another one counts.
  fileprivate func countsAll(of other: CapRule) -> Bool {
    groups.isEmpty || !other.groups.isEmpty && other.groups.allSatisfy(groups.contains)
  }

  fileprivate var isDaily: Bool { window == .calendarDay || window == .rollingDay }
}
