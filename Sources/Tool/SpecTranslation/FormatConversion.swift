import SpecLanguage

/// A Foundation format as a text of the specs: `%2$lld` is the argument in second place.
enum FormatConversion {
  enum Result: Equatable {
    case text(String)
    /// What is wrong, to follow "The translation of 'x'".
    case flaw(String)
  }

  private enum Piece {
    case text(String)
    case value(place: Int, FormatValue)
  }

  static func text(of format: String, for unit: TranslationUnit) -> Result {
    let arguments = unit.text.shownArguments
    // Without values a text never goes through a formatter.
    if arguments.isEmpty { return .text(format.escapedBraces) }
    var pieces: [Piece] = []
    var written = ""
    var next = 1
    var rest = format[...]
    while let letter = rest.first {
      if letter != "%" {
        pieces.append(.text(String(letter).escapedBraces))
        rest = rest.dropFirst()
      } else if rest.hasPrefix("%%") {
        pieces.append(.text("%"))
        rest = rest.dropFirst(2)
      } else if let found = rest.prefixMatch(of: /%#@([A-Za-z0-9_]+)@/) {
        pieces.append(.text("{\(found.1)}"))
        rest = rest[found.range.upperBound...]
      } else if let number = unit.number, rest.hasPrefix("%arg") {
        pieces.append(.text("{\(number)}"))
        rest = rest.dropFirst(4)
      } else if let found = rest.prefixMatch(
        of: /%(?:(\d{1,2})\$)?(?:\d*\.\d+)?(?:hh|h|ll|l|q|z)?([@diuxXfFgGeE])/)
      {
        let place = found.1.flatMap { Int($0) } ?? next
        next = place + 1
        pieces.append(.value(place: place, FormatValue(letter: found.2)))
        written += (written.isEmpty ? "" : ", ") + found.0
        rest = rest[found.range.upperBound...]
      } else {
        return .flaw("has a '%' that begins no value: as a character it is '%%'")
      }
    }
    let found = pieces.compactMap {
      if case .value(let place, let value) = $0 { (place: place, value: value) } else { nil }
    }
    let declared = arguments.enumerated().map { ($0.offset + 1, FormatValue($0.element.kind)) }
    guard let places = FormatValue.places(of: found, in: Dictionary(uniqueKeysWithValues: declared)) else {
      let known = arguments.enumerated().map { offset, argument in
        "'%\(offset + 1)$\(FormatValue(argument.kind).letters)' is '{\(argument.id)}'"
      }
      return .flaw("shows \(written), and it is not certain which values these are: \(known.joined(separator: ", "))")
    }
    return .text(
      pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .value(let place, _): "{\(arguments[(places[place] ?? 1) - 1].id)}"
        }
      }.joined())
  }
}

extension FormatValue {
  /// What a language writes in its own way is a text by then.
  fileprivate init(_ kind: ParameterItem.Kind) {
    switch kind {
    case .int: self = .int
    case .double, .percent: self = .double
    case .string, .instant, .decimal, .money, .time, .times, .weekdays: self = .string
    }
  }

  fileprivate var letters: String {
    switch self {
    case .string: "@"
    case .int: "lld"
    case .double: "lf"
    }
  }
}
