import TextWriting

/// An expression that is written on one line where it fits, else argument by argument.
indirect enum SwiftExpression {
  struct Argument {
    let label: String?
    let value: SwiftExpression

    var prefix: String { label.map { $0 + ": " } ?? "" }
  }

  case atom(String)
  case application(String, [Argument])
  case list([SwiftExpression])

  static func call(_ name: String, _ arguments: [(String?, SwiftExpression)]) -> SwiftExpression {
    .application(name, arguments.map { Argument(label: $0.0, value: $0.1) })
  }

  static func call(_ name: String, _ values: [SwiftExpression]) -> SwiftExpression {
    .application(name, values.map { Argument(label: nil, value: $0) })
  }

  static func text(_ text: String) -> SwiftExpression { .atom(SwiftWriter.literal(text)) }

  static func texts(_ texts: [String]) -> SwiftExpression { .list(texts.map { .text($0) }) }

  var onOneLine: String {
    switch self {
    case .atom(let text): text
    case .application(let name, let arguments):
      name + "(" + arguments.map { $0.prefix + $0.value.onOneLine }.joined(separator: ", ") + ")"
    case .list(let elements): "[" + elements.map(\.onOneLine).joined(separator: ", ") + "]"
    }
  }
}

extension SwiftWriter {
  /// Writes an expression between two pieces of text.
  ///
  /// - Parameters:
  ///   - isBroken: Its arguments or elements stand on lines of their own even where one line would hold them.
  mutating func expression(
    _ expression: SwiftExpression, after before: String = "", before after: String = "",
    isBroken: Bool = false
  ) {
    let oneLine = expression.onOneLine
    // Columns count characters; bytes are more, so a short count of bytes needs no second look.
    if !isBroken,
      before.count + after.count + oneLine.utf8.count <= room
        || before.count + after.count + oneLine.count <= room
    {
      line(before + oneLine + after)
      return
    }
    switch expression {
    case .atom(let text): line(before + text + after)
    case .application(let name, let arguments):
      line(before + name + "(")
      indented { writer in
        for (position, argument) in arguments.enumerated() {
          writer.expression(
            argument.value, after: argument.prefix,
            before: position + 1 < arguments.count ? "," : ")" + after)
        }
      }
    case .list(let elements) where elements.isEmpty: line(before + "[]" + after)
    case .list(let elements):
      line(before + "[")
      indented { writer in
        // `swift format` wants a comma after the last of several elements and none after the only one.
        for element in elements { writer.expression(element, before: elements.count > 1 ? "," : "") }
      }
      line("]" + after)
    }
  }
}

extension SwiftWriter {
  /// `case .pattern: return value`, the value on a line of its own where one line does not hold both.
  mutating func answer(_ pattern: String, _ value: SwiftExpression) {
    let oneLine = "case \(pattern): return \(value.onOneLine)"
    if oneLine.count <= room { return line(oneLine) }
    line("case \(pattern):")
    indented { $0.expression(value, after: "return ") }
  }
}
