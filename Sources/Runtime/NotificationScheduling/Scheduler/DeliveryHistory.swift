import NotificationCivilTime

/// What was delivered: enough of it for caps, repeat guards and taps, and never more.
public struct DeliveryHistory: Sendable, Hashable {
  /// Recent deliveries of all types in the order in which they were recorded.
  public private(set) var recent: [DeliveryRecord] = []
  /// The newest delivery of each type, or of each value of a type with `per`. Guards and orders are kept in the same way.
  public private(set) var newest: [String: DeliveryRecord] = [:]
  /// How many there were of each type; rotating texts depend on it.
  private(set) var counts: [String: Int] = [:]
  /// Local dates that were used, for calendar occurrences: a date is never delivered twice, even if the clock is set
  /// back. By type, and by time and trigger if there are several. Sorted by date, kept for `dateRetentionDays`.
  private var usedDates: [String: [CivilDate]] = [:]
  /// Moments that had a reminder, by type and trigger, in the order in which they came: a repeated one is the same
  /// moment, even if the clock is set back.
  private var usedMoments: [String: [Instant]] = [:]
  /// The place of the newest delivery of each series among all events; it has no clock to be wrong.
  private(set) var lastOrder: [String: Int] = [:]
  /// Series whose repeat guard was lifted since their last delivery.
  private var lifted: Set<String> = []

  /// Days for which a used date is remembered: longer than any plausible wrong clock.
  static let dateRetentionDays = 400
  /// Days for which a delivery can still be tapped and counted.
  static let recentDays = 40
  /// This many deliveries are kept whatever their date.
  static let recentCount = 64

  init() {}

  func isUsed(_ key: OccurrenceKey, by type: String) -> Bool {
    guard case .date(let date, let time, let trigger) = key.ofValue else { return false }
    return dates(usedBy: type, DateSeries(time: time, trigger: trigger), of: key.value).contains(date)
  }

  /// For many questions about one trigger and time.
  ///
  /// - Parameter value: The name of the value, in a type with `per`.
  func dates(usedBy type: String, _ series: DateSeries, of value: String?) -> UsedDates {
    UsedDates(dates: usedDates[Self.place(OccurrenceKey.series(of: type, value), series)] ?? [])
  }

  private static func place(_ type: String, _ series: DateSeries) -> String {
    // Most types have no others.
    if series.time == nil, series.trigger == nil { return type }
    return place(type, series.description)
  }

  private static func place(_ type: String, _ trigger: String?) -> String { trigger.map { "\(type).\($0)" } ?? type }

  func isUsed(_ moment: Instant, by type: String, _ trigger: String) -> Bool {
    usedMoments[Self.place(type, trigger)]?.contains(moment) ?? false
  }

  mutating func use(_ moment: Instant, of type: String, _ trigger: String) {
    let place = Self.place(type, trigger)
    usedMoments[place] =
      (usedMoments[place] ?? []).filter { $0 != moment }.suffix(Self.dateRetentionDays - 1) + [moment]
  }

  struct UsedDates {
    fileprivate let dates: [CivilDate]

    func contains(_ date: CivilDate) -> Bool {
      // The newest dates are asked about most, and the dates to come are newer.
      guard let last = dates.last, date <= last else { return false }
      return dates.contains(date)
    }
  }

  func isGuardLifted(of series: String) -> Bool { lifted.contains(series) }

  mutating func liftGuard(of series: String) { lifted.insert(series) }

  mutating func forgetLifted() { lifted = [] }

  /// Nothing of a value is kept but what was delivered.
  mutating func forget(series: String) {
    newest[series] = nil
    lastOrder[series] = nil
    lifted.remove(series)
    for place in usedMoments.keys where place.hasPrefix(series + ".") { usedMoments[place] = nil }
  }

  /// Records a delivery; `retain` is how many days the rules look back at most.
  mutating func add(_ record: DeliveryRecord, retain days: Int) {
    recent.append(record)
    if record.isSuppressed {
      use(record.key, of: record.type, today: record.local.date)
    } else if !record.key.isRepeat {
      // What is shown again is the same occurrence once more.
      let series = record.key.series(of: record.type)
      newest[series] = record
      counts[record.type, default: 0] += 1
      lifted.remove(series)
      use(record.key, of: record.type, today: record.local.date)
      lastOrder[series] = record.order
    }
    // By number first: if the clock is years ahead everything else looks old, and comes back with the clock.
    guard recent.count > Self.recentCount else { return }
    let oldest = record.local.date.adding(days: -max(days, Self.recentDays))
    let earliest = record.instant - .days(max(days, Self.recentDays))
    recent.removeAll { $0.local.date < oldest || $0.isUncounted && $0.instant < earliest }
  }

  /// Marks an occurrence as over, delivered or not: it does not come back.
  mutating func use(_ key: OccurrenceKey, of type: String, today: CivilDate) {
    // A signal creates its occurrence once; only a date could come again.
    guard case .date(let date, let time, let trigger) = key.ofValue else { return }
    let place = Self.place(key.series(of: type), DateSeries(time: time, trigger: trigger))
    var dates = usedDates[place] ?? []
    if time != nil || key.value != nil { forgetTimes(of: type, before: today.adding(days: -Self.recentDays)) }
    guard !dates.contains(date) else { return }
    dates.append(date)
    dates.sort()
    if dates.count > Self.dateRetentionDays {
      let oldest = today.adding(days: -Self.dateRetentionDays)
      dates.removeAll { $0 < oldest }
    }
    usedDates[place] = dates
  }

  /// Times that people choose come and go, and so do values: a day has many more times than a type has triggers.
  private mutating func forgetTimes(of type: String, before oldest: CivilDate) {
    for (place, dates) in usedDates {
      let isOfTime =
        place.hasPrefix(type + ".") && DateSeries(place.split(separator: ".").dropFirst().map(String.init))?.time != nil
      guard isOfTime || place.hasPrefix(type + "/") else { continue }
      let kept = dates.filter { $0 >= oldest }
      usedDates[place] = kept.isEmpty ? nil : kept
    }
  }

  /// The newest record of an occurrence is only assumed.
  mutating func assume(_ type: String, _ key: OccurrenceKey, isDoubtful: Bool) {
    guard let index = recent.lastIndex(where: { $0.type == type && $0.key == key }) else { return }
    recent[index].isAssumed = true
    recent[index].isDoubtful = isDoubtful
    let series = key.series(of: type)
    if newest[series]?.key == key { newest[series] = recent[index] }
  }

  /// It was never delivered: nothing counts it, and its date may come again.
  mutating func takeBack(_ record: DeliveryRecord) {
    recent.removeAll { $0 == record }
    guard !record.key.isRepeat else { return }
    let series = record.key.series(of: record.type)
    counts[record.type] = counts[record.type].map { max(0, $0 - 1) }
    if newest[series]?.key == record.key {
      newest[series] = recent.last { $0.key.series(of: $0.type) == series && $0.isCounted }
      lastOrder[series] = newest[series]?.order
    }
    guard case .date(let date, let time, let trigger) = record.key.ofValue else { return }
    let place = Self.place(series, DateSeries(time: time, trigger: trigger))
    usedDates[place]?.removeAll { $0 == date }
  }

  /// Gives every type the id that it has by now, also in front of the value and the trigger of a series.
  mutating func rename(_ type: (String) -> String) {
    let series = { (place: String) in
      let id = place.prefix { $0 != "/" && $0 != "." }
      return type(String(id)) + place.dropFirst(id.count)
    }
    for index in recent.indices { recent[index].type = type(recent[index].type) }
    newest = newest.renamed(series).mapValues { record in
      var record = record
      record.type = type(record.type)
      return record
    }
    counts = counts.renamed(type)
    usedDates = usedDates.renamed(series)
    usedMoments = usedMoments.renamed(series)
    lastOrder = lastOrder.renamed(series)
    lifted = Set(lifted.map(series))
  }

  /// Gives every occurrence the key it has by now.
  mutating func adoptKeys(_ key: (_ type: String, OccurrenceKey, SignalRecord?) -> OccurrenceKey) {
    for index in recent.indices {
      recent[index].key = key(recent[index].type, recent[index].key, recent[index].birth)
    }
    // Of several series that become one, the last delivery is the newest of all.
    for (series, record) in newest.sorted(by: { $0.value.order < $1.value.order }) {
      var record = record
      record.key = key(record.type, record.key, record.birth)
      let adopted = record.key.series(of: record.type)
      let isLifted = lifted.contains(series)
      if adopted != series { forget(series: series) }
      newest[adopted] = record
      lastOrder[adopted] = record.order
      if isLifted { lifted.insert(adopted) } else { lifted.remove(adopted) }
    }
    for (place, dates) in usedDates {
      let parts = place.split(separator: ".").map(String.init)
      let owner = (parts.first ?? "").split(separator: "/", maxSplits: 1).map(String.init)
      guard let type = owner.first, let date = dates.last, let series = DateSeries(parts.dropFirst()),
        case let old = OccurrenceKey.date(date, at: series.time, trigger: series.trigger),
        case let new = key(type, old.of(owner.count > 1 ? owner[1] : nil), nil),
        case .date(_, let time, let trigger) = new.ofValue,
        case let adopted = Self.place(new.series(of: type), DateSeries(time: time, trigger: trigger)), adopted != place
      else { continue }
      usedDates[place] = nil
      usedDates[adopted] = Set((usedDates[adopted] ?? []) + dates).sorted()
    }
  }

  /// Gives the trigger of every occurrence the name it has by now.
  mutating func adoptTriggers(_ name: (_ type: String, _ trigger: String, OccurrenceKey) -> String) {
    for index in recent.indices {
      recent[index].trigger = name(recent[index].type, recent[index].trigger, recent[index].key)
    }
    for (series, record) in newest { newest[series]?.trigger = name(record.type, record.trigger, record.key) }
    usedMoments = usedMoments.sorted { $0.key < $1.key }.reduce(into: [:]) { adopted, used in
      let parts = used.key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let (series, old) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
      let type = String(series.prefix { $0 != "/" })
      adopted[Self.place(series, name(type, old, .signal(1))), default: []] += used.value
    }
  }

  /// Marks the tapped one; false if it was marked before or is no longer known.
  mutating func markOpened(_ type: String, _ key: OccurrenceKey) -> Bool {
    guard let index = recent.lastIndex(where: { $0.type == type && $0.key == key }), !recent[index].isOpened else {
      return false
    }
    recent[index].isOpened = true
    return true
  }

  /// What ends a series has been true for these.
  mutating func markEnded(where hasEnded: (DeliveryRecord) -> Bool) {
    for index in recent.indices where !recent[index].hasEnded && hasEnded(recent[index]) {
      recent[index].hasEnded = true
    }
  }

  mutating func forgetEnded() { for index in recent.indices { recent[index].hasEnded = false } }

  /// The user has seen to it: nothing follows it.
  mutating func markAnswered(where isAnswered: (DeliveryRecord) -> Bool) {
    for index in recent.indices where isAnswered(recent[index]) { recent[index].isAnswered = true }
  }

  /// Nothing that was recorded is later than this.
  mutating func end(at now: Instant) {
    for index in recent.indices where recent[index].instant > now { recent[index].instant = now }
    for series in newest.keys where newest[series].map({ $0.instant > now }) ?? false { newest[series]?.instant = now }
  }

  /// After the clock was set back: what claims a later date than today would block caps forever. It can still be tapped,
  /// snoozed and followed.
  ///
  /// A flight to the west repeats a date too, but then no instant is in the future.
  mutating func stopCounting(after today: CivilDate, _ now: Instant) {
    guard recent.contains(where: { $0.blocksCaps(on: today, now) }) else { return }
    for index in recent.indices where recent[index].blocksCaps(on: today, now) { recent[index].isUncounted = true }
    for (series, record) in newest where record.blocksCaps(on: today, now) {
      newest[series] = recent.last { $0.key.series(of: $0.type) == series && $0.isCounted }
    }
  }
}

extension DeliveryHistory: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(recent, newest, counts, usedDates, lastOrder, lifted, usedMoments)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    (recent, newest, counts, usedDates, lastOrder, lifted, usedMoments) = try file.read()
  }
}

extension DeliveryRecord {
  fileprivate func blocksCaps(on today: CivilDate, _ now: Instant) -> Bool {
    local.date > today && instant > now
  }
}
