import NotificationRules
package import NotificationTerms
package import SpecLanguage

/// What people can do about a type, and when it keeps quiet.
extension Spec {
  /// The toggles that keep a type from coming while they are off.
  package func toggles(of type: NotificationItem) -> [PreferenceItem] {
    preferences.filter { item in
      switch item.toggle?.controls {
      case .all: true
      case .types(let ids): ids.contains { $0.value == type.id }
      case nil: false
      }
    }
  }

  /// The other settings that have to do with a type, each with what it decides: `its time of day`.
  package func otherSettings(of type: NotificationItem) -> [(item: PreferenceItem, decides: String)] {
    preferences.flatMap { item in
      let use = PreferenceUse(of: item.id, in: self)
      return [
        ("its time of day", use.times), ("how often it comes", use.intervals), ("its words", use.words),
        ("a condition of it", use.conditions),
      ].filter { $0.1.contains(type.id) }.map { (item, $0.0) }
    }
  }

  /// What a setting is called on the screen of the app; nil if it has no label in this language.
  package func label(of item: PreferenceItem, in locale: LanguageTag) -> String? {
    item.label?[locale]?.sample([:])?.text
  }

  /// `in the quiet hours, from 22:00 to 08:00, it waits for their end`; nil if there are none.
  func words(forQuietHoursOf type: NotificationItem, code: @escaping @Sendable (String) -> String) -> String? {
    guard type.push == nil, let quiet = policies.rule.quietHours else { return nil }
    let words = RuleWords(policies.rule, code: code)
    let chosen = [quiet.from, quiet.to].compactMap { time in
      if case .preference(let id) = time { id } else { nil }
    }
    func time(_ time: TimeOfDayRule) -> String {
      guard case .preference(let id) = time, let item = preference(id) else { return words.words(for: time) }
      return item.standardWords
    }
    let settings = chosen.isEmpty ? "" : " unless \(chosen.map(code).joined(last: "or")) says otherwise"
    let only = quiet.when.map { ", only if \(words.words(for: $0))" } ?? ""
    let fate =
      switch quiet.treatment(type.onQuiet?.value, type.interruptionLevel) {
      case .hold: "it waits for their end"
      case .drop: "it is dropped"
      case .exempt: "it comes all the same"
      }
    return "in the quiet hours, from \(time(quiet.from)) to \(time(quiet.to))\(settings)\(only), \(fate)"
  }

  /// For a terminal: the settings that decide about a type.
  package func words(forSettingsOf type: NotificationItem) -> [String] {
    let locale = app.sourceLocale.value
    func name(_ item: PreferenceItem) -> String {
      label(of: item, in: locale).map { "\u{201C}\($0)\u{201D} ('\(item.id)')" } ?? "'\(item.id)'"
    }
    let toggles = toggles(of: type).map { "switched off with \(name($0))" }
    return (toggles.isEmpty ? ["no setting of the app switches it off"] : toggles)
      + otherSettings(of: type).map { "\(name($0.item)) decides \($0.decides)" }
  }
}
