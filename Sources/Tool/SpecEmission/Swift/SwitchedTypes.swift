import SpecLanguage

/// What switching a toggle off keeps from being planned, as the scheduler decides it: the toggles below it count as off
/// too, and a condition that asks for one of them does not hold.
struct SwitchedTypes {
  private let spec: Spec
  /// The toggles that are off when this one is.
  private let off: Set<String>

  init(off toggle: PreferenceItem, in tree: PreferenceTree) {
    spec = tree.spec
    off = tree.ids(below: toggle.id)
  }

  /// The types, first those that are listed, as they are listed; nil for all that there are and will be.
  var ids: [String]? {
    var controlled: [String] = []
    var known: Set<String> = []
    for item in spec.preferences where off.contains(item.id) {
      switch item.toggle?.controls {
      case .all: return nil
      case .types(let ids): for id in ids where known.insert(id.value).inserted { controlled.append(id.value) }
      case nil: break
      }
    }
    return controlled + spec.notifications.filter { !known.contains($0.id) && isNeverDue($0) }.map(\.id)
  }

  private func isNeverDue(_ type: NotificationItem) -> Bool {
    func fails(_ conditions: [ConditionItem]) -> Bool { conditions.contains { value(of: $0) == false } }
    return fails(type.conditions) || !type.triggers.isEmpty && type.triggers.allSatisfy { fails($0.conditions) }
  }

  /// Nil where it depends on more than the toggles that are off.
  private func value(of condition: ConditionItem) -> Bool? {
    switch condition.form {
    case .preference(let item):
      guard let isOn = item.isOn, off.contains(item.id.value) else { return nil }
      return !isOn
    case .elapsed, .last, .happened, .attribute, .device, .flag, .experiment: return nil
    case .not(let part): return value(of: part).map { !$0 }
    case .all(let parts):
      let values = parts.map(value)
      if values.contains(false) { return false }
      return values.allSatisfy { $0 == true } ? true : nil
    case .any(let parts):
      let values = parts.map(value)
      if values.contains(true) { return true }
      return values.allSatisfy { $0 == false } ? false : nil
    }
  }
}
