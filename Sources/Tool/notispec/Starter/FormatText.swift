import SpecLanguage
import SpecTranslation

/// A text as Apple's formats have it (`%@`, `%2$lld`), as a spec writes it.
struct FormatText {
  private enum Piece {
    case text(String)
    case value(Int)
  }

  /// With `{value_2}` in place of the second value.
  let text: String
  /// By their number, from 1.
  let values: [Int: FormatValue]

  /// - Parameters:
  ///   - name: What an argument is called before its number.
  ///   - source: The values of the source language; nil for the source itself.
  /// - Returns: Nil if it is not certain which of them a value is.
  init?(_ format: String, name: String, source: [Int: FormatValue]? = nil) {
    var rest = format[...]
    var next = 1
    var pieces: [Piece] = []
    var found: [(place: Int, value: FormatValue)] = []
    while let letter = rest.first {
      if letter == "%",
        let match = rest.prefixMatch(of: /%(?:(\d{1,2})\$)?(?:\d*\.\d+)?(?:hh|h|ll|l|q|z)?([@diuxXfFgeE])/)
      {
        let number = match.1.flatMap { Int($0) } ?? next
        next = number + 1
        found.append((number, FormatValue(letter: match.2)))
        pieces.append(.value(number))
        rest = rest[match.range.upperBound...]
        continue
      }
      let isDoubled = letter == "%" && rest.dropFirst().first == "%"
      pieces.append(.text(String(letter).escapedBraces))
      rest = rest.dropFirst(isDoubled ? 2 : 1)
    }
    let own = Dictionary(found.map { ($0.place, $0.value) }, uniquingKeysWith: { $1 })
    guard let places = FormatValue.places(of: found, in: source ?? own) else { return nil }
    values = source ?? own
    text = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let number): "{\(name)_\(places[number] ?? number)}"
      }
    }.joined()
  }
}

extension FormatValue {
  var example: String {
    switch self {
    case .string: "\"Anna\""
    case .int: "3"
    case .double: "1.5"
    }
  }
}
