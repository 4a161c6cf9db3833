public import NotificationCivilTime

/// The time zones of the IANA database, with the former names that it still knows, as notispec carries them.
///
/// A spec is checked against these names, alike on every machine; a device may know fewer of them. The rules are for
/// machines without a time zone database. They begin in 1970: before, the first offset is said to be in force.
public enum ZoneDatabase {
  /// All names, in the order of the table.
  public static let names: [String] = lines.flatMap { $0.names.map(String.init) }

  public static func has(_ name: String) -> Bool { places[name] != nil }

  /// - Returns: nil for an unknown name.
  public static func rules(_ name: String) -> ZoneRules? {
    guard let place = places[name] else { return nil }
    let line = lines[place]
    var at: Int64 = 0
    var offset = line.offset
    let changes = line.changes.map { index -> (at: Instant, offsetSeconds: Int) in
      let step = steps[index]
      at += step.seconds
      offset += step.change
      return (Instant(milliseconds: at * 1000), offset)
    }
    return ZoneRules(identifier: name, offsetSeconds: line.offset, changes: changes, footer: String(line.footer))
  }

  private struct Line {
    let offset: Int
    let codes: Substring
    let footer: Substring
    let names: ArraySlice<Substring>

    init?(_ text: Substring) {
      let words = text.split(separator: " ")
      guard words.count > 3, let offset = Int(words[0]) else { return nil }
      self.offset = offset
      codes = words[1].dropFirst()
      footer = words[2]
      names = words[3...]
    }

    /// Two characters each.
    var changes: [Int] {
      let digits = codes.utf8.map { ZoneDatabase.digit($0) }
      return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] * 62 + digits[$0 + 1] }
    }
  }

  private static let texts = "\(written)".split(separator: "\n")

  /// The release of the IANA database: `2026f`.
  public static let release = String(texts[0].drop { $0 != " " }.dropFirst())

  /// Seconds since the change before, and what is added to the offset.
  private static let steps: [(seconds: Int64, change: Int)] = texts[1].split(separator: " ").compactMap { word in
    guard let sign = word.firstIndex(where: { "+-".contains($0) }), let seconds = Int64(word[..<sign]),
      let change = Int(word[sign...])
    else { return nil }
    return (seconds, change)
  }

  private static let lines = texts.dropFirst(2).compactMap { Line($0) }

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, line) in lines.enumerated() {
      for name in line.names { places[String(name)] = place }
    }
    return places
  }()

  private static func digit(_ character: UInt8) -> Int {
    switch character {
    case UInt8(ascii: "a")...: Int(character - UInt8(ascii: "a")) + 36
    case UInt8(ascii: "A")...: Int(character - UInt8(ascii: "A")) + 10
    default: Int(character) - Int(UInt8(ascii: "0"))
    }
  }
}
