import SpecDiagnostics
import SpecLanguage

struct MutableContentMissingRule: LintRule {
  static let code: DiagnosticCode = "push/mutable-content-missing"
  static let level = Diagnostic.Severity.error

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
