import SpecDiagnostics
import SpecLanguage

struct AttachmentEndingRule: LintRule {
  static let code: DiagnosticCode = "content/attachment-ending"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type in
      type.content.attachments.compactMap { attachment in
        guard case .file(let file) = attachment.source, attachment.typeHint == nil else { return nil }
        let ending = file.value.split(separator: ".").last?.lowercased() ?? ""
        let format = attachment.format.value
        guard ending != format.rawValue, !format.otherEndings.contains(ending) else { return nil }
        return finding(
          "'\(file.value)' in 'notifications.\(type.id)' does not have the extension of \(format.file), and iOS "
            + "goes by the extension",
          at: file.span)
      }
    }
  }
}
