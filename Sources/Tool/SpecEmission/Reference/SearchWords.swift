/// Words as a search compares them: in lower case, without accents and endings, and numbers as digits.
enum SearchWords {
  static func stems(of text: String) -> Set<String> {
    let letters = text.lowercased().filter { !apostrophes.contains($0) }
    let written = letters.split { !$0.isLetter && !$0.isNumber }.map { word in String(word.map { plain[$0] ?? $0 }) }
    let words = SearchPhrases.inOtherWords(written)
    var stems: Set<String> = []
    for word in words where !common.contains(word) {
      if amounts.contains(word) {
        stems.insert(number)
      } else if let digits = numbers[word] ?? (word.allSatisfy(\.isNumber) ? word : nil) {
        stems.formUnion([number, digits])
      } else if let (digits, name) = span(word) {
        stems.formUnion([number, digits, unit, name])
      } else {
        let stem = stem(of: word)
        stems.insert(stem)
        if units.contains(stem) { stems.insert(unit) }
      }
    }
    return stems
  }

  /// Whether it means any number, or any unit of time: "half an hour before" is nearly "15 minutes before".
  static func isClass(_ stem: String) -> Bool { stem == number || stem == unit }

  /// Whether it is a certain number or a certain unit.
  static func isOfClass(_ stem: String) -> Bool { units.contains(stem) || stem.allSatisfy(\.isNumber) }

  /// Stems of other words for the same, each nearly as good.
  static func kin(of stem: String) -> Set<String> { SearchPhrases.kin[stem] ?? [] }

  private static let number = "#number"
  private static let unit = "#unit"

  /// `15m` as a number and a unit.
  private static func span(_ word: String) -> (digits: String, unit: String)? {
    let digits = word.prefix { $0.isNumber }
    guard !digits.isEmpty, let unit = shortUnits[String(word.dropFirst(digits.count))] else { return nil }
    return (String(digits), unit)
  }

  private static let units: Set<String> = Set(
    ["second", "minute", "min", "hour", "day", "week", "month", "year"].map(stem))

  private static let shortUnits: [String: String] = [
    "s": "second", "sec": "second", "m": "minute", "min": "minute", "mins": "minute", "h": "hour", "hr": "hour",
    "hrs": "hour", "d": "day", "w": "week",
  ].mapValues(stem)

  /// Numbers that are no whole ones.
  private static let amounts: Set<String> = ["half", "quarter", "couple", "few", "several", "n"]

  /// Equal for the forms of a word, such as "change", "changes", "changed" and "changing"; not always a word itself.
  static func stem(of word: String) -> String {
    var stem = word
    func drop(_ ending: String) {
      if stem.hasSuffix(ending), stem.count > ending.count + 2 { stem.removeLast(ending.count) }
    }
    if stem.hasSuffix("ies"), stem.count > 4 {
      stem.removeLast(3)
      stem += "y"
    } else if !stem.hasSuffix("ss") {
      drop("s")
    }
    drop("ing")
    drop("ed")
    drop("e")
    if stem.count > 3, let last = stem.last, last.isLetter, stem.dropLast().last == last { stem.removeLast() }
    return stem
  }

  private static let apostrophes: Set<Character> = ["'", "’"]

  /// The Latin letters with an accent, and the letters without it.
  private static let plain: [Character: Character] = {
    var plain: [Character: Character] = [:]
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{30A}", "\u{30B}",
      "\u{30C}", "\u{327}", "\u{328}",
    ]
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for mark in marks { plain[Character("\(letter)\(mark)")] = letter }
    }
    return plain
  }()

  private static let numbers: [String: String] = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "eleven": "11", "twelve": "12",
  ]

  /// Words that are in every second sentence.
  private static let common: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "did", "do", "does", "dont", "during", "for", "from",
    "get", "gets",
    "had", "has", "have", "he", "her", "how", "i", "if", "in", "is", "it", "its", "me", "my", "not", "notification",
    "notifications", "notify", "of", "on", "or", "our", "people", "remind", "reminder", "reminders", "reminding",
    "say", "send", "sending", "she", "should", "show", "so", "somebody", "someone", "that", "the", "their", "them",
    "then", "there", "they", "this", "to", "user", "users", "want", "was", "we", "what", "when", "which", "who",
    "will", "with", "would", "you", "your",
  ]
}
