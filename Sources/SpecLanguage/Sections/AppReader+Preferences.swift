import NotificationRules
import SpecDiagnostics

/// What other parts need to know about a setting.
struct SettingFacts {
  /// Nil if it is unknown.
  var kind: PreferenceShape.Kind?
  /// What it can be: `on` and `off`, or the ids of its options.
  var values: [String] = []
  /// Options that do not say how often.
  var undatedOptions: [String] = []
  /// False when its values could not all be read.
  var isComplete = true
  var parent: Located<String>?
  var span: SourceSpan
}

/// `preferences`.
extension AppReader {
  private enum Everything: String, CaseIterable { case all }

  func readPreference(_ entry: MapEntry) -> PreferenceItem? {
    settings[entry.name] = SettingFacts(span: entry.nameSpan)
    guard let kind = readPreferenceKind(entry) else { return nil }
    settings[entry.name]?.kind = kind
    let errors = session.errorCount
    let shape: ObjectShape
    switch kind {
    case .toggle: shape = PreferenceShape.toggle
    case .time: shape = PreferenceShape.time
    case .choice: shape = PreferenceShape.choice
    }
    guard let preference = session.object(entry.value, shape) else { return nil }
    // It has been read: it said which keys there are.
    _ = preference.written("type")
    let content: PreferenceItem.Kind?
    switch kind {
    case .toggle: content = readToggle(preference, id: entry.name)
    case .time: content = preference.localTime("default").map { .time($0) }
    case .choice: content = readChoice(preference, id: entry.name)
    }
    let parent = preference.reference("parent")
    settings[entry.name]?.parent = parent
    let label = readText(preference, "label", arguments: SignalFacts())
    let footer = readText(preference, "footer", arguments: SignalFacts())
    let summary = preference.text("summary")
    let covers = preference.covers()
    guard entry.isNameValid, session.errorCount == errors, let content else { return nil }
    return PreferenceItem(
      id: entry.name, idSpan: entry.nameSpan, summary: summary?.value, kind: content, parent: parent,
      label: label?.text, footer: footer?.text, covers: covers)
  }

  /// The type says which other keys there are, so without it nothing else is looked at.
  private func readPreferenceKind(_ entry: MapEntry) -> PreferenceShape.Kind? {
    session.object(entry.value, PreferenceShape.untyped)?.choice("type", as: PreferenceShape.Kind.self)?.value
  }

  private func readToggle(_ preference: ObjectReader, id: String) -> PreferenceItem.Kind? {
    settings[id]?.values = ["on", "off"]
    let isOn = preference.flag("default")
    let controls = preference.either("controls").map { readScope($0.value, $0.expected) } ?? .types([])
    let asks = preference.flag("asks_permission")
    guard let isOn, let controls else { return nil }
    return .toggle(ToggleItem(isOnByDefault: isOn.value, controls: controls, asksPermission: asks?.value ?? false))
  }

  private func readScope(_ value: SourceValue, _ expected: ValueShape) -> PreferenceItem.Scope? {
    switch value.kind {
    case .sequence:
      return session.list(value, expected: expected).map { .types(session.references($0, to: .notification)) }
    case .scalar: return session.choice(value, as: Everything.self).map { _ in .all }
    case .mapping:
      session.reportWrongType(value, expected: expected)
      return nil
    }
  }
}

/// `type: choice`.
extension AppReader {
  private func readChoice(_ preference: ObjectReader, id: String) -> PreferenceItem.Kind? {
    let entries = preference.map("options")
    settings[id]?.values = entries?.map(\.name) ?? []
    settings[id]?.undatedOptions = (entries ?? []).filter { $0.value.node["every"] == nil }.map(\.name)
    settings[id]?.isComplete = entries != nil && preference.isWhole("options")
    if let entries, entries.isEmpty {
      session.report(.badValue, "lists no option", about: preference.written("options") ?? preference.origin)
    }
    let options = (entries ?? []).compactMap(readOption)
    let name = preference.pattern("swift_name")
    let standard = preference.reference("default")
    if let standard, let entries, !entries.isEmpty, preference.isWhole("options"),
      !entries.contains(where: { $0.name == standard.value })
    {
      let value = preference.written("default") ?? preference.origin
      let meant = session.guess(for: standard.value, among: entries.map(\.name))
      session.report(
        .unknownID, "names an unknown option '\(excerpt(standard.value))' of this setting\(meant?.question() ?? "")",
        about: value, fixIt: meant.flatMap { session.replacing(value, with: $0) })
    }
    return standard.map { .choice(ChoiceItem(standard: $0, swiftName: name, options: options)) }
  }

  private func readOption(_ entry: MapEntry) -> OptionItem? {
    guard let option = session.object(entry.value, PreferenceShape.option) else { return nil }
    let every = option.either("every").flatMap { readRecurrence($0.value, $0.expected) }
    let label = readText(option, "label", arguments: SignalFacts())
    guard let label, entry.isNameValid else { return nil }
    return OptionItem(id: entry.name, idSpan: entry.nameSpan, every: every, label: label.text)
  }

  /// A word, or a number of days.
  func readRecurrence(_ value: SourceValue, _ expected: ValueShape) -> Located<Recurrence>? {
    if value.kind == .mapping {
      return session.object(value, PreferenceShape.everyDays)?.int("days").map {
        Located(.days($0.value), at: value.span)
      }
    }
    guard value.kind == .scalar, let word = TriggerShape.Every(rawValue: value.text) else {
      reportEvery(value, expected, takesDates: false)
      return nil
    }
    switch word {
    case .day: return Located(.day, at: value.span)
    case .week: return Located(.week, at: value.span)
    case .month: return Located(.month, at: value.span)
    case .year: return Located(.year, at: value.span)
    }
  }
}

/// `parent`, once all settings are known.
extension AppReader {
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
      session.add(
        Diagnostic(
          .badValue, .error, "The parents of 'preferences.\(end)' lead back to '\(end)'", at: closing.span))
    }
  }

  private func checkParent(_ parent: Located<String>, of id: String) {
    guard let facts = settings[parent.value], let kind = facts.kind, kind != .toggle else { return }
    session.add(
      Diagnostic(
        .badValue, .error,
        "'preferences.\(excerpt(id)).parent' names '\(parent.value)', which is a \(kind.noun): only a toggle is on or off",
        at: parent.span, notes: [Diagnostic.Note("'\(parent.value)' is declared here", at: facts.span)]))
  }
}

extension PreferenceShape.Kind {
  var noun: String {
    switch self {
    case .toggle: "toggle"
    case .time: "time of day"
    case .choice: "choice"
    }
  }
}
