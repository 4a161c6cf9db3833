/// Finds the word that was probably meant.
public enum Spelling {
  /// Longer words get no suggestion: ids are at most 64 bytes, and the comparison is quadratic in length.
  static let longestWord = 80

  /// The candidate that is close enough to `word` to ask "did you mean …?".
  ///
  /// Close means few edits: an edit inserts, removes or replaces a letter or swaps two neighbours. One edit is allowed
  /// in a word of up to four letters, and in others for every three letters, rounded up. A word that differs only in
  /// case or in `-` for `_` always counts as close.
  /// Of equally close candidates the first in text order wins, so the answer does not depend on the order given.
  /// If none is close, but the word is the beginning of exactly one, that one is meant: `mon`.
  /// The opposite of a word is never meant by it: see `areOpposite`.
  public static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(word.unicodeScalars)
    guard !written.isEmpty, written.count <= longestWord else { return nil }
    let folded = fold(written)
    // Nobody negates by a slip: `no` is not `on`.
    if isNegation(word) { return candidates.first { $0 != word && fold(Array($0.unicodeScalars)) == folded } }
    // Two edits make another short word: `send` is not `seen`.
    let limit = written.count <= 4 ? 1 : (written.count + 2) / 3
    var best: (distance: Int, text: String)?
    for candidate in candidates where candidate != word {
      let letters = Array(candidate.unicodeScalars)
      guard letters.count <= longestWord, !letters.isEmpty else { continue }
      let bound = min(best?.distance ?? limit, limit)
      guard abs(letters.count - written.count) <= bound else { continue }
      let distance = fold(letters) == folded ? 0 : distance(written, letters, atMost: bound)
      // As many edits as letters would turn any word into any other.
      guard distance <= bound, distance < max(letters.count, written.count) else { continue }
      if let known = best, (known.distance, known.text) <= (distance, candidate) { continue }
      guard !areOpposite(word, candidate) else { continue }
      best = (distance, candidate)
    }
    return best?.text
      ?? continuation(of: folded, among: candidates).flatMap { areOpposite(word, $0) ? nil : $0 }
  }

  /// Whether a word is another one with a single slip: one letter too many, too few or, of more than three, wrong, two
  /// neighbours swapped, wrong case, `-` for `_`, or the end left out. Another digit is no slip, and a word left out,
  /// `local` for `local_key`, is not either.
  static func isSlip(_ written: String, of word: String) -> Bool {
    let (letters, meant) = (Array(written.unicodeScalars), Array(word.unicodeScalars))
    guard letters.count <= longestWord, meant.count <= longestWord, !letters.isEmpty else { return false }
    let (folded, foldedWord) = (fold(letters), fold(meant))
    if folded == foldedWord { return true }
    if letters.count >= 3, foldedWord.starts(with: folded) { return !foldedWord[folded.count...].contains("_") }
    return abs(letters.count - meant.count) <= 1 && distance(letters, meant, atMost: 1) <= 1
      && !isAnotherWord(letters, meant)
  }

  /// Whether a word is another one with a single slip, and no other of the words with one: `thuesday` may be Tuesday or
  /// Thursday.
  package static func isOnlySlip(_ written: String, of word: String, among words: some Sequence<String>) -> Bool {
    guard isSlip(written, of: word) else { return false }
    // A different case is no slip: nothing else is nearer.
    let folded = fold(Array(written.unicodeScalars))
    if folded == fold(Array(word.unicodeScalars)) { return true }
    return !words.contains { $0 != word && $0 != written && isSlip(written, of: $0) }
  }

  /// Whether words of one length differ in a letter that hardly anybody mistypes: `mp4` is not `mp3`, nor `m4v` `m4a`.
  /// A letter in front makes another word too: `xhtml` is not `html`.
  private static func isAnotherWord(_ letters: [Unicode.Scalar], _ meant: [Unicode.Scalar]) -> Bool {
    guard letters.count == meant.count else {
      return letters.count > meant.count && letters.first != meant.first && letters.dropFirst().elementsEqual(meant)
    }
    let places = letters.indices.filter { letters[$0] != meant[$0] }
    guard places.count == 1, let place = places.first else { return false }
    return letters.count <= 3 || letters[place].properties.numericType != nil
      || meant[place].properties.numericType != nil
  }

  /// The one candidate that begins with a word of three letters or more.
  private static func continuation(of word: [Unicode.Scalar], among candidates: some Sequence<String>) -> String? {
    guard word.count >= 3 else { return nil }
    var found: String?
    for candidate in candidates where candidate.utf8.count <= longestWord {
      let letters = Array(candidate.unicodeScalars)
      guard letters.count > word.count, fold(Array(letters[..<word.count])) == word else { continue }
      if let found, found != candidate { return nil }
      found = candidate
    }
    return found
  }

  static func fold(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    word.compactMap { letter in
      switch letter {
      case "A"..."Z": Unicode.Scalar(letter.value + 32)
      case "-", " ": "_"
      default: letter
      }
    }
  }

  /// Damerau-Levenshtein distance with swaps of neighbours (optimal string alignment); above `bound` it only says
  /// "more".
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost bound: Int) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      if let least = row.min(), least > bound { return bound + 1 }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
