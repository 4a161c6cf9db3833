import TextWriting

/// Where a phone stops showing a text because its lines are full.
///
/// A word goes to the next line if it does not fit; Chinese and Japanese break after any character but not before
/// closing punctuation. The last line is filled to the character that leaves room for an ellipsis.
public struct TextCut: Sendable, Hashable {
  /// How many characters are shown before the ellipsis; nil if the whole text is.
  public var shown: Int?
  /// How many lines the whole text takes.
  public var lines: Int

  /// - Parameters:
  ///   - lines: How many there is room for.
  ///   - width: Of a line, in hundredths of the size of the text.
  ///   - weight: Of the letters, in hundredths of a regular one.
  public init(_ text: String, lines limit: Int, width: Int, weight: Int = 100) {
    let characters = Array(text)
    let widths = characters.map { CharacterWidths.width(of: $0) * weight / 100 }
    let starts = Self.starts(characters, widths, width)
    lines = characters.isEmpty ? 0 : starts.count
    guard starts.count > limit, limit > 0 else { return }
    let room = width - CharacterWidths.width(of: "…") * weight / 100
    var place = starts[limit - 1]
    var used = 0
    while place < characters.count, !characters[place].isNewline, used + widths[place] <= room {
      used += widths[place]
      place += 1
    }
    while place > starts[limit - 1], characters[place - 1].isWhitespace { place -= 1 }
    shown = place
  }

  /// The lines that are seen, the last one with an ellipsis if more would follow.
  public static func lines(of text: String, atMost limit: Int, width: Int, weight: Int = 100) -> [String] {
    let characters = Array(text)
    let starts = starts(characters, characters.map { CharacterWidths.width(of: $0) * weight / 100 }, width)
    let shown = TextCut(text, lines: limit, width: width, weight: weight).shown ?? characters.count
    var seen = Isolates.parted(
      starts.prefix(limit).enumerated().map { place, start in
        let end = place == min(limit, starts.count) - 1 ? shown : starts[place + 1]
        var line = String(characters[start..<max(start, end)]).split(whereSeparator: \.isNewline).joined()
        while line.last?.isWhitespace == true { line.removeLast() }
        return line
      })
    if shown < characters.count, !seen.isEmpty { seen[seen.count - 1] += "…" }
    return seen
  }

  /// Where each line begins.
  private static func starts(_ characters: [Character], _ widths: [Int], _ width: Int) -> [Int] {
    var starts = [0]
    while let last = starts.last, let next = end(of: last, characters, widths, width) { starts.append(next) }
    return starts
  }

  /// Where the line after the one that begins at `start` begins; nil for the last line.
  private static func end(of start: Int, _ characters: [Character], _ widths: [Int], _ width: Int) -> Int? {
    var used = 0
    var possible = start
    var place = start
    while place < characters.count {
      let character = characters[place]
      if character.isNewline { return place + 1 < characters.count ? place + 1 : nil }
      used += widths[place]
      // Spaces hang over the end of a line.
      if used > width, !character.isWhitespace, place > start { return possible > start ? possible : place }
      place += 1
      if place < characters.count, canBreak(between: character, characters[place]) { possible = place }
    }
    return nil
  }

  private static func canBreak(between first: Character, _ second: Character) -> Bool {
    if second.isWhitespace { return false }
    if first == "\u{A0}" || first == "\u{202F}" || first == "\u{2060}" { return false }
    if first.isWhitespace || first == "-" || first == "–" || first == "—" { return true }
    guard isIdeographic(first) || isIdeographic(second) else { return false }
    return !closing.contains(second) && !opening.contains(first)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0xA4CF).contains(value) || (0xF900...0xFAFF).contains(value) || (0xFF01...0xFF60).contains(value)
      || (0x20000...0x3FFFF).contains(value)
  }

  private static let closing = Set("，。！？、；：」』）】》〉’”…,.!?;:)]%·ー々")
  private static let opening = Set("「『（【《〈‘“([")
}
