import NotificationCivilTime

/// What somebody meant who wrote a duration as one says it: `3 days`, `1 hour 30 minutes`, `30-60 min`.
enum DurationAdvice {
  /// How our units are called elsewhere. A month has no fixed length, so it is none.
  private static let units: [(names: Set<String>, unit: String, count: Int)] = [
    (["w", "wk", "wks", "week", "weeks"], "d", 7),
    (["d", "day", "days"], "d", 1),
    (["h", "hr", "hrs", "hour", "hours"], "h", 1),
    (["m", "min", "mins", "minute", "minutes"], "m", 1),
    (["s", "sec", "secs", "second", "seconds"], "s", 1),
    (["ms", "millisecond", "milliseconds"], "ms", 1),
  ]

  /// Words between the ends of a range, the longer of two that begin alike first.
  private static let separators = [" to ", "...", "..", "…", "–", "—", "-"]

  /// The duration in our notation; nil when it is not certain which one is meant.
  static func notation(_ text: some StringProtocol) -> String? {
    let words = Self.words(text)
    guard !words.isEmpty, words.count.isMultiple(of: 2) else { return nil }
    var notation = ""
    for position in stride(from: 0, to: words.count, by: 2) {
      guard let number = Int(words[position]), let unit = unit(words[position + 1]),
        case (let count, false) = number.multipliedReportingOverflow(by: unit.count)
      else { return nil }
      notation += "\(count)\(unit.name)"
    }
    return TimeSpan(notation) == nil ? nil : notation
  }

  /// The range in our notation. A unit that only the second number has applies to both.
  static func rangeNotation(_ text: String) -> String? {
    for separator in separators {
      guard let place = text.firstRange(of: separator) else { continue }
      let (start, end) = (text[..<place.lowerBound], text[place.upperBound...])
      let isBare = words(start).count == 1
      guard let last = notation(end), let first = notation(isBare ? start + (words(end).last ?? "") : start),
        let least = TimeSpan(first), let most = TimeSpan(last), least <= most
      else { return nil }
      return "\(first)..\(last)"
    }
    return notation(text)
  }

  private static func unit(_ word: String) -> (name: String, count: Int)? {
    units.first { $0.names.contains(word.lowercased()) }.map { ($0.unit, $0.count) }
  }

  /// Runs of digits and runs of letters; anything but a space between them makes the text no duration.
  private static func words(_ text: some StringProtocol) -> [String] {
    var words: [String] = []
    var wasDigit = false
    var isInside = false
    for letter in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(letter)
      guard isDigit || ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) else {
        if letter == " " {
          isInside = false
          continue
        }
        return []
      }
      if isInside, isDigit == wasDigit {
        words[words.count - 1].unicodeScalars.append(letter)
      } else {
        words.append(String(letter))
      }
      isInside = true
      wasDigit = isDigit
    }
    return words
  }
}
