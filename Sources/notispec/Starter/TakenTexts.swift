import NotificationTerms
import SpecLanguage
import YAMLNodes

/// The texts of notifications in a string catalog: those whose keys end in `title`, `subtitle` or `body`.
struct TakenTexts {
  struct Text {
    /// By the words for plural forms; one without a word is for all numbers.
    var forms: [(category: String, text: String)]
    /// The number that decides between the forms.
    var number: String?
    var isProposed: Bool
  }

  struct Kind {
    let id: String
    var comment: String?
    /// In the order of `fields`, each with its texts in the order of the file.
    var texts: [String: [(locale: String, text: Text)]] = [:]
    var keys = 0
    var arguments: [(id: String, value: FormatText.Value)] = []
  }

  static let fields = ["title", "subtitle", "body"]

  private(set) var source: String
  /// The source first.
  private(set) var locales: [String] = []
  private(set) var kinds: [Kind] = []
  /// How many texts are not of a notification.
  private(set) var left = 0
  private var places: [String: Int] = [:]

  /// - Throws: Exit 66 for a file that is no string catalog, or has no such texts.
  init(of path: String) throws(WorldError) {
    guard let bytes = try InputFile.bytes(of: path, limit: YAMLLimits.standard.fileBytes) else {
      throw .unreadable(path, "it is too large")
    }
    // Nearly all JSON is YAML.
    let read = YAMLReader.read(bytes, file: path)
    guard let root = read.tree?.root, !read.diagnostics.contains(where: { $0.severity == .error }),
      let strings = root["strings"], strings.kind == .mapping, let language = root["sourceLanguage"],
      let source = LanguageTag(language.text)?.text
    else { throw .unreadable(path, "it is not a string catalog (.xcstrings) of Xcode") }
    self.source = source
    for entry in strings.entries { take(entry.key.text, entry.value) }
    for kind in kinds where kind.texts["body"]?.contains(where: { $0.locale == source }) != true { left += kind.keys }
    kinds.removeAll { $0.texts["body"]?.contains(where: { $0.locale == source }) != true }
    guard !kinds.isEmpty else {
      throw .unreadable(
        path,
        "it has no text of a notification: their keys end in 'title', 'subtitle' and 'body', as in 'reminder.body'")
    }
    let used = kinds.flatMap { $0.texts.values.flatMap { $0.map(\.locale) } }
    locales = [source] + Set(used).subtracting([source]).sorted()
  }

  private mutating func take(_ key: String, _ entry: SourceNode) {
    guard let (id, field) = Self.place(of: key), let localizations = entry["localizations"] else {
      left += 1
      return
    }
    var kind = places[id].map { kinds[$0] } ?? Kind(id: id)
    guard kind.texts[field] == nil else {
      left += 1
      return
    }
    for language in localizations.entries {
      guard let locale = LanguageTag(language.key.text)?.text else { continue }
      let prefix = field == "body" ? "value" : field
      guard let text = Self.text(language.value, name: prefix, &kind.arguments) else { continue }
      kind.texts[field, default: []].append((locale, text))
    }
    kind.keys += 1
    if let comment = entry["comment"], kind.comment == nil || field == "body" {
      kind.comment = comment.text.split(whereSeparator: \.isNewline).first.map(String.init)
    }
    if let place = places[id] {
      kinds[place] = kind
    } else {
      places[id] = kinds.count
      kinds.append(kind)
    }
  }

  /// `notifications.streakReminder.body` is the body of `streak_reminder`.
  private static func place(of key: String) -> (id: String, field: String)? {
    guard let end = key.lastIndex(where: { "._-".contains($0) }) else { return nil }
    let field = key[key.index(after: end)...].lowercased()
    guard fields.contains(field) else { return nil }
    let spaced = key[..<end].replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }.lowercased()
    var words = spaced.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    if words.count > 1, ["notification", "notifications", "push", "pushes"].contains(words[0]) { words.removeFirst() }
    let id = words.joined(separator: "_")
    return TextPattern.identifier.matches(id) ? (id, field) : nil
  }

  /// - Returns: Nil for a text that is missing, or built in a way of Xcode's own.
  private static func text(
    _ localization: SourceNode, name: String, _ arguments: inout [(id: String, value: FormatText.Value)]
  ) -> Text? {
    guard localization.kind == .mapping, localization["substitutions"] == nil else { return nil }
    var units: [(category: String, unit: SourceNode)] = []
    if let unit = localization["stringUnit"] {
      units = [("", unit)]
    } else if let plural = localization["variations"]?["plural"] {
      units = plural.entries.compactMap { entry in entry.value["stringUnit"].map { (entry.key.text, $0) } }
    }
    var text = Text(forms: [], isProposed: false)
    var values: [Int: FormatText.Value] = [:]
    for (category, unit) in units {
      guard let value = unit["value"], value.kind == .scalar, unit["state"]?.text != "new" else { continue }
      let format = FormatText(value.text, name: name)
      text.forms.append((category, format.text))
      values.merge(format.values) { first, _ in first }
      if unit["state"]?.text == "needs_review" { text.isProposed = true }
    }
    guard let last = text.forms.last else { return nil }
    for (number, value) in values.sorted(by: { $0.key < $1.key }) {
      let id = "\(name)_\(number)"
      if !arguments.contains(where: { $0.id == id }) { arguments.append((id, value)) }
    }
    text.number = values.filter { $0.value == .int }.keys.min().map { "\(name)_\($0)" }
    // Nothing to count: one form says it all.
    if text.number == nil {
      text.forms = [("", (text.forms.first { $0.category == "other" } ?? last).text)]
    }
    return text
  }
}
