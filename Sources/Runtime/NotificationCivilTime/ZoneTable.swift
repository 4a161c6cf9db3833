/// The transitions of a zone in one flat array, shared by every copy of its `ZoneRules`.
///
/// The yearly rule of the footer is written out as transitions up to the year 2100, so that a look-up is a search;
/// later times are computed from the rule of their year. `starts` then saves most of the search: it has the starting
/// point for each stretch of 99 days since 1970, and a stretch rarely has more than one transition.
@usableFromInline
final class ZoneTable: Sendable {
  /// RFC 8536 asks for offsets between 25 hours west and 26 hours east, both excluded; the wider bound serves both ways.
  static let largestOffset = 26 * 3600 - 1
  /// The last year whose transitions are written out.
  static let lastYear = 2100
  /// Years before this one follow no footer: no country changed its clocks by rule before.
  static let firstRuleYear = 1900
  /// A stretch is 2^33 ms, 99.4 days.
  @usableFromInline static let stretchBits: UInt64 = 33
  /// No offset is longer than this; local times and instants with the same count are at most this far apart.
  static let widestOffset: Int64 = 26 * 3_600_000

  let identifier: String
  /// Seconds east of UTC before the first transition.
  @usableFromInline let initialOffset: Int
  @usableFromInline let transitions: [ZoneTransition]
  /// Per stretch since 1970, how many transitions are certainly past at its beginning, in local time and in UTC.
  @usableFromInline let starts: [UInt32]
  /// From this instant, and this local time, on `rule` answers.
  let end: Int64
  let rule: POSIXZoneRule?
  /// Whether no transition begins, in local time, before the previous one has ended. True of every zone of the tz
  /// database in all years; if it is false, local times are found by trying every offset.
  @usableFromInline let isOrderly: Bool
  let digest: Int

  /// - Parameters:
  ///   - ruleStart: The instant after which `rule` answers; not that of the last transition if the file has a later one
  ///     that changes no clock (Lisbon 1996).
  ///   - indexed: Whether `starts` is worth building; without it every look-up is a binary search.
  init(
    identifier: String, initialOffset: Int, transitions explicit: [ZoneTransition], rule: POSIXZoneRule?,
    ruleStart: Int64 = .min, indexed: Bool = true
  ) {
    var transitions = explicit
    var end = Int64.max
    if let rule, rule.daylight != nil {
      let firstYear = max(CivilDateTime(millisecondsAsIfUTC: ruleStart).date.year, Self.firstRuleYear)
      let lastYear = max(Self.lastYear, firstYear)
      end = Self.startOfYear(lastYear + 1)
      // One more year on both sides: a rule time may be a week off, and local time a day.
      var offset = transitions.last?.offsetAfter ?? initialOffset
      for (instant, next) in rule.changes(from: firstYear - 1, through: lastYear + 1) where instant > ruleStart {
        guard next != offset else { continue }
        transitions.append(
          ZoneTransition(instant: Instant(milliseconds: instant), offsetBefore: offset, offsetAfter: next))
        offset = next
      }
    }
    self.identifier = identifier
    self.initialOffset = initialOffset
    self.transitions = transitions
    self.rule = rule
    self.end = end
    let indexEnd = min(end, Self.startOfYear(Self.lastYear + 1))
    starts = indexed ? Self.starts(of: transitions, before: indexEnd) : []
    isOrderly = zip(transitions, transitions.dropFirst()).allSatisfy { $0.localEnd <= $1.localStart }
    var hash = FNV1a()
    hash.add(Int64(initialOffset))
    for transition in transitions {
      hash.add(transition.instant.milliseconds)
      hash.add(Int64(transition.offsetAfter))
    }
    digest = Int(truncatingIfNeeded: hash.value)
  }

  func isEqual(to other: ZoneTable) -> Bool {
    digest == other.digest && identifier == other.identifier && initialOffset == other.initialOffset
      && end == other.end && rule == other.rule && transitions == other.transitions
  }

  static func startOfYear(_ year: Int) -> Int64 {
    Int64(CivilDate.dayNumber(year: year, month: 1, day: 1)) * millisecondsPerDay
  }

  private static func starts(of transitions: [ZoneTransition], before end: Int64) -> [UInt32] {
    let count = max(0, end) >> Int64(stretchBits)
    var past = 0
    return (0..<count).map { stretch in
      let certain = stretch << Int64(stretchBits) - widestOffset
      while past < transitions.count, transitions[past].instant.milliseconds <= certain { past += 1 }
      return UInt32(past)
    }
  }
}
