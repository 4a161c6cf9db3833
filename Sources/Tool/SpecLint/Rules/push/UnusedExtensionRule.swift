import SpecDiagnostics
import SpecLanguage

struct UnusedExtensionRule: LintRule {
  static let code: DiagnosticCode = "push/unused-extension"
  static let page = """
    Every extension of the app has notifications to handle.

    Why: an extension is a separate program that has to be built, signed and maintained. If no notification starts it,
    either it is left over, or a notification that needs it does not ask for it. A push with `mutable_content` needs one in its turn.

    Source: IOS/NCE-3
    """
  static let level = Diagnostic.Severity.note
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
    + deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push:
        entitlements: [aps_environment]
        1️⃣service_extension: { downloads: app_directory }
    + notifications:
    +   news:
    +     summary: "There is news."
    +     target: home
    +     push: { mutable_content: true }
    +     copy: { body: { en: "Hello" } }
    """

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
