/// Finds sayings by the words that people use for them.
public struct SayingSearch: Sendable {
  private let entries: [Entry]

  private struct Entry: Sendable {
    let saying: Saying
    let stems: Set<String>
    /// Those of the sentence itself.
    let own: Set<String>

    /// How much of a word it has: less if it only has another word for the same.
    func share(of stem: String) -> Double {
      stems.contains(stem) ? 1 : SearchWords.kin(of: stem).isDisjoint(with: stems) ? 0 : 0.75
    }

    /// How much of the sentence is asked for, if that is most of the question.
    func closeness(to asked: Set<String>) -> Double {
      let shared = own.intersection(asked).count
      return Double(shared) >= 0.6 * Double(asked.count) ? Double(shared) / Double(max(own.count, 1)) : 0
    }
  }

  public init(in sayings: [Saying] = Saying.all) {
    entries = sayings.map {
      Entry(
        saying: $0, stems: SearchWords.stems(of: "\($0.sentence) \($0.words)"), own: SearchWords.stems(of: $0.sentence))
    }
  }

  /// If nothing says it, those that share most of the words which some sentence has, the best first. A word that none has is
  /// a thing of the app, such as a teacher: what is said of others can be said of it.
  public func nearest(_ most: Int = 3, to question: String) -> [Saying] {
    let known = SearchWords.stems(of: question).sorted().filter { stem in
      entries.contains { $0.share(of: stem) > 0 }
    }.map { (stem: $0, weight: weight(of: $0)) }
    guard known.contains(where: { !SearchWords.isClass($0.stem) && !SearchWords.isOfClass($0.stem) }) else { return [] }
    let rated = entries.indices.map { place in
      (place: place, share: known.reduce(0) { $0 + $1.weight * entries[place].share(of: $1.stem) })
    }
    let found = rated.filter { $0.share > 0 }.sorted { ($1.share, $0.place) < ($0.share, $1.place) }
    return found.prefix(most).map { entries[$0.place].saying }
  }

  /// Those that have most of what is asked, the best first; of equally good ones, the one that says the
  /// least besides, then the one that is first on the page. What has less, or much less than the best one, is about something else: then there is no answer.
  public func best(_ most: Int = 3, for question: String) -> [Saying] {
    let asked = SearchWords.stems(of: question)
    let weights = asked.sorted().map { (stem: $0, weight: weight(of: $0)) }
    let whole = weights.reduce(0) { $0 + $1.weight }
    guard whole > 0 else { return [] }
    let rated = entries.indices.map { place in
      let share = weights.reduce(0) { $0 + $1.weight * entries[place].share(of: $1.stem) } / whole
      return (place: place, share: share, closeness: entries[place].closeness(to: asked))
    }
    let found = rated.sorted { ($1.share, $1.closeness, $0.place) < ($0.share, $0.closeness, $1.place) }
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
    let rarity = Double(entries.count + 1) / (Double(entries.count { $0.share(of: stem) > 0 }) + 0.5)
    // Nearly a logarithm to the base of 2, and the same on every platform.
    let weight = Double(rarity.exponent) + rarity.significand - 1
    return SearchWords.isOfClass(stem) ? weight / 2 : weight
  }
}
