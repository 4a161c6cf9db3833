public import SpecDiagnostics

/// A text in which markers (`1️⃣` to `9️⃣`) name places, so that nobody counts columns.
public struct MarkedText: Sendable {
  /// The text without its markers.
  public var text: String
  /// Where each marker stood.
  public var places: [String: SourcePosition]

  public init(_ marked: String) {
    var plain = String.UnicodeScalarView()
    var places: [String: SourcePosition] = [:]
    var line = 1
    var column = 1
    let scalars = Array(marked.unicodeScalars)
    var index = 0
    while index < scalars.count {
      // A marker is a digit, the emoji selector and the enclosing keycap.
      if index + 2 < scalars.count, scalars[index + 1] == "\u{FE0F}", scalars[index + 2] == "\u{20E3}" {
        places["\(scalars[index])\u{FE0F}\u{20E3}"] = SourcePosition(line: line, column: column)
        index += 3
        continue
      }
      plain.append(scalars[index])
      if scalars[index] == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
      index += 1
    }
    text = String(plain)
    self.places = places
  }
}
