import NotificationCivilTime
import SpecLanguage
import TextWriting

/// What a notification carries besides its texts, and who looks after it, in the resolved model.
extension JSONWriter {
  mutating func members(of content: ContentItem) {
    optional("category", content.category?.value)
    if let relevance = content.relevance {
      key("relevance")
      value(relevance.value)
    }
    sound(content.sound)
    if let badge = content.badge { member("badge", badge.value) }
    optional("thread", content.thread?.source)
    guard !content.attachments.isEmpty else { return }
    key("attachments")
    array { json in for attachment in content.attachments { json.attachment(attachment) } }
  }

  private mutating func sound(_ sound: SoundItem) {
    switch sound.form {
    // Nearly every type has it, so it goes without saying.
    case .standard: break
    case .none: member("sound", "none")
    case .critical: member("sound", "critical")
    case .file(let file):
      section("sound") { json in
        json.member("file", file.file.value)
        json.optional("length", file.length?.value.description)
        json.member("critical", file.isCritical)
        json.key("volume")
        json.value(file.volume?.value ?? 1)
      }
    }
  }

  private mutating func attachment(_ attachment: AttachmentItem) {
    object { json in
      json.member("id", attachment.id)
      switch attachment.source {
      case .file(let file): json.member("file", file.value)
      case .url(let key): json.member("url", key.value)
      }
      json.member("format", attachment.format.value.rawValue)
      if let bytes = attachment.bytes { json.member("bytes", bytes.value) }
      json.optional("type_hint", attachment.typeHint?.value)
    }
  }

  mutating func members(of upkeep: UpkeepItem) {
    // Without one it is that of the app, which stands there.
    optional("owner", upkeep.owner?.value)
    optional("expires", upkeep.expires?.value.description)
    optional("purpose", upkeep.purpose?.value)
  }
}
