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
          if let locale = Self.closest(to: Self.canonical(language)) {
            self = locale
            return
          }
        }
        self = .source
      }

      private static func closest(to tag: [UInt8]) -> AppLocale? {
        var end = tag.count
        while end > 0 {
          for locale in allCases where isEqual(bytes(of: locale.rawValue), tag, end) { return locale }
          end -= 1
          while end > 0, tag[end] != hyphen { end -= 1 }
        }
        let language = endOfSubtag(tag, from: 0)
        var start = language + 1
        while start < tag.count {
          let end = endOfSubtag(tag, from: start)
          // Four letters are a script.
          if end - start == 4 { return nil }
          start = end + 1
        }
        for locale in allCases {
          let other = bytes(of: locale.rawValue)
          if endOfSubtag(other, from: 0) == language, begins(other, tag, language) { return locale }
        }
        return nil
      }

      /// Lower case with hyphens. Chinese without a script is written in the one of its region, as likely subtags say.
      private static func canonical(_ tag: String) -> [UInt8] {
        let bytes = bytes(of: tag)
        switch String(decoding: bytes, as: UTF8.self) {
        case "zh", "zh-cn", "zh-sg": return self.bytes(of: "zh-hans")
        case "zh-tw", "zh-hk", "zh-mo": return self.bytes(of: "zh-hant")
        default: return bytes
        }
      }

      private static func bytes(of tag: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in tag.utf8 {
          let isUpper = byte >= 0x41 && byte <= 0x5A
          bytes.append(byte == 0x5F ? hyphen : isUpper ? byte + 0x20 : byte)
        }
        return bytes
      }

      private static func endOfSubtag(_ tag: [UInt8], from start: Int) -> Int {
        var end = start
        while end < tag.count, tag[end] != hyphen { end += 1 }
        return end
      }

      /// Whether a tag is what another begins with, up to there.
      private static func isEqual(_ tag: [UInt8], _ other: [UInt8], _ end: Int) -> Bool {
        tag.count == end && begins(tag, other, end)
      }

      private static func begins(_ tag: [UInt8], _ other: [UInt8], _ end: Int) -> Bool {
        var place = 0
        while place < end, tag[place] == other[place] { place += 1 }
        return place == end
      }

      private static var hyphen: UInt8 { 0x2D }
    }
    """#
  }
}
