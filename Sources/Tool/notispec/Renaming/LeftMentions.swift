import YAMLNodes

/// Lines of a file that still have an id as a word of their own: comments, sentences and the expected text of generated
/// files, which only people can change.
struct LeftMentions {
  private(set) var places: [(file: String, line: Int, text: String)] = []

  /// - Parameter old: Nothing is looked for if it may be a word of a sentence, like `offer`.
  init(of old: String, in files: [(path: String, bytes: [UInt8])]) {
    guard old.contains(where: { $0 == "_" || $0.isNumber || $0.isUppercase }) else { return }
    for (path, bytes) in files {
      let lines = SourceLines(bytes)
      var number = 1
      while let line = lines.text(number) {
        if Self.contains(line, old), !line.contains("formerly:") { places.append((path, number, line)) }
        number += 1
      }
    }
  }

  private static func contains(_ line: String, _ word: String) -> Bool {
    var rest = line[...]
    while let found = rest.firstRange(of: word) {
      let before = line[..<found.lowerBound].last
      let after = line[found.upperBound...].first
      if !isWordPart(before), !isWordPart(after) { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  private static func isWordPart(_ character: Character?) -> Bool {
    character.map { $0 == "_" || $0.isLetter || $0.isNumber } ?? false
  }
}
