/// Words of a long list that begin alike, as one: `token.{received,stored}`, `permission.{photos,contacts}.{granted,denied}`.
///
/// Only for a page: whoever reads a finding should see a word as it is to be written.
enum FoldedWords {
  /// Fewer are easier to read one by one.
  private static let fewest = 6

  /// - Parameter words: In the order in which they are listed, which stays.
  static func fold(_ words: [String]) -> [String] {
    var folded: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let head = parts(of: first)[0]
      let alike = rest.prefix { parts(of: $0)[0] == head }
      rest = rest.dropFirst(alike.count)
      if alike.count >= fewest, let word = product(alike.map(parts)) { folded.append(word) } else { folded += alike }
    }
    return folded
  }

  private static func parts(of word: String) -> [String] {
    word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Nil where the words are not all the combinations of their parts.
  private static func product(_ words: [[String]]) -> String? {
    guard let length = words.first?.count, words.allSatisfy({ $0.count == length }) else { return nil }
    let places = (0..<length).map { place in
      words.reduce(into: [String]()) { if !$0.contains($1[place]) { $0.append($1[place]) } }
    }
    guard places.reduce(1, { $0 * $1.count }) == words.count, Set(words).count == words.count else { return nil }
    return places.map { $0.count == 1 ? $0[0] : "{\($0.joined(separator: ","))}" }.joined(separator: ".")
  }
}
