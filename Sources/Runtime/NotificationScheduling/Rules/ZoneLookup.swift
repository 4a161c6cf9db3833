import NotificationCivilTime

/// The zones that one step asks for, each asked for once.
final class ZoneLookup {
  private let source: @Sendable (String) -> ZoneRules?
  private var known: [String: ZoneRules?] = [:]

  init(_ source: @escaping @Sendable (String) -> ZoneRules?) { self.source = source }

  subscript(name: String) -> ZoneRules? {
    if let zone = known[name] { return zone }
    let zone = source(name)
    known[name] = .some(zone)
    return zone
  }
}
