import NotificationCivilTime
import SpecLanguage
import TestSupport
import Testing

/// The zones that notispec carries, compared with those of the machine from 1970 to 2060.
@Suite struct ZoneDatabaseTests {
  @Test func eachIsThatOfTheMachine() throws {
    var differing: [String] = []
    var compared = 0
    for name in ZoneDatabase.names {
      let carried = try #require(ZoneDatabase.rules(name), "\(name)")
      guard let system = try? SystemZones.rules(name) else { continue }
      compared += 1
      if changes(of: carried) != changes(of: system) { differing.append(name) }
    }
    if SystemZones.version == ZoneDatabase.release {
      // Which of their former rules these two had before 1980 is up to who builds the files.
      #expect(Set(differing).isSubset(of: ["EET", "WET"]), "\(differing)")
      #expect(compared == ZoneDatabase.names.count)
    } else {
      // Between releases that are years apart some countries change their clocks.
      #expect(differing.count < 60 && compared > 550, "\(differing)")
    }
  }

  @Test func namesAreKnownOnce() {
    #expect(ZoneDatabase.names.count > 590 && Set(ZoneDatabase.names).count == ZoneDatabase.names.count)
    #expect(ZoneDatabase.has("Europe/Moscow") && !ZoneDatabase.has("europe/moscow") && !ZoneDatabase.has("Factory"))
    #expect(ZoneDatabase.rules("Europe/Nowhere") == nil)
  }

  /// The offset at the beginning of 1970, then every change of the clocks.
  private func changes(of zone: ZoneRules) -> [Int64] {
    var at = Instant(milliseconds: 0)
    var changes = [Int64(zone.offsetSeconds(at: at))]
    while let next = zone.nextTransition(after: at), next.instant.milliseconds < 2_840_140_800_000 {
      at = next.instant
      changes += [at.milliseconds, Int64(next.offsetAfter)]
    }
    return changes
  }
}
