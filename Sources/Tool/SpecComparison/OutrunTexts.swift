public import SpecLanguage

/// The translations of an app that stayed behind when their source changed.
public struct OutrunTexts: Sendable, Hashable {
  public let app: String
  public let translations: [OutrunTranslation]

  /// "ru: strings.hello, strings.bye", for each language.
  var lines: [String] {
    Dictionary(grouping: translations, by: \.locale).sorted { $0.key < $1.key }.map { locale, texts in
      "\(locale): " + texts.map(\.text.key).joined(separator: ", ")
    }
  }
}

extension ChangeReport {
  var outrunCount: Int { outrun.reduce(0) { $0 + $1.translations.count } }

  /// What to do about them; nil if there are none.
  var outrunSentence: String? {
    switch outrunCount {
    case 0: nil
    case 1: "1 translation is of an earlier source, and nothing says so: 'notispec strings stale' marks it"
    default:
      "\(outrunCount) translations are of an earlier source, and nothing says so: 'notispec strings stale' marks them"
    }
  }
}
