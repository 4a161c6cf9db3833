/// How the locales of an app write numbers, money, dates and times, after CLDR: digits are ASCII, dates Gregorian.
///
/// A locale is at the margin, and below it is what it needs: `number , . - 3 3`, `date d MMM y`. `\u{…}` is what cannot be
/// in a line. A module has only the lines that its texts use.
public struct TextFormats: Sendable, Hashable {
  private var locales: [LocaleFormats] = []

  /// None at all.
  public init() {}

  @inline(never)
  public init(_ text: StaticString) { self.init(text.description) }

  public init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.first != " " {
        locales.append(LocaleFormats(String(line)))
      } else if let last = locales.indices.last {
        locales[last].read(line.drop { $0 == " " })
      }
    }
  }

  public var isEmpty: Bool { locales.isEmpty }

  /// A value as a locale writes it. In a locale that is not here, as a program would.
  ///
  /// - Parameter tag: As `LanguageTag` writes it: `pt-PT`.
  public func text(_ value: TextArgument.Value, in tag: String) -> String {
    let formats = locales.first { $0.tag == tag } ?? LocaleFormats(tag)
    return switch value {
    case .decimal(let number): formats.text(number)
    case .money(let amount, let currency): formats.text(amount, currency: currency)
    case .civil(let fields, let style): formats.text(fields, style)
    case .int, .double, .string, .row: value.text
    }
  }
}

/// Text with `\u{…}` in it.
enum EscapedText {
  static func plain(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var bytes = Array(text.utf8)
    return bytes.withUnsafeMutableBufferPointer {
      BracedText(bytes: Slice(base: UnsafeBufferPointer($0), bounds: 0..<$0.count)).unescaped
    }
  }
}
