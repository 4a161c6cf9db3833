/// One entry of `breaks`: a breaking change that somebody has agreed to.
public struct BreakItem: Sendable, Hashable {
  /// As `notispec diff` names the change: `cleaner/notifications.storage_high_90`. What lies below counts too.
  public var place: Located<String>
  /// For whom; nil for all of them.
  public var audience: Audience?
  public var reason: String
  /// Who has agreed.
  public var approver: String
  /// The release that breaks it.
  public var release: String

  public init(place: Located<String>, audience: Audience?, reason: String, approver: String, release: String) {
    self.place = place
    self.audience = audience
    self.reason = reason
    self.approver = approver
    self.release = release
  }

  /// The app that the place begins with.
  public var app: String { String(place.value.prefix { $0 != "/" }) }
}

extension BreakItem: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "break", doc: "A breaking change that somebody has agreed to; 'notispec diff --breaking' lets it pass.")

  public init?(_ read: KeyReader<Self>) {
    let place = read.located(
      "place", .pattern(.place), required: true,
      doc:
        "The app, a slash and the keys down to what changed, as 'notispec diff' prints it; everything below counts "
        + "too.", example: "cleaner/notifications.storage_high_90")
    let audience = read(
      "audience", KeyType<Audience>.choice, doc: "For whom the break is agreed on; for all of them if left out.",
      example: "dashboards")
    let reason = read(
      "reason", .text, required: true, doc: "Why it is necessary.",
      example: "\"The reminder is replaced by the weekly report.\"")
    let approver = read(
      "approver", .text, required: true, doc: "Who has agreed to it.", example: "\"Dana, retention\"")
    let release = read("release", .text, required: true, doc: "The release that brings it.", example: "\"2.4\"")
    guard let place, let reason, let approver, let release, read.has("audience") == (audience != nil) else {
      return nil
    }
    self.init(place: place, audience: audience, reason: reason, approver: approver, release: release)
  }
}
