/// What to say about a text that should be an id and cannot be one.
struct IdentifierAdvice {
  /// The end of a sentence: "is not a valid id: write 'daily_reminder', …".
  let predicate: String
  /// The id in Latin letters, when letters of another alphabet only look like them.
  let latin: LookAlikes?

  private static let rule = "in lower-case letters, digits and single '_'"

  /// - Parameter id: Not of the form `TextPattern.identifier`.
  init(_ id: String) {
    guard let foreign = id.unicodeScalars.first(where: { !$0.isASCII }) else {
      latin = nil
      let plain = Self.plain(id)
      predicate =
        TextPattern.identifier.matches(plain)
        ? "is not a valid id: write it '\(plain)', \(Self.rule)"
        : "is not a valid id: write it like 'daily_reminder', \(Self.rule)"
      return
    }
    let alike = LookAlikes(id).flatMap { $0.isSlip ? $0 : nil }
    latin = alike.flatMap { TextPattern.identifier.matches($0.latin) ? $0 : nil }
    if let alike {
      predicate = "is not a valid id: \(alike.words)"
    } else {
      predicate =
        "is not a valid id, because of '\(Self.character(id, at: foreign))': write it in lower-case Latin letters, "
        + "digits and single '_'"
    }
  }

  /// What an id has besides its case and separators; nil if it has other characters, like half a line of YAML.
  static func letters(of id: String) -> String? {
    let id = LookAlikes(id)?.latin ?? id
    var letters = ""
    for scalar in id.lowercased().unicodeScalars where !"_- .".unicodeScalars.contains(scalar) {
      guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else { return nil }
      letters.unicodeScalars.append(scalar)
    }
    return letters
  }

  /// The whole character, where it consists of several scalars as an emoji does.
  private static func character(_ id: String, at scalar: Unicode.Scalar) -> String {
    id.first { $0.unicodeScalars.contains(scalar) }.map(String.init) ?? String(scalar)
  }

  /// `DailyReminder`, `daily-reminder` as an id: `daily_reminder`.
  static func plain(_ id: some StringProtocol) -> String {
    var words = ""
    for letter in id {
      if letter.isUppercase, words.last?.isLowercase == true { words += "_" }
      words.append(letter)
    }
    return words.lowercased().split { "_- .".contains($0) }.joined(separator: "_")
  }
}
