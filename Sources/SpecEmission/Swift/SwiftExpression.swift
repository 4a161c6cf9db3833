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

/// How much room a line of code leaves, found without writing it down.
private struct LineRoom {
  private var rest: Int
  /// Whether every character was counted. Others are counted by their bytes, which are more.
  private(set) var isExact = true

  init(_ columns: Int) { rest = columns }

  var isEnough: Bool { rest >= 0 }

  /// What is too long does not become shorter.
  private var isUsedUp: Bool { rest < 0 && isExact }

  mutating func take(_ part: String) {
    let scan = TextScan(part)
    if scan.isPlain {
      rest -= scan.columns
    } else {
      rest -= part.utf8.count
      isExact = false
    }
  }

  mutating func take(label: String?) {
    guard let label else { return }
    take(label)
    rest -= 2
  }

  mutating func take(_ expression: SwiftExpression) {
    switch expression {
    case .atom(let text): take(text)
    case .member(let name):
      rest -= 1
      take(name)
    case .text(let text):
      let scan = TextScan(text)
      if scan.needsNoEscape {
        rest -= scan.columns + 2
      } else {
        take(expression.onOneLine)
      }
    case .application(let name, let arguments):
      take(name)
      rest -= 2 * max(1, arguments.count)
      for position in arguments.indices where !isUsedUp {
        take(label: arguments[position].0)
        take(arguments[position].1)
      }
    case .list(let elements):
      rest -= 2 * max(1, elements.count)
      for element in elements where !isUsedUp { take(element) }
    }
  }
}

extension SwiftWriter {
  /// Writes an expression between two pieces of text.
  ///
  /// - Parameters:
  ///   - label: What is written before all of it, with a colon.
  ///   - isBroken: Its arguments or elements stand on lines of their own even where one line would hold them.
  mutating func expression(
    _ expression: SwiftExpression, label: String? = nil, after before: String = "", before after: String = "",
    isBroken: Bool = false
  ) {
    let fits = !isBroken && self.fits(expression, label: label, after: before, before: after)
    beginLine()
    write(label: label)
    write(before)
    if fits {
      write(expression)
      write(after)
      endLine()
      return
    }
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
    }
  }

  private func fits(_ expression: SwiftExpression, label: String?, after before: String, before after: String) -> Bool {
    var room = LineRoom(self.room)
    room.take(label: label)
    room.take(before)
    room.take(after)
    room.take(expression)
    if room.isEnough || room.isExact { return room.isEnough }
    let label = label.map { $0.count + 2 } ?? 0
    return label + before.count + after.count + expression.onOneLine.count <= self.room
  }

  private mutating func write(label: String?) {
    guard let label else { return }
    write(label)
    write(": ")
  }

  /// On one line.
  fileprivate mutating func write(_ expression: SwiftExpression) {
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
      for (position, element) in elements.enumerated() {
        if position > 0 { write(", ") }
        write(element)
      }
      write("]")
    }
  }

  /// `case .pattern: return value`, the value on a line of its own where one line does not hold both.
  mutating func answer(_ pattern: String, _ value: SwiftExpression) {
    guard fits(value, label: "case " + pattern, after: "return ", before: "") else {
      line("case ", pattern, ":")
      indented { $0.expression(value, after: "return ") }
      return
    }
    beginLine()
    write("case ")
    write(pattern)
    write(": return ")
    write(value)
    endLine()
  }
}
