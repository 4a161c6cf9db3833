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
    let session = reading.session
    var start = ScenarioStart(moment: Moment(instant: timeline.now, zone: zone))
    start.profile = reader("profile")?.reference("profile")?.value
    if let value = reader("authorization")?.value("authorization") {
      start.authorization = session.notificationAuthorization(value) ?? start.authorization
      start.permissions = session.accessStatuses(value)
    }
    if let state = reader("app")?.choice("app", as: ScenarioStart.AppState.self) { start.app = state.value }
    start.locale = reader("locale")?.languageTag("locale")?.value
    if let value = reader("preferences")?.value("preferences") {
      for setting in reading.settings(value) { start.preferences[setting.id] = setting.value }
    }
    if let value = reader("attributes")?.value("attributes") { start.attributes = reading.attributes(value) }
    if let value = reader("switches")?.value("switches") { start.switches = reading.switches(value) }
    if let value = reader("experiments")?.value("experiments") { start.arms = reading.arms(value) }
    if let device = reader("device")?.object("device") {
      start.device = DeviceFacts.keys.parts(of: device, LineFile(device, reading, on: timeline)) ?? start.device
    }
    if let focus = reader("focus")?.choice("focus", as: OnOff.self) { start.isFocusOn = focus.value == .on }
    if let value = reader("flags")?.value("flags") { start.flags = reading.flags(value) ?? [:] }
    if let token = reader("token")?.object("token") {
      start.token = TokenStart.keys.parts(of: token, LineFile(token, reading, on: timeline)) ?? start.token
    }
    start.token.user = reader("user")?.value("user").flatMap { reading.userAtStart($0) }
    if let network = reader("network")?.choice("network", as: OnOff.self) {
      start.token.isOnline = network.value == .on
    }
    start.tzdata = reader("tzdata")?.text("tzdata")?.value
    start.signals = signals(timeline, reading)
    start.history = history(timeline, reading)
    start.pending = pending(timeline, reading)
    return start
  }

  private func zone(_ scenario: ObjectReader, _ reading: ScenarioReading) -> ZoneRules? {
    guard let value = reader("zone")?.value("zone") else {
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
    guard let reader = reader("at"), let value = reader.value("at") else {
      reportMissing("at", scenario, reading)
      return nil
    }
    let fold = (own?.has("fold") == true ? own : reader)?.choice("fold", as: Timeline.Fold.self)?.value
    guard let instant = reading.startInstant(value, fold: fold, in: zone) else { return nil }
    return Timeline(now: instant, zone: zone)
  }

  // MARK: - What was before

  private func items(_ key: String, _ shape: ObjectShape) -> [ObjectReader] {
    guard let reader = reader(key), let items = reader.list(key) else { return [] }
    return items.compactMap { reader.session.object($0, shape) }
  }

  private func signals(_ timeline: Timeline, _ reading: ScenarioReading) -> [ScenarioStart.PastSignal] {
    var signals: [ScenarioStart.PastSignal] = []
    for item in items("signals", ScenarioShape.pastSignal) {
      let signal = item.reference("signal")?.value
      // What it carried is read where it was.
      var past = timeline
      let instant = reading.instant(item, "at", on: timeline)
      if let instant { past.move(to: instant) }
      let parameters = signal.flatMap { reading.parameters(of: $0, in: item, on: past) }
      guard let signal, let parameters, let instant else { continue }
      if instant > timeline.now { reading.reportNotBeforeStart(item, timeline) }
      signals.append(ScenarioStart.PastSignal(signal: signal, instant: instant, parameters: parameters))
    }
    return signals.sortedByInstant { $0.instant }
  }

  private func history(_ timeline: Timeline, _ reading: ScenarioReading) -> [ScenarioStart.PastDelivery] {
    var deliveries: [ScenarioStart.PastDelivery] = []
    for item in items("history", ScenarioShape.pastDelivery) {
      guard let type = item.reference("delivered")?.value, let instant = reading.instant(item, "at", on: timeline)
      else { continue }
      if instant > timeline.now { reading.reportNotBeforeStart(item, timeline) }
      deliveries.append(ScenarioStart.PastDelivery(type: type, instant: instant))
    }
    return deliveries.sortedByInstant { $0.instant }
  }

  private func pending(_ timeline: Timeline, _ reading: ScenarioReading) -> [ScenarioStart.PastRequest] {
    var requests: [ScenarioStart.PastRequest] = []
    for item in items("pending", ScenarioShape.pastRequest) {
      let type = item.reference("type")?.value
      if let id = item.value("id") { reading.session.mentions?.note(.value(of: "request"), id) }
      guard let id = item.text("id")?.value, let instant = reading.instant(item, "at", on: timeline) else { continue }
      if instant <= timeline.now, let value = item.value("at") {
        reading.session.report(.badValue, "is not after the start (\(timeline.local))", about: value)
      }
      requests.append(ScenarioStart.PastRequest(identifier: id, type: type, instant: instant))
    }
    return requests
  }
}

extension ScenarioReading {
  fileprivate func reportNotBeforeStart(_ item: ObjectReader, _ timeline: Timeline) {
    guard let value = item.value("at") else { return }
    session.report(.badValue, "is after the start (\(timeline.local)); what comes later is a step", about: value)
  }
}

extension Array {
  /// Equal instants keep the order in which they are written.
  fileprivate func sortedByInstant(_ instant: (Element) -> Instant) -> [Element] {
    enumerated().sorted { a, b in
      let (x, y) = (instant(a.element), instant(b.element))
      return x != y ? x < y : a.offset < b.offset
    }.map(\.element)
  }
}
