/// The offsets of one time zone, for all time, as data: no look-up by name, no file, no current zone.
///
/// Copying one costs a reference. Two are equal if they have the same identifier and change the clocks alike.
/// Outside the 5.8 million years around 1970 that a `CivilDate` can count, answers are the nearest countable ones.
public struct ZoneRules: Sendable {
  @usableFromInline
  let table: ZoneTable

  init(table: ZoneTable) { self.table = table }

  /// The rules in a TZif file, versions 1 to 4 (RFC 8536, RFC 9636); the 64-bit block and the footer are preferred.
  ///
  /// - Parameters:
  ///   - identifier: The name of the zone, such as `Europe/Moscow`; only kept and shown.
  ///   - bytes: The whole file.
  /// - Throws: If the bytes are damaged, or count leap seconds like the files below `right/`.
  public init(identifier: String, tzif bytes: [UInt8]) throws(ZoneDataError) {
    do {
      self.init(table: ZoneTable(identifier: identifier, file: try TZifFile(bytes)))
    } catch {
      throw ZoneDataError(identifier: identifier, reason: error.reason)
    }
  }

  /// A zone whose clocks never change.
  ///
  /// - Parameter fixedOffsetSeconds: Seconds east of UTC; beyond 25:59:59 on either side the limit is taken.
  public init(identifier: String, fixedOffsetSeconds: Int) {
    let limit = ZoneTable.largestOffset
    let offset = Swift.min(Swift.max(fixedOffsetSeconds, -limit), limit)
    self.init(table: ZoneTable(identifier: identifier, initialOffset: offset, transitions: [], rule: nil))
  }

  public static let utc = ZoneRules(identifier: "UTC", fixedOffsetSeconds: 0)

  public var identifier: String { table.identifier }

  /// Seconds east of UTC in force at this instant.
  @inlinable
  public func offsetSeconds(at instant: Instant) -> Int { table.offset(at: instant.milliseconds) }

  /// What calendar and wall clock show at this instant.
  @inlinable
  public func local(at instant: Instant) -> CivilDateTime {
    let offset = table.offset(at: instant.milliseconds)
    return CivilDateTime(millisecondsAsIfUTC: instant.milliseconds.addingSaturating(Int64(offset) * 1000))
  }

  /// The instants at which the zone shows this date and time: none in a gap, two in an overlap, else one.
  @inlinable
  public func resolve(_ local: CivilDateTime) -> LocalTimeResolution {
    table.resolve(local.millisecondsAsIfUTC)
  }

  /// The instant that this date and time means: the first after the gap if it is skipped, the first of two.
  ///
  /// - Source: traps T01 to T04, register "gap: firstInstant", "overlap: first".
  @inlinable
  public func instant(of local: CivilDateTime) -> Instant {
    table.resolve(local.millisecondsAsIfUTC).instant
  }

  /// Whether the zone ever shows this date; Pacific/Apia never showed 2011-12-30.
  public func hasDate(_ date: CivilDate) -> Bool {
    switch resolve(CivilDateTime(date: date, time: .midnight)) {
    case .unique, .ambiguous: true
    case .missing(let after): local(at: after).date == date
    }
  }

  /// The first instant of this local date, which is not 00:00 where midnight is skipped.
  ///
  /// For a date the zone never showed, the first instant after it.
  /// - Source: trap T05 (Cairo 2026-04-24 begins at 01:00).
  @inlinable
  public func startOfDay(_ date: CivilDate) -> Instant {
    instant(of: CivilDateTime(date: date, time: .midnight))
  }

  /// The next time the clocks change, strictly later than this instant; nil if they never do again.
  public func nextTransition(after instant: Instant) -> ZoneTransition? {
    table.nextTransition(after: instant.milliseconds)
  }
}

extension ZoneRules: Hashable {
  public static func == (left: ZoneRules, right: ZoneRules) -> Bool {
    left.table === right.table || left.table.isEqual(to: right.table)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(table.digest) }
}
