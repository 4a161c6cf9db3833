import SpecDiagnostics
import SpecModel

/// `preferences`.
extension AppReader {
  private enum PreferenceType: String, CaseIterable { case toggle }

  private enum Everything: String, CaseIterable { case all }

  /// Types of setting that the language has and this version does not.
  private static let plannedTypes = ["time", "choice"]

  func readPreference(_ entry: MapEntry) -> PreferenceItem? {
    let errors = session.errorCount
    // Another type of setting has other keys, so its entry is not held against the keys of a toggle.
    if let type = entry.value.node["type"], Self.plannedTypes.contains(type.text) {
      session.report(
        .notYetSupported, "is of the type '\(type.text)', which this version of notispec does not support yet",
        about: entry.value, at: type.span)
      return nil
    }
    guard let preference = session.object(entry.value, PreferenceShape.object) else { return nil }
    _ = preference.choice("type", as: PreferenceType.self)
    let isOn = preference.flag("default")
    let controls = preference.either("controls").flatMap { readScope($0.value, $0.expected) }
    let label = readText(preference, "label", arguments: SignalFacts())
    let footer = readText(preference, "footer", arguments: SignalFacts())
    let covers = preference.covers()
    guard entry.isNameValid, session.errorCount == errors, let isOn, let controls else { return nil }
    return PreferenceItem(
      id: entry.name, idSpan: entry.nameSpan, isOnByDefault: isOn.value, controls: controls, label: label?.text,
      footer: footer?.text, covers: covers)
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
