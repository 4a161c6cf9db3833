import TextWriting

/// An expression that is written on one line where it fits, else argument by argument.
indirect enum SwiftExpression {
  case atom(String)
  case call(String, [(label: String?, value: SwiftExpression)])
  case list([SwiftExpression])

  static func call(_ name: String, _ values: [SwiftExpression]) -> SwiftExpression {
    .call(name, values.map { (nil, $0) })
  }

  static func text(_ text: String) -> SwiftExpression { .atom(SwiftWriter.literal(text)) }

  static func texts(_ texts: [String]) -> SwiftExpression { .list(texts.map { .text($0) }) }

  var onOneLine: String {
    switch self {
    case .atom(let text): text
    case .call(let name, let arguments):
      name + "(" + arguments.map { Self.prefix($0.label) + $0.value.onOneLine }.joined(separator: ", ") + ")"
    case .list(let elements): "[" + elements.map(\.onOneLine).joined(separator: ", ") + "]"
    }
  }

  static func prefix(_ label: String?) -> String { label.map { $0 + ": " } ?? "" }
}

extension SwiftWriter {
  /// Writes an expression between two pieces of text. `width` is what one line may hold, its indentation not counted.
  mutating func expression(
    _ expression: SwiftExpression, after before: String = "", before after: String = "", width: Int = 104
  ) {
    let oneLine = expression.onOneLine
    // Columns count characters; bytes are more, so a short count of bytes needs no second look.
    if before.count + after.count + oneLine.utf8.count <= width
      || before.count + after.count + oneLine.count <= width
    {
      line(before + oneLine + after)
      return
    }
    switch expression {
    case .atom(let text): line(before + text + after)
    case .call(let name, let arguments):
      line(before + name + "(")
      indented { writer in
        for (position, argument) in arguments.enumerated() {
          writer.expression(
            argument.value, after: SwiftExpression.prefix(argument.label),
            before: position + 1 < arguments.count ? "," : ")" + after, width: width - 2)
        }
      }
    case .list(let elements):
      line(before + "[")
      indented { writer in
        for element in elements { writer.expression(element, before: ",", width: width - 2) }
      }
      line("]" + after)
    }
  }
}
