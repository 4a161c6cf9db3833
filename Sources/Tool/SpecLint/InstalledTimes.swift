import NotificationCivilTime
import NotificationRules
import SpecLanguage

/// Times of day and quiet hours where every setting has its default, as it has for most people.
///
/// The one place that knows what settings do to them: a rule that judges only what is written literally is silent about
/// a bedtime of 23:00 in quiet hours from 22:00, both of which people may move and hardly anybody does.
struct InstalledTimes {
  private let settings: [PreferenceRule]
  private var switches: Switches

  init(of spec: Spec) {
    settings = spec.preferences.map(\.rule)
    switches = Switches(of: spec)
  }

  /// How a finding begins that people could make untrue in the settings of the app.
  static let beginning = "With the settings as installed, "

  /// The quiet hours; nil if there are none, or if it is not certain that there are.
  ///
  /// - Parameter type: Switches are set as it needs them; nil for no type in particular.
  mutating func quietHours(of policies: PolicyRule, for type: NotificationItem? = nil) -> QuietHours? {
    guard let rule = policies.quietHours, let hours = rule.hours(settings) else { return nil }
    guard let condition = rule.when else { return hours }
    if let type, type.conditions.flatMap(\.parts).contains(where: { $0.rule.excludes(condition) }) { return nil }
    let isQuiet = condition.truth { part in
      switch part {
      case .preference(let id, let isOn): self.isOn(id, for: type).map { $0 == isOn }
      case .choice(let id, let option):
        settings.first { $0.id == id }.map { $0.standard == .choice(option) }
      case .elapsed, .last, .happened, .attribute, .device, .flag, .experiment, .any, .all, .not: nil
      }
    }
    return isQuiet == true ? hours : nil
  }

  /// The times of day that a trigger names itself, or takes from settings.
  func namedTimes(of trigger: TriggerRule) -> [WallClockTime] { trigger.namedTimes(by: settings) }

  /// The times of day at which a trigger is due; none if that depends on a signal or a zone.
  func times(of trigger: TriggerRule, in policies: PolicyRule) -> [WallClockTime] {
    trigger.times(in: policies, by: settings)
  }

  private mutating func isOn(_ id: String, for type: NotificationItem?) -> Bool? {
    var chain: [PreferenceRule] = []
    var next: String? = id
    while let id = next, let rule = settings.first(where: { $0.id == id }), !chain.contains(rule) {
      chain.append(rule)
      next = rule.parent
    }
    guard !chain.isEmpty else { return nil }
    for rule in chain {
      let needed = type.flatMap { switches.needed(rule.id, for: $0)?.isOn }
      if !(needed ?? (rule.standard != .toggle(false))) { return false }
    }
    return true
  }
}

extension ConditionRule {
  /// Whether it is certainly true or false, by what is certain of its parts; nil if that is open.
  func truth(_ part: (ConditionRule) -> Bool?) -> Bool? {
    switch self {
    case .any(let parts):
      let truths = parts.map { $0.truth(part) }
      return truths.contains(true) ? true : truths.allSatisfy { $0 == false } ? false : nil
    case .all(let parts):
      let truths = parts.map { $0.truth(part) }
      return truths.contains(false) ? false : truths.allSatisfy { $0 == true } ? true : nil
    case .not(let inner): return inner.truth(part).map { !$0 }
    case .elapsed, .last, .happened, .preference, .choice, .attribute, .device, .flag, .experiment: return part(self)
    }
  }
}
