import TextWriting
import YAMLNodes

/// New words for a text, written like the old ones as far as YAML allows.
enum ScalarRewriting {
  static func scalar(_ text: String, inPlaceOf node: SourceNode) -> String {
    switch node.style {
    case .doubleQuoted, .folded: YAMLScalar.doubleQuoted(text)
    case .singleQuoted: YAMLScalar.singleQuoted(text) ?? YAMLScalar.doubleQuoted(text)
    case .plain: YAMLScalar.plain(text) ?? YAMLScalar.doubleQuoted(text)
    case .literal: literal(text, inPlaceOf: node) ?? YAMLScalar.doubleQuoted(text)
    }
  }

  /// Nil if the text does not fit into the block: other line ends at its end, or blanks that would change its
  /// indentation.
  private static func literal(_ text: String, inPlaceOf node: SourceNode) -> String? {
    let old = node.sourceText.split(separator: "\n", omittingEmptySubsequences: false)
    guard let header = old.first, header == "|" || header == "|-", let first = old.dropFirst().first else { return nil }
    let indentation = first.prefix { $0 == " " }
    var body = text[...]
    if header == "|" {
      guard body.last == "\n" else { return nil }
      body.removeLast()
    }
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.allSatisfy({ YAMLScalar.singleQuoted(String($0)) != nil && $0.first != " " && !$0.isEmpty }) else {
      return nil
    }
    return ([header] + lines.map { indentation + $0 }).joined(separator: "\n")
  }
}
