import NotificationCivilTime
public import NotificationTerms
public import SpecDiagnostics
import YAMLNodes

/// Readers of single values. Each reports what is wrong and then gives nil.
extension ReadingSession {
  /// Bytes of one text: four times what a whole notification may have, and every rule walks over all of it.
  public static let longestText = 16 << 10

  /// A text that shows something, unless `allowsBlankTexts` is set, and not longer than anybody would write.
  /// - Parameter expected: What findings call for; made only for them.
  public func text(_ value: SourceValue, expected: @autoclosure () -> ValueShape = .text) -> String? {
    guard let text = anyText(value, expected: expected()) else { return nil }
    if isNone(text.utf8) {
      report(.badValue, text.isEmpty ? "is empty" : "contains only blanks", about: value)
      return nil
    }
    if text.utf8.count > Self.longestText {
      report(.badValue, "has \(text.utf8.count) bytes of text; the limit is \(Self.longestText)", about: value)
      return nil
    }
    return text
  }

  /// The text that `text` gives, as a place in its file if the file has it verbatim.
  func sourceText(_ value: SourceValue) -> SourceText? {
    if value.substitution == nil, let range = value.written.stringRange, range.count <= Self.longestText,
      !isNone(value.span.source.bytes[range])
    {
      return SourceText(inFile: range, at: value.span)
    }
    return text(value).map { SourceText($0, at: value.span) }
  }

  private func isNone(_ text: some Collection<UInt8>) -> Bool {
    allowsBlankTexts ? text.isEmpty : BlankText.isBlank(text)
  }

  /// A text, the empty one included.
  public func anyText(_ value: SourceValue, expected: @autoclosure () -> ValueShape = .text) -> String? {
    if value.substitution == nil, let text = value.written.string { return text }
    guard value.kind == .scalar, value.core == .string else {
      let expected = expected()
      let isAnyText = if case .text = expected { true } else { false }
      reportWrongType(value, expected: expected, fixIt: isAnyText ? quoting(value) : nil)
      return nil
    }
    return value.text
  }

  public func int(_ value: SourceValue, in range: ClosedRange<Int>) -> Int? {
    guard value.kind == .scalar, case .int(let number) = value.core else {
      if value.kind == .scalar, value.key?.text == "day", let day = Weekday.named(value.text) {
        report(
          .wrongType, "\(Self.mismatch(value, .int(range))): a day of the week is 'weekday: \(day.name)'", about: value)
        return nil
      }
      if value.kind == .scalar, value.key?.text == "day", range.contains(31),
        ["last", "end", "eom"].contains(value.text.lowercased())
      {
        report(
          .wrongType, "\(Self.mismatch(value, .int(range))): write 31, which is the last day of a shorter month too",
          about: value)
        return nil
      }
      if let (whole, thousands) = Self.mayBeThousands(value) {
        report(
          .wrongType,
          "\(Self.mismatch(value, .int(range))): write '\(whole)' or '\(thousands)', whichever is meant", about: value)
        return nil
      }
      reportWrongType(
        value, expected: .int(range),
        fixIt: unquoting(value, if: Int(value.text).map(range.contains) ?? false)
          ?? inLatin(value) { Int($0).map(range.contains) ?? false } ?? wholeNumber(value, in: range))
      return nil
    }
    guard range.contains(number) else {
      report(.badValue, "must be \(ValueShape.int(range).expectation), not \(number)", about: value)
      return nil
    }
    return number
  }

  /// `120.000` is 120 to some and 120000 to others.
  private static func mayBeThousands(_ value: SourceValue) -> (whole: String, thousands: String)? {
    guard value.kind == .scalar else { return nil }
    let parts = value.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "000", let whole = Int(parts[0]), (1...999).contains(abs(whole)) else {
      return nil
    }
    return ("\(whole)", "\(whole)000")
  }

  /// The whole number of `1.0`, and as a question that of `1,000`.
  private func wholeNumber(_ value: SourceValue, in range: ClosedRange<Int>) -> Diagnostic.FixIt? {
    guard value.kind == .scalar else { return nil }
    if case .double(let number) = value.core, let whole = Int(exactly: number), range.contains(whole) {
      return writing("\(whole)", for: value)
    }
    // `days: 7d`
    if let unit = value.key?.text.first, ["days", "hours", "minutes"].contains(value.key?.text),
      value.text.last == unit, let whole = Int(value.text.dropLast()), range.contains(whole)
    {
      return writing("\(whole)", for: value)
    }
    // `days: "7 days"`
    let words = value.text.split(separator: " ")
    if words.count > 1, let whole = Int(words[0]), range.contains(whole),
      words.dropFirst().allSatisfy({ $0.allSatisfy(\.isLetter) })
    {
      return writing("\(whole)", for: value)?.asQuestion(unless: false)
    }
    let groups = value.text.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1, groups.dropFirst().allSatisfy({ $0.count == 3 }), let whole = Int(groups.joined()),
      range.contains(whole)
    else { return nil }
    return writing("\(whole)", for: value)?.asQuestion(unless: false)
  }

  /// A finite number, whole or not.
  /// - Parameter range: Where it must lie; anywhere when nil.
  public func number(_ value: SourceValue, in range: ClosedRange<Double>? = nil) -> Double? {
    guard let number = anyNumber(value) else {
      func isCertain(_ text: String) -> Bool {
        Double(text).map { $0.isFinite && (range?.contains($0) ?? true) } ?? false
      }
      // `0,5`, as most of the world writes it.
      let decimal = value.text.replacing(",", with: ".")
      reportWrongType(
        value, expected: range.map { .numberIn($0) } ?? .number,
        fixIt: unquoting(value, if: isCertain(value.text))
          ?? inLatin(value, if: isCertain)
          ?? (value.kind == .scalar && decimal != value.text && isCertain(decimal)
            ? writing(decimal, for: value).map { $0.asQuestion(unless: !Self.mayGroupThousands(value.text)) } : nil)
      )
      return nil
    }
    if let range, !range.contains(number) {
      report(.badValue, "must be \(ValueShape.numberIn(range).expectation), not \(excerpt(value.text))", about: value)
      return nil
    }
    return number
  }

  /// `1,000` is one to some and a thousand to others.
  private static func mayGroupThousands(_ text: String) -> Bool {
    guard let comma = text.firstIndex(of: ",") else { return false }
    return text[..<comma].contains { ("1"..."9").contains($0) } && text[text.index(after: comma)...].count == 3
  }

  private func anyNumber(_ value: SourceValue) -> Double? {
    guard value.kind == .scalar else { return nil }
    switch value.core {
    case .int(let number): return Double(number)
    case .double(let number) where number.isFinite: return number
    case .double, .null, .bool, .string: return nil
    }
  }

  public func pattern(_ value: SourceValue, _ pattern: TextPattern) -> String? {
    guard let text = text(value, expected: .pattern(pattern)) else { return nil }
    guard pattern.matches(text) else {
      report(
        .badValue, "must be \(pattern.noun), not '\(excerpt(text))'\(pattern.advice(for: text))", about: value,
        fixIt: inLatin(value, isKnown: false, if: pattern.matches))
      return nil
    }
    return text
  }

  /// A language tag in its canonical spelling: `zh` gives `zh-Hans`.
  public func languageTag(_ value: SourceValue) -> LanguageTag? {
    guard let text = text(value, expected: .languageTag) else { return nil }
    guard let tag = LanguageTag(text) else {
      report(
        .badValue, "must be \(ValueShape.languageTag.expectation), not '\(excerpt(text))'", about: value,
        fixIt: separating(value) { LanguageTag($0) != nil } ?? inLatin(value, isKnown: false) { LanguageTag($0) != nil }
          ?? hyphenated(value)
          ?? LanguageNames.tag(of: text).flatMap { writing($0, inQuotesOf: value)?.asQuestion(unless: false) })
      return nil
    }
    return tag
  }
}

extension ReadingSession {
  /// `zh-Hans` for `zh_Hans`, as Android and POSIX write it.
  private func hyphenated(_ value: SourceValue) -> Diagnostic.FixIt? {
    let tag = value.text.replacing("_", with: "-")
    return tag != value.text && LanguageTag(tag) != nil ? writing(tag, inQuotesOf: value) : nil
  }
}

/// Replacements that are safe to apply unread.
extension ReadingSession {
  /// A word for the one that was written, in the same quotes.
  ///
  /// - Parameter words: All that may be written there.
  func replacing(_ value: SourceValue, with word: String, among words: some Sequence<String>) -> Diagnostic.FixIt {
    Diagnostic.FixIt(
      meant: word, for: LookAlikes(value.text)?.latin ?? value.text, among: words, replace: value.span,
      with: Self.quoted(word, as: value))
  }

  private static func quoted(_ word: String, as value: SourceValue) -> String {
    switch value.node.style {
    case .doubleQuoted: "\"\(word)\""
    case .singleQuoted: "'\(word)'"
    case .plain, .literal, .folded: word
    }
  }

  /// The word that was probably meant, where that is certain.
  func replacing(_ value: SourceValue, with guess: Spelling.Guess) -> Diagnostic.FixIt? {
    guess.fixIt(replacing: value.span, with: Self.quoted(guess.word, as: value))
  }

  /// Quotes around a plain scalar that YAML takes for something else than a text.
  func quoting(_ value: SourceValue) -> Diagnostic.FixIt? {
    guard value.kind == .scalar, value.node.style == .plain, !value.node.isAlias, !value.text.isEmpty else {
      return nil
    }
    let fixIt = Diagnostic.FixIt("put it in quotes", replace: value.span, with: "\"\(value.text)\"")
    // `null` and `~` also mean that there is none, and `false` that something is off.
    switch value.core {
    case .null, .bool: return fixIt.asQuestion(unless: false)
    case .int, .double, .string: return fixIt
    }
  }

  /// Something else in place of what is there, including quotes.
  public func writing(_ text: String, for value: SourceValue) -> Diagnostic.FixIt? {
    guard value.substitution == nil, !value.node.isAlias else { return nil }
    return Diagnostic.FixIt("write \(text)", replace: value.span, with: text)
  }

  /// The notation of what was written in another one, in the same quotes.
  func writing(_ notation: String, inQuotesOf value: SourceValue) -> Diagnostic.FixIt? {
    guard value.substitution == nil, !value.node.isAlias else { return nil }
    return Diagnostic.FixIt(
      "write '\(notation)'", replace: value.span, with: Self.quoted(notation, as: value))
  }

  /// The same word in Latin letters and ordinary signs, where others only look like them.
  ///
  /// - Parameter isKnown: Whether the right ones are known words. Of any others a word of another language is none.
  func inLatin(_ value: SourceValue, isKnown: Bool = true, if isRight: (String) -> Bool) -> Diagnostic.FixIt? {
    guard value.kind == .scalar, value.substitution == nil, !value.node.isAlias,
      let alike = LookAlikes(value.text), isKnown || alike.isSlip, isRight(alike.latin)
    else { return nil }
    return alike.fixIt(replacing: value.span, with: Self.quoted(alike.latin, as: value))
  }

  /// Commas between the words of one item, when each of them could be an item: `[en ru]`.
  func separating(_ value: SourceValue, if isItem: (String) -> Bool) -> Diagnostic.FixIt? {
    guard value.keyIndex < 0, value.position >= 0, value.node.style == .plain, !value.node.isAlias,
      value.substitution == nil
    else { return nil }
    let words = value.text.split { " ，、;；".contains($0) }.map(String.init)
    guard words.count > 1, words.allSatisfy(isItem) else { return nil }
    let list = words.joined(separator: ", ")
    return Diagnostic.FixIt("put commas in between: '\(list)'", replace: value.span, with: list)
  }

  func unquoting(_ value: SourceValue, if isCertain: Bool) -> Diagnostic.FixIt? {
    guard isCertain, value.kind == .scalar, !value.node.isAlias else { return nil }
    return Diagnostic.FixIt("leave out the quotes", replace: value.span, with: value.text)
  }
}
