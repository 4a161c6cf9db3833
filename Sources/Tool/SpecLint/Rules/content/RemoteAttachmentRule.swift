import SpecDiagnostics
import SpecLanguage

struct RemoteAttachmentRule: LintRule {
  static let code: DiagnosticCode = "content/remote-attachment-in-local"
  static let level = Diagnostic.Severity.error

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
