import SpecDiagnostics
import SpecLanguage

struct AttachmentSizeRule: LintRule {
  static let code: DiagnosticCode = "content/attachment-size"
  static let page = """
    An attachment is no larger than iOS allows: 10 MB for an image, 5 MB for a sound, 50 MB for a video.

    Why: a local notification with a larger file is not planned at all, and a push comes without it. A megabyte is 1 048
    576 bytes here.

    Source: IOS/LIMIT-1, IOS/LIMIT-2, IOS/LIMIT-3
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/LIMIT-1"]
  static let proofs = [
    LintProof(
      ["IOS/LIMIT-2"],
      """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          attachments: [{ id: file, file: "voice.mp3", format: mp3, bytes: 1️⃣5242881 }]
          copy: { body: { en: "Hello" } }
      """),
    LintProof(
      ["IOS/LIMIT-3"],
      """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          attachments: [{ id: file, file: "film.mp4", format: mpeg4, bytes: 1️⃣52428801 }]
          copy: { body: { en: "Hello" } }
      """),
  ]
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
    -     attachments: [{ id: image, file: "photo.jpg", format: jpeg, bytes: 1️⃣10485761 }]
    +     attachments: [{ id: image, file: "photo.jpg", format: jpeg, bytes: 10485760 }]
          copy: { body: { en: "Hello" } }
    """

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
