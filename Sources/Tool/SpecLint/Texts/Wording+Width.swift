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

  /// No less than `width`: no character takes more columns than bytes.
  var mostColumns: Int {
    let bytes = plainText.utf8.count
    guard argumentCount > 0 else { return bytes }
    return bytes + argumentCount * (text.arguments.map { text.longestValue(of: $0.id) }.max() ?? 0)
  }
}

extension VisibleText {
  /// Columns of the example of an argument, or of its longest likely value.
  fileprivate func longestValue(of name: String) -> Int {
    guard let argument = arguments.first(where: { $0.id == name }) else { return 0 }
    if let example = argument.example, argument.format == nil { return DisplayWidth.of(example) }
    return switch argument.kind {
    case .percent: 3
    case .int: 5
    case .double: 7
    case .decimal: 9
    case .money: 14
    case .instant where argument.style == .time: 8
    case .string, .instant, .time, .times, .weekdays: 24
    }
  }
}
