import SpecDiagnostics
import SpecLanguage

struct MovedMomentRule: LintRule {
  static let code: DiagnosticCode = "scheduling/moved-moment"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.filter { $0.per == nil }.flatMap { type in
      type.triggers.compactMap { trigger in
        guard case .at(let item) = trigger.schedule,
          let id = spec.signals.first(where: { $0.id == item.signal.value })?.parameters.first(where: \.isID)
        else { return nil }
        return finding(
          "A newer '\(item.signal.value)' moves the reminder 'notifications.\(type.id)', whatever its '\(id.id)' is: add "
            + "'per: \(id.id)' if there can be several at once", at: item.signal.span)
      }
    }
  }
}
