import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct NeverDueRule: LintRule {
  static let code: DiagnosticCode = "scheduling/never-due"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type in
      type.requirements.compactMap { impossible($0, spec, type) } + type.triggers.flatMap { unreached($0, spec, type) }
        + opposed(type, spec) + excluded(type, spec) + expired(type)
    }
  }

  /// A comparison that no percentage passes.
  private func impossible(_ requirement: Requirement, _ spec: Spec, _ type: NotificationItem) -> Diagnostic? {
    let name = requirement.test.parameter
    guard spec.signal(requirement.signal)?.parameter(name.value)?.kind == .percent else { return nil }
    let test = requirement.test.test
    guard test.preference == nil else { return nil }
    let isPossible =
      switch test.comparison {
      case .above: test.value < 100
      case .atLeast: test.value <= 100
      case .below: test.value > 0
      case .atMost: test.value >= 0
      case .equals: (0...100).contains(test.value)
      }
    guard !isPossible else { return nil }
    let start = requirement.trigger.map { type.never($0, "never comes") } ?? "'notifications.\(type.id)' never comes"
    return finding(
      "\(start): '\(name.value)' is a percentage from 0 to 100 and never passes this test",
      at: name.span)
  }

  /// Values to reach that are not percentages.
  private func unreached(_ trigger: TriggerItem, _ spec: Spec, _ type: NotificationItem) -> [Diagnostic] {
    guard case .reached(let item) = trigger.schedule,
      spec.signal(item.signal.value)?.parameter(item.parameter.value)?.kind == .percent
    else { return [] }
    return item.values.filter { $0.value > 100 }.map { value in
      finding(
        "'\(item.parameter.value)' of 'notifications.\(type.id)' is a percentage and never reaches \(value.value)",
        at: value.span
      )
    }
  }

  /// A date on which the type is no longer sent.
  private func expired(_ type: NotificationItem) -> [Diagnostic] {
    guard let expires = type.upkeep.expires else { return [] }
    return type.triggers.compactMap { trigger in
      guard case .calendar(let item) = trigger.schedule, case .on(let date) = item.every.value, date >= expires.value
      else { return nil }
      return finding(
        "\(type.never(trigger, "never comes")): it is due on \(date), and from \(expires.value) on it is no longer sent, "
          + "because 'expires' is the first day without it", at: expires.span,
        notes: [Diagnostic.Note("the date is here", at: item.every.span)])
    }
  }

  /// A switch that must be off, on a type that is sent only while it is on.
  private func opposed(_ type: NotificationItem, _ spec: Spec) -> [Diagnostic] {
    type.conditions.flatMap(\.requiredSwitches).compactMap { needed in
      guard !needed.isOn, let preference = spec.preference(needed.id),
        preference.toggle?.controls.contains(type.id) == true
      else { return nil }
      return finding(
        "'notifications.\(type.id)' never comes: it is sent only while '\(needed.id)' is on, but requires it to be off",
        at: needed.span, notes: [Diagnostic.Note("'\(needed.id)' controls it here", at: preference.idSpan)])
    }
  }
}

extension NeverDueRule {
  /// What comes after a signal and only if there was none, or some time after it and only after a longer time.
  private func excluded(_ type: NotificationItem, _ spec: Spec) -> [Diagnostic] {
    let (mayWait, mayMove) = (spec.mayHoldBack(type), spec.mayMove(type))
    func parts(_ trigger: TriggerItem) -> [ConditionItem] { (type.conditions + trigger.conditions).flatMap(\.parts) }
    func isFalse(_ condition: ConditionItem, _ trigger: TriggerItem, isFirst: Bool) -> Bool {
      trigger.rule.truth(of: condition.rule, mayWait: mayWait, mayMove: mayMove, isFirst: isFirst) == false
    }
    // If nothing lets the first one through, there never is a last delivery.
    let isFirst = type.triggers.allSatisfy { trigger in
      parts(trigger).contains { isFalse($0, trigger, isFirst: true) }
    }
    return type.triggers.flatMap { trigger in
      parts(trigger).compactMap { condition in
        // `ContradictionRule` reports what excludes the wait itself.
        guard !trigger.rule.rulesOut(condition.rule),
          isFalse(condition, trigger, isFirst: isFirst)
        else { return nil }
        let reason =
          condition.rule.speaksOfTime
          ? "when it is due, less time has passed since its signal than this condition asks for"
          : condition.rule.asksSinceTrigger
            ? "it is due with the signal of the trigger, and this condition asks for one that comes later"
            : "the signal that makes it due is the one that this condition excludes"
        return finding(
          "\(type.never(trigger, "never comes")): \(reason)", at: condition.span,
          notes: [Diagnostic.Note("the trigger is here", at: trigger.span)])
      }
    }
  }
}

extension ConditionRule {
  fileprivate var asksSinceTrigger: Bool {
    if case .happened(_, .trigger, _) = self { true } else { false }
  }

  /// Whether it asks how long ago something was.
  fileprivate var speaksOfTime: Bool {
    switch self {
    case .elapsed: true
    case .any(let parts), .all(let parts): parts.contains(where: \.speaksOfTime)
    case .not(let part): part.speaksOfTime
    case .last, .happened, .preference, .choice, .attribute, .device, .flag, .experiment: false
    }
  }
}

/// A comparison that must hold, or the type does not come.
private struct Requirement {
  var signal: String
  var test: ValueTestItem
  /// The only trigger that needs it; nil if all do.
  var trigger: TriggerItem?
}

extension NotificationItem {
  fileprivate var requirements: [Requirement] {
    var found = conditions.flatMap(\.requirements)
    for trigger in triggers {
      if let match = trigger.signal, let test = match.filter {
        found.append(Requirement(signal: match.signal.value, test: test, trigger: trigger))
      }
      for item in trigger.conditions.flatMap(\.requirements) {
        found.append(Requirement(signal: item.signal, test: item.test, trigger: trigger))
      }
    }
    return found
  }
}

extension ConditionItem {
  fileprivate var requirements: [Requirement] {
    switch form {
    case .last(let item): [Requirement(signal: item.signal.value, test: item.test)]
    case .happened(let item): item.filter.map { [Requirement(signal: item.signal.value, test: $0)] } ?? []
    case .all(let items): items.flatMap(\.requirements)
    case .elapsed, .preference, .attribute, .device, .flag, .experiment, .any, .not: []
    }
  }

  fileprivate var requiredSwitches: [(id: String, isOn: Bool, span: SourceSpan)] {
    switch form {
    case .preference(let test): test.isOn.map { [(test.id.value, $0, span)] } ?? []
    case .all(let items): items.flatMap(\.requiredSwitches)
    case .not(let item):
      if case .preference(let test) = item.form, let isOn = test.isOn { [(test.id.value, !isOn, span)] } else { [] }
    case .elapsed, .last, .happened, .attribute, .device, .flag, .experiment, .any: []
    }
  }
}
