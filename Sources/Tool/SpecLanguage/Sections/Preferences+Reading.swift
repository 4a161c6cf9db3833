import SpecDiagnostics

/// What other parts need to know about a setting.
struct SettingFacts {
  /// Nil if it is unknown.
  var kind: PreferenceType?
  /// What it can be: `on` and `off`, or the ids of its options.
  var values: [String] = []
  /// Options that do not say how often.
  var undatedOptions: [String] = []
  /// False when its values could not all be read.
  var isComplete = true
  /// What people can choose of a number; nil if it is unknown.
  var numbers: ClosedRange<Double>?
  var parent: Located<String>?
  var span: SourceSpan
}

extension PreferenceItem {
  /// Which of them it is says `type`.
  static let entry = ValueShape.either([
    .object(ToggleItem.keys.shape), .object(TimePreferenceItem.keys.shape), .object(ChoiceItem.keys.shape),
    .object(WeekdaysPreferenceItem.keys.shape), .object(TimesPreferenceItem.keys.shape),
    .object(NumberPreferenceItem.keys.shape),
  ])

  /// Any of them, for a look at its `type` before it is known which keys there are.
  static let untyped = ObjectShape(
    "preference", doc: "A setting of the app that people can change.",
    others: OtherKeys(keys: .identifier(.preference), values: .text), of: type)

  private static func type(_ read: KeyReader<PreferenceType>) -> PreferenceType? {
    read("type", .choice, required: true, doc: "The kind of setting.", example: "toggle")
  }

  static func read(_ entry: MapEntry, _ app: AppReader) -> PreferenceItem? {
    app.settings[entry.name] = SettingFacts(span: entry.nameSpan)
    // The type says which other keys there are, so without it nothing else is looked at.
    guard let type = app.session.object(entry.value, untyped).flatMap({ type(KeyReader($0, app)) }) else { return nil }
    app.settings[entry.name]?.kind = type
    let written = WrittenValue(entry.value, app)
    return switch type {
    case .toggle: ToggleItem.keys.read(written, name: entry).map { PreferenceItem(kind: .toggle($0)) }
    case .time: TimePreferenceItem.keys.read(written, name: entry).map { PreferenceItem(kind: .time($0)) }
    case .choice: ChoiceItem.keys.read(written, name: entry).map { PreferenceItem(kind: .choice($0)) }
    case .weekdays: WeekdaysPreferenceItem.keys.read(written, name: entry).map { PreferenceItem(kind: .weekdays($0)) }
    case .times: TimesPreferenceItem.keys.read(written, name: entry).map { PreferenceItem(kind: .times($0)) }
    case .number:
      NumberPreferenceItem.keys.read(written, name: entry).map { item in
        app.settings[entry.name]?.numbers = item.range
        return PreferenceItem(kind: .number(item))
      }
    }
  }
}

extension AppReader {
  /// The option that holds by default must be one of them.
  func checkOptions(of id: String, _ preference: ObjectReader) {
    let options = preference.written("options").flatMap { $0.kind == .mapping ? Array($0.node.entries) : nil }
    let names = options?.map(\.key.text) ?? []
    settings[id]?.values = names
    settings[id]?.undatedOptions = (options ?? []).filter { option in
      // A misspelled one is reported there.
      option.value.kind == .mapping
        && !option.value.entries.contains {
          $0.key.text == "every" || Spelling.suggestion(for: $0.key.text, among: ["every"]) != nil
        }
    }.map(\.key.text)
    settings[id]?.isComplete = options != nil && preference.isWhole("options")
    guard let standard = preference.written("default"), standard.kind == .scalar, standard.core == .string,
      !names.isEmpty, preference.isWhole("options"), !names.contains(standard.text)
    else { return }
    let meant = session.guess(for: standard.text, among: names)
    session.report(
      .unknownID, "names an unknown option '\(excerpt(standard.text))' of this setting\(meant?.question() ?? "")",
      about: standard, fixIt: meant.flatMap { session.replacing(standard, with: $0) })
  }

  /// `parent`, once all settings are known.
  func checkParents(of entries: [MapEntry]) {
    var settled: Set<String> = []
    for entry in entries {
      guard let facts = settings[entry.name], let parent = facts.parent else { continue }
      checkParent(parent, of: entry.name)
      var path: [String] = []
      var next: String? = entry.name
      while let step = next, settled.insert(step).inserted {
        path.append(step)
        next = settings[step]?.parent?.value
      }
      // The walk ended at a setting that was seen: in this walk, then it closed a circle, or in an earlier one.
      guard let end = next, path.contains(end), let last = path.last, let closing = settings[last]?.parent else {
        continue
      }
      session.error(.badValue, "The parents of 'preferences.\(end)' lead back to '\(end)'", at: closing.span)
    }
  }

  private func checkParent(_ parent: Located<String>, of id: String) {
    guard let facts = settings[parent.value], let kind = facts.kind, kind != .toggle else { return }
    session.error(
      .badValue,
      "'preferences.\(excerpt(id)).parent' names '\(parent.value)', which is a \(kind.noun): only a toggle is on or off",
      at: parent.span, notes: [Diagnostic.Note("'\(parent.value)' is declared here", at: facts.span)])
  }
}
