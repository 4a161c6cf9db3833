import NotificationDrawing
import TextWriting

/// What changed between two texts, word by word.
public struct WordChanges: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case same, removed, added }

  public struct Run: Sendable, Hashable {
    public var kind: Kind
    public var text: String
  }

  /// Both texts: without what was added it is the old one, without what was removed the new one.
  public let runs: [Run]

  public init(from old: String, to new: String) {
    let (old, new) = (Self.words(of: old), Self.words(of: new))
    // The longest sequence of words that both have.
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] = old[i] == new[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var runs: [Run] = []
    func add(_ kind: Kind, _ word: String) {
      if let last = runs.last, last.kind == kind {
        runs[runs.count - 1].text += word
      } else {
        runs.append(Run(kind: kind, text: word))
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        add(.same, old[i])
        (i, j) = (i + 1, j + 1)
      } else if i < old.count, j == new.count || lengths[i + 1][j] >= lengths[i][j + 1] {
        add(.removed, old[i])
        i += 1
      } else {
        add(.added, new[j])
        j += 1
      }
    }
    self.runs = runs
  }

  /// One of the two texts, as its parts are to be shown.
  public func runs(without kind: Kind) -> [Run] {
    let kept = runs.filter { $0.kind != kind }
    return zip(kept, Isolates.parted(kept.map(\.text))).map { Run(kind: $0.kind, text: $1) }
  }

  /// Words, and what is between them; in a script without spaces each character is one.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      let isLetter = (character.isLetter || character.isNumber) && CharacterWidths.width(of: character) < 100
      if isLetter {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      words.append(String(character))
    }
    return word.isEmpty ? words : words + [word]
  }
}
