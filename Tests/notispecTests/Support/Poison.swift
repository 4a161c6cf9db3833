import Foundation
import SpecDiagnostics
import TextWriting
import YAMLNodes

/// Strings that somebody puts into a spec, a file name or an argument so that what shows them does as they like.
///
/// Each has the word FORGED where a line, a tag or a command of its own would begin.
enum Poison {
  static let all = [
    // A terminal obeys these: escape sequences, C0, DEL, C1.
    "a\u{1B}[31mFORGED\u{1B}]0;FORGED\u{7}\u{8}\u{C}\u{B}\u{7F}\u{9B}31m\u{90}\u{80}b",
    // Everything that somebody takes for the end of a line.
    "a\n\n<script>FORGED</script>\n\nFORGED\r\nFORGED\rFORGED\u{85}FORGED\u{2028}FORGED\u{2029}FORGED\n",
    // What turns around or hides what stands beside it.
    "a\u{202E}FORGED\u{202A}\u{2066}\u{2067}\u{2069}\u{200B}\u{200F}\u{FEFF}\u{AD}b",
    // Commands of CI services, at the beginning of a line and in it.
    "::error file=a,line=1::FORGED\n  ::add-mask::FORGED\n\t::stop-commands::FORGED",
    "  ::error::FORGED ##[error]FORGED ##[add-mask]FORGED ##vso[task.complete]FORGED ##teamcity[x]",
    // The same where Unicode joins their first character with one before it, or where one in them changes nothing.
    "\u{600}##[error]FORGED \u{110BD}##vso[task.complete]FORGED #\u{FE0F}##[error]FORGED #\u{E0100}#\u{FE00}a\u{FE0F}[FORGED",
    ":\u{FE0F}:error::FORGED\n\u{FE0F}::error::FORGED \u{DDD}##[error]FORGED",
    // HTML, XML and Markdown.
    "<script>FORGED()</script>&amp;\"'<img src=x onerror=FORGED()>]]>--><![CDATA[FORGED",
    "`|*_~[FORGED](http://forged.example)![FORGED](x) <b>@forged</b> #1 a/b#2 GH-3 :forged: www.forged.example | `` ```\n# FORGED\n- FORGED",
    // The Test Anything Protocol, and percent signs that GitHub decodes.
    "not ok 1 FORGED # SKIP FORGED\nBail out! FORGED\n1..99\nok 2 # TODO FORGED %0A::error::FORGED\n  ...\n",
  ]

  /// Every scalar of a YAML file, and every key.
  static func placesOfScalars(in text: String, withKeys: Bool = true) -> [SourceSpan] {
    guard let tree = YAMLReader.read(Array(text.utf8), file: "x.yaml").tree else { return [] }
    var found: [SourceSpan] = []
    func add(_ node: SourceNode) {
      switch node.kind {
      case .scalar: found.append(node.span)
      case .sequence: for element in node.items { add(element) }
      case .mapping:
        for entry in node.entries {
          if withKeys { found.append(entry.key.span) }
          add(entry.value)
        }
      }
    }
    add(tree.root)
    return found
  }

  static func replacing(_ place: SourceSpan, in text: String, with poison: String) -> String {
    let fixIt = Diagnostic.FixIt("", replace: place, with: YAMLScalar.doubleQuoted(poison))
    return String(decoding: FixedText(Array(text.utf8), applying: [fixIt]).bytes, as: UTF8.self)
  }
}
