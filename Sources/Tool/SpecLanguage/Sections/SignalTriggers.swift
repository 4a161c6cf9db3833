public import NotificationCivilTime
public import NotificationRules
import SpecDiagnostics

/// A section that a signal begins.
public protocol SignalSection: SpecSection {
  var signal: Located<String> { get }
  var filter: ValueTestItem? { get }
}

extension SignalSection {
  public var match: SignalMatch { SignalMatch(signal: signal, filter: filter) }
}

extension KeyReader where Section: SignalSection {
  fileprivate func signal() -> Located<String> {
    // A key path into a protocol is resolved each time.
    self("signal", { $0.signal }, .reference(to: .signal), doc: "The signal.", example: "free_limit_reached")
  }
}

/// `after`: a window that signals begin.
public struct AfterTrigger: SignalSection, Hashable {
  public let signal: Located<String>
  /// How long after it.
  public let delay: Distance
  public let from: Located<TriggerRule.CountedSignal>
  public let filter: ValueTestItem?

  public static let keys = SectionKeys<Self>(
    "after-trigger",
    doc:
      "A window after a signal. `from` says what a newer signal means while the notification waits. Once it is "
      + "delivered, cancelled or refused, the next signal begins a new window.",
    elsewhere: Dictionary(
      ["time", "at", "days", "time_of_day"].map {
        ($0, "at a time of day some days later is 'delay: { days: 1, time: \"20:00\" }'")
      }, uniquingKeysWith: { first, _ in first }))

  public init(_ read: KeyReader<Self>) {
    let signal = read.signal()
    self.signal = signal
    let delay = read(
      "delay", \.delay, .distance,
      doc: "How long after it, or the earliest and latest moment; `0m` means at once. Days and a time of day are "
        + "counted from the date of the signal.",
      example: "30m..60m")
    self.delay = delay
    from = read(
      "from", \.from, .choice, default: .first,
      doc:
        "Which signal counts: `first` ignores newer ones while the notification waits (`dedupe`), `last` counts again "
        + "from the newest, and `each` is a notification for every signal, of which at most 64 wait.",
      example: "last")
    filter = read.filter(\.filter, of: signal)
    read.check { mapping, app in
      guard !read.isDoubtful, delay == .days(0, at: .midnight) else { return }
      app.session.report(
        .badValue, "is never after the signal: the date of the signal begins before it",
        about: mapping.written("delay") ?? mapping.origin)
    }
  }
}

/// `slot_after`: the first daily slot after a signal.
public struct SlotAfterTrigger: SignalSection, Hashable {
  public let signal: Located<String>
  public let atLeast: TimeSpan
  public let filter: ValueTestItem?

  public static let keys = SectionKeys<Self>(
    "slot-after-trigger", doc: "The first daily slot after a signal; a newer one restarts the wait.")

  public init(_ read: KeyReader<Self>) {
    let signal = read.signal()
    self.signal = signal
    atLeast = read(
      "at_least", \.atLeast, .duration, doc: "How much time must pass between the signal and the slot.", example: "2h")
    filter = read.filter(\.filter, of: signal)
  }
}

/// `at`: at the instant in a parameter of a signal, or before or after it.
public struct AtTrigger: SignalSection, Hashable {
  public let signal: Located<String>
  public let parameter: Located<String>
  /// From that instant.
  public let distance: Distance
  private let isBefore: Bool
  /// Where dates are counted; nil for where the device is.
  public let zone: Located<ZoneSource>?
  public let filter: ValueTestItem?

  public static let keys = SectionKeys<Self>(
    "at-trigger",
    doc:
      "At a moment that a signal reports, or before or after it. If that is over when the signal comes, nothing comes.",
    choices: [KeyChoice(["before", "after"], required: false)],
    elsewhere: Dictionary(
      uniqueKeysWithValues: ["time", "date", "time_of_day"].map {
        (
          $0,
          "the parameter with the moment is 'parameter'; on a date or at a time of day of your own write "
            + "'calendar: { every: day, time: \"18:00\" }' in place of 'at'"
        )
      }
        + ["delay", "offset", "wait", "in"].map {
          ($0, "how long before the moment is 'before', such as 'before: 30m', and how long after it 'after'")
        }))

  public init(_ read: KeyReader<Self>) {
    let signal = read.signal()
    self.signal = signal
    let parameter = read(
      "parameter", \.parameter, .reference(to: .parameter),
      doc: "The parameter of the signal with the moment; of type `instant`.", example: "starts_at")
    self.parameter = parameter
    let before = read(
      "before", \.before, .distance(isBefore: true), absent: "at that moment",
      doc:
        "How long before that moment: a duration, or days and a time of day, `{ days: 3, time: \"12:00\" }`, counted from "
        + "the date of the moment.",
      example: "15m")
    let after = read(
      "after", \.after, .distance(isBefore: false), absent: "at that moment",
      doc: "How long after that moment, in the same forms.", example: "24h")
    distance = before ?? after ?? .span(.zero ... .zero)
    isBefore = after == nil
    let zone = read(
      "zone", \.zone, .zone, absent: "wherever the device is",
      doc:
        "With days and a time of day: the time zone in which they are counted; the parameter of the signal "
        + "that names it; or `home`, where the app was first opened.",
      example: "{ parameter: zone }")
    self.zone = zone
    filter = read.filter(\.filter, of: signal)
    let distance = distance
    read.check { mapping, app in
      guard !read.isBroken else { return }
      if !app.checkMoment(parameter, of: signal.value, mapping) { read.fail() }
      // With a misspelled distance it is unknown whether a zone says something.
      guard let zone, !read.isDoubtful else { return }
      if case .days = distance {
        if !app.checkZone(zone, of: signal, mapping) { read.fail() }
      } else {
        app.session.reportConflict(
          mapping, "zone",
          "changes nothing: \(mapping.chosen(["before", "after"]) == nil ? "that moment" : "a span from a moment") is the "
            + "same in every zone; only days and a time of day, '{ days: 1, time: \"20:00\" }', have a zone")
      }
    }
  }

  private var before: Distance? { isBefore ? distance : nil }
  private var after: Distance? { isBefore ? nil : distance }
}

/// `reached`: a number of a signal comes to one of some values.
public struct ReachedTrigger: SignalSection, Hashable {
  public let signal: Located<String>
  public let parameter: Located<String>
  public let values: [Located<Int>]
  public let filter: ValueTestItem?

  public static let keys = SectionKeys<Self>(
    "reached-trigger", doc: "The first time that a number of a signal reaches a value.")

  public init(_ read: KeyReader<Self>) {
    let signal = read.signal()
    self.signal = signal
    let parameter = read(
      "parameter", \.parameter, .reference(to: .parameter), doc: "The parameter of the signal; a number.",
      example: "streak_days")
    self.parameter = parameter
    values = read(
      "values", \.values, listOf: .int(0...1_000_000_000), required: true, notEmpty: "lists no value to reach",
      doc: "The values, each good for one notification.", example: "[3, 7, 30, 100]")
    filter = read.filter(\.filter, of: signal)
    read.check { mapping, app in
      if !read.isBroken, !app.checkNumber(parameter, of: signal.value, mapping) { read.fail() }
    }
  }
}

/// `location`: a place on the map whose border the device crosses.
public struct LocationItem: SpecSection, Hashable {
  /// In degrees.
  public let latitude: Located<Double>
  /// In degrees.
  public let longitude: Located<Double>
  /// In metres.
  public let radius: Located<Double>
  public let onEntry: Bool
  public let onExit: Bool

  public static let keys = SectionKeys<Self>(
    "location-trigger", doc: "A circle on the map, and whether arriving or leaving counts.")

  public init(_ read: KeyReader<Self>) {
    latitude = read(
      "latitude", \.latitude, .number(-90...90), doc: "North of the equator, in degrees.", example: "55.75")
    longitude = read(
      "longitude", \.longitude, .number(-180...180), doc: "East of Greenwich, in degrees.", example: "37.61")
    radius = read(
      "radius", \.radius, .number(1...1_000_000), doc: "The radius of the circle, in metres.", example: "200")
    let onEntry = read(
      "on_entry", \.onEntry, .flag, default: true, doc: "When the device arrives.", example: "true")
    self.onEntry = onEntry
    let onExit = read(
      "on_exit", \.onExit, .flag, default: false, doc: "When the device leaves.", example: "false")
    self.onExit = onExit
    read.check { mapping, app in
      guard !read.isDoubtful, !onEntry, !onExit, mapping.written("on_exit").map({ $0.core == .bool(false) }) ?? true
      else { return }
      app.session.report(
        .badValue, "is never due: neither arriving ('on_entry') nor leaving ('on_exit') counts", about: mapping.origin,
        at: mapping.keySpan("on_entry"))
    }
  }

  public var rule: LocationRule {
    LocationRule(
      latitude: latitude.value, longitude: longitude.value, radius: radius.value, onEntry: onEntry, onExit: onExit)
  }
}

extension AppReader {
  fileprivate func checkMoment(_ parameter: Located<String>, of signal: String, _ trigger: ObjectReader) -> Bool {
    let value = trigger.written("parameter") ?? trigger.origin
    switch declaration(of: parameter, of: signal, value) {
    case .missing: return false
    case .unknown: return true
    case .found(let declared, let kind):
      if kind == .instant { return true }
      session.report(
        .badValue, "has the type '\(kind.rawValue)', but 'at' needs a parameter of the type 'instant'",
        about: value, notes: [declared.note])
      return false
    }
  }

  fileprivate func checkNumber(_ parameter: Located<String>, of signal: String, _ trigger: ObjectReader) -> Bool {
    let value = trigger.written("parameter") ?? trigger.origin
    switch declaration(of: parameter, of: signal, value) {
    case .missing: return false
    case .unknown: return true
    case .found(let declared, let kind):
      switch kind {
      case .int, .double, .percent, .decimal, .money: return true
      case .string, .instant, .time, .times, .weekdays:
        session.report(
          .badValue, "has the type '\(kind.rawValue)', but only a number reaches a value", about: value,
          notes: [declared.note])
        return false
      }
    }
  }
}
