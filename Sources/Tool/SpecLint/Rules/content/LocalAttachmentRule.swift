import SpecDiagnostics
import SpecLanguage

struct LocalAttachmentRule: LintRule {
  static let code: DiagnosticCode = "content/local-attachment-in-remote"
  static let level = Diagnostic.Severity.error

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
