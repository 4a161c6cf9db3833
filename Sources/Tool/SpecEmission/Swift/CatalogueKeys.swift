import NotificationTerms
import SpecLanguage

/// The locales of a catalogue, and the texts that its module reads in the String Catalog.
struct CatalogueLocales {
  let tags: [LanguageTag]
  /// By the words in their first language and where these are; nil if it reads none there.
  let texts: [CopyText: [VisibleText]]?
}

/// The keys of the texts of one catalogue, collected while they are written.
final class CatalogueKeys {
  private(set) var lines: [String] = []
  private let texts: [CopyText: [VisibleText]]
  private var item = -1
  private var id = ""

  init(_ texts: [CopyText: [VisibleText]]) { self.texts = texts }

  func begin(_ id: String) {
    item += 1
    self.id = id
  }

  /// A text of the current item.
  func add(_ field: Int, _ written: [CopyText]) {
    guard let first = written.first, let texts = texts[first] else { return }
    // Of texts that share their words, that of this item.
    guard let text = texts.first(where: { $0.key.contains(id) }) ?? texts.first else { return }
    let values = text.shownArguments.map { " \($0.id):\(CatalogFormat.letters(of: $0.kind))" }
    lines.append("\(item) \(field) \(text.key)\(values.joined())")
  }
}

extension SwiftModule {
  var catalogueLocales: CatalogueLocales { CatalogueLocales(tags: spec.app.locales.map(\.value), texts: catalogTexts) }

  static func catalogTexts(of spec: Spec) -> [CopyText: [VisibleText]] {
    var texts: [CopyText: [VisibleText]] = [:]
    for text in spec.texts where text.table == .localizable {
      guard let first = text.text.texts.first else { continue }
      texts[first, default: []].append(text)
    }
    return texts
  }

  /// What reads the String Catalog on Apple's platforms.
  ///
  /// It is not `String(localized:)`: that takes keys that are literals, and only the language of the phone.
  var stringCatalogFile: [UInt8]? {
    guard catalogTexts != nil else { return nil }
    var writer = newWriter()
    writer.lines(
      #"""
      #if canImport(Darwin)
        \#("import") Foundation
      #endif

      /// The texts of `Localizable.xcstrings` in the app, which come before those of this module.
      enum StringCatalog {
        /// Nil on other platforms.
        static func reading(_ keys: StaticString) -> CatalogueReading? {
          #if canImport(Darwin)
            CatalogueReading(keys) { key, locale, values in text(key, locale, values) }
          #else
            nil
          #endif
        }

        #if canImport(Darwin)
          private static func text(_ key: String, _ locale: String, _ values: [CatalogueReading.Value]) -> String? {
            guard let path = Bundle.main.path(forResource: locale, ofType: "lproj"), let bundle = Bundle(path: path)
            else { return nil }
            // What comes back for a key that is not there.
            let nothing = "\u{F8FF}"
            let format = bundle.localizedString(forKey: key, value: nothing, table: nil)
            if format == nothing { return nil }
            if values.isEmpty { return format }
            let arguments = values.map { value -> any CVarArg in
              switch value {
              case .text(let text): NSString(string: text)
              case .int(let number): number
              case .double(let number): number
              }
            }
            return String(format: format, locale: Locale(identifier: locale), arguments: arguments)
          }
        #endif
      }
      """#)
    return writer.bytes
  }
}
