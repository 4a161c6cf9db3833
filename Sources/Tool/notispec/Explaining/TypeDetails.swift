import NotificationTerms
import SpecLanguage
import TextWriting

/// What people see of a type: when it comes, what it says and where it leads.
struct TypeDetails {
  private let type: NotificationItem
  private let spec: Spec

  init(_ type: NotificationItem, in spec: Spec) {
    self.type = type
    self.spec = spec
  }

  var lists: [(title: String, lines: [String])] {
    let source = spec.app.sourceLocale.value
    return [
      ("Due", spec.words(forTimesOf: type)),
      ("Rules", spec.words(forRulesOf: type)),
      ("Settings", spec.words(forSettingsOf: type)),
      ("Says in '\(source)'\(others(than: source))", texts.flatMap { lines(of: $0.text, $0.name, in: source) }),
      ("Opens", [opens]),
    ]
  }

  private var opens: String {
    let target = type.target.value
    return spec.target(target).map { "\(target)  \($0.path.value)" } ?? target
  }

  /// The languages that have all its texts, besides the source.
  private func others(than source: LanguageTag) -> String {
    let locales = spec.app.locales.map(\.value).filter { $0 != source }
    let whole = locales.filter { locale in texts.allSatisfy { $0.text[locale] != nil } }
    if locales.isEmpty { return "" }
    if whole.count == locales.count { return ", and in \(Plural.of(whole.count, "other language"))" }
    return ", and in \(whole.count) of \(Plural.of(locales.count, "other language"))"
  }

  private var texts: [(name: String, text: LocalizedText)] {
    type.copy.fields.flatMap { field, copy -> [(name: String, text: LocalizedText)] in
      switch copy {
      case .text(let text): [(field.rawValue, text)]
      case .variants(let variants):
        variants.variants.flatMap { variant in variant.texts.map { ("\(field.rawValue), \(variant.id)", $0) } }
      }
    }
  }

  private func lines(of text: LocalizedText, _ name: String, in locale: LanguageTag) -> [String] {
    switch text[locale]?.form {
    case .plain(let template): ["\(name): \(template.source)"]
    case .plural(let argument, let forms):
      forms.map { "\(name), \($0.category.rawValue) for '\(argument.value)': \($0.text.source)" }
    case .plurals(let sentence, let pieces):
      ["\(name): \(sentence.source)"]
        + pieces.flatMap { piece in
          piece.forms.map { "\(name), \($0.category.rawValue) for '\(piece.argument.value)': \($0.text.source)" }
        }
    case nil: []
    }
  }
}
