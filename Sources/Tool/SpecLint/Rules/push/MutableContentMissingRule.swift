import SpecDiagnostics
import SpecLanguage

struct MutableContentMissingRule: LintRule {
  static let code: DiagnosticCode = "push/mutable-content-missing"
  static let page = """
    A push that the app changes before it is shown has `mutable_content: true`.

    Why: the app's service extension fetches a picture or decrypts a text before the notification is shown. iOS starts
    the extension only for pushes with `mutable_content`. Without it the notification comes without its picture, or with
    the encrypted text.

    Source: IOS/MISTAKE-5
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/MISTAKE-5"]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
    - push: { entitlements: [aps_environment] }
    + push:
    +   entitlements: [aps_environment]
    +   service_extension: { handles: [image_url], downloads: app_directory }
      notifications:
        news:
          summary: "There is news."
          target: home
          1️⃣push:
    +       mutable_content: true
            data:
              image_url: { type: string, optional: true, example: "https://example.com/image.jpg" }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let handled = Set((spec.push?.serviceExtension?.handles ?? []).map(\.value)).union(["image_url", "encrypted_body"])
    return spec.notifications.compactMap { type in
      guard let push = type.push, !push.hasMutableContent.value, let cause = cause(type, push, handled) else {
        return nil
      }
      return finding(
        "'notifications.\(type.id).push' carries '\(cause.value)', which a service extension handles before the push "
          + "is shown: it needs 'mutable_content: true'",
        at: push.hasMutableContent.span, notes: [Diagnostic.Note("'\(cause.value)' is here", at: cause.span)])
    }
  }

  /// What the app has to change: an attachment that is fetched, or an entry of `data`.
  private func cause(_ type: NotificationItem, _ push: PushContentItem, _ handled: Set<String>) -> Located<String>? {
    for attachment in type.content.attachments {
      if case .url(let key) = attachment.source { return key }
    }
    let entry = push.data.first { handled.contains($0.id) || handled.contains($0.payloadKey) }
    return entry.map { Located($0.id, at: $0.idSpan) }
  }
}
