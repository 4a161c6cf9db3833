/// The cheapest Swift that says as much about as many types: one enumeration without raw values, and all texts in one
/// static text with a table of where they begin.
enum LeanestModule {
  private static let columns = 6

  static func swift(types count: Int) -> String {
    var cases = ""
    var switches = ""
    var names = ""
    var blob = ""
    var offsets = ""
    var length = 0
    for index in 0..<count {
      cases += "  case goalReached\(index)\n"
      switches += "    case .goalReached\(index): return \(index)\n"
      names += ".goalReached\(index), "
      if index % 50 == 49 { names += "\n  ] + [\n" }
      for column in 0..<columns {
        let text = column == 0 ? "goal_reached_\(index)" : "Text \(column) of goal number \(index), and some more words"
        offsets += "\(length), "
        blob += text + "\n"
        length += text.utf8.count + 1
      }
      offsets += "\n"
    }
    return """
      public enum Kind: Sendable {
      \(cases)}

      extension Kind: Hashable {
        public static func == (left: Self, right: Self) -> Bool { left.index == right.index }
        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
        public var index: Int {
          switch self {
      \(switches)    }
        }
      }

      extension Kind: RawRepresentable {
        public var rawValue: String { text(0) }
        public init?(rawValue: String) {
          guard let found = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
          self = found
        }
        public func text(_ column: Int) -> String {
          let start = Int(offsets[index * \(columns) + column])
          let end = Int(offsets[index * \(columns) + column + 1]) - 1
          return String(
            decoding: UnsafeBufferPointer(start: blob.utf8Start + start, count: end - start), as: UTF8.self)
        }
        public static let all: [Kind] = [
        \(names)]
      }

      let blob: StaticString = \"""
      \(blob)
      \"""
      let offsets: [UInt32] = [\(offsets)\(length)]

      """
  }
}
