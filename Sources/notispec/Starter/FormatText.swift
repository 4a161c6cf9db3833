/// A text as Apple's formats have it (`%@`, `%2$lld`), as a spec writes it.
struct FormatText {
  enum Value: String {
    case string, int, double

    var example: String {
      switch self {
      case .string: "\"Anna\""
      case .int: "3"
      case .double: "1.5"
      }
    }
  }

  /// With `{value_2}` in place of the second value.
  private(set) var text = ""
  /// By their number, from 1.
  private(set) var values: [Int: Value] = [:]

  /// - Parameter name: What an argument is called before its number.
  init(_ format: String, name: String) {
    var rest = format[...]
    var next = 1
    while let letter = rest.first {
      if letter == "%",
        let found = rest.prefixMatch(of: /%(?:(\d{1,2})\$)?(?:\d*\.\d+)?(?:hh|h|ll|l|q|z)?([@diuxXfFgeE])/)
      {
        let number = found.1.flatMap { Int($0) } ?? next
        next = number + 1
        values[number] =
          switch found.2 {
          case "@": .string
          case "d", "i", "u", "x", "X": .int
          default: .double
          }
        text += "{\(name)_\(number)}"
        rest = rest[found.range.upperBound...]
        continue
      }
      let isDoubled = letter == "%" && rest.dropFirst().first == "%"
      text += letter == "{" || letter == "}" ? "\(letter)\(letter)" : String(letter)
      rest = rest.dropFirst(isDoubled ? 2 : 1)
    }
  }
}
