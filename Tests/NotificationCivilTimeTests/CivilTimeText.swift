import NotificationCivilTime

/// FNV-1a, 64 bits, as the table of `zoneinfo_table.py` has it.
func fnv1a(_ bytes: some Sequence<UInt8>) -> String {
  var state: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  let digits = String(state, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// A short way to write instants and local times in tests; a malformed text fails the test that wrote it.
func local(_ text: String) throws -> CivilDateTime {
  guard let value = CivilDateTime(text) else { throw MalformedTestText(text: text) }
  return value
}

func date(_ text: String) throws -> CivilDate {
  guard let value = CivilDate(text) else { throw MalformedTestText(text: text) }
  return value
}

/// The instant of a local time in UTC plus an offset in hours: `instant("2026-10-04 02:30", 11)` is 02:30 +11:00.
func instant(_ text: String, _ offsetHours: Double = 0) throws -> Instant {
  ZoneRules.utc.instant(of: try local(text)) - .seconds(Int(offsetHours * 3600))
}

struct MalformedTestText: Error {
  var text: String
}
