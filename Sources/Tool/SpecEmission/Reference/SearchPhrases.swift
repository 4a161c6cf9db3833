/// Other ways to say the same, which a search takes for equal or nearly so.
enum SearchPhrases {
  /// A text in the words that sayings use: "not more than" is "at most".
  static func inOtherWords(_ words: [String]) -> [String] {
    var found: [String] = []
    var place = 0
    while place < words.count {
      let rest = words[place...]
      if let phrase = phrases.first(where: { $0.begins(rest) }) {
        found += phrase.meaning
        place += phrase.words.count
      } else if let meaning = meanings[words[place]] {
        found += meaning
        place += 1
      } else {
        found.append(words[place])
        place += 1
      }
    }
    return found
  }

  private struct Phrase {
    /// What may be at each place.
    let words: [[Substring]]
    let meaning: [String]

    /// - Parameter text: Words with a space between them, and `/` between those of one place.
    init(_ text: String, _ meaning: String) {
      words = text.split(separator: " ").map { $0.split(separator: "/") }
      self.meaning = SearchPhrases.words(meaning)
    }

    func begins(_ rest: ArraySlice<String>) -> Bool {
      rest.count >= words.count && zip(words, rest).allSatisfy { $0.0.contains($0.1[...]) }
    }
  }

  private static let phrases = [
    Phrase("no more than one/once", "at most one"),
    Phrase("not/no/never more than", "at most"),
    Phrase("a maximum of", "at most"),
    Phrase("up to", "at most"),
    Phrase("just/only one/once message/alert/reminder", "at most one"),
    Phrase("just/only one/once", "at most one"),
    Phrase("more than once", "again"),
    Phrase("only/just/but if/when no/not/nothing/nobody", "unless"),
    Phrase("if/when/as/provided no/nothing/nobody", "unless"),
    Phrase("except if/when", "unless"),
    Phrase("not/never/wont/dont/didnt/havent paid/pay", "unpaid"),
    Phrase("not/never/dont/doesnt open/opens/opened/tap/taps/react/reacts/look/read", "ignore"),
    Phrase("leave/left alone", "ignore stop bother"), Phrase("leave them/people/users/everybody alone", "stop bother"),
    Phrase("leave alone people/users", "stop bother"),
    Phrase("open/opens/opened again", "reopened"), Phrase("back in stock/store/sale", "available again"),
    Phrase("no/not more often than", "again within"),
    Phrase("no notifications/pushes/messages/alerts/reminders", "quiet nothing"),
    Phrase("logged/signed in", "registered"),
    Phrase("every/each other/second", "every two"),
    Phrase("alternate/alternating days/weeks", "every two days"),
    Phrase("as soon as", "at once"),
    Phrase("right/straight away", "at once"),
    Phrase("is/are/was/were on/off", "switch setting"), Phrase("switched/turned on/off", "switch setting"),
    Phrase("per day", "a day daily"),
    Phrase("per week", "a week weekly"),
  ]

  private static let meanings = [
    "daily": "daily every day", "weekly": "weekly every week", "monthly": "monthly every month",
    "yearly": "yearly every year", "annually": "yearly every year", "hourly": "hourly every hour",
    "nightly": "night every day", "fortnightly": "every two weeks", "biweekly": "every two weeks",
    "tonight": "night today", "twice": "2 times", "immediately": "at once", "instantly": "at once",
    "weekends": "weekend",
  ].mapValues(words)

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// The stems of the other words for the same, by the stem of each.
  static let kin: [String: Set<String>] = {
    var kin: [String: Set<String>] = [:]
    for group in groups {
      let stems = Set(words(group).map(SearchWords.stem))
      for stem in stems { kin[stem, default: []].formUnion(stems.subtracting([stem])) }
    }
    return kin
  }()

  private static let groups = [
    "most maximum max limit cap",
    "premium paid pay payer subscriber subscribed subscription subscribe customer member",
    "buy bought purchase purchased order ordered checkout",
    "language locale  translation translated translate localized localised localization localize",
    "text wording copy message body",
    "different differ vary various varying another distinct",
    "stop end cancel quit cease halt",
    "bother annoy pester spam nag irritate harass",
    "ignore ignored ignores unopened disregard",
    "reopened reopens available ready returned restocked",
    "favourite favorite followed watched bookmarked starred",
    "placed came arrived happened made",
    "unpaid overdue owed outstanding",
    "unless except without skip",
    "shop store restaurant cafe",
    "weekend saturday sunday",
    "night overnight evening sleep asleep bedtime",
    "start begin begins began",
    "app application",
    "screen page",
    "picture image photo illustration",
    "sound tone ringtone noise",
    "button action",
    "tap click press open opened",
    "permission consent allow opt",
    "city country region place location",
    "morning breakfast",
    "urgent important critical emergency",
    "repeat repeating repeatedly",
    "pause vacation holiday",
    "turn switch toggle",
    "delete remove withdraw vanish disappear",
  ]
}
