import NotificationTerms
import SpecModel
import TextWriting

extension SwiftModule {
  /// The locales of the app: which one a user reads, and which plural forms it takes.
  var appLocaleFile: [UInt8] {
    var writer = SwiftWriter(generatedFor: spec.app.id)
    let locales = spec.app.locales.map(\.value)
    let source = SwiftNames.name(spec.app.sourceLocale.value)
    writer.doc("The locales in which \(appName) has texts.")
    writer.block("public enum AppLocale: String, Sendable, CaseIterable") { writer in
      for (name, locale) in zip(localeNames, locales) {
        writer.line(name == locale.text ? "case \(name)" : "case \(name) = \(SwiftWriter.literal(locale.text))")
      }
      writer.line()
      writer.doc("The locale the texts were written in first; it stands in where a translation is missing.")
      writer.line("public static var source: AppLocale { .\(source) }")
    }
    writer.line()
    writer.lines(negotiation)
    writer.line()
    writer.block("extension AppLocale") { writer in
      writer.doc("The position in `allCases`.")
      writer.property("var index: Int", localeNames.enumerated().map { (".\($1)", String($0)) })
      writer.line()
      writer.doc(
        "The CLDR plural category of a whole number without its sign. Numbers with decimals take `other` everywhere.")
      writer.block("func pluralCategory(of n: UInt) -> String") { writer in
        writer.line("switch self {")
        for (name, locale) in zip(localeNames, locales) {
          writer.line("case .\(name):")
          writer.indented { writer in
            for line in SwiftPluralRules.statements(for: locale) { writer.line(line) }
          }
        }
        writer.line("}")
      }
    }
    return writer.bytes
  }

  /// The same order as `LanguageTag.negotiate`, over a list of wishes.
  private var negotiation: String {
    #"""
    extension AppLocale {
      /// The locale for a user who reads these languages, best first: `Locale.preferredLanguages`.
      ///
      /// Each is tried as it is, with fewer subtags (`ru-RU`, `ru`), then as another region of the same language, which a
      /// script rules out: who asks for `zh-Hant` is not given `zh-Hans`. Where none fits it is the source locale.
      public init(preferred languages: [String]) {
        for language in languages {
          if let locale = AppLocale(closestTo: Self.canonical(language)) {
            self = locale
            return
          }
        }
        self = .source
      }

      private init?(closestTo tag: String) {
        var shorter = tag[...]
        while true {
          if let locale = Self.allCases.first(where: { $0.rawValue.lowercased() == shorter }) {
            self = locale
            return
          }
          guard let dash = shorter.lastIndex(of: "-") else { break }
          shorter = shorter[..<dash]
        }
        let parts = tag.split(separator: "-")
        let hasScript = parts.dropFirst().contains { $0.utf8.count == 4 }
        guard !hasScript, let language = parts.first,
          let locale = Self.allCases.first(where: {
            $0.rawValue.lowercased().split(separator: "-").first == language
          })
        else { return nil }
        self = locale
      }

      /// Lower case with hyphens. Chinese without a script is written in the one of its region, as likely subtags say.
      private static func canonical(_ tag: String) -> String {
        let tag = String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
        switch tag {
        case "zh", "zh-cn", "zh-sg": return "zh-hans"
        case "zh-tw", "zh-hk", "zh-mo": return "zh-hant"
        default: return tag
        }
      }
    }
    """#
  }
}
