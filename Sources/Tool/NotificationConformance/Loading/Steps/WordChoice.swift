import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// Finds the one key that says what a step or a line is about.
struct WordChoice {
  /// The words as fields.
  let words: ObjectShape
  /// Every key of any of them, none required, for suggestions.
  let allKeys: ObjectShape
  /// Keys that make sense without a word.
  let plainKeys: ObjectShape?
  /// A word that is also a key of others, with another meaning: `text` under `delivered`.
  let weakWord: String?

  /// - Parameter all: The shapes of all steps, or of all lines.
  init(
    words: ObjectShape, all: [ObjectShape], plainKeys: ObjectShape? = nil, weakWord: String? = nil,
    elsewhere: [String: String] = [:]
  ) {
    self.words = words
    var fields: [FieldShape] = []
    for field in all.flatMap(\.fields) where !fields.contains(where: { $0.key == field.key }) {
      fields.append(FieldShape(field.key, field.type, doc: field.doc, example: field.example))
    }
    allKeys = ObjectShape(
      words.name, doc: words.doc, fields: fields,
      elsewhere: elsewhere.merging(all.flatMap(\.elsewhere)) { first, _ in first })
    self.plainKeys = plainKeys
    self.weakWord = weakWord
  }

  enum Found {
    /// The index of the word among the fields.
    case word(Int)
    /// None, and that is right.
    case plain
    /// Reported.
    case broken
  }

  func find(in value: SourceValue, _ session: ReadingSession) -> Found {
    var found: (field: Int, key: SourceNode)?
    for (key, _) in value.node.entries {
      guard let field = words.index(of: key.text) else { continue }
      if let weakWord, found != nil, key.hasText(weakWord) { continue }
      if let first = found, weakWord.map({ !first.key.hasText($0) }) ?? true {
        session.report(
          .conflictingKeys, "cannot have both '\(first.key.text)' and '\(key.text)'", about: value, at: key.span)
        return .broken
      }
      found = (field, key)
    }
    if let found { return .word(found.field) }
    guard value.kind == .mapping, !isPlain(value) else { return plainKeys == nil ? missing(value, session) : .plain }
    return missing(value, session)
  }

  /// Whether a mapping has nothing but keys that need no word.
  private func isPlain(_ value: SourceValue) -> Bool {
    guard let plainKeys else { return false }
    for (key, _) in value.node.entries where plainKeys.index(of: key.text) == nil { return false }
    return true
  }

  private func missing(_ value: SourceValue, _ session: ReadingSession) -> Found {
    // `event` is a key of some lines, and another word for `signal`.
    for (key, inner) in value.node.entries where plainKeys?.index(of: key.text) == nil {
      guard let meant = KindredWords.suggestion(for: key.text, among: words.fields.map(\.key)),
        let field = words.index(of: meant), session.mayBe(inner, words.fields[field].type)
      else { continue }
      var question = Diagnostic.FixIt("did you mean '\(meant)'?", replace: key.span, with: meant)
      question.isCertain = false
      session.error(
        "spec/unknown-key", "Unknown key '\(excerpt(key.text))' in '\(session.path(of: value))'", at: key.span,
        fixIt: question)
      return .broken
    }
    // Reading it says which key is unknown, and which word was probably meant.
    guard session.sound({ session.object(value, allKeys) }) != nil else { return .broken }
    session.report(
      .missingKey,
      "does not say what: it needs one of "
        + words.fields.map { "'\($0.key)'" }.joined(separator: ", "), about: value, at: value.headSpan)
    return .broken
  }
}
