import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecLanguage
import YAMLNodes

/// `start`: the defaults of the file with the scenario's own keys over them.
final class StartPlan {
  let defaults: ObjectReader?
  private let own: ObjectReader?
  /// The start, once it is known to be the same for every row.
  private var known: ScenarioStart?
  /// It has a placeholder.
  private lazy var varies = nodes.contains { ColumnCheck.hasPlaceholder($0) }

  init(defaults: ObjectReader?, own: ObjectReader?) {
    self.defaults = defaults
    self.own = own
  }

  /// The values in force: of the scenario, and of those defaults that it leaves alone.
  var nodes: [SourceNode] {
    var nodes = own.map { [$0.origin.node] } ?? []
    guard let defaults else { return nodes }
    for entry in defaults.origin.node.entries where own?.origin.node[entry.key.text] == nil {
      nodes.append(entry.value)
    }
    return nodes
  }

  /// The mapping whose value of the key is in force.
  private func reader(_ key: String) -> ObjectReader? {
    if let own, own.has(key) { return own }
    if let defaults, defaults.has(key) { return defaults }
    return nil
  }

  /// Nil without a usable date, time and zone; any other mistake is reported and its key left at the default.
  ///
  /// - Parameter scenario: Where a key that is missing everywhere is reported.
  func start(of scenario: ObjectReader, _ reading: ScenarioReading) -> ScenarioStart? {
    if let known { return known }
    let part = reading.session.beginPart()
    guard let start = read(scenario, reading) else { return nil }
    // A start with a mistake is read again for every case, so that no case takes it for a sound one.
    if !varies, part.isSound { known = start }
    return start
  }

  private func read(_ scenario: ObjectReader, _ reading: ScenarioReading) -> ScenarioStart? {
    guard let zone = zone(scenario, reading), let timeline = timeline(zone, scenario, reading) else { return nil }
    guard let mapping = own ?? defaults else { return nil }
    return ScenarioStart(KeyReader(mapping, over: defaults, LineFile(mapping, reading, on: timeline)))
  }

  private func zone(_ scenario: ObjectReader, _ reading: ScenarioReading) -> ZoneRules? {
    guard let value = reader("zone")?.written("zone") else {
      reportMissing("zone", scenario, reading)
      return nil
    }
    return reading.zone(value)
  }

  /// A misspelled key of the defaults is one mistake, not one of each case.
  private func reportMissing(_ key: String, _ scenario: ObjectReader, _ reading: ScenarioReading) {
    guard ![own, defaults].contains(where: { $0?.meantKeys.contains(key) ?? false }) else { return }
    reading.session.report(.missingKey, "has no 'start.\(key)', and the defaults have none", about: scenario.origin)
  }

  private func timeline(_ zone: ZoneRules, _ scenario: ObjectReader, _ reading: ScenarioReading) -> Timeline? {
    guard let reader = reader("at"), let value = reader.written("at") else {
      reportMissing("at", scenario, reading)
      return nil
    }
    let fold = reading.fold(of: own.flatMap { $0.has("fold") ? $0 : nil } ?? reader)
    guard let instant = reading.startInstant(value, fold: fold, in: zone) else { return nil }
    return Timeline(now: instant, zone: zone)
  }
}
