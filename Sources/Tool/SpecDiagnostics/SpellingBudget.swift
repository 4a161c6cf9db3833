/// How much work may still be spent on "did you mean", so that ten thousand typing errors stay cheap.
public struct SpellingBudget: Sendable {
  /// In comparisons of two letters, about half a second of them.
  private var left: Int

  public init(letters: Int = 100_000_000) { left = letters }

  /// The candidate that is close enough to `word`; also nil if comparing with all of them would cost too much.
  public mutating func suggestion(for word: String, among candidates: some Collection<String>) -> String? {
    mayCompare(word, with: candidates.count) ? Spelling.suggestion(for: word, among: candidates) : nil
  }

  /// Takes what comparing a word with so many costs; false if that is too much.
  private mutating func mayCompare(_ word: String, with count: Int) -> Bool {
    let letters = word.unicodeScalars.count
    guard letters <= Spelling.longestWord else { return false }
    // Skipping a candidate of another length costs something too.
    let (cost, isTooMuch) = count.multipliedReportingOverflow(by: max(letters * letters, 64))
    guard !isTooMuch, cost <= left else { return false }
    left -= cost
    return true
  }

  /// The same, with how sure it is.
  public mutating func guess(
    for word: String, among candidates: some Collection<String>, _ vocabulary: Spelling.Vocabulary
  ) -> Spelling.Guess? {
    mayCompare(word, with: candidates.count) ? Spelling.guess(for: word, among: candidates, vocabulary) : nil
  }
}
