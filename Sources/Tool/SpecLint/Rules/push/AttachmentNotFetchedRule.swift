import SpecDiagnostics
import SpecLanguage

struct AttachmentNotFetchedRule: LintRule {
  static let code: DiagnosticCode = "push/attachment-not-fetched"
  static let level = Diagnostic.Severity.error

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
