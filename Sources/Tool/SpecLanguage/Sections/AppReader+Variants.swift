import SpecDiagnostics

/// `variants` of a text.
extension AppReader {
  /// - Parameter entries: The keys next to and including `variants`.
  func readVariants(_ written: WrittenValue, _ entries: [MapEntry], _ arguments: SignalFacts) -> CopyVariants? {
    let value = written.value
    if let other = entries.first(where: { $0.name != "variants" }) {
      session.report(
        .conflictingKeys,
        "cannot have both 'variants' and '\(excerpt(other.name))': the texts of a variant go inside it",
        about: value, at: other.nameSpan)
      return nil
    }
    let part = session.beginPart()
    let text = session.object(value, VariantShape.object)
    guard let variants = text.flatMap({ KeyReader($0, session).variants() }) else { return nil }
    let choose = KeyReader(variants, session).choose()
    let choice = choose.flatMap { readChoice($0, arguments) }
    let named = variants.others()
    let items = named.compactMap { readVariant($0, arguments) }
    if let choice, let choose { check(named, against: choice, choose, variants, arguments) }
    if named.isEmpty, !variants.isIncomplete {
      session.report(.badValue, "lists no variant", about: variants.origin, at: variants.origin.headSpan)
    }
    guard part.isSound, let choice, let choose else { return nil }
    if case .rotate = choice, items.reduce(0, { $0 + $1.texts.count }) < 2 {
      session.report(.badValue, "is 'rotate', but there is only one text", about: choose)
      return nil
    }
    return CopyVariants(
      keySpan: written.headSpan, choice: choice, choiceSpan: choose.span, variants: items)
  }

  /// Whether the only key of a text is `variants` with a typing error; it is reported then.
  func reportMisspelledVariants(_ entry: MapEntry) -> Bool {
    guard entry.value.kind == .mapping, let meant = Spelling.suggestion(for: entry.name, among: ["variants"]),
      !locales.contains(where: { $0.written == entry.name })
    else { return false }
    session.report(
      .unknownKey, "is not a language: did you mean 'variants'?", about: entry.value, at: entry.nameSpan,
      fixIt: Diagnostic.FixIt(meant: meant, for: entry.name, among: ["variants"], replace: entry.nameSpan))
    return true
  }

  private func readChoice(_ value: SourceValue, _ arguments: SignalFacts) -> CopyVariants.Choice? {
    if value.kind == .mapping {
      if let only = value.node.entries.first(where: { _ in true }), value.node.count == 1, only.key.text == "trigger" {
        session.reportWrongType(
          value, expected: VariantShape.choose,
          fixIt: Diagnostic.FixIt("write 'trigger'", replace: value.span, with: "trigger"))
        return nil
      }
      guard let reader = session.object(value, VariantShape.chooser) else { return nil }
      let chosen = reader.chosen(VariantShape.choosers)
      if chosen != "parameter", chosen != nil, let other = reader.others().first {
        session.report(
          .conflictingKeys, "makes no sense without 'parameter': only numbers are compared", about: other.value,
          at: other.nameSpan)
      }
      return KeyReader(reader, session).choice { readNumberChoice($0, reader, arguments) }
    }
    if value.kind == .scalar, value.text == "rotate" { return .rotate }
    if value.kind == .scalar, value.text == "trigger" { return .trigger }
    var fixIt: Diagnostic.FixIt?
    let kind = [ItemKind.preference, .experiment].first {
      value.kind == .scalar && session.items.place(of: value.text, $0) != nil
    }
    if let kind {
      let mapping = "{ \(kind == .preference ? "preference" : "experiment"): \(value.text) }"
      fixIt = Diagnostic.FixIt("write '\(mapping)'", replace: value.span, with: mapping)
    } else if let meant = Spelling.suggestion(for: value.text, among: VariantShape.chooseWords) {
      fixIt = session.replacing(value, with: meant, among: VariantShape.chooseWords)
    }
    session.reportWrongType(value, expected: VariantShape.choose, fixIt: fixIt)
    return nil
  }

  /// Each value that decides has a variant, and each variant a value.
  private func check(
    _ variants: [MapEntry], against choice: CopyVariants.Choice, _ choose: SourceValue, _ reader: ObjectReader,
    _ arguments: SignalFacts
  ) {
    switch choice {
    case .rotate: break
    case .preference(let id): check(variants, against: id, choose, reader)
    case .experiment(let id): check(variants, againstExperiment: id, choose, reader, arguments.type)
    case .trigger: checkTriggers(variants, choose, reader, arguments)
    case .argument(let id): check(variants, againstArgument: id, choose, reader, arguments)
    case .parameter(let number):
      let note = Diagnostic.Note("the tests are here", at: choose.span)
      let left = check(variants, among: number.tests.map(\.id), of: "choose", note)
      if !left.isEmpty, !reader.isIncomplete {
        reportMissing(left, for: "test", of: "choose", choose, at: choose.span, note)
      }
    }
  }

  private func check(
    _ variants: [MapEntry], against preference: Located<String>, _ choose: SourceValue, _ reader: ObjectReader
  ) {
    guard let facts = settings[preference.value], let kind = facts.kind else { return }
    let note = Diagnostic.Note("'\(preference.value)' is declared here", at: facts.span)
    guard kind == .choice || kind == .toggle else {
      session.report(
        .badValue,
        "depends on '\(preference.value)', a \(kind.noun), but only a setting of the type 'choice' or 'toggle' can "
          + "choose",
        about: choose, at: preference.span, notes: [note])
      return
    }
    guard facts.isComplete else { return }
    let left = check(variants, among: facts.values, of: preference.value, note)
    if !left.isEmpty, !reader.isIncomplete {
      reportMissing(
        left, for: kind == .toggle ? "value" : "option", of: preference.value, choose, at: preference.span, note)
    }
  }

  /// Arms without a variant are for the end of the type, when its conditions are known.
  private func check(
    _ variants: [MapEntry], againstExperiment id: Located<String>, _ choose: SourceValue, _ reader: ObjectReader,
    _ type: TypeFacts?
  ) {
    guard let facts = experiments[id.value], facts.isComplete else { return }
    let note = Diagnostic.Note("'\(id.value)' is declared here", at: facts.span)
    let left = check(variants, among: facts.arms, of: id.value, note)
    guard !left.isEmpty, !reader.isIncomplete else { return }
    type?.missingArms.append(MissingArms(experiment: id, arms: left, choose: choose, note: note))
  }

  /// Arms that no condition excludes, and that have no variant.
  func checkArms(of type: NotificationItem, _ missing: [MissingArms]) {
    for missing in missing {
      let left = missing.arms.filter { !type.excludes(arm: $0, of: missing.experiment.value) }
      guard !left.isEmpty else { continue }
      reportMissing(
        left, for: "arm", of: missing.experiment.value, missing.choose, at: missing.experiment.span, missing.note)
    }
  }

  /// - Returns: The values that have no variant, and that no misspelled one was meant for.
  func check(_ variants: [MapEntry], among known: [String], of item: String, _ note: Diagnostic.Note) -> [String] {
    let unknown = variants.filter { !known.contains($0.name) && $0.isNameValid }
    let missing = known.filter { value in !variants.contains { $0.name == value } }
    var meant: [String] = []
    for entry in unknown {
      let suggestion =
        session.guess(for: entry.name, among: missing)
        ?? ReadingSession.flagWords[entry.name].map { $0 == "true" ? "on" : "off" }.flatMap {
          missing.contains($0) ? Spelling.Guess($0, isCertain: false) : nil
        }
      if let suggestion { meant.append(suggestion.word) }
      let names = known.map { "'\($0)'" }.joined(last: "and")
      session.report(
        .unknownVariant,
        "does not exist in '\(item)', which has \(names)\(suggestion?.question() ?? "")",
        about: entry.value, at: entry.nameSpan, notes: [note], fixIt: suggestion?.fixIt(replacing: entry.nameSpan))
    }
    return missing.filter { !meant.contains($0) }
  }

  func reportMissing(
    _ left: [String], for noun: String, of item: String, _ choose: SourceValue, at span: SourceSpan,
    _ note: Diagnostic.Note
  ) {
    let names = left.map { "'\($0)'" }.joined(last: "and")
    session.report(
      .missingVariant,
      "needs a variant for every \(noun) of '\(item)': \(names) \(left.count == 1 ? "has" : "have") none",
      about: choose, at: span, notes: [note])
  }
}

/// One variant.
extension AppReader {
  private func readVariant(_ entry: MapEntry, _ arguments: SignalFacts) -> CopyVariant? {
    let part = session.beginPart()
    guard let entries = session.map(entry.value, keys: .languageTag, expected: VariantShape.variant) else { return nil }
    let isWhole = !entry.value.node.isIncomplete
    guard entries.contains(where: { $0.value.kind == .sequence }) else {
      guard let text = readText(entries, of: WrittenValue(entry.value, self), arguments), entry.isNameValid
      else { return nil }
      return CopyVariant(id: entry.name, idSpan: entry.nameSpan, texts: [text])
    }
    var columns: [(locale: AppLocale, entry: MapEntry, values: [SourceValue])] = []
    let absent = absentLocales(among: entries)
    for column in entries {
      guard let locale = readLocale(of: column, besides: columns.map(\.locale.tag), absent: absent) else { continue }
      columns.append((locale, column, values(of: column)))
    }
    if isWhole {
      reportMissingLocales(of: entry.value, at: entry.nameSpan, columns.map(\.locale.tag), entries, absent: absent)
    }
    guard part.isSound, let first = columns.first else { return nil }
    for column in columns where column.values.count != first.values.count {
      session.report(
        .unevenTurns,
        "has \(Self.count(column.values.count)), but '\(first.locale.tag)' has \(first.values.count). "
          + "They rotate together, so every language needs the same number",
        about: column.entry.value, at: column.entry.nameSpan,
        notes: [Diagnostic.Note("'\(first.locale.tag)' is here", at: first.entry.nameSpan)])
    }
    var texts: [LocalizedText] = []
    for turn in first.values.indices {
      let row: [(text: CopyText, value: SourceValue)] = columns.compactMap { column in
        guard turn < column.values.count else { return nil }
        let value = column.values[turn]
        return readWords(value, column.locale, at: column.entry.nameSpan, arguments).map { ($0, value) }
      }
      guard part.isSound else { continue }
      var words = row.map(\.text)
      checkArgumentUse(&words) { (row[$0].value, row[$0].value.span) }
      texts.append(LocalizedText(keySpan: entry.nameSpan, texts: words))
    }
    guard part.isSound, entry.isNameValid else { return nil }
    return CopyVariant(id: entry.name, idSpan: entry.nameSpan, texts: texts)
  }

  /// The rotating texts of a language; one text is a list of one.
  private func values(of column: MapEntry) -> [SourceValue] {
    guard column.value.kind == .sequence else { return [column.value] }
    let values = session.list(column.value, expected: VariantShape.variant) ?? []
    if values.isEmpty { session.report(.badValue, "lists no text", about: column.value) }
    return values
  }

  private static func count(_ texts: Int) -> String { texts == 1 ? "1 text" : "\(texts) texts" }
}
