import SpecDiagnostics
import YAMLNodes

/// Ids of items that are declared elsewhere.
extension ReadingSession {
  /// The id of an item of this kind. An unknown one is reported, unless the items could not all be read.
  /// - Parameters:
  ///   - words: What may be written in its place, for advice about a misspelled one.
  ///   - isOfType: Whether only some of the items will do.
  public func reference(
    _ value: SourceValue, to kind: ItemKind, or words: [String] = [], isOfType: Bool = false
  ) -> String? {
    let isKnown = value.kind == .scalar && items.mayHave(kind, value.text)
    if !isKnown, let advice = advice(onTest: value, of: kind) {
      report(
        .wrongType, "\(Self.mismatch(value, .reference(kind))): \(advice.words)", about: value,
        fixIt: advice.id.flatMap { writing($0, for: value)?.asQuestion(unless: false) })
      return nil
    }
    guard let id = text(value, expected: .reference(kind)) else { return nil }
    guard !isKnown else {
      items.use(kind, id)
      mentions?.note(.item(kind), value)
      return id
    }
    let separated = separating(value) { items.mayHave(kind, $0) } ?? inLatin(value) { items.mayHave(kind, $0) }
    var meant = separated == nil ? items.guess(for: id, kind) ?? guess(for: id, amongWords: words) : nil
    // Nearly all ids of requirements are alike: the same document and another number.
    if kind == .requirement, let word = meant?.word, !Self.isNear(id, word) { meant = nil }
    let same = kind == .requirement && separated == nil ? items.requirement(writtenAs: id) : nil
    meant = same ?? meant
    if kind == .target, let target = links.target(of: id) { meant = Spelling.Guess(target, isCertain: false) }
    if isOfType, let word = meant?.word {
      let others = items.ids(kind, beginningWith: "\(id)_").filter { $0 != word }
      if !others.isEmpty {
        meant?.isCertain = false
        meant?.others = others
      }
    }
    // `offers` is a group, and no slip of the type `offer`.
    let namesake = separated == nil && kind != .requirement ? items.anyKind(besides: kind, of: id) : nil
    if namesake != nil { meant?.isCertain = false }
    let fixIt = separated ?? meant.flatMap { replacing(value, with: $0) }
    if let meant, same == nil, fixIt?.isCertain == true { note(meant.word, writtenAs: id, kind, at: value.span) }
    let missing =
      fixIt == nil ? items.kind(besides: kind, of: id) ?? kind.missingAdvice(for: id, in: value.written.tree.file) : nil
    let isDate = kind == .signal && TextPattern.date.matches(id)
    let advice =
      isDate
      ? ": a last date is 'expires' of the type"
      : meant.map {
        $0.question() + (kind == .requirement && same == nil ? missing.map { " Otherwise \($0)" } ?? "" : "")
          + (namesake.map { " '\(excerpt(id))' is \($0.oneNoun)" } ?? "")
      }
        ?? missing.map { ": \($0)" } ?? ""
    let note = kind == .requirement && fixIt == nil && same == nil ? requirement(id, in: value.written.tree.file) : nil
    report(
      .unknownID, "names an unknown \(kind.noun) '\(excerpt(id))'\(advice)", about: value,
      notes: note.map { [Diagnostic.Note("to add it, paste: \($0)")] } ?? [], fixIt: fixIt,
      cause: fixIt == nil ? cause(of: id, kind, advice, in: value.written.tree.file) : nil)
    return nil
  }

  /// `last` is another word for `last_delivery` and no slip of it; `Today` is one.
  private func guess(for id: String, amongWords words: [String]) -> Spelling.Guess? {
    if !words.contains(id.lowercased()), let meant = KindredWords.suggestion(for: id, among: words) {
      return Spelling.Guess(meant, isCertain: false)
    }
    return Spelling.guess(for: id, among: words, .keys)
  }

  /// The findings, without the certain fixes of references that agree with each other and not with a definition that
  /// nothing names: one slip in the definition is likelier than the same slip in all of them.
  func doubtingDefinitions(in findings: [Diagnostic]) -> [Diagnostic] {
    guard !slips.isEmpty else { return findings }
    var counts: [Slip: Int] = [:]
    for finding in findings { if let slip = slips[finding.span] { counts[slip, default: 0] += 1 } }
    return findings.map { finding in
      guard finding.code == .unknownID, let slip = slips[finding.span], counts[slip, default: 0] > 1,
        !items.isUsed(slip.kind, slip.meant)
      else { return finding }
      var question = finding
      question.fixIt = nil
      question.message += ", but nothing names '\(excerpt(slip.meant))', which is declared: is that one misspelled?"
      var cause = Diagnostic.Cause(
        "slip in \(slip.kind.noun) \(slip.meant) for \(slip.written)",
        """
        {count} places name an unknown \(slip.kind.noun) '\(excerpt(slip.written))', and none names \
        '\(excerpt(slip.meant))', which is declared here: is it misspelled?
        """, at: items.place(of: slip.meant, slip.kind))
      cause.least = 2
      question.cause = cause
      return question
    }
  }

  /// What a reference to an unknown item has in common with others: the item is gone, all items of its kind are, or all
  /// requirements of its document.
  private func cause(of id: String, _ kind: ItemKind, _ advice: String, in file: String) -> Diagnostic.Cause {
    let folder = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[..<$0] } ?? ""
    if kind == .requirement {
      let document = id.prefix { $0 != "/" }
      if !items.has(.requirement, beginningWith: "\(document)/") {
        return Diagnostic.Cause(
          "document \(document)",
          """
          {count} places name requirements of '\(excerpt(String(document)))', and none of them is known: add the file \
          that describes them, 'conformance/requirements.yaml' or 'requirements.yaml' in the folder of the app
          """)
      }
      return Diagnostic.Cause(
        "requirement \(id)", "{count} places name an unknown \(kind.noun) '\(excerpt(id))'\(advice)")
    }
    if items.isWhole(kind), items.isEmpty(kind) {
      return Diagnostic.Cause(
        "no \(kind.noun) in \(folder)",
        "{count} places name an unknown \(kind.noun), and none is declared: declare them")
    }
    return Diagnostic.Cause(
      "\(kind.noun) \(id) in \(folder)", "{count} places name an unknown \(kind.noun) '\(excerpt(id))'\(advice)")
  }

  /// Whether two ids have most of their letters in common, at their beginnings and ends.
  private static func isNear(_ id: String, _ other: String) -> Bool {
    let start = zip(id, other).prefix { $0.0 == $0.1 }.count
    let end = zip(id.reversed(), other.reversed()).prefix { $0.0 == $0.1 }.count
    return (start + end) * 3 >= max(id.count, other.count) * 2
  }

  /// A requirement on one line, to be filled in; nil for an id that no requirement can have.
  private func requirement(_ id: String, in file: String) -> String? {
    let app = file.split(separator: "/").dropLast().last.map(String.init)
    // An id has two parts: its document and the rest.
    let whole = id.contains("/") ? id : "\(items.requirementDocument ?? app?.uppercased() ?? "PRODUCT")/\(id)"
    let parts = whole.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy(Self.isPlain) }) else {
      return nil
    }
    return "- { id: \(excerpt(whole)), document: \(excerpt(parts[0].lowercased())), section: \"…\", quote: \"…\", "
      + "requires: \"…\", kind: schedule, checked_by: scenario }"
      + (whole == id ? "" : ", and write '\(excerpt(whole))' here")
  }

  private static func isPlain(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "-" || letter == "_" || letter == "."
  }
}
