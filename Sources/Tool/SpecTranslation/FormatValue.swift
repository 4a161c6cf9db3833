/// What a specifier of a Foundation format stands for.
public enum FormatValue: String, Sendable, Hashable {
  case string, int, double

  /// - Parameter letter: That of its conversion: `@` of `%1$@`.
  public init(letter: some StringProtocol) {
    switch letter {
    case "@": self = .string
    case "d", "i", "u", "x", "X": self = .int
    default: self = .double
    }
  }

  /// Which values the specifiers of a translation are: by position if the types agree there, and else by type, if there
  /// is one of each.
  ///
  /// - Parameters:
  ///   - found: The positions in the translation.
  ///   - declared: The values by their positions.
  /// - Returns: The position of the value for each of those found; nil if it is not certain. Nothing is guessed.
  public static func places(
    of found: [(place: Int, value: FormatValue)], in declared: [Int: FormatValue]
  ) -> [Int: Int]? {
    if found.allSatisfy({ declared[$0.place] == $0.value }) {
      return Dictionary(found.map { ($0.place, $0.place) }, uniquingKeysWith: { first, _ in first })
    }
    var places: [Int: Int] = [:]
    for (place, value) in found {
      let own = Set(found.filter { $0.value == value }.map(\.place))
      let meant = declared.filter { $0.value == value }.map(\.key)
      guard own.count == 1, meant.count == 1, places[place] == nil || places[place] == meant[0] else { return nil }
      places[place] = meant[0]
    }
    return places
  }
}
