import SpecDiagnostics
import SpecLanguage

struct AttachmentFormatRule: LintRule {
  static let code: DiagnosticCode = "content/attachment-format"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type in
      type.content.attachments.filter { $0.format.value.limit == nil }.map { attachment in
        finding(
          "'\(attachment.id)' in 'notifications.\(type.id)' is \(attachment.format.value.file), which iOS "
            + "does not support as an attachment",
          at: attachment.format.span)
      }
    }
  }
}
