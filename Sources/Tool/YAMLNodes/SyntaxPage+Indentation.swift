/// Lines that are further right or left than their neighbours, and texts that go on below.
extension SyntaxPage {
  /// A line that is further right or left than its neighbours.
  func indentation(of place: Place) -> SyntaxCause? {
    let line = line(place.line)
    if line.indentation == Int(place.column) - 1, character(at: place) == "-" {
      return SyntaxCause(
        start: place,
        sentence: "'- ' begins a list item, but a key was expected here: delete the '- ', or line it up with its list")
    }
    guard line.indentation == Int(place.column) - 1, let above = lineAbove(place.line),
      above.indentation != line.indentation
    else { return nil }
    let start = "This line is indented by \(Self.spaces(line.indentation))"
    let either = SyntaxCause(
      start: place,
      sentence: "\(start) and the line above it by \(above.indentation). One of the two is wrong: line them up")
    guard above.indentation < line.indentation else {
      if let cause = unindented(above: line) { return cause }
      let isFirst = lineAbove(above.number).map { $0.indentation < line.indentation } ?? false
      return isFirst
        ? either
        : SyntaxCause(
          start: place,
          sentence: "\(start), but there is nothing above that it could belong to: line it up with its neighbours")
    }
    return keysLeftOut(above: line) ?? behindEmptyBraces(above, at: place) ?? outdented(above: line)
      ?? behindText(above, at: place) ?? either
  }

  /// The second ':' of a line, or a ':' in a line that goes on with a text of the line above.
  func secondColon(at place: Place) -> SyntaxCause? {
    let line = line(place.line)
    let words = before(place).drop { $0 == " " || $0 == "-" }
    if zip(words, words.dropFirst()).contains(where: { $0 == ":" && $1 == " " }) { return nil }
    guard let above = lineAbove(place.line) else { return nil }
    if let comment = foreignComment(on: above.number) { return comment }
    if above.indentation == line.indentation { return unfinishedKey(on: above.number) }
    guard above.indentation < line.indentation else { return nil }
    if let cause = keysLeftOut(above: line) ?? unfinishedKey(on: above.number) { return cause }
    guard !words.contains(" ") else {
      return SyntaxCause(
        start: place,
        sentence: "The text of the line above goes on here, and YAML reads its ':' as the end of a key: put the whole "
          + "text in quotes")
    }
    return outdented(above: line) ?? behindText(above, at: place)
  }

  /// `priority: 5` that stands too far to the left between its neighbours.
  func outdented(above line: Line) -> SyntaxCause? {
    guard let odd = lineAbove(line.number), odd.indentation < line.indentation, let before = lineAbove(odd.number),
      before.indentation == line.indentation, odd.entry?.value.isEmpty != true
    else { return nil }
    return SyntaxCause(
      start: Place(line: odd.number, column: UInt32(odd.indentation + 1)),
      sentence: "This line is indented by \(Self.spaces(odd.indentation)), and the lines above and below it by "
        + "\(line.indentation): line it up with them")
  }

  /// `news:` and its first keys lined up with it, before a line that is indented as they should be.
  private func keysLeftOut(above line: Line) -> SyntaxCause? {
    guard var first = lineAbove(line.number), first.indentation < line.indentation else { return nil }
    while let owner = lineAbove(first.number), owner.indentation == first.indentation, !first.isItem {
      if let key = owner.emptyKey {
        return SyntaxCause(
          start: Place(line: first.number, column: UInt32(first.indentation + 1)),
          sentence: "'\(key)' in the line above is empty: indent what belongs in it, from this line on")
      }
      first = owner
    }
    return nil
  }

  /// `cart:` lined up with the `notifications:` above it, before a line that is indented as it should be.
  private func unindented(above line: Line) -> SyntaxCause? {
    var odd = lineAbove(line.number)
    while let next = odd, next.indentation >= line.indentation { odd = lineAbove(next.number) }
    guard let odd, odd.emptyKey != nil, !odd.isItem, let owner = lineAbove(odd.number),
      owner.indentation == odd.indentation, let key = owner.emptyKey
    else { return nil }
    return SyntaxCause(
      start: Place(line: odd.number, column: UInt32(odd.indentation + 1)),
      sentence: "'\(key)' in the line above is empty: if this belongs in it, indent it by "
        + "\(Self.spaces(line.indentation)), as line \(line.number) is")
  }

  /// Keys below `order_placed: {}`.
  private func behindEmptyBraces(_ above: Line, at place: Place) -> SyntaxCause? {
    guard let entry = above.entry, let open = entry.value.first, open == "{" || open == "[",
      entry.value.dropFirst().allSatisfy({ $0 == " " || $0 == "}" || $0 == "]" })
    else { return nil }
    return SyntaxCause(
      start: Place(line: above.number, column: UInt32(entry.value.startIndex + 1)),
      width: UInt32(entry.value.count),
      sentence: "'\(entry.key)' is empty because of this, and what is below cannot belong to it: delete "
        + "'\(String(String.UnicodeScalarView(entry.value)))'")
  }

  /// Keys below `order_placed: An order was paid`.
  private func behindText(_ above: Line, at place: Place) -> SyntaxCause? {
    guard let entry = above.entry, let first = entry.value.first, first != "{", first != "[",
      line(place.line).indentation > above.indentation + 1
    else { return nil }
    return SyntaxCause(
      start: place,
      sentence: "This key does not line up with the keys above it: indent it by the same number of spaces, or, if it "
        + "belongs in '\(entry.key)', give the text there a key of its own")
  }

  /// The word of an item without `- ` before it, in line with items that have it.
  func withoutDash(on number: UInt32) -> SyntaxCause? {
    let line = line(number)
    guard let above = lineAbove(number), above.isItem, !line.isItem, above.indentation == line.indentation,
      !line.text.contains(":") || "{[".unicodeScalars.contains(line.text[line.indentation])
    else { return nil }
    return SyntaxCause(
      start: Place(line: number, column: UInt32(line.indentation + 1)),
      sentence: "'- ' is missing before this, which begins an item of a list")
  }

  /// The text below `summary: |`, not indented.
  func blockText(at place: Place) -> SyntaxCause? {
    guard let entry = lineAbove(place.line)?.entry, let sign = entry.value.first, sign == "|" || sign == ">",
      entry.value.dropFirst().allSatisfy({ "+-0123456789".unicodeScalars.contains($0) })
    else { return nil }
    return SyntaxCause(
      start: place, sentence: "The text after '\(sign)' must be indented further than '\(entry.key)'")
  }

  /// `summary: "The news" target: home`
  func keyBehindQuote(at place: Place) -> SyntaxCause? {
    guard let above = line(place.line).entry, let open = above.value.first, open == "\"" || open == "'",
      let close = above.value.dropFirst().firstIndex(of: open), close < Int(place.column)
    else { return nil }
    let text = line(place.line).text
    let start = text[(close + 1)...].firstIndex { $0 != " " && $0 != ";" } ?? text.endIndex
    let key = text[start...].prefix(while: \.isKeyCharacter)
    guard !key.isEmpty, start > close + 1, key.endIndex < text.count, text[key.endIndex] == ":",
      key.endIndex + 1 == text.count || text[key.endIndex + 1] == " "
    else { return nil }
    let word = String(String.UnicodeScalarView(key))
    return SyntaxCause(
      start: Place(line: place.line, column: UInt32(close + 2)), width: UInt32(start - close - 1),
      sentence: "Each key is on a line of its own here: write '\(word): …' on the next line")
  }

  private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
}

extension SyntaxPage.Line {
  /// Whether it begins an item of a list.
  fileprivate var isItem: Bool { text.first { $0 != " " } == "-" }

  /// The key of a line and what is behind it on the line, without a comment.
  fileprivate var entry: (key: String, value: ArraySlice<Unicode.Scalar>)? {
    let rest = text.drop { $0 == " " || $0 == "-" }
    let key = rest.prefix(while: \.isKeyCharacter)
    let behind = rest.dropFirst(key.count)
    guard !key.isEmpty, behind.first == ":", behind.dropFirst().first ?? " " == " " else { return nil }
    var value = behind.dropFirst().drop { $0 == " " }
    if value.first == "#" { value = value.prefix(0) }
    while value.last == " " { value.removeLast() }
    return (String(String.UnicodeScalarView(key)), value)
  }

  /// `news:`
  fileprivate var emptyKey: String? { entry.flatMap { $0.value.isEmpty ? $0.key : nil } }
}
