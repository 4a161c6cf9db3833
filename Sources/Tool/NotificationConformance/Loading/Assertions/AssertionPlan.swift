import SpecLanguage

/// One line under `then` or `expect`, its kind known and its values not yet read.
final class AssertionPlan {
  let reader: ObjectReader
  let word: AssertionWord
  /// The line, once it is known to be the same for every row.
  private var known: Assertion?
  /// It has a placeholder.
  private lazy var varies = ColumnCheck.hasPlaceholder(reader.origin.node)

  private static let words = WordChoice(
    words: AssertionWord.words, all: ScenarioShape.assertions, weakWord: "text", elsewhere: AssertionWord.elsewhere)

  /// Nil after a finding.
  init?(_ value: SourceValue, in session: ReadingSession) {
    guard case .word(let field) = Self.words.find(in: value, session) else { return nil }
    word = AssertionWord.all[field]
    guard let reader = session.object(value, word.shape) else { return nil }
    self.reader = reader
  }

  /// The line at this point of the case; nil after a finding.
  func assertion(on timeline: Timeline, _ reading: ScenarioReading) -> Assertion? {
    if let known { return known }
    let file = LineFile(reader, reading, on: timeline)
    guard let kind = reading.session.sound({ word.read(KeyReader(reader, file)) }) else { return nil }
    let assertion = Assertion(kind: kind, span: reader.keySpan(word.name), mentions: file.mentions)
    if !varies, !file.isTimed { known = assertion }
    return assertion
  }
}
