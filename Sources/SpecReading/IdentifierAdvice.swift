import SpecModel

/// What to say about a text that should be an id and cannot be one.
struct IdentifierAdvice {
  /// The end of a sentence: "is no id: write 'daily_reminder', …".
  let predicate: String
  /// The id in Latin letters, when letters of another alphabet only look like them.
  let latin: String?

  private static let rule = "in lower-case letters, digits and single '_'"

  /// - Parameter id: Not of the form `TextPattern.identifier`.
  init(_ id: String) {
    guard let foreign = id.unicodeScalars.first(where: { !$0.isASCII }) else {
      latin = nil
      let plain = Self.plain(id)
      predicate =
        TextPattern.identifier.matches(plain)
        ? "is no id: write it '\(plain)', \(Self.rule)" : "is no id: write it like 'daily_reminder', \(Self.rule)"
      return
    }
    let replaced = String(String.UnicodeScalarView(id.unicodeScalars.map { Self.lookAlikes[$0] ?? $0 }))
    if let twin = Self.lookAlikes[foreign], TextPattern.identifier.matches(replaced) {
      latin = replaced
      predicate = "is no id: its '\(foreign)' is a Cyrillic letter that only looks like the Latin '\(twin)'"
    } else {
      latin = nil
      predicate =
        "is no id, because of '\(Self.character(id, at: foreign))': write it in lower-case Latin letters, "
        + "digits and single '_'"
    }
  }

  /// The whole character, where it consists of several scalars as an emoji does.
  private static func character(_ id: String, at scalar: Unicode.Scalar) -> String {
    id.first { $0.unicodeScalars.contains(scalar) }.map(String.init) ?? String(scalar)
  }

  private static func plain(_ id: String) -> String {
    var words = ""
    for letter in id {
      // `DailyReminder`
      if letter.isUppercase, words.last?.isLowercase == true { words += "_" }
      words.append(letter)
    }
    return words.lowercased().split { "_- .".contains($0) }.joined(separator: "_")
  }

  /// Small Cyrillic letters with a Latin twin.
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "і": "i", "ј": "j", "ѕ": "s", "һ": "h",
    "ԁ": "d", "ԛ": "q", "ԝ": "w", "к": "k", "м": "m", "т": "t", "в": "b", "н": "h",
  ]
}
