import NotificationTerms
import NotificationText
import SpecDiagnostics
import SpecLanguage
import TextWriting
import YAMLNodes

/// Changes in the files of one app.
struct TranslationEdits {
  /// Changes that cannot be made, and why.
  struct Refusal {
    var finding: Diagnostic
    var changes: [TextChange]
  }

  private let app: TranslatedApp
  private let changes: [TextChange]
  private var indices: [String: TreeIndex] = [:]
  private var edits: [String: [(fixIt: Diagnostic.FixIt, change: TextChange)]] = [:]
  private var refusals: [Refusal] = []
  /// Rotating texts that are new, by the list of the source that they belong to.
  private var turns: [Turn: [TextChange]] = [:]

  private struct Turn: Hashable {
    var span: SourceSpan
    var locale: LanguageTag
  }

  init(_ changes: [TextChange], of app: TranslatedApp) {
    self.app = app
    self.changes = changes
    for change in changes {
      if change.reshapes {
        reshape(change)
      } else if let old = change.old {
        rewrite(old, change)
      } else {
        insert(change)
      }
    }
    insertTurns()
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
      rewrite(form.text, change.words[form.part], change.at(form.part), isFirst: position == 0)
    }
  }

  /// - Parameter isFirst: The status is there once for all forms of a text.
  private mutating func rewrite(_ template: TextTemplate, _ words: String?, _ change: TextChange, isFirst: Bool) {
    guard words != nil || (isFirst && change.changesStatus) else { return }
    guard let place = index(template.span.file)?.scalars[template.span.start] else { return refuse(change) }
    var scalar = words.map { ScalarRewriting.scalar($0, inPlaceOf: place.node) }
    if isFirst, change.changesStatus, let status = change.status {
      let text = scalar ?? place.node.sourceText
      if let owner = place.owner, place.key == "text" || change.old?.pluralArgument != nil {
        if status == .approved, StatusKeys.isOnlyText(owner) { return add(text, for: owner.span, change) }
        for edit in StatusKeys(status, change.translates).edits(in: owner) { add(edit.text, for: edit.span, change) }
      } else if status != .approved {
        let isSafe = place.node.style == .singleQuoted || place.node.style == .doubleQuoted
        let inside = isSafe && !text.contains("\n") ? text : YAMLScalar.doubleQuoted(words ?? template.source)
        scalar = "{ text: \(inside), \(StatusKeys(status, change.translates).members.joined(separator: ", ")) }"
      }
    }
    if let scalar { add(scalar, for: template.span, change) }
  }

  private mutating func refuse(_ change: TextChange) {
    refusals.append(Refusal(finding: .cannotChange(change), changes: [change]))
  }

  /// Writes a text anew in the place of one that has other forms.
  private mutating func reshape(_ change: TextChange) {
    guard let template = change.old?.templates.first,
      let place = index(template.span.file)?.scalars[template.span.start]
    else { return refuse(change) }
    // The words of a text may stand alone, and so they do in a list.
    let isAlone = change.old?.countedArguments.isEmpty == true && place.key != "text"
    guard let node = isAlone ? place.node : place.owner else { return refuse(change) }
    add(Self.value(of: change), for: node.span, change)
  }

  // MARK: Texts that are not there yet

  private mutating func insert(_ change: TextChange) {
    guard let entry = index(change.source.localeSpan.file)?.entries[change.source.localeSpan.start] else {
      return refuse(change)
    }
    if entry.value.kind == .sequence {
      turns[Turn(span: change.source.localeSpan, locale: change.locale), default: []].append(change)
    } else {
      let edit = MappingEdit.inserting(["\(change.locale): \(Self.value(of: change))"], into: entry.mapping)
      if let edit { add(edit.text, for: edit.span, change) }
    }
  }

  /// Lists, once all their texts are known: every language has the same number.
  private mutating func insertTurns() {
    for (turn, changes) in turns.sorted(by: { ($0.key.span, $0.key.locale) < ($1.key.span, $1.key.locale) }) {
      guard let entry = index(turn.span.file)?.entries[turn.span.start] else { continue }
      guard changes.count == entry.value.count else {
        let finding = Diagnostic.missingTurn(changes[0], entry.value.count, changes.count)
        refusals.append(Refusal(finding: finding, changes: changes))
        continue
      }
      let value = "[\(changes.map(Self.value).joined(separator: ", "))]"
      let edit = MappingEdit.inserting(["\(turn.locale): \(value)"], into: entry.mapping)
      if let edit { add(edit.text, for: edit.span, changes[0]) }
    }
  }

  private static func value(of change: TextChange) -> String {
    let status = (change.status ?? change.old?.status).flatMap { $0 == .approved ? nil : "status: \($0.rawValue)" }
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

  // MARK: The result

  /// The files as they would be. They are read again first: a change that would not arrive, or that would reach another
  /// text too, is refused.
  func result() -> (files: [TranslationImport.File], places: TranslatedPlaces, refusals: [Refusal]) {
    let places = TranslatedPlaces(of: edits)
    guard refusals.isEmpty else { return ([], places, refusals) }
    var files: [TranslationImport.File] = []
    let sources = app.sources.map { source in
      guard let edits = edits[source.path] else { return source }
      let contents = FixedText(source.yaml.lines.bytes, applying: Self.joined(edits.map(\.fixIt)))
      files.append(TranslationImport.File(path: source.path, contents: contents))
      return SpecSource(path: source.path, bytes: contents.bytes)
    }
    let read = SpecReader.read(sources, isTranslating: true)
    let errors = read.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      let refused = errors.compactMap { error in
        places.blamed(for: error).map { Refusal(finding: .wouldBe(error, $0.change), changes: [$0.change]) }
      }
      return ([], places, refused.isEmpty ? changes.prefix(1).map(Refusal.init) : refused)
    }
    var expected = TextSnapshot(app.spec)
    for change in changes { expected.apply(change) }
    let unlike = read.spec.map { expected.keys(unlike: TextSnapshot($0)) } ?? expected.allKeys
    if unlike.isEmpty { return (files, places, []) }
    let culprits = changes.filter { unlike.contains($0.text.key) }
    return ([], places, (culprits.isEmpty ? Array(changes.prefix(1)) : culprits).map(Refusal.init))
  }

  /// Insertions at one place as one, in the order of the changes.
  private static func joined(_ fixIts: [Diagnostic.FixIt]) -> [Diagnostic.FixIt] {
    var joined: [Diagnostic.FixIt] = []
    var insertions: [SourceSpan: Int] = [:]
    for fixIt in fixIts {
      guard fixIt.span.start == fixIt.span.end else {
        joined.append(fixIt)
        continue
      }
      if let place = insertions[fixIt.span] {
        joined[place].replacement += fixIt.replacement
      } else {
        insertions[fixIt.span] = joined.count
        joined.append(fixIt)
      }
    }
    return joined
  }
}

extension TranslationEdits.Refusal {
  fileprivate init(_ change: TextChange) {
    self.init(finding: .cannotChange(change), changes: [change])
  }
}

/// The texts of a spec without their places.
private struct TextSnapshot: Equatable {
  struct Text: Equatable {
    var status: CopyText.Status
    var translates: [UInt8]?
    var words: [TextPart: [UInt8]]
  }

  private var texts: [String: [LanguageTag: Text]] = [:]

  init(_ spec: Spec) {
    for text in spec.texts {
      for copy in text.text.texts {
        let words = copy.forms.map { ($0.part, Array($0.text.source.utf8)) }
        texts[text.key, default: [:]][copy.locale] = Text(
          status: copy.status, translates: copy.translates.map { Array($0.utf8) },
          words: Dictionary(words, uniquingKeysWith: { first, _ in first }))
      }
    }
  }

  mutating func apply(_ change: TextChange) {
    let locale = change.locale
    for key in [change.text.key] + change.others {
      var text = texts[key]?[locale] ?? Text(status: .approved, words: [:])
      if change.reshapes { text = Text(status: text.status, words: [:]) }
      for (part, words) in change.words { text.words[part] = Array(words.utf8) }
      if let status = change.status {
        if change.changesStatus { text.translates = change.translates.map { Array($0.utf8) } }
        text.status = status
      }
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
    _ change: TextChange, _ needed: Int, _ count: Int
  ) -> Self {
    Self(
      "translation/missing-form", .error,
      "'\(change.text.key)' is one of \(needed) rotating texts, but only \(count) of them \(count == 1 ? "is" : "are") "
        + "translated: '\(change.locale)' needs all of them",
      at: change.span)
  }
}
