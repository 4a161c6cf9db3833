import NotificationCivilTime

/// The zones a run has asked for, each asked for once.
final class ZoneCatalog {
  private let source: (String) -> ZoneRules?
  private var known: [String: ZoneRules?] = [:]

  init(_ source: @escaping (String) -> ZoneRules?) { self.source = source }

  subscript(id: String) -> ZoneRules? {
    if let zone = known[id] { return zone }
    let zone = source(id)
    known[id] = .some(zone)
    return zone
  }
}
