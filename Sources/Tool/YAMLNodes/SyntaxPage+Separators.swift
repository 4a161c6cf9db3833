/// Signs between the entries of a list or of a group of keys, forgotten or taken from another language.
extension SyntaxPage {
  /// What other languages have between two things.
  static let foreignCommas: [Unicode.Scalar] = [";", "；", "，", "、", "،"]

  /// Another sign where a comma should be: `{ from: "10:00"; to: "21:00" }`.
  func foreignComma(before place: Place) -> SyntaxCause? {
    guard let column = entryEnd(before: place), let sign = line(place.line).text.dropFirst(column).first,
      Self.foreignCommas.contains(sign)
    else { return nil }
    return SyntaxCause(
      start: Place(line: place.line, column: UInt32(column + 1)),
      sentence: "'\(sign)' is not the ',' that YAML reads between entries: write ','",
      replacement: ("write ','", ","))
  }

  /// Where the last complete entry before a place ends: behind a closing quote or bracket and blanks, at a sign or at
  /// the place itself.
  private func entryEnd(before place: Place) -> Int? {
    let text = line(place.line).text
    let end = Int(place.column) - 1
    guard end <= text.count else { return nil }
    var column = end
    // YAML may take the sign for the beginning of the next key.
    if column > 0, column < text.count, ![" ", "\"", "'", "}", "]"].contains(text[column - 1]) { return nil }
    while column > 0, text[column - 1] == " " { column -= 1 }
    guard column > 0, ["\"", "'", "}", "]"].contains(text[column - 1]) else { return nil }
    while column < end, text[column] == " " { column += 1 }
    return column
  }

  /// No comma between two complete entries: `{ from: "10:00" to: "21:00" }`. A text with quotes in it looks different:
  /// there is one quote too many in what follows.
  func missingComma(before place: Place) -> SyntaxCause? {
    let text = line(place.line).text
    let start = Int(place.column) - 1
    guard start > 1, start < text.count, text[start - 1] == " " else { return nil }
    var end = start
    while end > 0, text[end - 1] == " " { end -= 1 }
    guard end > 0, ["\"", "'", "}", "]"].contains(text[end - 1]), isEntry(text[start...]) else { return nil }
    let key = text[start...].prefix { $0.isKeyCharacter }
    let what = key.isEmpty ? "this" : "'\(String(String.UnicodeScalarView(key)))'"
    return SyntaxCause(
      start: Place(line: place.line, column: UInt32(end + 1)), width: UInt32(start - end),
      sentence: "A ',' is missing before \(what)", replacement: ("write ','", ", "))
  }

  /// Whether a text goes on with whole entries up to the end of the list or group.
  private func isEntry(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = text
    let key = rest.prefix { $0.isKeyCharacter }
    if !key.isEmpty {
      rest = rest.dropFirst(key.count)
      guard rest.first == ":", rest.dropFirst().first == " " else { return false }
      rest = rest.dropFirst().drop { $0 == " " }
    }
    guard let first = rest.first else { return false }
    if first == "\"" || first == "'" {
      guard let close = rest.dropFirst().firstIndex(of: first) else { return false }
      rest = rest[(close + 1)...].drop { $0 == " " }
    } else if first == "{" || first == "[" {
      return true
    } else {
      guard !key.isEmpty else { return false }
      let value = rest.prefix { !",}]".unicodeScalars.contains($0) }
      guard !value.contains("\""), !value.contains("'"), !value.contains(":") else { return false }
      rest = rest.dropFirst(value.count)
    }
    guard let next = rest.first else { return true }
    return ",}]".unicodeScalars.contains(next) || isEntry(rest)
  }

  /// `at: "10:01", app: background` without braces around it.
  func commaWithoutBraces(at place: Place) -> SyntaxCause? {
    let text = line(place.line).text
    let start = Int(place.column) - 1
    guard start < text.count, text[start] == "," else { return nil }
    let rest = text[(start + 1)...].drop { $0 == " " }
    let key = rest.prefix { $0.isKeyCharacter }
    guard !key.isEmpty, rest.dropFirst(key.count).first == ":", isEntry(rest) else { return nil }
    return SyntaxCause(
      start: place,
      sentence: "A ',' separates keys only inside braces: put all of them in '{ }', or each on a line of its own")
  }

  /// `trigger: ｛ … ｝`: a bracket of double width begins a text.
  func foreignBrace(before place: Place) -> SyntaxCause? {
    let text = Array(before(place))
    let ordinary: [Unicode.Scalar: Character] = ["｛": "{", "［": "["]
    guard
      let index = text.indices.first(where: { index in
        ordinary[text[index]] != nil && text[..<index].last { $0 != " " } == ":"
      }), let sign = ordinary[text[index]]
    else { return nil }
    return SyntaxCause(
      start: Place(line: place.line, column: UInt32(index + 1)),
      sentence:
        "'\(text[index])' is not the '\(sign)' that YAML reads: write ordinary brackets, this one and the one that "
        + "closes it")
  }

  /// `-at: "12:00"`: a dash without its space, on this line or the one above.
  func dash(near number: UInt32) -> SyntaxCause? {
    for line in [line(number), lineAbove(number)].compactMap({ $0 }) {
      let start = line.indentation
      let rest = line.text.dropFirst(start)
      guard rest.first == "-" else { continue }
      let opensValue = rest.dropFirst().first.map { "{[\"'".unicodeScalars.contains($0) } ?? false
      let key = rest.dropFirst().prefix { $0.isKeyCharacter && $0 != "-" }
      let end = start + 1 + key.count
      let isKey =
        !key.isEmpty && end < line.text.count && line.text[end] == ":"
        && (end + 1 == line.text.count || line.text[end + 1] == " ")
      guard opensValue || isKey else { continue }
      let sentence = "A space is missing after '-': without it YAML sees no item of a list"
      let place = Place(line: line.number, column: UInt32(start + 1))
      // What is lined up with the key would have to move with it.
      if isKey, lineBelow(line.number)?.indentation == start + 1 {
        return SyntaxCause(
          start: place, sentence: sentence + ". Write one, and one more before each line below that belongs to the item"
        )
      }
      return SyntaxCause(start: place, sentence: sentence, replacement: ("write a space", "- "))
    }
    return nil
  }
}
