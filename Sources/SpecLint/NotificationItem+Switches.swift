import SpecDiagnostics
import SpecModel

/// How a switch must stand for a type to be sent, and the place that says so.
struct NeededSwitch: Hashable {
  var isOn: Bool
  var span: SourceSpan
}

extension NotificationItem {
  /// The switches that decide whether the type is sent at all, by their ids: those that control it, their parents, and
  /// those in conditions that must hold.
  func switches(in spec: Spec) -> [String: NeededSwitch] {
    var needed: [String: NeededSwitch] = [:]
    func add(_ condition: ConditionItem) {
      switch condition.form {
      case .preference(let id, let isOn): needed[id.value] = NeededSwitch(isOn: isOn, span: condition.span)
      case .all(let items): for item in items { add(item) }
      case .not(let item):
        if case .preference(let id, let isOn) = item.form {
          needed[id.value] = NeededSwitch(isOn: !isOn, span: condition.span)
        }
      case .elapsed, .last, .happened, .any: break
      }
    }
    for condition in conditions { add(condition) }
    for preference in spec.preferences where preference.toggle?.controls.contains(id) == true {
      var next: PreferenceItem? = preference
      while let item = next, needed[item.id] == nil {
        needed[item.id] = NeededSwitch(isOn: true, span: item.idSpan)
        next = item.parent.flatMap { spec.preference($0.value) }
      }
    }
    return needed
  }
}

extension PreferenceItem.Scope {
  func contains(_ type: String) -> Bool {
    switch self {
    case .all: true
    case .types(let types): types.contains { $0.value == type }
    }
  }
}
