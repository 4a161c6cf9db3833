import Foundation
import NotificationCivilTime
import TestSupport
import Testing

/// Every zone Foundation knows, from 1970 through 2037, asked of Foundation and of us.
@Suite struct FoundationZonesTests {
  private static let first = Instant(milliseconds: 0)
  private static let last = Instant(milliseconds: 2_145_916_800_000)  // 2038-01-01

  /// Offsets around every transition we know of, and every ten days, so that one we do not know of is seen too.
  @Test func offsetsAreThoseOfFoundation() throws {
    try forEachZone { zone, foundation in
      var probes = stride(from: Self.first.milliseconds, through: Self.last.milliseconds, by: 864_000_000).map { $0 }
      for transition in transitions(of: zone) {
        let at = transition.instant.milliseconds
        probes += [at - 1000, at - 1, at, at + 1, at + 1000]
      }
      return probes.allSatisfy { zone.offsetSeconds(at: Instant(milliseconds: $0)) == foundation.offset(at: $0) }
    }
  }

  /// Local times at the edges, inside and beside every gap and overlap; the oracle tries both offsets on Foundation.
  @Test func localTimesComeToTheInstantsFoundationShows() throws {
    try forEachZone { zone, foundation in
      transitions(of: zone).allSatisfy { transition in
        let at = transition.instant.milliseconds
        let offsets = [transition.offsetBefore, transition.offsetAfter].map { Int64($0) * 1000 }
        let low = at + min(offsets[0], offsets[1])
        let high = at + max(offsets[0], offsets[1])
        return [low - 1000, low - 1, low, low + 1, (low + high) / 2, high - 1, high, high + 1].allSatisfy { local in
          let found = Set(offsets.map { local - $0 }.filter { $0 + Int64(foundation.offset(at: $0)) * 1000 == local })
            .sorted().map(Instant.init(milliseconds:))
          let expected: LocalTimeResolution =
            switch found.count {
            case 0: .missing(after: transition.instant)
            case 1: .unique(found[0])
            default: .ambiguous(first: found[0], second: found[1])
            }
          let wall = ZoneRules.utc.local(at: Instant(milliseconds: local))
          return zone.resolve(wall) == expected && zone.instant(of: wall) == expected.instant
        }
      }
    }
  }

  /// Runs a comparison over all zones. Foundation may carry a tz database of another release than the system's; then a
  /// few zones may differ.
  private func forEachZone(_ agrees: (ZoneRules, TimeZone) throws -> Bool) throws {
    var differing: [String] = []
    var compared = 0
    for identifier in TimeZone.knownTimeZoneIdentifiers {
      guard let foundation = TimeZone(identifier: identifier), let bytes = try? SystemZones.bytes(identifier) else {
        continue
      }
      compared += 1
      let zone = try ZoneRules(identifier: identifier, tzif: bytes)
      if try !agrees(zone, foundation) { differing.append(identifier) }
    }
    #expect(compared > 400)
    let isSameRelease = SystemZones.version == TimeZone.timeZoneDataVersion
    #expect(differing.count <= (isSameRelease ? 0 : 20), "differing: \(differing)")
  }

  private func transitions(of zone: ZoneRules) -> [ZoneTransition] {
    var transitions: [ZoneTransition] = []
    var at = Self.first
    while let next = zone.nextTransition(after: at), next.instant < Self.last {
      transitions.append(next)
      at = next.instant
    }
    return transitions
  }
}

extension TimeZone {
  fileprivate func offset(at milliseconds: Int64) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
  }
}
