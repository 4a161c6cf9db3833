import SpecDiagnostics
import SpecLanguage

struct AttachmentFormatRule: LintRule {
  static let code: DiagnosticCode = "content/attachment-format"
  static let page = """
    An attachment has a format that iOS supports.

    Why: iOS accepts JPEG, GIF and PNG images, AIFF, WAV, MP3 and MPEG-4 sounds, and MPEG, MPEG-2, MPEG-4 and AVI
    videos. With any other file a local notification is not planned at all, and a push comes without it.

    Source: IOS/ATT-4, IOS/ATT-5, IOS/ATT-6
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/ATT-4"]
  static let proofs = [
    LintProof(
      ["IOS/ATT-6"],
      """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          attachments: [{ id: file, file: "film.mov", format: 1️⃣mov }]
          copy: { body: { en: "Hello" } }
      """)
  ]
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
    -     attachments: [{ id: image, file: "photo.webp", format: 1️⃣webp }]
    +     attachments: [{ id: image, file: "photo.png", format: png }]
          copy: { body: { en: "Hello" } }
    """

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
