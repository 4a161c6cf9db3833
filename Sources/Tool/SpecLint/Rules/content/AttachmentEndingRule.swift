import SpecDiagnostics
import SpecLanguage

struct AttachmentEndingRule: LintRule {
  static let code: DiagnosticCode = "content/attachment-ending"
  static let page = """
    The extension of an attached file matches what is in it.

    Why: iOS recognizes a file by its extension, or by a `type_hint`. With the wrong extension the file does
    not open, and a local notification is not planned.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
    -     attachments: [{ id: image, file: 1️⃣"photo.png", format: jpeg }]
    +     attachments: [{ id: image, file: "photo.jpg", format: jpeg }]
          copy: { body: { en: "Hello" } }
    """

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
