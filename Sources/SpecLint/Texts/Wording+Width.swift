import SpecDiagnostics
import SpecLanguage

extension Wording {
  /// Columns that the text takes, with the example or the longest likely value of each argument.
  var width: Int {
    template.parts.reduce(0) { width, part in
      switch part {
      case .literal(let text): width + DisplayWidth.of(text)
      case .argument(let name): width + text.longestValue(of: name)
      }
    }
  }
}

extension VisibleText {
  /// No less than `longestValue`: no character takes more columns than bytes.
  func mostBytes(of name: TextTemplate.Piece) -> Int {
    for index in arguments.indices where name.says(arguments[index].id) {
      return max(arguments[index].example?.utf8.count ?? 0, Self.longestWord)
    }
    return 0
  }

  /// Columns of the example of an argument, or of its longest likely value.
  func longestValue(of name: String) -> Int {
    for index in arguments.indices where arguments[index].id == name {
      if let example = arguments[index].example { return DisplayWidth.of(example) }
      switch arguments[index].kind {
      case .percent: return 3
      case .int: return 5
      case .double: return 7
      case .string, .instant: return Self.longestWord
      }
    }
    return 0
  }

  /// Of a value without an example.
  private static let longestWord = 24
}
