import NotificationTerms
import NotificationText
import SpecDiagnostics
import SpecLanguage
import TextWriting
import YAMLNodes

/// Changes in the files of one app.
struct TranslationEdits {
  private let app: TranslatedApp
  private let locale: LanguageTag
  private var indices: [String: TreeIndex] = [:]
  private var edits: [String: [(fixIt: Diagnostic.FixIt, change: TextChange)]] = [:]
  private var findings: [Diagnostic] = []
  /// Rotating texts that are new, by the list of the source that they belong to.
  private var turns: [SourceSpan: [TextChange]] = [:]

  init(of app: TranslatedApp, in locale: LanguageTag) {
    self.app = app
    self.locale = locale
  }

  mutating func make(_ change: TextChange) {
    if let old = change.old { rewrite(old, change) } else { insert(change) }
  }

  private mutating func index(_ file: String) -> TreeIndex? {
    if let index = indices[file] { return index }
    guard let tree = app.sources.first(where: { $0.path == file })?.yaml.tree else { return nil }
    let index = TreeIndex(tree)
    indices[file] = index
    return index
  }

  private mutating func add(_ replacement: String, for span: SourceSpan, _ change: TextChange) {
    edits[span.file, default: []].append(
      (Diagnostic.FixIt("translated", replace: span, with: replacement), change))
  }

  // MARK: Texts that are there

  private mutating func rewrite(_ old: CopyText, _ change: TextChange) {
    for (position, form) in old.forms.enumerated() {
      rewrite(form.text, change.words[form.part], change, isFirst: position == 0)
    }
  }

  /// - Parameter isFirst: The status is there once for all forms of a text.
  private mutating func rewrite(_ template: TextTemplate, _ words: String?, _ change: TextChange, isFirst: Bool) {
    guard words != nil || (isFirst && change.changesStatus) else { return }
    guard let place = index(template.span.file)?.scalars[template.span.start] else {
      return findings.append(.cannotChange(change))
    }
    var scalar = words.map { ScalarRewriting.scalar($0, inPlaceOf: place.node) }
    if isFirst, change.changesStatus, let status = change.status {
      if let owner = place.owner, place.key == "text" || old(change).pluralArgument != nil {
        setStatus(status, in: owner, change)
      } else {
        let text = scalar ?? place.node.sourceText
        let isSafe = place.node.style == .singleQuoted || place.node.style == .doubleQuoted
        let inside = isSafe && !text.contains("\n") ? text : YAMLScalar.doubleQuoted(words ?? template.source)
        scalar = "{ text: \(inside), status: \(status.rawValue) }"
      }
    }
    if let scalar { add(scalar, for: template.span, change) }
  }

  private func old(_ change: TextChange) -> CopyText { change.old ?? change.source }

  private mutating func setStatus(_ status: CopyText.Status, in owner: SourceNode, _ change: TextChange) {
    if let value = owner["status"] {
      add(status.rawValue, for: value.span, change)
    } else {
      insert("status", status.rawValue, into: owner, change)
    }
  }

  // MARK: Texts that are not there yet

  private mutating func insert(_ change: TextChange) {
    guard let entry = index(change.source.localeSpan.file)?.entries[change.source.localeSpan.start] else {
      return findings.append(.cannotChange(change))
    }
    if entry.value.kind == .sequence {
      turns[change.source.localeSpan, default: []].append(change)
    } else {
      insert(locale.text, Self.value(of: change), into: entry.mapping, change)
    }
  }

  /// Lists, once all their texts are known: every language has the same number.
  private mutating func insertTurns() {
    for (span, changes) in turns.sorted(by: { $0.key < $1.key }) {
      guard let entry = index(span.file)?.entries[span.start] else { continue }
      guard changes.count == entry.value.count else {
        findings.append(.missingTurn(changes[0], entry.value.count, changes.count, locale))
        continue
      }
      insert(
        locale.text, "[\(changes.map(Self.value).joined(separator: ", "))]", into: entry.mapping, changes[0])
    }
  }

  private static func value(of change: TextChange) -> String {
    let status = change.changesStatus ? change.status.map { "status: \($0.rawValue)" } : nil
    func forms(of argument: String?) -> [String] {
      PluralCategory.allCases.compactMap { category in
        change.words[TextPart(category, of: argument)].map {
          "\(category.rawValue): \(YAMLScalar.doubleQuoted($0))"
        }
      }
    }
    var members: [String]
    if let words = change.words[.whole] {
      let text = YAMLScalar.doubleQuoted(words)
      let counted = change.source.countedArguments
      if counted.isEmpty { return status.map { "{ text: \(text), \($0) }" } ?? text }
      let pieces = counted.map { "\($0): { \(forms(of: $0).joined(separator: ", ")) }" }
      members = [
        "plural: [\(counted.joined(separator: ", "))]", "text: \(text)",
        "forms: { \(pieces.joined(separator: ", ")) }",
      ]
    } else {
      members = (change.source.pluralArgument.map { ["plural: \($0)"] } ?? []) + forms(of: nil)
    }
    if let status { members.append(status) }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// Another entry after the last one, laid out like the mapping.
  private mutating func insert(_ key: String, _ value: String, into mapping: SourceNode, _ change: TextChange) {
    var entries = mapping.entries
    guard let first = entries.next() else { return }
    var last = first
    while let entry = entries.next() { last = entry }
    let file = mapping.tree.file
    // Between braces a mapping begins before its first key.
    if mapping.start != first.key.start {
      let end = last.value.span.end
      add(", \(key): \(value)", for: SourceSpan(file: file, start: end, end: end), change)
    } else {
      let line = last.value.span.end.line
      // The end of the line, after a comment.
      let end = SourcePosition(line: Int(line), column: Int(Int32.max))
      let indentation = String(repeating: " ", count: Int(first.key.start.column) - 1)
      add("\n\(indentation)\(key): \(value)", for: SourceSpan(file: file, start: end, end: end), change)
    }
  }

  // MARK: The result

  /// The files as they would be. They are read again first: a change that would not arrive, or that would reach another
  /// text too, is a finding.
  mutating func result(
    verifying changes: [TextChange]
  ) -> (files: [TranslationImport.File], places: TranslatedPlaces, findings: [Diagnostic]) {
    insertTurns()
    let places = TranslatedPlaces(of: edits)
    guard findings.isEmpty else { return ([], places, findings) }
    var files: [TranslationImport.File] = []
    let sources = app.sources.map { source in
      guard let edits = edits[source.path] else { return source }
      let contents = FixedText(source.yaml.lines.bytes, applying: edits.map(\.fixIt))
      files.append(TranslationImport.File(path: source.path, contents: contents))
      return SpecSource(path: source.path, bytes: contents.bytes)
    }
    let read = SpecReader.read(sources, isTranslating: true)
    let errors = read.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return ([], places, errors.compactMap(places.refusal)) }
    var expected = TextSnapshot(app.spec)
    for change in changes { expected.apply(change, in: locale) }
    let unlike = read.spec.map { expected.keys(unlike: TextSnapshot($0)) } ?? expected.allKeys
    if unlike.isEmpty { return (files, places, []) }
    let culprits = changes.filter { unlike.contains($0.text.key) }
    return ([], places, (culprits.isEmpty ? Array(changes.prefix(1)) : culprits).map { .cannotChange($0) })
  }
}

/// The texts of a spec without their places.
private struct TextSnapshot: Equatable {
  struct Text: Equatable {
    var status: CopyText.Status
    var words: [TextPart: [UInt8]]
  }

  private var texts: [String: [LanguageTag: Text]] = [:]

  init(_ spec: Spec) {
    for text in spec.texts {
      for copy in text.text.texts {
        let words = copy.forms.map { ($0.part, Array($0.text.source.utf8)) }
        texts[text.key, default: [:]][copy.locale] = Text(
          status: copy.status, words: Dictionary(words, uniquingKeysWith: { first, _ in first }))
      }
    }
  }

  mutating func apply(_ change: TextChange, in locale: LanguageTag) {
    for key in [change.text.key] + change.others {
      var text = texts[key]?[locale] ?? Text(status: .approved, words: [:])
      for (part, words) in change.words { text.words[part] = Array(words.utf8) }
      if let status = change.status { text.status = status }
      texts[key, default: [:]][locale] = text
    }
  }

  var allKeys: Set<String> { Set(texts.keys) }

  func keys(unlike other: TextSnapshot) -> Set<String> {
    allKeys.union(other.allKeys).filter { texts[$0] != other.texts[$0] }
  }
}

extension Diagnostic {
  fileprivate static func cannotChange(_ change: TextChange) -> Self {
    Self(
      "translation/cannot-change", .error,
      "'\(change.text.key)' cannot be changed on its own here, for example because another text shares it: edit the "
        + "spec by hand",
      at: change.span, notes: [Note("it is here", at: change.old?.localeSpan ?? change.text.text.keySpan)])
  }

  fileprivate static func missingTurn(
    _ change: TextChange, _ needed: Int, _ count: Int, _ locale: LanguageTag
  ) -> Self {
    Self(
      "translation/missing-form", .error,
      "'\(change.text.key)' is one of \(needed) rotating texts, but only \(count) of them \(count == 1 ? "is" : "are") "
        + "translated: '\(locale)' needs all of them",
      at: change.span)
  }
}
