extension SyntaxPage {
  /// `{ en: Homework #1 is due, ru: … }`: a bracket whose end is in what YAML takes for a comment.
  func comment(behind context: Place?, before place: Place) -> SyntaxCause? {
    guard let context, let bracket = character(at: context) else { return nil }
    let closing: Unicode.Scalar = bracket == "[" ? "]" : "}"
    for number in context.line...max(context.line, place.line) {
      let text = line(number).text
      guard let sign = Self.comment(in: text, from: number == context.line ? Int(context.column) : 0),
        text[sign...].contains(closing), let last = text[..<sign].last(where: { $0 != " " }),
        !",[{".unicodeScalars.contains(last)
      else { continue }
      return SyntaxCause(
        start: Place(line: number, column: UInt32(sign + 1)),
        sentence: "'#' after a space begins a comment, and the '\(closing)' is in it: put the text in quotes")
    }
    return nil
  }

  /// Where a comment begins, outside of quotes.
  private static func comment(in text: [Unicode.Scalar], from start: Int) -> Int? {
    var quote: Unicode.Scalar?
    for index in text.indices.dropFirst(start) {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'", index == 0 || " [{,:".unicodeScalars.contains(text[index - 1]) {
        quote = character
      } else if character == "#", index > 0, text[index - 1] == " " {
        return index
      }
    }
    return nil
  }
}
