import NotificationCivilTime
import NotificationTerms
public import SpecDiagnostics

extension KeyType where Value == [LiveActivityCopyItem] {
  /// What is shown for each value of a field.
  static func copy(of state: ActivityFields, _ arguments: SignalFacts) -> Self {
    let text = KeyType<LocalizedText>.localized(arguments)
    let byValue = ValueShape.map(keys: .pattern(.enumValue), values: text.shape)
    return Self(
      .map(keys: .reference(.stateField), values: byValue), sample: [],
      resolve: { items in
        let fields = items.map { item in
          ResolvedMember(
            key: item.field.value,
            value: .section(item.entries.map { ResolvedMember(key: $0.value.value, value: $0.text.resolved) }))
        }
        return fields.isEmpty ? nil : .section(fields)
      },
      read: { written in
        let app = written.app
        return app.byField(written, state, byValue) { entry, entries, field in
          let found = entries.compactMap { word -> LiveActivityCopyItem.Entry? in
            let isKnown = field.map { app.isValue(word, of: $0) } ?? true
            guard let text = text.read(WrittenValue(word.value, app)), isKnown, word.isNameValid else { return nil }
            return .init(value: Located(word.name, at: word.nameSpan), text: text)
          }
          if let field, !entry.value.node.isIncomplete { app.reportMissingValues(entry, entries, of: field) }
          return LiveActivityCopyItem(field: Located(entry.name, at: entry.nameSpan), entries: found)
        }
      })
  }
}

extension KeyType where Value == [LiveActivityProgressItem] {
  /// How far along each value of a field is.
  static func progress(of state: ActivityFields) -> Self {
    let number = KeyType<Double>.number(0...1)
    let byValue = ValueShape.map(keys: .pattern(.enumValue), values: number.shape)
    return Self(
      .map(keys: .reference(.stateField), values: byValue), sample: [],
      resolve: { items in
        let fields = items.map { item in
          ResolvedMember(
            key: item.field.value,
            value: .section(
              item.entries.map { ResolvedMember(key: $0.value.value, value: .number($0.progress.value)) }))
        }
        return fields.isEmpty ? nil : .section(fields)
      },
      read: { written in
        let app = written.app
        return app.byField(written, state, byValue) { entry, entries, field in
          let found = entries.compactMap { word -> LiveActivityProgressItem.Entry? in
            let isKnown = field.map { app.isValue(word, of: $0) } ?? true
            guard let progress = number.read(WrittenValue(word.value, app)), isKnown, word.isNameValid else {
              return nil
            }
            return .init(
              value: Located(word.name, at: word.nameSpan), progress: Located(progress, at: word.value.span))
          }
          return LiveActivityProgressItem(field: Located(entry.name, at: entry.nameSpan), entries: found)
        }
      })
  }
}

extension KeyType where Value == String {
  /// A value of the field that says how far the activity is.
  static func status(of state: ActivityFields) -> Self {
    return Self(
      .pattern(.enumValue), sample: "", resolve: { .text($0) },
      read: { written in
        guard let word = written.session.pattern(written.value, .enumValue) else { return nil }
        written.app.checkStatus(word, written.value, state)
        return word
      })
  }
}

extension KeyType where Value == [LiveActivityStep] {
  /// The values that may follow each value.
  static func steps(of state: ActivityFields) -> Self {
    let list = KeyType<[Located<String>]>.list(of: .status(of: state), hasDefault: true)
    let map = KeyType<[LocatedEntry<[Located<String>]>]>.map(.pattern(.enumValue), to: list) { app in
      { entry in if entry.isNameValid { app.checkStatus(entry.name, entry.value, at: entry.nameSpan, state) } }
    }
    let resolve = list.resolve
    return Self(
      map.shape, sample: [],
      resolve: { steps in
        steps.isEmpty
          ? nil : .section(steps.compactMap { ResolvedMember($0.from.value, resolve($0.to)) })
      }, read: { map.read($0)?.map { LiveActivityStep(from: $0.name, to: $0.value.value) } })
  }
}

extension KeyType where Value == ActivityDismissal {
  private enum DismissalWord: String, CaseIterable {
    case standard = "default"
    case immediate
  }

  static var dismissal: Self {
    let keys = LateDismissal.keys
    let shape = ValueShape.either([.choice(DismissalWord.allCases.map(\.rawValue)), .object(keys.shape)])
    return Self(
      shape, sample: .standard,
      resolve: { dismissal in
        switch dismissal {
        case .standard: .text("default")
        case .immediate: .text("immediate")
        case .after(let span): .section([ResolvedMember(key: "after", value: .text(span.description))])
        }
      },
      read: { written in
        switch written.value.kind {
        case .mapping: return keys.read(written.alone).map { .after($0.after) }
        case .scalar:
          return written.session.choice(written.value, as: DismissalWord.self).map {
            $0 == .standard ? .standard : .immediate
          }
        case .sequence:
          written.session.reportWrongType(written.value, expected: shape)
          return nil
        }
      })
  }
}

/// `dismissal`, where it is no word.
private struct LateDismissal: SpecSection {
  let after: TimeSpan

  static let keys = SectionKeys<Self>("dismissal", doc: "When it leaves the Lock Screen after its end.")

  init(_ read: KeyReader<Self>) {
    // The system takes it away after four hours, whatever the app asks for.
    after = read(
      "after", \.after, .duration(in: .zero ... .hours(4)), doc: "This long after the end; at most 4h.", example: "2h")
  }
}

extension AppReader {
  /// The entries of a map from fields with an `enum` to something for each of their values.
  fileprivate func byField<Item>(
    _ written: WrittenValue, _ state: ActivityFields, _ byValue: ValueShape,
    _ read: (MapEntry, [MapEntry], LiveActivityField?) -> Item
  ) -> [Item]? {
    let shape = ValueShape.map(keys: .reference(.stateField), values: byValue)
    return written.entries(.reference(.stateField), expected: shape)?.compactMap { entry in
      let field = enumeration(entry, in: state)
      guard let entries = session.map(entry.value, keys: .pattern(.enumValue), expected: byValue) else { return nil }
      return read(entry, entries, field)
    }
  }

  /// The field of `state` with an `enum` that a key names; nil, and reported where it is certain, when it names none.
  private func enumeration(_ entry: MapEntry, in state: ActivityFields) -> LiveActivityField? {
    if let field = state.fields.first(where: { $0.id == entry.name }) {
      if !field.values.isEmpty { return field }
      session.report(
        .badValue, "is a field without an 'enum', and only fields with one have known values",
        about: entry.value, at: entry.nameSpan,
        notes: [Diagnostic.Note("'\(field.id)' is declared here", at: field.idSpan)])
      return nil
    }
    guard state.isComplete else { return nil }
    let meant = session.guess(for: entry.name, among: state.fields.filter { !$0.values.isEmpty }.map(\.id))
    session.report(
      .unknownID, "names an unknown field '\(excerpt(entry.name))' of 'state'\(meant?.question() ?? "")",
      about: entry.value,
      at: entry.nameSpan, fixIt: meant?.fixIt(replacing: entry.nameSpan))
    return nil
  }

  fileprivate func isValue(_ word: MapEntry, of field: LiveActivityField) -> Bool {
    !word.isNameValid || checkValue(word.name, word.value, at: word.nameSpan, of: field)
  }

  fileprivate func reportMissingValues(_ entry: MapEntry, _ entries: [MapEntry], of field: LiveActivityField) {
    let values = field.values.map(\.value)
    for value in field.values where !entries.contains(where: { $0.name == value.value }) {
      // A misspelled key counts as the value it was meant to name.
      let isMeant = entries.contains { word in
        !values.contains(word.name) && Spelling.suggestion(for: word.name, among: values) == value.value
      }
      if isMeant { continue }
      session.report(
        .missingValue, "has no text for '\(value.value)'", about: entry.value, at: entry.nameSpan,
        notes: [Diagnostic.Note("'\(value.value)' is declared here", at: value.span)])
    }
  }

  /// Whether a word is a value of the field that says how far the activity is.
  fileprivate func checkStatus(
    _ word: String, _ value: SourceValue, at span: SourceSpan? = nil, _ state: ActivityFields
  ) {
    if let status = state.status {
      checkValue(word, value, at: span, of: status)
    } else if state.isComplete,
      !session.isRepeated("\(session.path(of: value).split(separator: ".").prefix(2).joined(separator: ".")).status")
    {
      session.report(
        .unknownID, "is '\(word)', but no field of 'state' has an 'enum' with that value", about: value, at: span)
    }
  }

  /// Whether a word is a value of a field with an `enum`; if not, that is reported.
  @discardableResult
  func checkValue(
    _ word: String, _ value: SourceValue, at span: SourceSpan? = nil, of field: LiveActivityField
  ) -> Bool {
    if field.values.contains(where: { $0.value == word }) { return true }
    let meant = session.guess(for: word, among: field.values.map(\.value))
    let fixIt = meant.flatMap { meant in
      span.map { meant.fixIt(replacing: $0) } ?? session.replacing(value, with: meant)
    }
    session.report(
      .unknownID, "is '\(excerpt(word))', which is not a value of '\(field.id)'\(meant?.question() ?? "")",
      about: value,
      at: span,
      notes: [Diagnostic.Note("the values of '\(field.id)' are here", at: field.idSpan)], fixIt: fixIt)
    return false
  }
}

extension DiagnosticCode {
  /// A value of a field of a Live Activity for which nothing is said.
  public static let missingValue: Self = "live-activity/missing-value"
}
