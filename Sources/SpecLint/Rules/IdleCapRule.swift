import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleCapRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-cap"
  static let page = """
    Every cap holds something back.

    Why: a cap of two a day is never reached next to a cap of one a day. It looks like a rule and has no effect. Usually
    its window or its number is wrong.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    """
      notispec: 1
      policies:
        caps:
    -     - { id: one, max: 1, per: calendar_day }
    -     - { id: 1️⃣two, max: 2, per: calendar_day }
    +     - { id: daily, max: 1, per: calendar_day }
    +     - { id: weekly, max: 3, per: 168h }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    let caps = spec.policies.rule.caps
    guard caps.count == spec.policies.capSpans.count else { return [] }
    return caps.indices.compactMap { index in
      let stricter = caps.indices.first { other in
        guard other != index, caps[other].window == caps[index].window else { return false }
        return caps[other].max < caps[index].max || (caps[other].max == caps[index].max && other < index)
      }
      return stricter.map { other in
        finding(
          "The cap '\(caps[index].id)' is never reached: '\(caps[other].id)' lets \(caps[other].max) through in the same time",
          at: spec.policies.capSpans[index],
          notes: [Diagnostic.Note("'\(caps[other].id)' is here", at: spec.policies.capSpans[other])])
      }
    }
  }
}
