import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct ContradictionRule: LintRule {
  static let code: DiagnosticCode = "scheduling/contradiction"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    quietHours(spec)
      + spec.notifications.flatMap { type in
        type.triggers.compactMap { trigger in
          let shared = type.conditions.flatMap(\.parts)
          let conditions = shared + trigger.conditions.flatMap(\.parts)
          for (number, condition) in conditions.enumerated() {
            if condition.rule.isNever {
              return finding(
                "\(type.never(trigger, "is never sent")): this condition is never true, because none of these signals "
                  + "is newer than the newest of them", at: condition.span)
            }
            if trigger.rule.rulesOut(condition.rule) {
              return finding(
                "\(type.never(trigger, "is never sent")): when the trigger has waited long enough, this condition "
                  + "is false",
                at: condition.span, notes: [Diagnostic.Note("the trigger is here", at: trigger.span)])
            }
            guard let other = conditions[..<number].first(where: condition.excludes) else { continue }
            // Conditions of the type hold for every trigger.
            let isOfType = number < shared.count
            let start = isOfType ? "'notifications.\(type.id)' is never sent" : type.never(trigger, "is never sent")
            return finding(
              "\(start): this condition and another one exclude each other",
              at: condition.span, notes: [Diagnostic.Note("the other condition is here", at: other.span)])
          }
          return nil
        }
      }.uniqued
  }

  /// Quiet hours whose `when` is never true.
  private func quietHours(_ spec: Spec) -> [Diagnostic] {
    spec.policies.allQuietHours.compactMap { hours in
      let conditions = hours.when.map(\.parts) ?? []
      for (number, condition) in conditions.enumerated() {
        guard let other = conditions[..<number].first(where: condition.excludes) else { continue }
        return finding(
          "The quiet hours never begin: this condition and another one of 'when' exclude each other",
          at: condition.span,
          notes: [Diagnostic.Note("the other condition is here", at: other.span)])
      }
      return nil
    }
  }
}

extension [Diagnostic] {
  /// A contradiction of the conditions of a type is found once for each of its triggers.
  var uniqued: [Diagnostic] {
    reduce(into: []) { found, next in if !found.contains(next) { found.append(next) } }
  }
}

extension NotificationItem {
  /// The beginning of a finding about what cannot come by one trigger: another one may still send the type.
  func never(_ trigger: TriggerItem, _ words: String) -> String {
    triggers.count > 1
      ? "The trigger '\(trigger.name)' never sends 'notifications.\(id)'" : "'notifications.\(id)' \(words)"
  }
}

extension ConditionItem {
  /// What must hold: the members of `all`, or else the condition itself.
  var parts: [ConditionItem] {
    if case .all(let items) = form { return items.flatMap(\.parts) }
    return [self]
  }

  fileprivate func excludes(_ other: ConditionItem) -> Bool {
    if rule.excludes(other.rule) { return true }
    if case .preference(let a) = form, case .preference(let b) = other.form {
      return a.id.value == b.id.value && a.rule != b.rule
    }
    guard case .last(let a) = form, case .last(let b) = other.form, a.signal.value == b.signal.value,
      a.test.parameter.value == b.test.parameter.value
    else { return false }
    return !a.test.test.range.overlaps(b.test.test.range)
  }
}

extension ConditionRule {
  /// `{ signal: order_placed, since: order_placed }`
  fileprivate var isNever: Bool {
    if case .happened(let signal, .signal(let other), _) = self { signal.signal == other } else { false }
  }
}

extension ValueTest {
  /// The values that pass; an open end is the next possible number.
  var range: ClosedRange<Double> {
    // What people set is not known.
    if preference != nil { return -Double.infinity...Double.infinity }
    return switch comparison {
    case .above: value.nextUp...Double.infinity
    case .atLeast: value...Double.infinity
    case .below: -Double.infinity...value.nextDown
    case .atMost: -Double.infinity...value
    case .equals: value...value
    }
  }
}
