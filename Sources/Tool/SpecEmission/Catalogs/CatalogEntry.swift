import NotificationTerms
import NotificationText
import SpecLanguage
import TextWriting

/// One key of a String Catalog with its text in every language.
struct CatalogEntry {
  struct Unit {
    let state: String
    let value: String
  }

  struct Plural {
    let argument: String
    let position: Int
    let isWholeText: Bool
    let forms: [(category: PluralCategory, unit: Unit)]
  }

  enum Localization {
    case text(Unit)
    case plural(Plural)
    /// A sentence with a substitution for each number that it counts.
    case plurals(Unit, [Plural])
  }

  let key: String
  let comment: String
  /// Whether translators have something to do.
  let isTranslated: Bool
  /// In the order in which they are written.
  let localizations: [(locale: LanguageTag, localization: Localization)]

  /// - Parameters:
  ///   - key: Nil for the text's own.
  ///   - source: The language of the comment's examples.
  init(_ text: VisibleText, key: String? = nil, source: LanguageTag) {
    let format = CatalogFormat(text.shownArguments)
    self.key = key ?? text.key
    comment = text.comment + format.comment(in: source)
    isTranslated = true
    localizations = text.text.texts.sorted { CatalogOrder.isBefore($0.locale.text, $1.locale.text) }.map {
      ($0.locale, Localization($0, format, isOnlyArgument: text.shownArguments.count == 1))
    }
  }

  /// The name of the app, which is the same everywhere.
  init(name: String, of app: AppItem) {
    key = "CFBundleDisplayName"
    comment = "Name of the app."
    isTranslated = false
    localizations = [(app.sourceLocale.value, .text(Unit(state: "translated", value: name)))]
  }

  func write(to json: inout JSONWriter) {
    json.object(key) { json in
      json.member("comment", comment)
      // Xcode would call a key stale that is in no code, and the key of a notification never is.
      json.member("extractionState", "manual")
      json.object("localizations") { json in
        for (locale, localization) in localizations {
          json.object(locale.text) { localization.write(to: &$0) }
        }
      }
      if !isTranslated { json.member("shouldTranslate", false) }
    }
  }
}

extension CatalogEntry.Localization {
  fileprivate init(_ text: CopyText, _ format: CatalogFormat, isOnlyArgument: Bool) {
    let state = Self.state(of: text.status)
    switch text.form {
    case .plain(let template):
      self = .text(CatalogEntry.Unit(state: state, value: format.value(of: template)))
    case .plural(let argument, let forms):
      let number = isOnlyArgument ? nil : argument.value
      self = .plural(
        CatalogEntry.Plural(
          argument: argument.value, position: format.position(of: argument.value) ?? 1, isWholeText: isOnlyArgument,
          forms: forms.map {
            ($0.category, CatalogEntry.Unit(state: state, value: format.value(of: $0.text, number: number)))
          }))
    case .plurals(let sentence, let pieces):
      self = .plurals(
        CatalogEntry.Unit(state: state, value: format.value(of: sentence, counted: text.countedArguments)),
        pieces.map { piece in
          let argument = piece.argument.value
          return CatalogEntry.Plural(
            argument: argument, position: format.position(of: argument) ?? 1, isWholeText: false,
            forms: piece.forms.map {
              ($0.category, CatalogEntry.Unit(state: state, value: format.value(of: $0.text, number: argument)))
            })
        })
    }
  }

  /// Xcode has no state for a translation whose source has changed: such a text needs review like a proposed one.
  private static func state(of status: CopyText.Status) -> String {
    switch status {
    case .approved: "translated"
    case .proposed, .stale: "needs_review"
    case .missing: "new"
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .text(let unit): unit.write(to: &json)
    case .plural(let plural): plural.write(to: &json)
    case .plurals(let sentence, let plurals):
      sentence.write(to: &json)
      json.object("substitutions") { json in
        for plural in plurals.sorted(by: { CatalogOrder.isBefore($0.argument, $1.argument) }) {
          plural.writeSubstitution(to: &json)
        }
      }
    }
  }
}

extension CatalogEntry.Plural {
  /// If a number is the only argument, it varies the text itself. With other arguments it is a separate part that the
  /// text around it refers to: only then may a plural form show the others too.
  fileprivate func write(to json: inout JSONWriter) {
    if isWholeText { return writeForms(to: &json) }
    CatalogEntry.Unit(state: forms.first?.unit.state ?? "translated", value: "%#@\(argument)@").write(to: &json)
    json.object("substitutions") { writeSubstitution(to: &$0) }
  }

  fileprivate func writeSubstitution(to json: inout JSONWriter) {
    json.object(argument) { json in
      json.member("argNum", position)
      json.member("formatSpecifier", CatalogFormat.letters(of: .int))
      writeForms(to: &json)
    }
  }

  private func writeForms(to json: inout JSONWriter) {
    json.object("variations") { json in
      json.object("plural") { json in
        for form in forms.sorted(by: { $0.category.rawValue < $1.category.rawValue }) {
          json.object(form.category.rawValue) { form.unit.write(to: &$0) }
        }
      }
    }
  }
}

extension CatalogEntry.Unit {
  fileprivate func write(to json: inout JSONWriter) {
    json.object("stringUnit") { json in
      json.member("state", state)
      json.member("value", value)
    }
  }
}
