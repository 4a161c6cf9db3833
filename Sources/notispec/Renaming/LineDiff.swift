import TextWriting
import YAMLNodes

/// What replacements within lines change in a file, as `diff -U0` shows it. No line comes or goes.
enum LineDiff {
  static func text(_ path: String, from old: [UInt8], to new: [UInt8]) -> TerminalText {
    let (before, after) = (SourceLines(old), SourceLines(new))
    var text: TerminalText = "--- a/\(path)\n+++ b/\(path)\n"
    var number = 1
    while let line = before.text(number), let other = after.text(number) {
      if !line.utf8.elementsEqual(other.utf8) { text += "@@ -\(number) +\(number) @@\n-\(line)\n+\(other)\n" }
      number += 1
    }
    return text
  }
}
