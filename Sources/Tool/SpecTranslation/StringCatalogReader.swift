import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// The rows of a String Catalog of Xcode, in all its languages but the source.
///
/// Its texts are Foundation formats, and it does not say of which app they are: both are settled when they are compared
/// with the specs.
struct StringCatalogReader {
  private let bytes: [UInt8]
  private let file: String
  private var source = ""
  private(set) var rows: [TranslationRow] = []

  /// The texts of a key in one language, by what follows the key in the ids of its units.
  fileprivate struct Forms {
    var texts: [(suffix: String, unit: SourceNode)] = []
    /// What Xcode can say and the specs cannot.
    var obstacle: (words: String, node: SourceNode)?
  }

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  static func reads(_ content: ArraySlice<UInt8>) -> Bool {
    content.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "{")
  }

  mutating func read() throws(TranslationFault) {
    // JSON is YAML, nearly.
    let read = YAMLReader.read(bytes, file: file)
    guard let root = read.tree?.root, !read.diagnostics.contains(where: { $0.severity == .error }),
      let strings = root["strings"], strings.kind == .mapping, let language = root["sourceLanguage"]
    else { throw TranslationFault("it begins like JSON, and is not a String Catalog (.xcstrings) of Xcode", at: 0) }
    source = language.text
    for entry in strings.entries {
      guard let languages = entry.value["localizations"] else { continue }
      let sources = languages[source].map(Self.forms)
      let obstacle = Self.obstacle(of: entry.value)
      for localization in languages.entries where localization.key.text != source {
        var forms = Self.forms(of: localization.value)
        if let obstacle { forms.obstacle = (obstacle, localization.key) }
        try add(forms, of: entry.key.text, localization.key, sources)
      }
    }
  }

  /// What Xcode says of a text in all its languages that keeps them out of the specs, to follow its id.
  private static func obstacle(of entry: SourceNode) -> String? {
    if entry["shouldTranslate"]?.text == "false" {
      return "is marked as not to be translated, which a text of the specs is not"
    }
    return entry["extractionState"]?.text == "stale" ? "is stale in the catalog: Xcode finds no code that uses it" : nil
  }

  private mutating func add(
    _ forms: Forms, of key: String, _ language: SourceNode, _ sources: Forms?
  ) throws(TranslationFault) {
    func row(_ suffix: String, _ target: String, at node: SourceNode) -> TranslationRow {
      var row = TranslationRow(
        app: "", sourceLanguage: source, targetLanguage: language.text, id: key + suffix,
        source: Self.source(for: suffix, sources), target: target, span: language.span)
      row.targetSpan = node.span
      row.isFormat = true
      return row
    }
    if let obstacle = forms.obstacle {
      var row = row("", "", at: obstacle.node)
      row.obstacle = obstacle.words
      return try rows.appendBounded(row, at: 0)
    }
    for (suffix, unit) in forms.texts {
      guard let value = unit["value"], value.kind == .scalar else { continue }
      let state = unit["state"]?.text
      var row = row(suffix, state == "new" ? "" : value.text, at: value)
      row.status = state == "translated" ? .approved : state == "needs_review" ? .proposed : nil
      try rows.appendBounded(row, at: 0)
    }
  }

  /// The form of the source that a form is translated from: its own, or else 'other'.
  private static func source(for suffix: String, _ sources: Forms?) -> String {
    guard let texts = sources?.texts else { return "" }
    let other = suffix.split(separator: ".").dropLast().joined(separator: ".") + ".other"
    let unit = texts.first { $0.suffix == suffix } ?? texts.first { $0.suffix == other } ?? texts.first
    return unit?.unit["value"]?.text ?? ""
  }

  private static func forms(of localization: SourceNode) -> Forms {
    var forms = Forms()
    guard localization.kind == .mapping else { return forms }
    if let phrases = localization["stringSet"] {
      forms.obstacle = ("is a set of phrases for App Shortcuts, which a text of the specs is not", phrases)
      return forms
    }
    if let substitutions = localization["substitutions"], substitutions.kind == .mapping,
      let sentence = localization["stringUnit"]
    {
      let all = Array(substitutions.entries)
      // Xcode's way to let one number choose in a text that shows other values too.
      let isWhole = all.count == 1 && sentence["value"]?.text == "%#@\(all[0].key.text)@"
      if !isWhole { forms.texts.append(("", sentence)) }
      for entry in all {
        forms.add(entry.value, isWhole ? "|==|plural." : "|==|substitutions.\(entry.key.text).plural.")
      }
      return forms
    }
    if let unit = localization["stringUnit"] {
      forms.texts.append(("", unit))
    } else {
      forms.add(localization, "|==|plural.")
    }
    return forms
  }
}

extension StringCatalogReader.Forms {
  fileprivate mutating func add(_ node: SourceNode, _ prefix: String) {
    guard let variations = node["variations"], variations.kind == .mapping else { return }
    if let other = variations.entries.first(where: { $0.key.text != "plural" }) {
      obstacle = ("varies by \(other.key.text), which a text of the specs does not", other.value)
      return
    }
    guard let plural = variations["plural"], plural.kind == .mapping else { return }
    for entry in plural.entries {
      guard let unit = entry.value["stringUnit"] else {
        obstacle = ("has forms within forms, which a text of the specs does not", entry.value)
        return
      }
      texts.append((prefix + entry.key.text, unit))
    }
  }
}
