import NotificationCivilTime

/// The zones a run has asked for, each asked for once.
final class ZoneCatalog {
  private let source: (String) -> ZoneRules?
  private var known: [String: ZoneRules?] = [:]

  private let allNames: () -> [String]
  /// What somebody may have meant.
  private(set) lazy var names = allNames()

  init(_ source: @escaping (String) -> ZoneRules?, names: @escaping () -> [String]) {
    self.source = source
    allNames = names
  }

  subscript(id: String) -> ZoneRules? {
    if let zone = known[id] { return zone }
    let zone = source(id)
    known[id] = .some(zone)
    return zone
  }
}
