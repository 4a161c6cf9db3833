import SpecDiagnostics
import SpecLanguage

struct LocalAttachmentRule: LintRule {
  static let code: DiagnosticCode = "content/local-attachment-in-remote"
  static let page = """
    A push attaches what its payload links to.

    Why: iOS attaches nothing to a push by itself. The app's service extension adds what it has fetched from a URL in the
    payload. A file that is named here would never be shown.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push:
        entitlements: [aps_environment]
        service_extension: { handles: [picture], downloads: app_directory }
      notifications:
        news:
          summary: "There is news."
          target: home
          push:
            mutable_content: true
            data: { picture: { type: string, example: "https://example.com/a.png" } }
    -     attachments: [{ id: image, file: 1️⃣"photo.png", format: png }]
    +     attachments: [{ id: image, url: picture, format: png }]
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.filter { $0.push != nil }.flatMap { type in
      type.content.attachments.compactMap { attachment in
        guard case .file(let file) = attachment.source else { return nil }
        return finding(
          "'\(attachment.id)' in 'notifications.\(type.id)' is a file of the app, which is never attached to a push: name "
            + "the 'url' that the payload carries", at: file.span)
      }
    }
  }
}
