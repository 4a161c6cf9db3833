import SpecDiagnostics
import SpecLanguage

struct AttachmentHintRule: LintRule {
  static let code: DiagnosticCode = "content/attachment-hint"
  static let page = """
    The type hint of an attachment fits its format.

    Why: iOS trusts the hint more than the file. A PNG declared as a JPEG may not open. Then a local notification is not
    planned, and a push comes without its picture. A file with the usual extension needs no hint.

    Source: IOS/NSE-6
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/NSE-6"]
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
    -     attachments: [{ id: image, file: "photo.png", format: png, type_hint: 1️⃣public.jpeg }]
    +     attachments: [{ id: image, file: "photo.png", format: png, type_hint: public.png }]
          copy: { body: { en: "Hello" } }
    """

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
