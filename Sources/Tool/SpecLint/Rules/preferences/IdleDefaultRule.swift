import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleDefaultRule: LintRule {
  static let code: DiagnosticCode = "preferences/idle-default"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] { emptyLists(spec) + emptyHours(spec) }

  private func emptyLists(_ spec: Spec) -> [Diagnostic] {
    var switches = Switches(of: spec)
    let off = spec.preferences.filter { $0.rule.standard == .toggle(false) }
    return spec.preferences.compactMap { preference in
      guard preference.rule.standard == .weekdays([]) || preference.rule.standard == .times([]),
        // Who turns something on chooses the days, too.
        !preference.chain(in: spec).contains(where: { $0.rule.standard == .toggle(false) })
      else { return nil }
      let types = spec.notifications.filter { type in
        !type.triggers.isEmpty && type.triggers.allSatisfy { $0.rule.isChosen(by: preference.id) }
          && !off.contains { switches.needed($0.id, for: type)?.isOn == true }
      }
      guard let type = types.first else { return nil }
      let noun = preference.rule.standard == .times([]) ? "time" : "day"
      return finding(
        "\(InstalledTimes.beginning)'notifications.\(type.id)' never comes: 'preferences.\(preference.id)' has no \(noun)",
        at: preference.idSpan)
    }
  }

  private func emptyHours(_ spec: Spec) -> [Diagnostic] {
    spec.policies.allQuietHours.compactMap { hours in
      let settings = hours.preferences
      guard settings.count == 2, settings[0].value != settings[1].value, let from = spec.preference(settings[0].value),
        let to = spec.preference(settings[1].value), from.rule.standard == to.rule.standard
      else { return nil }
      return finding(
        "\(InstalledTimes.beginning)the quiet hours are never quiet: '\(from.id)' and '\(to.id)' have the same default",
        at: hours.to.span, notes: [Diagnostic.Note("'\(to.id)' is declared here", at: to.idSpan)])
    }
  }
}

extension PreferenceItem {
  /// It and its parents.
  fileprivate func chain(in spec: Spec) -> [PreferenceItem] {
    var chain = [self]
    while let parent = chain.last?.parent.flatMap({ spec.preference($0.value) }), !chain.contains(parent) {
      chain.append(parent)
    }
    return chain
  }
}

extension TriggerRule {
  /// Whether it has no date or no time without what a setting chooses.
  fileprivate func isChosen(by id: String) -> Bool {
    guard case .calendar(let rule) = schedule else { return false }
    return rule.every == .chosenWeekdays(id) || rule.time == .chosenTimes(id)
  }
}
