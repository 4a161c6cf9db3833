import NotificationCivilTime
import NotificationTerms
import SpecLanguage
import TextWriting

/// What a server sends to OneSignal: one message with the texts of all languages.
///
/// OneSignal requires English; an app without it sends its source language under that name.
/// - Source: IOS/OS-6
struct OneSignalMessage {
  let type: NotificationItem
  let push: PushContentItem
  /// In the order of the app's languages; never empty.
  let payloads: [(locale: LanguageTag, payload: APNSPayload)]
  let source: LanguageTag
  let appID: String

  var text: String {
    var writer = JSONWriter()
    writer.object { json in
      json.member("app_id", appID)
      json.member("target_channel", "push")
      json.strings("include_subscription_ids", ["SUBSCRIPTION_ID"])
      texts("headings", \.title, &json)
      texts("subtitle", \.subtitle, &json)
      texts("contents", \.body, &json)
      guard let payload = payloads.first?.payload else { return }
      if !payload.data.isEmpty {
        json.object("data") { json in
          for entry in payload.data { json.member(entry.key, entry.value) }
        }
      }
      writeOptions(payload, &json)
    }
    return writer.text + "\n"
  }

  private func writeOptions(_ payload: APNSPayload, _ json: inout JSONWriter) {
    json.optional("ios_category", payload.category)
    json.optional("thread_id", payload.threadID)
    switch payload.sound {
    case .none: json.member("ios_sound", "nil")
    case .file(let file): json.member("ios_sound", file.file.value)
    case .standard, .critical: break
    }
    if let badge = payload.badge {
      json.member("ios_badgeType", "SetTo")
      json.member("ios_badgeCount", badge)
    }
    switch payload.interruptionLevel {
    case .active: break
    case .passive, .timeSensitive, .critical:
      json.member("ios_interruption_level", payload.interruptionLevel.rawValue)
    }
    if let relevance = payload.relevance { json.member("ios_relevance_score", relevance) }
    json.optional("target_content_identifier", payload.targetContentID)
    if payload.isContentAvailable { json.member("content_available", true) }
    if payload.hasMutableContent { json.member("mutable_content", true) }
    json.member("priority", push.priority.value.rawValue)
    if let expiration = push.expiration?.value { json.member("ttl", Int(expiration.milliseconds / 1000)) }
    if let template = push.collapseID { json.member("collapse_id", SampleText(template, type.sampleValues).text) }
  }

  private func texts(_ key: String, _ field: KeyPath<APNSPayload, SampleText?>, _ json: inout JSONWriter) {
    let texts = payloads.compactMap { entry in entry.payload[keyPath: field].map { (entry.locale, $0.text) } }
    guard !texts.isEmpty else { return }
    json.object(key) { json in
      if !texts.contains(where: { $0.0.text == "en" }), let text = (texts.first { $0.0 == source } ?? texts.first) {
        json.member("en", text.1)
      }
      for (locale, text) in texts { json.member(locale.text, text) }
    }
  }
}
