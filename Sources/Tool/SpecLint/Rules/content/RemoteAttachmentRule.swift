import SpecDiagnostics
import SpecLanguage

struct RemoteAttachmentRule: LintRule {
  static let code: DiagnosticCode = "content/remote-attachment-in-local"
  static let page = """
    A local notification attaches a file that is in the app.

    Why: iOS attaches files only, and the extension that fetches a URL runs only for pushes. No app code runs when
    a local notification comes, so the picture would have to be there already.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
    - signals: { came: { parameters: { picture: { type: string } } } }
    + signals: { came: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        photo:
          summary: "A photo came in."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
    -     arguments: { picture: { type: string } }
    -     attachments: [{ id: image, url: 1️⃣picture, format: png }]
    +     attachments: [{ id: image, file: "photo.png", format: png }]
          copy: { body: { en: "A photo" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.filter { $0.push == nil }.flatMap { type in
      type.content.attachments.compactMap { attachment in
        guard case .url(let key) = attachment.source else { return nil }
        return finding(
          "'\(attachment.id)' in 'notifications.\(type.id)' is fetched from the network, which only works for pushes: "
            + "name a 'file' of the app", at: key.span)
      }
    }
  }
}
