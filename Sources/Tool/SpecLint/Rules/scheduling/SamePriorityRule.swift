import SpecDiagnostics
import SpecLanguage

struct SamePriorityRule: LintRule {
  static let code: DiagnosticCode = "scheduling/same-priority"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    let caps = spec.policies.rule.caps
    guard !caps.isEmpty else { return [] }
    // Where every cap counts all types the first owner is enough; otherwise it must share a cap.
    let isShared = caps.contains(where: \.groups.isEmpty)
    var owners: [Int: [NotificationItem]] = [:]
    // Caps do not hold back an exempt type.
    return spec.notifications.filter { !$0.triggers.isEmpty && $0.onCap != .exempt }.compactMap { type in
      let rival = (owners[type.priority] ?? []).first { owner in
        isShared || caps.contains { $0.counts(type) && $0.counts(owner) }
      }
      guard let owner = rival else {
        if !(owners[type.priority] ?? []).contains(where: { $0.group?.value == type.group?.value }) {
          owners[type.priority, default: []].append(type)
        }
        return nil
      }
      return finding(
        "'notifications.\(type.id)' and '\(owner.id)' both have priority \(type.priority), so if there is room "
          + "for only one, the order in the file decides. Give them different priorities",
        at: type.idSpan, notes: [Diagnostic.Note("'\(owner.id)' is defined here", at: owner.idSpan)])
    }
  }
}
