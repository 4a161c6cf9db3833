public import NotificationCivilTime
public import SpecDiagnostics

/// One entry of `waivers`: a rule that may be broken at a place for a while.
public struct WaiverItem: Sendable, Hashable {
  public var rule: Located<DiagnosticCode>
  /// As written: `cleaner/notifications.storage_high_90`, or `cleaner` for a whole app.
  public var place: Located<String>
  public var reason: String
  /// Who answers for it.
  public var owner: String
  /// The last day on which it holds.
  public var until: Located<CivilDate>

  public init(
    rule: Located<DiagnosticCode>, place: Located<String>, reason: String, owner: String, until: Located<CivilDate>
  ) {
    self.rule = rule
    self.place = place
    self.reason = reason
    self.owner = owner
    self.until = until
  }

  /// The app that the place begins with.
  public var app: String { String(place.value.prefix { $0 != "/" }) }

  /// The keys below the app, with dots between them; empty for the whole app.
  public var path: String { String(place.value.dropFirst(app.count + 1)) }
}
