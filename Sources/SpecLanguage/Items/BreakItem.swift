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
