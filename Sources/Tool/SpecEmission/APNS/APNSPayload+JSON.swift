import NotificationTerms
import SpecLanguage
public import TextWriting

extension APNSPayload {
  /// Writes `aps` and the keys next to it into an open object, so that others may be there too: a file for the
  /// simulator names its app.
  public func write(to json: inout JSONWriter) {
    json.object("aps") { writeOwnPart(to: &$0) }
    for entry in data { json.member(entry.key, entry.value) }
  }

  /// Apple's own part, in the order in which its documentation lists the keys.
  private func writeOwnPart(to json: inout JSONWriter) {
    if let body {
      json.object("alert") { json in
        json.optional("title", title?.text)
        json.optional("subtitle", subtitle?.text)
        json.member("body", body.text)
      }
    }
    if let badge { json.member("badge", badge) }
    write(sound, to: &json)
    json.optional("thread-id", threadID)
    json.optional("category", category)
    if isContentAvailable { json.member("content-available", 1) }
    if hasMutableContent { json.member("mutable-content", 1) }
    json.optional("target-content-id", targetContentID)
    switch interruptionLevel {
    case .active: break  // the system's default
    case .passive: json.member("interruption-level", "passive")
    case .timeSensitive: json.member("interruption-level", "time-sensitive")
    case .critical: json.member("interruption-level", "critical")
    }
    if let relevance { json.member("relevance-score", relevance) }
    json.optional("filter-criteria", filterCriteria)
  }

  private func write(_ sound: SoundItem.Form, to json: inout JSONWriter) {
    switch sound {
    case .none: break
    case .standard: json.member("sound", "default")
    case .critical: writeCritical("default", volume: 1, to: &json)
    case .file(let file) where file.isCritical:
      writeCritical(file.file.value, volume: file.volume?.value ?? 1, to: &json)
    case .file(let file): json.member("sound", file.file.value)
    }
  }

  private func writeCritical(_ name: String, volume: Double, to json: inout JSONWriter) {
    json.object("sound") { json in
      json.member("critical", 1)
      json.member("name", name)
      json.member("volume", volume)
    }
  }
}
