/// How much work may still be spent on "did you mean", so that ten thousand typing errors stay cheap.
public struct SpellingBudget: Sendable {
  /// In comparisons of two letters, about half a second of them.
  private var left: Int

  public init(letters: Int = 100_000_000) { left = letters }

  /// The candidate that is close enough to `word`; also nil if comparing with all of them would cost too much.
  public mutating func suggestion(for word: String, among candidates: some Collection<String>) -> String? {
    let letters = word.unicodeScalars.count
    guard letters <= Spelling.longestWord else { return nil }
    // Skipping a candidate of another length costs something too.
    let (cost, isTooMuch) = candidates.count.multipliedReportingOverflow(by: max(letters * letters, 64))
    guard !isTooMuch, cost <= left else { return nil }
    left -= cost
    return Spelling.suggestion(for: word, among: candidates)
  }

  /// The same, with how sure it is.
  public mutating func guess(
    for word: String, among candidates: some Collection<String>, _ vocabulary: Spelling.Vocabulary
  ) -> Spelling.Guess? {
    suggestion(for: word, among: candidates).map {
      Spelling.rated($0, for: word, among: candidates, vocabulary)
    }
  }
}
