import NotificationTerms
import NotificationText
import SpecLanguage
import SpecTranslation
import TextWriting
import YAMLNodes

/// The texts of notifications in a string catalog: those whose keys end in `title`, `subtitle` or `body`.
struct TakenTexts {
  struct Text {
    /// By the words for plural forms; one without a word is for all numbers.
    var forms: [(category: String, text: String)]
    /// The number that decides between the forms.
    var number: String?
    var isProposed: Bool
    /// Nobody has translated it, and it has the words of the source.
    var isMissing = false
    /// Of several numbers, what the only form says in place of each.
    var pieces: [(number: String, forms: [(category: String, text: String)])] = []

    /// Of a text of the source, what is in its place in a language until it is translated.
    func awaited(in locale: String) -> Text {
      var text = self
      text.isMissing = true
      text.pieces = pieces.map { ($0.number, Self.awaited($0.forms, in: locale)) }
      if number != nil, let last = forms.last, !last.category.isEmpty { text.forms = Self.awaited(forms, in: locale) }
      return text
    }

    private static func awaited(
      _ forms: [(category: String, text: String)], in locale: String
    ) -> [(category: String, text: String)] {
      (PluralRules.categories(for: locale) ?? [.other]).compactMap { category in
        (forms.first { $0.category == category.rawValue } ?? forms.last).map { (category.rawValue, $0.text) }
      }
    }
  }

  struct Kind {
    let id: String
    var comment: String?
    /// In the order of `fields`, each with its texts in the order of the file.
    var texts: [String: [(locale: String, text: Text)]] = [:]
    var keys = 0
    var arguments: [(id: String, value: FormatValue)] = []
    /// The values of the source language, by field.
    var values: [String: [Int: FormatValue]] = [:]
  }

  static let fields = ["title", "subtitle", "body"]

  private(set) var source: String
  /// The source first.
  private(set) var locales: [String] = []
  private(set) var kinds: [Kind] = []
  /// How many texts are not of a notification.
  private(set) var left = 0
  /// Texts of notifications that were not taken, and why.
  private(set) var refused: [String] = []
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
    for place in kinds.indices {
      for field in ["title", "subtitle"] {
        guard let texts = kinds[place].texts[field], !texts.contains(where: { $0.locale == source }) else { continue }
        refused.append("'\(kinds[place].id).\(field)' has no text in '\(source)'")
        kinds[place].texts[field] = nil
      }
    }
    for kind in kinds where kind.texts["body"]?.contains(where: { $0.locale == source }) != true {
      left += kind.keys
      refused.append("'\(kind.id)' has no body in '\(source)'")
    }
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
    if let reason = Self.reasonToLeave(entry) {
      left += 1
      return refused.append("'\(key)' \(reason)")
    }
    var kind = places[id].map { kinds[$0] } ?? Kind(id: id)
    guard kind.texts[field] == nil else {
      left += 1
      return refused.append("'\(key)' is another \(field) of '\(id)'")
    }
    // The values are those of the source.
    let languages = Array(localizations.entries)
    let tags = Self.tags(of: languages.map(\.key.text))
    let source = self.source
    let first = languages.filter { LanguageTag($0.key.text)?.text == source }
    for language in first + languages.filter({ LanguageTag($0.key.text)?.text != source }) {
      guard let locale = tags[language.key.text] else {
        refused.append("'\(key)' in '\(language.key.text)': the language is there under another name too, or is none")
        continue
      }
      let isSource = locale == source
      let said = CatalogForms(language.value, isSource: isSource)
      if let reason = said.obstacle {
        refused.append("'\(key)' in '\(language.key.text)' \(reason)")
        continue
      }
      switch Self.text(said, name: field == "body" ? "value" : field, field, isSource, &kind) {
      case .text(let text)?:
        guard let text = complete(text, of: key, in: language.key.text, locale) else { continue }
        kind.texts[field, default: []].append((locale, text))
      case .unclear?:
        refused.append("'\(key)' in '\(language.key.text)': it is not certain which of its values is which")
      case nil: break
      }
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

  /// A plural text with the forms that its language has.
  ///
  /// For one that is missing a phone shows `other`. One that the language does not have is Apple's text for 0, which a
  /// spec says in another way.
  private mutating func complete(_ text: Text, of key: String, in name: String, _ locale: String) -> Text? {
    var result = text
    for place in text.pieces.indices {
      guard let forms = complete(text.pieces[place].forms, of: key, in: name, locale) else { return nil }
      result.pieces[place].forms = forms
    }
    guard text.number != nil, text.forms.contains(where: { !$0.category.isEmpty }) else { return result }
    guard let forms = complete(text.forms, of: key, in: name, locale) else { return nil }
    result.forms = forms
    return result
  }

  private mutating func complete(
    _ forms: [(category: String, text: String)], of key: String, in name: String, _ locale: String
  ) -> [(category: String, text: String)]? {
    let needed = (PluralRules.categories(for: locale) ?? [.other]).map(\.rawValue)
    guard let other = forms.first(where: { $0.category == "other" })?.text else {
      refused.append("'\(key)' in '\(name)' has no form 'other'")
      return nil
    }
    for form in forms where !needed.contains(form.category) {
      refused.append(
        "'\(key)' in '\(name)': its form '\(form.category)', which the language does not have"
          + (form.category == "zero" ? "; 'notispec explain \"a text for zero\"' shows how to say it" : ""))
    }
    return needed.map { category in
      let own = forms.first { $0.category == category }?.text
      if own == nil {
        refused.append(
          "'\(key)' in '\(name)' has no form '\(category)': the specs have that of 'other', as a phone does")
      }
      return (category, own ?? other)
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

  /// What keeps a text out of the specs, to follow its key.
  private static func reasonToLeave(_ entry: SourceNode) -> String? {
    if entry["shouldTranslate"]?.text == "false" { return "is not to be translated" }
    return entry["extractionState"]?.text == "stale" ? "is stale: no code uses it any more" : nil
  }

  /// The tags of languages by their names in the file, each once: `zh-CN` beside `zh-Hans` has none.
  private static func tags(of names: [String]) -> [String: String] {
    var tags: [String: String] = [:]
    // Who writes a script means it.
    for name in names.sorted(by: { ($0.contains("Han") ? 0 : 1, $0) < ($1.contains("Han") ? 0 : 1, $1) }) {
      guard let tag = LanguageTag(name)?.text else { continue }
      let region = name.split(separator: "-").last.map(String.init) ?? ""
      let whole = [tag, LanguageTag("\(tag)-\(region)")?.text ?? tag]
      if let free = whole.first(where: { !tags.values.contains($0) }) { tags[name] = free }
    }
    return tags
  }

  private enum Taken {
    case text(Text)
    case unclear
  }

  /// - Returns: Nil for a text that is missing.
  private static func text(
    _ said: CatalogForms, name: String, _ field: String, _ isSource: Bool, _ kind: inout Kind
  ) -> Taken? {
    var text = Text(forms: [], isProposed: said.isProposed)
    var values: [Int: FormatValue] = [:]
    let source = isSource ? nil : kind.values[field]
    func words(_ forms: [CatalogForms.Form]) -> [(category: String, text: String)]? {
      var result: [(category: String, text: String)] = []
      for form in forms {
        guard let format = FormatText(form.format, name: name, source: source) else { return nil }
        result.append((form.category, format.text))
        values.merge(format.values) { first, _ in first }
      }
      return result
    }
    guard let forms = words(said.forms) else { return .unclear }
    for piece in said.pieces {
      guard let forms = words(piece.forms) else { return .unclear }
      text.pieces.append(("\(name)_\(piece.number)", forms))
    }
    for number in said.pieces.map(\.number) + [said.number].compactMap({ $0 }) where values[number] != .int {
      // A form may leave its number out, and then only the substitution says what it is.
      guard values[number] == nil, isSource else { return .unclear }
      values[number] = .int
    }
    text.forms = forms
    guard let last = text.forms.last else { return nil }
    if isSource { kind.values[field] = values }
    for (number, value) in values.sorted(by: { $0.key < $1.key }) {
      let id = "\(name)_\(number)"
      if !kind.arguments.contains(where: { $0.id == id }) { kind.arguments.append((id, value)) }
    }
    text.number = (said.number ?? values.filter { $0.value == .int }.keys.min()).map { "\(name)_\($0)" }
    // Nothing to count: one form says it all.
    if text.number == nil {
      text.forms = [("", (text.forms.first { $0.category == "other" } ?? last).text)]
    }
    return .text(text)
  }
}
