import NotificationCivilTime
import TestSupport
import Testing

/// Damaged files end in an error or in rules that answer; they never stop the process. Every run tries the same bytes.
@Suite struct ZoneDataFuzzTests {
  @Test(arguments: ["Europe/Moscow", "America/Nuuk", "Australia/Lord_Howe", "Africa/Casablanca"])
  func everyShorterFileIsRefused(_ identifier: String) throws {
    let bytes = try SystemZones.bytes(identifier)
    var accepted: [Int] = []
    // Near both ends every length, between them every 13th: the middle is one long run of transitions.
    for length in 0..<bytes.count where length < 200 || length > bytes.count - 60 || length % 13 == 0 {
      if (try? ZoneRules(identifier: identifier, tzif: Array(bytes[..<length]))) != nil { accepted.append(length) }
    }
    #expect(accepted == [])
  }

  @Test(arguments: ["Europe/Moscow", "America/Nuuk", "Australia/Lord_Howe", "Africa/Casablanca", "Antarctica/Troll"])
  func damagedFilesAreRefusedOrAnswer(_ identifier: String) throws {
    let whole = try SystemZones.bytes(identifier)
    var random = LinearCongruence(state: UInt64(identifier.utf8.count))
    var accepted = 0
    for round in 0..<300 {
      var bytes = whole
      for _ in 0...(round % 8) {
        // Half of the damage goes to the footer and the headers, where the meaning is.
        let place =
          switch random.next() % 4 {
          case 0: bytes.count - 1 - Int(random.next() % 40)
          case 1: Int(random.next() % 60)
          default: Int(random.next() % UInt64(bytes.count))
          }
        bytes[place] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let zone = try? ZoneRules(identifier: identifier, tzif: bytes) else { continue }
      accepted += 1
      check(zone, &random)
    }
    #expect(accepted > 10)
  }

  /// Files whose transitions crowd together closer than the offsets they change are answered as trying every offset
  /// would.
  @Test func crowdedTransitionsAreResolvedByTrial() throws {
    var random = LinearCongruence(state: 7)
    for _ in 0..<60 {
      let types = (0..<6).map { _ in Int32(random.next() % 180_000) - 90_000 }
      var time: Int64 = 0
      let transitions = (0..<12).map { _ in
        time += Int64(random.next() % 90_000) + 1
        return (time: time, type: UInt8(random.next() % 6))
      }
      let zone = try ZoneRules(
        identifier: "Test/Zone", tzif: TZifBuilder(types: types, transitions: transitions, footer: "").bytes)
      for local in stride(from: Int64(-200_000), to: time + 200_000, by: 7919) {
        let candidates = Set(types).map { Instant(milliseconds: (local - Int64($0)) * 1000) }
        let wall = ZoneRules.utc.local(at: Instant(milliseconds: local * 1000))
        let expected = candidates.filter { zone.local(at: $0) == wall }.sorted()
        switch zone.resolve(wall) {
        case .missing(let after):
          #expect(expected == [])
          #expect(zone.local(at: after) > wall && zone.local(at: after - .milliseconds(1)) < wall)
        case .unique(let instant): #expect(expected == [instant])
        case .ambiguous(let first, let second): #expect(Array(expected.prefix(2)) == [first, second])
        }
      }
    }
  }

  private func check(_ zone: ZoneRules, _ random: inout LinearCongruence) {
    for milliseconds in [Int64.min, .max, 0] + (0..<6).map({ _ in Int64(bitPattern: random.next()) >> 21 }) {
      let instant = Instant(milliseconds: milliseconds)
      let local = zone.local(at: instant)
      let resolution = zone.resolve(local)
      _ = zone.hasDate(local.date)
      if let next = zone.nextTransition(after: instant) { #expect(next.instant > instant) }
      guard milliseconds != .min, milliseconds != .max else { continue }
      #expect(resolution.instant <= instant)
      #expect(zone.local(at: resolution.instant) == local)
    }
  }
}

/// Knuth's MMIX generator: the same numbers on every machine.
private struct LinearCongruence {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }
}
