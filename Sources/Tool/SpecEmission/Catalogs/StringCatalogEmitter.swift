import NotificationTerms
public import SpecLanguage
import TextWriting

/// `Localizable.xcstrings` and `InfoPlist.xcstrings`, laid out like Xcode's.
///
/// - Source: the keys are in `Spec+CatalogTexts.swift`
public struct StringCatalogEmitter: Emitter {
  public static let id = "xcstrings"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    let tables = [("InfoPlist", infoPlist(of: spec)), ("Localizable", localizable(of: spec))]
    return tables.filter { !$0.1.isEmpty }.map { name, entries in
      OutputFile(
        path: "\(Self.id)/\(spec.app.id)/\(name).xcstrings",
        contents: StringCatalog(sourceLanguage: spec.app.sourceLocale.value, entries: entries).json)
    }
  }

  private func localizable(of spec: Spec) -> [CatalogEntry] {
    spec.texts.filter { $0.table == .localizable }.map { CatalogEntry($0, source: spec.app.sourceLocale.value) }
  }

  /// The name of the app and what its permission dialogs say. Of two steps with one key the first counts.
  private func infoPlist(of spec: Spec) -> [CatalogEntry] {
    var entries: [CatalogEntry] = []
    if let name = spec.app.name { entries.append(CatalogEntry(name: name, of: spec.app)) }
    for text in spec.texts {
      guard case .infoPlist(let key) = text.table, !entries.contains(where: { $0.key == key }) else { continue }
      entries.append(CatalogEntry(text, key: key, source: spec.app.sourceLocale.value))
    }
    return entries
  }
}

/// One table of texts.
struct StringCatalog {
  let sourceLanguage: LanguageTag
  let entries: [CatalogEntry]

  /// Without a line end at the end of the file, as Xcode writes it.
  var json: String {
    var json = JSONWriter(style: .catalog)
    json.object { json in
      json.member("sourceLanguage", sourceLanguage.text)
      json.object("strings") { json in
        for entry in entries.sorted(by: { CatalogOrder.isBefore($0.key, $1.key) }) { entry.write(to: &json) }
      }
      json.member("version", "1.0")
    }
    return json.text
  }
}
