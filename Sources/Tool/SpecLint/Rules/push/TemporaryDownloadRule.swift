import SpecDiagnostics
import SpecLanguage

struct TemporaryDownloadRule: LintRule {
  static let code: DiagnosticCode = "push/temporary-download"
  static let page = """
    A picture that is fetched for a notification is kept in the app's own folder.

    Why: iOS may empty its temporary folder at any time. If the file is gone when the notification is shown, the picture
    is missing: now and then, and never on a developer's device.

    Source: IOS/MISTAKE-3
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/MISTAKE-3"]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push:
        entitlements: [aps_environment]
    -   service_extension: { handles: [image_url], downloads: 1️⃣temporary_directory }
    +   service_extension: { handles: [image_url], downloads: app_directory }
      notifications:
        news:
          summary: "There is news."
          target: home
          push:
            mutable_content: true
            data: { image_url: { type: string } }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let service = spec.push?.serviceExtension, service.downloads.value == .temporaryDirectory else { return [] }
    let addresses = spec.notifications.flatMap(\.content.attachments).compactMap { attachment -> String? in
      if case .url(let key) = attachment.source { key.value } else { nil }
    }
    let fetched = service.handles.first { addresses.contains($0.value) || $0.value.hasSuffix("url") }
    guard let fetched else { return [] }
    return [
      finding(
        "'push.service_extension' keeps what it fetches in the temporary folder, which iOS empties: write "
          + "'downloads: app_directory'", at: service.downloads.span,
        notes: [Diagnostic.Note("'\(fetched.value)' is fetched", at: fetched.span)])
    ]
  }
}
