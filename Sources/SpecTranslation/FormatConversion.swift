import SpecLanguage

/// A Foundation format as a text of the specs: `%2$lld` is the argument in second place.
///
/// A place whose argument is of another type is a flaw. Nothing is guessed: on a phone such a format crashes.
enum FormatConversion {
  enum Result: Equatable {
    case text(String)
    /// What is wrong, to follow "The translation of 'x'".
    case flaw(String)
  }

  static func text(of format: String, for unit: TranslationUnit) -> Result {
    let arguments = unit.text.shownArguments
    var text = ""
    var next = 1
    var rest = format[...]
    while let letter = rest.first {
      // Without values a text never goes through a formatter.
      guard letter == "%", !arguments.isEmpty else {
        text += letter == "{" || letter == "}" ? "\(letter)\(letter)" : String(letter)
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("%%") {
        text += "%"
        rest = rest.dropFirst(2)
      } else if let found = rest.prefixMatch(of: /%#@([A-Za-z0-9_]+)@/) {
        text += "{\(found.1)}"
        rest = rest[found.range.upperBound...]
      } else if let number = unit.number, rest.hasPrefix("%arg") {
        text += "{\(number)}"
        rest = rest.dropFirst(4)
      } else if let found = rest.prefixMatch(of: /%(?:(\d{1,2})\$)?(?:\d*\.\d+)?(?:hh|h|ll|l|q|z)?([@diuxXfFgGeE])/) {
        let place = found.1.flatMap { Int($0) } ?? next
        next = place + 1
        guard place >= 1, place <= arguments.count else {
          return .flaw(
            "shows a value number \(place), but there \(arguments.count == 1 ? "is 1" : "are \(arguments.count)")")
        }
        let argument = arguments[place - 1]
        guard Value(found.2) == Value(argument.kind) else {
          return .flaw("shows '\(found.0)' in place of '{\(argument.id)}', which is \(Value(argument.kind).rawValue)")
        }
        text += "{\(argument.id)}"
        rest = rest[found.range.upperBound...]
      } else {
        return .flaw("has a '%' that begins no value: as a character it is '%%'")
      }
    }
    return .text(text)
  }

  /// What a specifier stands for; what a language writes in its own way is a text by then.
  private enum Value: String {
    case text = "a text, '%@'"
    case integer = "a whole number, '%lld'"
    case double = "a number, '%lf'"

    init(_ letter: some StringProtocol) {
      switch letter {
      case "@": self = .text
      case "d", "i", "u", "x", "X": self = .integer
      default: self = .double
      }
    }

    init(_ kind: ParameterItem.Kind) {
      switch kind {
      case .int: self = .integer
      case .double, .percent: self = .double
      case .string, .instant, .decimal, .money, .time, .times, .weekdays: self = .text
      }
    }
  }
}
