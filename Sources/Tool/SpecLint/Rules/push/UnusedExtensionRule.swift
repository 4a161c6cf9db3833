import SpecDiagnostics
import SpecLanguage

struct UnusedExtensionRule: LintRule {
  static let code: DiagnosticCode = "push/unused-extension"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, let push = spec.push else { return [] }
    var findings: [Diagnostic] = []
    if let service = push.serviceExtension,
      !spec.notifications.contains(where: { $0.push?.hasMutableContent.value == true })
    {
      findings.append(
        finding(
          "'push.service_extension' is never started: no type has 'mutable_content: true'", at: service.span))
    }
    if push.serviceExtension == nil {
      findings += spec.notifications.compactMap { type in
        guard let mutable = type.push?.hasMutableContent, mutable.value else { return nil }
        // What an attachment needs has a rule of its own.
        let isFetched = type.content.attachments.contains { if case .url = $0.source { true } else { false } }
        if isFetched { return nil }
        return finding(
          "'notifications.\(type.id).push' has 'mutable_content', which iOS ignores without a service extension: add "
            + "'push.service_extension', or leave it out", at: mutable.span)
      }
    }
    let used = Set(spec.notifications.compactMap(\.content.category?.value))
    for category in push.contentExtension?.categories ?? [] where !used.contains(category.value) {
      findings.append(
        finding(
          "'push.content_extension' draws notifications of '\(category.value)', but no type has that category",
          at: category.span))
    }
    return findings
  }
}
