/// Signs of JSON, of other languages and of everyday lists.
extension SyntaxPage {
  /// `trigger:{ … }`, `trigger { … }` and `one:"…"`: a key that runs into the bracket or the quote of its value.
  func joinedBracket(before place: Place) -> SyntaxCause? {
    let text = line(place.line).text
    let end = min(text.count, Int(place.column))
    var quote: Unicode.Scalar?
    var isEntry = true
    var index = 0
    while index < end {
      let sign = text[index]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        quote = sign
        isEntry = false
      } else if isEntry, sign.isASCII, sign.isKeyCharacter, sign != "-" {
        let key = text[index...].prefix { $0.isASCII && $0.isKeyCharacter }
        if let cause = bracket(behind: key, in: text, on: place.line) { return cause }
        index = key.endIndex
        isEntry = false
        continue
      } else if sign == "{" || sign == "[" || sign == "," {
        isEntry = true
      } else if sign != " ", sign != "-" {
        isEntry = false
      }
      index += 1
    }
    return nil
  }

  private func bracket(
    behind key: ArraySlice<Unicode.Scalar>, in text: [Unicode.Scalar], on line: UInt32
  ) -> SyntaxCause? {
    let isBracket = { (index: Int) in index < text.count && (text[index] == "{" || text[index] == "[") }
    let word = String(String.UnicodeScalarView(key))
    let start = Place(line: line, column: UInt32(key.endIndex + 1))
    guard key.endIndex < text.count else { return nil }
    let isQuote = key.endIndex + 1 < text.count && "\"'".unicodeScalars.contains(text[key.endIndex + 1])
    if text[key.endIndex] == ":", isBracket(key.endIndex + 1) || isQuote {
      return SyntaxCause(
        start: start, sentence: "A space is missing after '\(word):': without it YAML sees no key",
        replacement: ("write a space", ": "))
    }
    let blanks = text[key.endIndex...].prefix { $0 == " " }
    guard !blanks.isEmpty, isBracket(blanks.endIndex) else { return nil }
    return SyntaxCause(
      start: start, width: UInt32(blanks.count), sentence: "A ':' is missing after '\(word)'",
      replacement: ("write ':'", ": "))
  }

  /// `* item`, as people write lists elsewhere, and `– item`, which an editor of documents makes of `- item`.
  func bullet(on number: UInt32) -> SyntaxCause? {
    let line = line(number)
    let rest = line.text.dropFirst(line.indentation)
    guard let sign = rest.first, "*–—−•‐‑".unicodeScalars.contains(sign), rest.dropFirst().first == " " else {
      return nil
    }
    return SyntaxCause(
      start: Place(line: number, column: UInt32(line.indentation + 1)),
      sentence: "An item of a list begins with '- ', not with '\(sign)'", replacement: ("write '-'", "-"))
  }

  /// `// words` on a line of its own.
  func foreignComment(on number: UInt32) -> SyntaxCause? {
    let line = line(number)
    let rest = line.text.dropFirst(line.indentation)
    // What ends such a comment would be a part of ours.
    for sign in ["/*", "<!--"] where rest.starts(with: sign.unicodeScalars) {
      return SyntaxCause(
        start: Place(line: number, column: UInt32(line.indentation + 1)), width: UInt32(sign.count),
        sentence: "A comment is the rest of a line after '#', not what is in '\(sign)'")
    }
    guard rest.starts(with: "//".unicodeScalars) else { return nil }
    return SyntaxCause(
      start: Place(line: number, column: UInt32(line.indentation + 1)), width: 2,
      sentence: "A comment begins with '#', not with '//'", replacement: ("write '#'", "#"))
  }

  /// `"priority: 30"`, a whole line in quotes.
  func quotedLine(on number: UInt32) -> SyntaxCause? {
    let line = line(number)
    let rest = line.text.dropFirst(line.indentation)
    guard let quote = rest.first, quote == "\"" || quote == "'", rest.count > 2, rest.last == quote else { return nil }
    let inside = rest.dropFirst().dropLast()
    let key = inside.prefix { $0.isKeyCharacter }
    guard !key.isEmpty, !inside.contains(quote), inside.dropFirst(key.count).first == ":",
      inside.dropFirst(key.count + 1).first == " "
    else { return nil }
    return SyntaxCause(
      start: Place(line: number, column: UInt32(line.indentation + 1)), width: UInt32(rest.count),
      sentence: "The quotes make one text of this line: leave them out")
  }

  /// `delay: >1h`, a comparison where a value should be.
  func comparison(at place: Place) -> SyntaxCause? {
    let rest = line(place.line).text.dropFirst(Int(place.column) - 1)
    guard rest.first == ">" else { return nil }
    let value = rest.dropFirst().drop { $0 == "=" || $0 == " " }
    guard let first = value.first, ("0"..."9").contains(first) else { return nil }
    return SyntaxCause(
      start: place,
      sentence: "A value has no '>' before it: the key says how it is compared, such as 'above' or 'at_least'")
  }

  /// A tab between the dash of an item and the item.
  func tabAfterDash(at place: Place) -> SyntaxCause? {
    let text = line(place.line).text
    let start = Int(place.column) - 1
    guard start < text.count, text[start] == "\t", before(place).last(where: { $0 != " " }) == "-",
      before(place).allSatisfy({ $0 == " " || $0 == "-" })
    else { return nil }
    let blanks = text[start...].prefix { $0 == "\t" || $0 == " " }.count
    return SyntaxCause(
      start: place, width: UInt32(blanks), sentence: "After '-' is a tab, which is no space to YAML",
      replacement: ("write a space", text[start - 1] == " " ? "" : " "))
  }

  /// `\'` and `\%` in double quotes, as other languages escape them. Nobody wants to show the backslash.
  func needlessEscape(at place: Place) -> SyntaxCause? {
    let text = line(place.line).text
    // YAML may point at the backslash or behind it.
    let near = max(0, Int(place.column) - 2)
    guard let start = text.indices.first(where: { $0 >= near && text[$0] == "\\" }), start <= Int(place.column),
      start + 1 < text.count
    else { return nil }
    let sign = text[start + 1]
    let backslash = Place(line: place.line, column: UInt32(start + 1))
    if sign == "{" || sign == "}" {
      return SyntaxCause(
        start: backslash,
        sentence:
          "A brace needs no '\\' before it: write '\(sign)\(sign)' for a brace that people see, and '{name}' for a value"
      )
    }
    guard sign.isASCII, !sign.isKeyCharacter, sign != "(" else { return nil }
    return SyntaxCause(
      start: backslash, width: 2, sentence: "'\(sign)' needs no '\\' before it",
      replacement: ("leave the '\\' out", String(sign)))
  }

  /// `\(name)` of Swift in double quotes.
  func interpolation(at place: Place) -> SyntaxCause? {
    let text = line(place.line).text
    // YAML may point at the backslash or behind it.
    let near = max(0, Int(place.column) - 3)
    guard let start = text.indices.first(where: { $0 >= near && text[$0] == "\\" }), start + 1 < text.count,
      text[start + 1] == "("
    else { return nil }
    let name = text[(start + 2)...].prefix { $0.isKeyCharacter }
    guard !name.isEmpty, name.endIndex < text.count, text[name.endIndex] == ")" else { return nil }
    let word = String(String.UnicodeScalarView(name))
    return SyntaxCause(
      start: Place(line: place.line, column: UInt32(start + 1)), width: UInt32(name.count + 3),
      sentence: "'\\(\(word))' is how Swift writes a value: here it is '{\(word)}'",
      replacement: ("write '{\(word)}'", "{\(word)}"))
  }

  /// What other languages have behind the value of a line: `"title": "Hi",` of JSON, `;`, and `// words`.
  func foreignEnd(at place: Place) -> SyntaxCause? {
    let rest = line(place.line).text.dropFirst(Int(place.column) - 1)
    guard let sign = rest.first, let last = before(place).last(where: { $0 != " " }),
      ["\"", "'", "}", "]"].contains(last)
    else { return nil }
    if rest.starts(with: "//".unicodeScalars), before(place).last == " " {
      return SyntaxCause(
        start: place, width: 2, sentence: "A comment begins with '#', not with '//'", replacement: ("write '#'", "#"))
    }
    guard sign == "," || sign == ";", rest.dropFirst().first(where: { $0 != " " }) ?? "#" == "#" else { return nil }
    let owner = sign == "," ? "JSON" : "other languages"
    return SyntaxCause(
      start: place,
      sentence: "The '\(sign)' at the end of this line belongs to \(owner): here a line ends without one",
      replacement: ("delete it", ""))
  }

  /// `slot = "19:00"` and `{ calendar = { … } }`, at the place, before it in its line, or in the line above.
  func equalsSign(near place: Place) -> SyntaxCause? {
    equalsSign(in: before(place), on: place.line, isLine: true)
      ?? lineAbove(place.line).flatMap { equalsSign(in: $0.text[...], on: $0.number, isLine: false) }
  }

  /// - Parameter isLine: Whether the sign may stand in braces, too.
  private func equalsSign(in text: ArraySlice<Unicode.Scalar>, on number: UInt32, isLine: Bool) -> SyntaxCause? {
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex, text[sign - 1] == " ",
      sign + 1 < text.endIndex, text[sign + 1] == " "
    else { return nil }
    let head = text[..<sign].reversed().drop { $0 == " " }
    let key = head.prefix { $0.isASCII && $0.isKeyCharacter }
    let front = head.dropFirst(key.count).drop { $0 == " " }.first
    guard !key.isEmpty, front == nil || front == "-" || isLine && (front == "{" || front == ",") else { return nil }
    let blanks = text[..<sign].reversed().prefix { $0 == " " }.count
    let word = String(String.UnicodeScalarView(key.reversed()))
    return SyntaxCause(
      start: Place(line: number, column: UInt32(sign - blanks + 1)), width: UInt32(blanks + 2),
      sentence: "Between '\(word)' and its value stands ':', not '='", replacement: ("write ':'", ": "))
  }
}
