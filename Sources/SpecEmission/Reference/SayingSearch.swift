/// Finds sayings by the words that people use for them.
public struct SayingSearch: Sendable {
  private let entries: [Entry]
  /// In how many sayings a word is.
  private let counts: [String: Int]

  private struct Entry: Sendable {
    let saying: Saying
    let stems: Set<String>
  }

  public init(in sayings: [Saying] = Saying.all) {
    entries = sayings.map { Entry(saying: $0, stems: SearchWords.stems(of: "\($0.sentence) \($0.words)")) }
    counts = entries.reduce(into: [:]) { counts, entry in for stem in entry.stems { counts[stem, default: 0] += 1 } }
  }

  /// Those that have most of what is asked, the best first; of equally good ones, the one that is first on the page. What
  /// has less, or much less than the best one, is about something else: then there is no answer.
  public func best(_ most: Int = 3, for question: String) -> [Saying] {
    let asked = SearchWords.stems(of: question)
    let whole = asked.reduce(0) { $0 + weight(of: $1) }
    guard whole > 0 else { return [] }
    let rated = entries.indices.map { place in
      (place: place, share: entries[place].stems.intersection(asked).sorted().reduce(0) { $0 + weight(of: $1) } / whole)
    }
    let found = rated.sorted { ($1.share, $0.place) < ($0.share, $1.place) }
    guard let first = found.first, first.share >= Self.enough else { return [] }
    return found.prefix(most).filter { $0.share >= max(Self.enough, first.share * 0.6) }.map {
      entries[$0.place].saying
    }
  }

  /// The share of the words of a question, by weight, that an answer has.
  private static let enough = 0.55

  /// The rarer a word is, the more it says. Which number and which unit of time it is says less, and that there is one at
  /// all little.
  private func weight(of stem: String) -> Double {
    if SearchWords.isClass(stem) { return 0.5 }
    let rarity = Double(entries.count + 1) / (Double(counts[stem] ?? 0) + 0.5)
    // Nearly a logarithm to the base of 2, and the same on every platform.
    let weight = Double(rarity.exponent) + rarity.significand - 1
    return SearchWords.isOfClass(stem) ? weight / 2 : weight
  }
}

/// Words as a search compares them: in lower case, without accents and endings, and numbers as digits.
enum SearchWords {
  static func stems(of text: String) -> Set<String> {
    let letters = text.lowercased().filter { !apostrophes.contains($0) }
    let words = letters.split { !$0.isLetter && !$0.isNumber }.map { word in String(word.map { plain[$0] ?? $0 }) }
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
  private static func stem(of word: String) -> String {
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
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "did", "do", "does", "for", "from", "get", "gets",
    "had", "has", "have", "he", "her", "how", "i", "if", "in", "is", "it", "its", "me", "my", "not", "notification",
    "notifications", "notify", "of", "on", "or", "our", "people", "remind", "reminder", "reminders", "reminding",
    "say", "send", "sending", "she", "should", "show", "so", "somebody", "someone", "that", "the", "their", "them",
    "then", "there", "they", "this", "to", "user", "users", "want", "was", "we", "what", "when", "which", "who",
    "will", "with", "would", "you", "your",
  ]
}
