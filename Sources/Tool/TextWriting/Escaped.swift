/// A kind of output, and how it shows foreign text.
public protocol OutputFormat: Sendable {
  /// The text with every character escaped that this output, or what reads it, would act on. Line ends are escaped too:
  /// only notispec begins a line.
  ///
  /// - Parameter isLineStart: Whether only blanks come before it on its line.
  static func escaped(_ text: String, isLineStart: Bool) -> String
}

/// Output in which all foreign text has been escaped.
///
/// A literal is ours and stays as it is. What is interpolated may come from a spec, a file name or an argument, and is
/// escaped unless it is such output itself. There is no way to put in a `String` unescaped, so nothing can be
/// forgotten:
///
///     let line: TerminalText = "wrote '\(path)'\n"
public struct Escaped<Format: OutputFormat>: Sendable, Hashable {
  /// The output so far.
  public private(set) var text: String

  /// Foreign text.
  public init(_ foreign: String) { text = Format.escaped(foreign, isLineStart: true) }

  private init(asItIs text: String) { self.text = text }

  public var isEmpty: Bool { text.isEmpty }

  public static func + (a: Self, b: Self) -> Self { Self(asItIs: a.text + b.text) }

  public static func += (a: inout Self, b: Self) { a.text += b.text }

  /// Without a line end after its last line.
  public var withoutLineEnd: Self {
    text.utf8.last == UInt8(ascii: "\n") ? Self(asItIs: String(text.dropLast())) : self
  }

  /// With spaces up to a width, for columns.
  public func padded(to width: Int) -> Self { Self(asItIs: text + spaces(upTo: width)) }

  /// With spaces before it up to a width, for numbers in columns.
  public func indented(to width: Int) -> Self { Self(asItIs: spaces(upTo: width) + text) }

  private func spaces(upTo width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) }
}

extension Escaped: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ written: Escaped<Format>) { text += written.text }

    public mutating func appendInterpolation(_ foreign: some CustomStringConvertible) {
      text += Format.escaped(foreign.description, isLineStart: isAtLineStart)
    }

    /// For the extension of a format that shows some text in another way, and has escaped it.
    public mutating func append(escaped: String) { text += escaped }

    private var isAtLineStart: Bool {
      for scalar in text.unicodeScalars.reversed() {
        if scalar == "\n" { return true }
        if !Terminal.isBlank(scalar) { return false }
      }
      return true
    }
  }

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

extension Escaped: CustomStringConvertible {
  public var description: String { text }
}

extension Sequence {
  /// All of them in one, with `separator` between them.
  public func joined<Format>(separator: Escaped<Format> = "") -> Escaped<Format> where Element == Escaped<Format> {
    var all: Escaped<Format> = ""
    for (index, part) in enumerated() { all += index == 0 ? part : separator + part }
    return all
  }
}
