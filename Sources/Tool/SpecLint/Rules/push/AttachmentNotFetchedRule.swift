import SpecDiagnostics
import SpecLanguage

struct AttachmentNotFetchedRule: LintRule {
  static let code: DiagnosticCode = "push/attachment-not-fetched"
  static let page = """
    The app's service extension fetches what a push shows from the network.

    Why: a push carries a URL, not a picture. iOS does not fetch it: the app's own extension has to, before the
    notification is shown. Without one, or if it is not told to, people see only the text.

    Source: IOS/NSE-3
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
    - push: { entitlements: [aps_environment] }
    + push:
    +   entitlements: [aps_environment]
    +   service_extension: { handles: [picture], downloads: app_directory }
      notifications:
        news:
          summary: "There is news."
          target: home
          push:
            mutable_content: true
            data: { picture: { type: string, example: "https://example.com/a.png" } }
          attachments: [{ id: image, url: 1️⃣picture, format: png }]
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let handled = (spec.push?.serviceExtension?.handles ?? []).map(\.value)
    return spec.notifications.filter { $0.push != nil }.flatMap { type in
      type.content.attachments.compactMap { attachment in
        guard case .url(let key) = attachment.source, !handled.contains(key.value) else { return nil }
        let isData = type.push?.data.contains { $0.id == key.value } ?? false
        return finding(
          "'\(key.value)' is the URL of an attachment, but nothing fetches it: "
            + (isData ? "name it in" : "move it to 'push.data', and name it in") + " 'push.service_extension.handles'",
          at: key.span)
      }
    }
  }
}
