/// Finds sayings by the words that people use for them.
public struct SayingSearch: Sendable {
  private let entries: [Entry]

  private struct Entry: Sendable {
    let saying: Saying
    let stems: Set<String>
  }

  public init(in sayings: [Saying] = Saying.all) {
    entries = sayings.map { Entry(saying: $0, stems: SearchWords.stems(of: "\($0.sentence) \($0.words)")) }
  }

  /// Those that have the most of the words, the best first; of equally good ones, the one that is first on the page.
  public func best(_ most: Int = 3, for question: String) -> [Saying] {
    let asked = SearchWords.stems(of: question)
    // In a long question one word is the same by chance.
    let fewest = max(1, (asked.count + 2) / 3)
    let rated = entries.enumerated().map { (place: $0.offset, count: $0.element.stems.intersection(asked).count) }
    let found = rated.filter { $0.count >= fewest }
    return found.sorted { ($1.count, $0.place) < ($0.count, $1.place) }.prefix(most).map { entries[$0.place].saying }
  }
}

/// Words as a search compares them: in lower case, without accents and endings, and numbers as digits.
enum SearchWords {
  static func stems(of text: String) -> Set<String> {
    let letters = text.lowercased().filter { !apostrophes.contains($0) }
    let words = letters.split { !$0.isLetter && !$0.isNumber }.map { word in String(word.map { plain[$0] ?? $0 }) }
    return Set(words.filter { !common.contains($0) }.map { numbers[$0] ?? stem(of: $0) })
  }

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
