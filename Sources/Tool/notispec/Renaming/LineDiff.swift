import TextWriting
import YAMLNodes

/// What replacements and new lines change in a file, as `diff -U0` shows it.
enum LineDiff {
  static func text(_ path: String, from old: [UInt8], to new: [UInt8]) -> TerminalText {
    let (before, after) = (lines(of: old), lines(of: new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before, by: { $0.utf8.elementsEqual($1.utf8) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text: TerminalText = "--- a/\(path)\n+++ b/\(path)\n"
    var (from, to) = (0, 0)
    while from < before.count || to < after.count {
      let (first, next) = (from, to)
      while removed.contains(from) { from += 1 }
      while inserted.contains(to) { to += 1 }
      guard from > first || to > next else {
        from += 1
        to += 1
        continue
      }
      text += "@@ -\(range(first, from)) +\(range(next, to)) @@\n"
      for line in before[first..<from] { text += "-\(line)\n" }
      for line in after[next..<to] { text += "+\(line)\n" }
    }
    return text
  }

  /// `3`, `3,2` for two lines, and `3,0` for a place behind the third line.
  private static func range(_ start: Int, _ end: Int) -> String {
    switch end - start {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(end - start)"
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    let source = SourceLines(bytes)
    var lines: [String] = []
    while let line = source.text(lines.count + 1) { lines.append(line) }
    return lines
  }
}
