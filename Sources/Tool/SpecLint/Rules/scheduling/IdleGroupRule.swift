import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleGroupRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-group"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let caps = spec.policies.rules.flatMap(\.caps)
    let counted = Set(caps.flatMap(\.groups))
    var reported: Set<String> = []
    return combined(spec)
      + spec.notifications.compactMap { type in
        guard let group = type.group else { return nil }
        guard counted.contains(group.value) else {
          guard spec.isComplete, reported.insert(group.value).inserted else { return nil }
          return finding(
            "No cap names the group '\(group.value)', so it has no limit of its own: "
              + (counted.first { Spelling.isOnlySlip(group.value, of: $0, among: counted) }.map {
                "did you mean '\($0)'?"
              }
                ?? "add a cap with 'groups: [\(group.value)]', or remove the group"),
            at: group.span)
        }
        guard type.onCap == .exempt else { return nil }
        return finding(
          "'notifications.\(type.id).group' has no effect: 'on_cap: exempt' keeps caps from counting this type",
          at: group.span)
      }
  }

  private func combined(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let names = spec.notifications.compactMap(\.combine)
    return names.filter { name in !names.contains { $0.value == name.value && $0.span != name.span } }.map { name in
      finding(
        "No other type has 'combine: \(name.value)', so there is nothing to combine: write it at the other type too, or "
          + "leave it out", at: name.span)
    }
  }
}
