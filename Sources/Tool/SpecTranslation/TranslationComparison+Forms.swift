import NotificationTerms
import NotificationText
import SpecDiagnostics
import SpecLanguage

/// A text with forms is taken as a whole or not at all: new forms beside old ones would be one text in two wordings.
extension TranslationComparison {
  /// A new plural text needs all its forms at once: half of one is not a text.
  mutating func leaveHalves() {
    var halves: Set<TextChange.ID> = []
    for change in changes where change.isNew || change.reshapes {
      let needed = change.source.parts(PluralRules.categories(for: locale.text) ?? [.other])
      let missing = needed.filter { part in
        change.words[part] == nil && part.category?.isForMillions(in: locale) != true
      }
      guard let first = missing.first else { continue }
      halves.insert(change.id)
      tally.left += change.words.count
      let rows = missing.compactMap { seen[change.text.key + $0.suffix] }
      // What is wrong with a form has been said.
      if rows.contains(where: { !$0.isUntranslated }) { continue }
      findings.append(.missingForm(first, of: change, in: locale, at: rows.first?.place ?? change.span))
    }
    changes.removeAll { halves.contains($0.id) }
  }

  /// Of a text that the specs have, all that the file says is taken or nothing.
  mutating func leaveParts() {
    var parts: Set<TextChange.ID> = []
    for change in changes where !change.isNew && !change.reshapes {
      guard let old = change.old, old.parts.count > 1, !change.words.isEmpty || isTorn(change, old) else { continue }
      if !refused.contains(change.text.key) {
        guard let finding = gap(in: change, old) else { continue }
        findings.append(finding)
      }
      parts.insert(change.id)
      tally.left += change.words.count
    }
    changes.removeAll { parts.contains($0.id) }
  }

  /// Whether the file was exported with a form that it does not have any more. A table that somebody has written may have
  /// one form alone.
  private func isTorn(_ change: TextChange, _ old: CopyText) -> Bool {
    let rows = old.parts.filter { $0.category?.isForMillions(in: locale) != true }
      .map { seen[change.text.key + $0.suffix] }
    return rows.contains { $0 == nil } && rows.contains { $0?.exported != nil }
  }

  /// What keeps a text from being taken with all its forms, if nothing is wrong with any of those that are there.
  private func gap(in change: TextChange, _ old: CopyText) -> Diagnostic? {
    if let (row, unit) = outdated[change.text.key] { return .sourceChanged(row, unit, at: sourceSpan(of: unit)) }
    let isTorn = isTorn(change, old)
    let missing = old.parts.first { part in
      seen[change.text.key + part.suffix].map(\.isUntranslated) ?? isTorn
        && part.category?.isForMillions(in: locale) != true
    }
    return missing.map { part in
      .missingForm(part, of: change, in: locale, at: seen[change.text.key + part.suffix]?.place ?? change.span)
    }
  }
}
