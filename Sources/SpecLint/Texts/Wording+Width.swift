import SpecDiagnostics
import SpecModel

extension Wording {
  /// Columns that the text takes, with the example or the longest likely value of each argument.
  var width: Int {
    template.parts.reduce(0) { width, part in
      switch part {
      case .literal(let text): width + DisplayWidth.of(text)
      case .argument(let name): width + longestValue(of: name)
      }
    }
  }

  /// False where the bytes show already that the text is no wider; no character takes more columns than bytes.
  func mayExceed(_ limit: Int) -> Bool {
    var most = 0
    for part in template.parts {
      switch part {
      case .literal(let text): most += text.utf8.count
      case .argument(let name): most += longestValue(of: name)
      }
    }
    return most > limit
  }

  private func longestValue(of name: String) -> Int {
    guard let argument = text.arguments.first(where: { $0.id == name }) else { return 0 }
    if let example = argument.example { return DisplayWidth.of(example) }
    switch argument.kind {
    case .percent: return 3
    case .int: return 5
    case .double: return 7
    default: return 24
    }
  }
}
