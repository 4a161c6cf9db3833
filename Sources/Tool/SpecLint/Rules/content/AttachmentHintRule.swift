import SpecDiagnostics
import SpecLanguage

struct AttachmentHintRule: LintRule {
  static let code: DiagnosticCode = "content/attachment-hint"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type in
      type.content.attachments.compactMap { attachment in
        let fitting = attachment.format.value.typeHints
        guard let hint = attachment.typeHint, !fitting.contains(hint.value) else { return nil }
        return finding(
          "'\(attachment.id)' in 'notifications.\(type.id)' is \(attachment.format.value.file), but its hint says "
            + "'\(hint.value)': write '\(fitting[0])'", at: hint.span)
      }
    }
  }
}
