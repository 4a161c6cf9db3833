public import SpecDiagnostics

/// One entry of `waivers`: a rule that may be broken at a place for a while.
public struct WaiverItem: Sendable, Hashable {
  public var rule: Located<DiagnosticCode>
  /// As written: `cleaner/notifications.storage_high_90`, or `cleaner` for a whole app.
  public var place: Located<String>
  public var why: Justification

  public init(rule: Located<DiagnosticCode>, place: Located<String>, why: Justification) {
    self.rule = rule
    self.place = place
    self.why = why
  }

  /// The app that the place begins with.
  public var app: String { String(place.value.prefix { $0 != "/" }) }

  /// The keys below the app, with dots between them; empty for the whole app.
  public var path: String { String(place.value.dropFirst(app.count + 1)) }
}
