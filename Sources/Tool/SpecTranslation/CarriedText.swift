import TextWriting

/// A text as the formats carry it: tools change line ends, and no format keeps control characters.
enum CarriedText {
  static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8) || scalars(of: one).elementsEqual(scalars(of: other))
  }

  static func scalars(of text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n": if last != "\r" { result.append("\n") }
      case "\t": result.append("\t")
      case _ where CSVWriter.isReplaced(scalar): result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      last = scalar
    }
    return result
  }
}
