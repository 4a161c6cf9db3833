import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The locales of the app, and which one a user reads.
  var appLocaleFile: [UInt8] {
    var writer = newWriter()
    let locales = spec.app.locales.map(\.value)
    let source = SwiftNames.name(spec.app.sourceLocale.value)
    writer.doc("The locales in which \(appName) has texts.")
    writer.block("\(access)enum AppLocale: String, Sendable, CaseIterable") { writer in
      for (name, locale) in zip(localeNames, locales) {
        writer.line(name == locale.text ? "case \(name)" : "case \(name) = \(SwiftWriter.literal(locale.text))")
      }
      writer.line()
      writer.doc("The locale that the texts were written in; used if a translation is missing.")
      writer.line("\(access)static var source: AppLocale { .\(source) }")
    }
    writer.line()
    writer.block("extension AppLocale") { writer in
      writer.doc(
        "The locale for a user who reads these languages, best first: `Locale.preferredLanguages`.",
        "Each is tried as it is, with fewer subtags (`ru-RU`, `ru`), then as another region of the same language, which a "
          + "script rules out: who asks for `zh-Hant` is not given `zh-Hans`. Where none fits it is the source locale.")
      writer.block("\(writer.access)init(preferred languages: [String])") { writer in
        writer.line("self = Self.allCases[Self.table.position(preferred: languages)]")
      }
      writer.line()
      writer.doc("The position in `allCases`.")
      writer.property("var index: Int", localeNames.enumerated().map { (".\($1)", String($0)) })
      writer.line()
      writer.expression(
        .call(
          "LocaleTable",
          [
            (nil, .text(locales.map(\.text).joined(separator: " "))),
            ("source", .text(spec.app.sourceLocale.value.text)),
          ]), after: "static let table = ")
      guard spec.needsFormats else { return }
      writer.line()
      writer.doc("How they write what the texts show.")
      writer.line("static let formats = TextFormats(")
      writer.indented { writer in
        writer.line("#\"\"\"")
        for line in spec.formatLines { writer.line(line) }
        writer.line("\"\"\"#)")
      }
    }
    return writer.bytes
  }
}
