import SpecDiagnostics

extension ReadingSession {
  /// A key that does not go with what is beside it.
  ///
  /// - Parameter predicate: What is wrong with it, after its path.
  func reportConflict(_ owner: ObjectReader, _ key: String, _ predicate: String, notes: [Diagnostic.Note] = []) {
    report(
      .conflictingKeys, predicate, about: owner.written(key) ?? owner.origin, at: owner.keySpan(key), notes: notes)
  }

  /// A key that says something about another one, which is not there.
  func reportMeaningless(_ owner: ObjectReader, _ key: String, without other: String) {
    reportConflict(owner, key, "makes no sense without '\(other)'")
  }
}
