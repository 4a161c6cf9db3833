import SpecDiagnostics
import YAMLNodes

/// Yes or no, and words of closed lists.
extension ReadingSession {
  public func flag(_ value: SourceValue) -> Bool? {
    if value.kind == .scalar, case .bool(let flag) = value.core { return flag }
    let meant = Self.flagWords[value.text.lowercased()]
    let opposite = Spelling.negated(in: value.text).flatMap { ["true": "false", "false": "true"][$0.lowercased()] }
    reportWrongType(
      value, expected: .flag,
      fixIt: unquoting(value, if: ["true", "false"].contains(value.text))
        ?? inLatin(value) { ["true", "false"].contains($0) }
        ?? meant.flatMap { value.kind == .scalar ? writing($0, for: value) : nil }
        ?? Self.spokenFlags[value.text.lowercased()].flatMap { writing($0, for: value)?.asQuestion(unless: false) }
        ?? opposite.flatMap { value.kind == .scalar ? writing($0, for: value)?.asQuestion(unless: false) : nil })
    return nil
  }

  /// Words that other versions of YAML, and people, take for true and false.
  static let flagWords = [
    "yes": "true", "on": "true", "y": "true", "true": "true", "no": "false", "off": "false", "n": "false",
    "false": "false",
  ]

  /// The same as people say it, in other languages too.
  private static let spokenFlags: [String: String] = {
    let (yes, no) = (
      "enabled enable active 1 да вкл включено ja an oui sí si sim 是 开 はい",
      "disabled disable inactive 0 нет выкл выключено nein aus non não 否 关 いいえ"
    )
    return Dictionary(
      yes.split(separator: " ").map { (String($0), "true") } + no.split(separator: " ").map { (String($0), "false") },
      uniquingKeysWith: { first, _ in first })
  }()

  /// A word of the closed list that the raw values of `Word` make.
  ///
  /// - Parameter others: What else may be written there, for advice about a misspelled one.
  public func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ value: SourceValue, as: Word.Type = Word.self, or others: [String] = []
  ) -> Word? {
    if value.kind == .scalar, let word = Word(rawValue: value.text) { return word }
    if value.kind == .scalar, let reason = (Word.self as? any RefusedWords.Type)?.refused[value.text] {
      report(.badValue, "cannot be '\(value.text)'\(reason)", about: value)
      return nil
    }
    reportNoWord(value, among: Word.allCases.map(\.rawValue) + others)
    return nil
  }

  /// One of some of the words.
  public func choice<Word: RawRepresentable<String> & Equatable>(_ value: SourceValue, among words: [Word]) -> Word? {
    if value.kind == .scalar, let word = Word(rawValue: value.text), words.contains(word) { return word }
    reportNoWord(value, among: words.map(\.rawValue))
    return nil
  }

  func reportNoWord(_ value: SourceValue, among words: [String]) {
    reportWrongType(value, expected: .choice(words), fixIt: meaning(value, among: words))
  }

  /// The word of a closed list that was meant.
  func meaning(_ value: SourceValue, among words: [String]) -> Diagnostic.FixIt? {
    guard value.kind == .scalar else { return nil }
    let isFlag = if case .bool = value.core { true } else { false }
    let isWord = value.core == .string || isFlag
    let kindred = isWord ? KindredWords.suggestion(for: value.text, among: words) : nil
    let meant = isWord ? Spelling.suggestion(for: value.text, among: words) : nil
    return kindred.flatMap { writing($0, inQuotesOf: value)?.asQuestion(unless: false) }
      ?? separating(value, if: words.contains) ?? inLatin(value, if: words.contains)
      ?? meant.map { replacing(value, with: $0, among: words) }
  }
}
