import TextWriting

/// An expression that is written on one line where it fits, else argument by argument.
enum SwiftExpression {
  case atom(String)
  /// A name with a dot before it.
  case member(String)
  /// A string literal of this text.
  case text(String)
  /// A name and arguments with their labels. Without names in the tuples: to give them some, Swift would convert every
  /// array, element by element.
  case application(String, [(String?, SwiftExpression)])
  case list([SwiftExpression])
  /// A value and calls upon it, one after the other.
  indirect case chain(SwiftExpression, [SwiftExpression])

  static func call(_ name: String, _ arguments: [(String?, SwiftExpression)]) -> SwiftExpression {
    .application(name, arguments)
  }

  static func call(_ name: String, _ values: [SwiftExpression]) -> SwiftExpression {
    .application(name, values.map { (nil, $0) })
  }

  static func texts(_ texts: [String]) -> SwiftExpression { .list(texts.map { .text($0) }) }

  var onOneLine: String {
    var writer = SwiftWriter()
    writer.write(self)
    return writer.text
  }
}

extension SwiftWriter {
  /// Writes an expression between two pieces of text.
  ///
  /// - Parameter label: What is written before all of it, with a colon.
  mutating func expression(
    _ expression: SwiftExpression, label: String? = nil, after before: String = "", before after: String = ""
  ) {
    beginLine()
    write(label: label)
    write(before)
    writeRest(expression, before: after)
  }

  /// Writes an expression on the line that is begun where that holds it. It is written to find that out, and taken back
  /// if not: most do, and to measure them first would be as much work.
  private mutating func writeRest(_ expression: SwiftExpression, before after: String) {
    let place = self.place
    write(expression)
    write(after)
    if lineFits { return endLine() }
    takeBack(to: place)
    writeBroken(expression, before: after)
  }

  private mutating func writeBroken(_ expression: SwiftExpression, before after: String) {
    switch expression {
    case .atom, .member, .text:
      write(expression)
      write(after)
      endLine()
    case .application(let name, let arguments):
      write(name)
      write("(")
      endLine()
      indented { writer in
        for position in arguments.indices {
          writer.expression(
            arguments[position].1, label: arguments[position].0,
            before: position + 1 < arguments.count ? "," : ")" + after)
        }
      }
    case .list(let elements) where elements.isEmpty:
      write("[]")
      write(after)
      endLine()
    case .list(let elements):
      write("[")
      endLine()
      indented { writer in
        // `swift format` wants a comma after the last of several elements and none after the only one.
        for element in elements { writer.expression(element, before: elements.count > 1 ? "," : "") }
      }
      line("]", after)
    case .chain(let value, let calls):
      func writeCalls(to writer: inout SwiftWriter) {
        for position in calls.indices {
          writer.call(calls[position], before: position + 1 < calls.count ? "" : after)
        }
      }
      let place = self.place
      write(value)
      guard !lineFits, case .application(let name, let arguments) = value, !arguments.isEmpty else {
        endLine()
        return indented(writeCalls)
      }
      takeBack(to: place)
      writeBrokenCall(name, arguments)
      writeCalls(to: &self)
    }
  }

  /// A method call on a value, on separate lines. `swift format` wants its closing bracket on a separate line too, but
  /// behind a list that takes several lines.
  private mutating func call(_ call: SwiftExpression, before after: String = "") {
    beginLine()
    guard case .application(let name, let arguments) = call, !arguments.isEmpty else {
      return writeRest(call, before: after)
    }
    let place = self.place
    write(call)
    write(after)
    if lineFits { return endLine() }
    takeBack(to: place)
    writeBrokenCall(name, arguments, before: after)
  }

  /// A call with calls behind it, or before it, that takes several lines.
  private mutating func writeBrokenCall(
    _ name: String, _ arguments: [(String?, SwiftExpression)], before after: String = ""
  ) {
    write(name)
    write("(")
    endLine()
    var isClosed = false
    guard let last = arguments.last else { return }
    indented { writer in
      for (label, argument) in arguments.dropLast() { writer.expression(argument, label: label, before: ",") }
      writer.beginLine()
      writer.write(label: last.0)
      let place = writer.place
      writer.write(last.1)
      if writer.lineFits { return writer.endLine() }
      writer.takeBack(to: place)
      if case .list = last.1 { isClosed = true }
      writer.writeBroken(last.1, before: isClosed ? ")" + after : "")
    }
    if !isClosed { line(")", after) }
  }

  private mutating func write(label: String?) {
    guard let label else { return }
    write(label)
    write(": ")
  }

  /// On one line.
  mutating func write(_ expression: SwiftExpression) {
    switch expression {
    case .atom(let text): write(text)
    case .member(let name):
      write(".")
      write(name)
    case .text(let text): writeLiteral(text)
    case .application(let name, let arguments):
      write(name)
      write("(")
      for position in arguments.indices {
        if position > 0 { write(", ") }
        write(label: arguments[position].0)
        write(arguments[position].1)
      }
      write(")")
    case .list(let elements):
      write("[")
      for position in elements.indices {
        if position > 0 { write(", ") }
        write(elements[position])
      }
      write("]")
    case .chain(let value, let calls):
      write(value)
      for position in calls.indices { write(calls[position]) }
    }
  }

  /// `case .pattern: return value`, the value on a separate line if one line is too short for both.
  mutating func answer(_ pattern: String, _ value: SwiftExpression) {
    beginLine()
    write("case ")
    write(pattern)
    write(":")
    let place = self.place
    write(" return ")
    write(value)
    if lineFits { return endLine() }
    takeBack(to: place)
    endLine()
    indented { $0.expression(value, after: "return ") }
  }
}
