import SpecDiagnostics
import SpecLanguage

struct AttachmentSizeRule: LintRule {
  static let code: DiagnosticCode = "content/attachment-size"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type in
      type.content.attachments.compactMap { attachment in
        guard let bytes = attachment.bytes, let limit = attachment.format.value.limit, bytes.value > limit else {
          return nil
        }
        return finding(
          "'\(attachment.id)' in 'notifications.\(type.id)' has \(bytes.value) bytes, but iOS allows at most \(limit) "
            + "for \(attachment.format.value.file)", at: bytes.span)
      }
    }
  }
}
