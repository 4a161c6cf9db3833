import SpecDiagnostics

/// Where translations would be in the files, so that a mistake in them can be reported at the translation that makes
/// it.
struct TranslatedPlaces: Sendable {
  private struct Place {
    var start: SourcePosition
    var end: SourcePosition
    var change: TextChange
  }

  /// By file, in the order in which they are in it.
  private var places: [String: [Place]] = [:]

  init() {}

  init(of edits: [String: [(fixIt: Diagnostic.FixIt, change: TextChange)]]) {
    for (file, edits) in edits { places[file] = Self.places(of: edits) }
  }

  /// Of another app.
  mutating func add(_ others: TranslatedPlaces) {
    places.merge(others.places) { own, _ in own }
  }

  /// The translation that makes an error which the specs would have.
  ///
  /// - Parameter error: With its place in the files as they would be.
  /// - Returns: Nil in a file that no translation goes into. It is a guess if the error is of a whole part of a spec.
  func blamed(for error: Diagnostic) -> (change: TextChange, isGuess: Bool)? {
    guard let places = places[error.span.file] else { return nil }
    let start = error.span.start
    // The place of a whole part of a spec is before its texts.
    if let place = place(at: start, in: error.span.file) { return (place.change, false) }
    return (places.first { $0.start > start } ?? places.last).map { ($0.change, true) }
  }

  /// A warning or note about the words of a translation at its row; nil for any other.
  func remark(of finding: Diagnostic) -> Diagnostic? {
    let file = finding.span.file
    // What is wrong with a text as a whole is at its key, which no translation changes: there it is the name that tells.
    let change =
      place(at: finding.span.start, in: file)?.change ?? places[file]?.first { finding.names($0.change) }?.change
    guard let change else { return nil }
    return Diagnostic(finding.code, finding.severity, finding.message, at: change.span)
  }

  private func place(at position: SourcePosition, in file: String) -> Place? {
    places[file]?.first { $0.start <= position && position <= $0.end }
  }

  private static func places(of edits: [(fixIt: Diagnostic.FixIt, change: TextChange)]) -> [Place] {
    var places: [Place] = []
    var lines = 0
    var last: (old: SourcePosition, new: SourcePosition)?
    for (fixIt, change) in edits.sorted(by: { $0.fixIt.span.start < $1.fixIt.span.start }) {
      let old = fixIt.span
      var line = Int(old.start.line) + lines
      var column = Int(old.start.column)
      if let last, last.old.line == old.start.line, column < Int(Int32.max) {
        line = Int(last.new.line)
        column += Int(last.new.column) - Int(last.old.column)
      }
      let start = SourcePosition(line: line, column: max(column, 1))
      for scalar in fixIt.replacement.unicodeScalars {
        if scalar == "\n" {
          line += 1
          column = 1
        } else {
          column += 1
        }
      }
      let end = SourcePosition(line: line, column: max(column, 1))
      places.append(Place(start: start, end: end, change: change))
      lines = line - Int(old.end.line)
      last = (old.end, end)
    }
    return places
  }
}

extension Diagnostic {
  /// Whether it is about the text that a change is of, in the same language.
  fileprivate func names(_ change: TextChange) -> Bool {
    message.contains("'\(change.text.path).\(change.locale)'")
  }

  /// An error that the specs would have, at the translation that makes it.
  static func wouldBe(_ error: Diagnostic, _ change: TextChange) -> Diagnostic {
    // Each of them alone makes it.
    let advice =
      error.code == "permissions/claim-missing"
      ? ". A claim and the texts that must say it go in together: have them all in the files of one import" : ""
    return Diagnostic(
      error.code, .error, "With this translation the specs would have an error: \(error.message)\(advice)",
      at: change.span,
      notes: [Note("it would be here", at: change.old?.localeSpan ?? change.text.text.keySpan)])
  }
}
