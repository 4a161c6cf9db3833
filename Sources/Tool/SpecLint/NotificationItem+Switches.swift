import SpecDiagnostics
import SpecLanguage

/// How a switch must be set for a type to be sent, and the place that says so.
struct NeededSwitch: Hashable {
  var isOn: Bool
  var span: SourceSpan
}

/// The switches that decide whether types are sent at all: those that control them, their parents, and those in
/// conditions that must hold.
struct Switches {
  private let spec: Spec
  private let tree: PreferenceTree
  /// The toggles that control all types.
  private var general: Set<String> = []
  /// The toggles that control a type by its id.
  private var special: [String: [String]] = [:]
  /// What is below the settings that were asked about.
  private var below: [String: Set<String>] = [:]

  init(of spec: Spec) {
    self.spec = spec
    tree = PreferenceTree(of: spec)
    for preference in spec.preferences {
      switch preference.toggle?.controls {
      case .all: general.insert(preference.id)
      case .types(let types): for type in types { special[type.value, default: []].append(preference.id) }
      case nil: break
      }
    }
  }

  /// Whether any switch decides about a type.
  func decide(about type: NotificationItem) -> Bool {
    !general.isEmpty || special[type.id] != nil || !type.conditionSwitches.isEmpty
  }

  /// How a setting must be set for a type to be sent; nil if it does not matter.
  mutating func needed(_ id: String, for type: NotificationItem) -> NeededSwitch? {
    if let needed = type.conditionSwitches[id] { return needed }
    guard let preference = spec.preference(id) else { return nil }
    let ids = below[id] ?? tree.ids(below: id)
    below[id] = ids
    let isNeeded = !ids.isDisjoint(with: general) || (special[type.id] ?? []).contains(where: ids.contains)
    return isNeeded ? NeededSwitch(isOn: true, span: preference.idSpan) : nil
  }
}

extension NotificationItem {
  /// Those in conditions that must hold, by their ids.
  fileprivate var conditionSwitches: [String: NeededSwitch] {
    var needed: [String: NeededSwitch] = [:]
    func add(_ condition: ConditionItem) {
      switch condition.form {
      case .preference(let test):
        if let isOn = test.isOn { needed[test.id.value] = NeededSwitch(isOn: isOn, span: condition.span) }
      case .all(let items): for item in items { add(item) }
      case .not(let item):
        if case .preference(let test) = item.form, let isOn = test.isOn {
          needed[test.id.value] = NeededSwitch(isOn: !isOn, span: condition.span)
        }
      case .elapsed, .last, .happened, .attribute, .device, .flag, .experiment, .any: break
      }
    }
    for condition in conditions { add(condition) }
    return needed
  }
}
