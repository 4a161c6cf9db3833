import NotificationTerms
import SpecLanguage
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
        var position = 0
        while position < languages.count {
          if let locale = Self.closest(to: Self.canonical(languages[position])) {
            self = locale
            return
          }
          position += 1
        }
        self = .source
      }

      private static func closest(to tag: String) -> AppLocale? {
        var locale: AppLocale?
        tag.read { tag in
          var end = tag.count
          while locale == nil, end > 0 {
            locale = first(tag.text(0..<end), isWhole: true)
            end -= 1
            while end > 0, tag[end] != hyphen { end -= 1 }
          }
          if locale == nil, !hasScript(tag) {
            let language = tag.place(of: hyphen, in: 0..<tag.count)
            locale = first(tag.text(0..<language), isWhole: false)
          }
        }
        return locale
      }

      /// The first locale with this tag, or, unless it is to be the whole of it, with one that goes on behind it.
      private static func first(_ tag: String, isWhole: Bool) -> AppLocale? {
        let locales = allCases
        var position = 0
        while position < locales.count {
          let other = locales[position].rawValue.lowercased()
          if other == tag || !isWhole && other.hasPrefix(tag + "-") { return locales[position] }
          position += 1
        }
        return nil
      }

      /// Four letters behind the language are a script.
      private static func hasScript(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = tag.place(of: hyphen, in: 0..<tag.count) + 1
        while start < tag.count {
          let end = tag.place(of: hyphen, in: start..<tag.count)
          if end - start == 4 { return true }
          start = end + 1
        }
        return false
      }

      /// Lower case with hyphens. Chinese without a script is written in the one of its region, as likely subtags say.
      private static func canonical(_ tag: String) -> String {
        var canonical = ""
        tag.lowercased().read { bytes in
          var start = 0
          while start < bytes.count {
            let end = bytes.place(of: 0x5F, in: start..<bytes.count)
            if start > 0 { canonical += "-" }
            canonical += bytes.text(start..<end)
            start = end + 1
          }
        }
        switch canonical {
        case "zh", "zh-cn", "zh-sg": return "zh-hans"
        case "zh-tw", "zh-hk", "zh-mo": return "zh-hant"
        default: return canonical
        }
      }

      private static var hyphen: UInt8 { 0x2D }
    }
    """#
  }
}
