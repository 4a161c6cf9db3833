import NotificationTerms
import NotificationText
import SpecLanguage
import TextWriting

/// PO of gettext: one message per text, with its app and key as the context.
///
/// The forms of a plural text are the numbered ones of gettext. Where gettext has no rule for the language, or the
/// source has other forms than `one` and `other`, each form is a message of its own.
///
/// - Source: GNU gettext manual, "The Format of PO Files"
enum PortableObjectDocument {
  static func text(of apps: [(app: AppItem, units: [TranslationUnit])], in locale: LanguageTag) -> String {
    let source = apps.first?.app.sourceLocale.value ?? locale
    var lines = ["msgid \"\"", "msgstr \"\""]
    let plurals = GettextPlurals.of(locale)
    var head = [
      "Language: \(locale)", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit", "\(sourceField): \(source)",
    ]
    if let plurals {
      head.insert("\(pluralField): nplurals=\(plurals.count); plural=\(plurals.expression);", at: head.count - 1)
    }
    lines += head.map { quoted($0 + "\n") }
    for (app, units) in apps {
      var rest = units[...]
      while let unit = rest.first {
        let forms = rest.prefix { $0.isForm(besides: unit) }
        if let plurals, let message = message(of: Array(forms), plurals, in: app) {
          lines += [""] + message
          rest = rest.dropFirst(forms.count)
        } else {
          lines += [""] + message(of: unit, in: app)
          rest = rest.dropFirst()
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The field of the header for the language that is translated from.
  static let sourceField = "X-Source-Language"

  /// The field for how many forms a plural has, and which number takes which.
  static let pluralField = "Plural-Forms"

  private static func message(of unit: TranslationUnit, in app: AppItem) -> [String] {
    let head = head(of: unit, unit.note, id: unit.id, exported: [unit.exported], in: app)
    return head + ["msgid \(quoted(unit.source))", "msgstr \(quoted(unit.target ?? ""))"]
  }

  /// - Returns: Nil if these are not forms, or their sources are more than a singular and a plural.
  private static func message(
    of forms: [TranslationUnit], _ plurals: GettextPlurals, in app: AppItem
  ) -> [String]? {
    func form(_ category: PluralCategory?) -> TranslationUnit? { forms.first { $0.part.category == category } }
    guard let first = forms.first, first.part.category != nil, let other = form(.other) else { return nil }
    let one = form(.one) ?? other
    guard forms.allSatisfy({ $0.source == ($0.part.category == .one ? one : other).source }) else { return nil }
    // A language without 'one' has no unit for the singular of the source.
    let source = first.text.text[app.sourceLocale.value]
    let singular = source?.template(for: TextPart(.one, of: first.part.argument)).source ?? one.source
    let written = (0..<plurals.count).map { (place: $0, unit: form(plurals.category(of: $0))) }
    let numbers = written.compactMap { place, unit in
      unit?.numbers.map { numbers in
        guard plurals.count > 1 else { return "There is one form, for all numbers." }
        return ["msgstr[\(place)] is \(numbers).", unit?.advice].compactMap { $0 }.joined(separator: " ")
      }
    }
    let note = ([first.textNote] + numbers).joined(separator: " ")
    let exported = written.map { $0.unit?.exported ?? ExportedWords(nil, nil) }
    return head(of: first, note, id: first.text.key + first.part.argumentSuffix, exported: exported, in: app)
      + ["msgid \(quoted(singular))", "msgid_plural \(quoted(other.source))"]
      + written.map { "msgstr[\($0.place)] \(quoted($0.unit?.target ?? ""))" }
  }

  /// - Parameter exported: What is said of the words of each form.
  private static func head(
    of unit: TranslationUnit, _ note: String, id: String, exported: [ExportedWords], in app: AppItem
  ) -> [String] {
    var lines = note.split(whereSeparator: \.isNewline).map { "#. \($0)" }
    lines.append("#. \(ExportedWords.name) \(exported.map(\.mark).joined(separator: " "))")
    if unit.status == .proposed || unit.status == .stale { lines.append("#, fuzzy") }
    if unit.status == .stale, let old = unit.translates { lines += previous(old, of: unit) }
    return lines + ["msgctxt \(quoted("\(app.id)/\(id)"))"]
  }

  /// The source that was translated; of a plural its singular and its plural.
  private static func previous(_ old: String, of unit: TranslationUnit) -> [String] {
    let forms = old.split(separator: CopyText.summarySeparator).map(String.init)
    guard unit.part.category != nil, forms.count == 2 else { return ["#| msgid \(quoted(old))"] }
    return ["#| msgid \(quoted(forms[0]))", "#| msgid_plural \(quoted(forms[1]))"]
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where CSVWriter.isReplaced(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension TranslationUnit {
  /// Whether both are forms of the same plural.
  fileprivate func isForm(besides other: TranslationUnit) -> Bool {
    part.category != nil && other.part.category != nil && text.key == other.text.key
      && part.argument == other.part.argument
  }
}
