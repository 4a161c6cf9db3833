import SpecLanguage
import SpecRelease

extension ReleaseReport.ChangedText {
  /// The texts of an app that do not say what they said in some language, in the order of today's files.
  static func all(in current: Spec, since base: Spec) -> [Self] {
    var old: [String: LocalizedText] = [:]
    base.forEachText { old[$0.key] = $0.text }
    var changed: [Self] = []
    current.forEachText { text in
      guard let before = old[text.key] else { return }
      let languages = current.app.locales.map { locale in
        Language(
          tag: locale.value.text, old: before[locale.value]?.summary ?? "",
          new: text.text[locale.value]?.summary ?? "")
      }
      guard languages.contains(where: { $0.old != $0.new }) else { return }
      changed.append(Self(app: current.app.id, key: text.key, languages: languages))
    }
    return changed
  }
}
