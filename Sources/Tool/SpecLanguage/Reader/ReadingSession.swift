public import SpecDiagnostics
import YAMLNodes

/// One reading of a set of files: collects findings, knows which ids there are and how to name a place.
///
/// Not `Sendable`: a session belongs to the call that made it, and what comes out of it are values.
public final class ReadingSession {
  /// The findings so far, up to a limit. What is left out is counted in a last one.
  public var diagnostics: [Diagnostic] { doubtingDefinitions(in: found.report(without: followers.doubtfulNames)) }
  private var found = BoundedFindings()
  /// What the mistakes so far explain.
  var followers = Followers()
  /// The paths of the screens, once they are known.
  var links = LinkPaths()
  // Private storage behind public properties: inside the module the compiler then sees every access to it, and reading
  // needs no check for overlapping ones.
  /// How many errors there are so far; `ReadPart` asks.
  private(set) var mistakeCount = 0
  private var currentItems: ItemIndex
  private var currentRow: TableRow?
  private var paths = PathTable()
  private var spelling = SpellingBudget()
  /// References that are a typing slip away from a definition, by their place.
  private(set) var slips: [SourceSpan: Slip] = [:]
  /// The items of the list that is being read, as they are written, if each may be there once.
  var siblings: [String] = []
  /// What `isRepeated` was asked about.
  private var reportedMistakes: Set<String> = []

  /// The ids that references are compared with.
  public var items: ItemIndex {
    get { currentItems }
    _modify { yield &currentItems }
  }

  /// The row whose cells replace `{column}` in the values read from now on.
  public var row: TableRow? {
    get { currentRow }
    set { currentRow = newValue }
  }

  /// Notes which keys are asked for; for tests of shapes.
  public let coverage: ShapeCoverage?

  /// Notes which items are named; nil where nobody asks.
  public let mentions: MentionLog?

  /// Shapes that `.recursive` names.
  let shapes: [String: ObjectShape]

  /// - Parameters:
  ///   - items: Ids that references may name.
  ///   - shapes: The shapes that `ValueShape.recursive` means.
  ///   - coverage: Notes which keys are asked for; for tests of shapes.
  /// Whether a text of only blanks counts, as it may in what people type and what an app reports.
  let allowsBlankTexts: Bool

  public init(
    items: ItemIndex = ItemIndex(), shapes: [ObjectShape] = [], coverage: ShapeCoverage? = nil,
    mentions: MentionLog? = nil, allowsBlankTexts: Bool = false
  ) {
    currentItems = items
    self.allowsBlankTexts = allowsBlankTexts
    self.coverage = coverage
    self.mentions = mentions
    self.shapes = Dictionary(shapes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads items one after the other. The way to the values inside an item is forgotten after it: of thousands of items
  /// those ways would take as much memory as the file.
  func readEach<Item>(_ entries: [MapEntry], _ read: (MapEntry) -> Item?) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(entries.count)
    for entry in entries {
      let count = paths.count
      if let item = read(entry) { items.append(consume item) }
      paths.forget(after: count)
    }
    return items
  }

  /// Goes into a mapping or list.
  func enter(_ value: SourceValue) -> PathStep.Index { paths.enter(value) }

  /// `notifications.daily_clean_reminder.conditions[0].elapsed`; empty for a whole file.
  public func path(of value: SourceValue) -> String { paths.path(of: value) }

  /// The word of the user's own that was probably meant: of those there may be any number.
  public func guess(
    for word: String, among words: some Collection<String>, _ vocabulary: Spelling.Vocabulary = .names
  ) -> Spelling.Guess? {
    // Of two words that look alike, the one in Latin letters is right: nobody is led to the other.
    spelling.guess(for: word, among: words.filter { LookAlikes($0) == nil }, vocabulary)
  }

  public func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { mistakeCount += 1 }
    found.append(diagnostic)
  }

  package func error(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [],
    fixIt: Diagnostic.FixIt? = nil
  ) {
    add(Diagnostic(code, .error, message, at: span, notes: notes, fixIt: fixIt))
  }

  public func add(_ more: [Diagnostic]) {
    for diagnostic in more { add(diagnostic) }
  }

  struct Slip: Hashable {
    var kind: ItemKind
    var written: String
    var meant: String
  }

  func note(_ meant: String, writtenAs written: String, _ kind: ItemKind, at span: SourceSpan) {
    slips[span] = Slip(kind: kind, written: written, meant: meant)
  }

  /// Something is broken that a finding elsewhere explains.
  func fail() { mistakeCount += 1 }

  /// Whether this mistake was met before. Then it is no further finding, and what holds it is as broken: of what a
  /// warning is about, nothing is.
  func isRepeated(_ mistake: String, _ severity: Diagnostic.Severity = .error) -> Bool {
    if reportedMistakes.insert(mistake).inserted { return false }
    if severity == .error { mistakeCount += 1 }
    return true
  }

  /// A finding about a value, in words that begin with its path: "'app.name' …".
  public func report(
    _ code: DiagnosticCode, _ predicate: String, about value: SourceValue, at span: SourceSpan? = nil,
    severity: Diagnostic.Severity = .error, notes: [Diagnostic.Note] = [], fixIt: Diagnostic.FixIt? = nil,
    cause: Diagnostic.Cause? = nil
  ) {
    guard !found.isFull else {
      if severity == .error { mistakeCount += 1 }
      return found.leaveOut(severity, in: value.written.tree.file)
    }
    if followers.isCut(value.span) || value.isMark {
      if severity == .error { mistakeCount += 1 }
      return
    }
    let path = path(of: value)
    // A mistake that does not depend on the cells is one, however many rows there are.
    if row != nil, isRepeated("\(code) \(path) \(predicate) at \((span ?? value.span).start)", severity) { return }
    let subject = path.isEmpty ? "The file" : "'\(path)'"
    // A replacement at the placeholder would change the other rows too.
    let word = Self.word(value, at: span)
    let meant = fixIt.flatMap { isIdle($0, value) ? nil : $0 }
    let comma = meant?.isCertain == true ? nil : lastComma(code, predicate, value)
    let fixIt = comma.map { writing($0.word, inQuotesOf: value)?.asQuestion(unless: false) } ?? meant
    let remark = comma?.remark ?? foreignComment(code, predicate, value) ?? remark(code, predicate, word, fixIt)
    var finding = Diagnostic(
      code, severity, "\(subject) \(predicate)\(remark)", at: span ?? value.span,
      notes: notes + (value.substitution?.notes ?? []), fixIt: value.substitution == nil ? fixIt : nil)
    finding.cause = cause
    if severity == .error { mistakeCount += 1 }
    found.append(finding, unknown: code == .unknownID ? word : nil)
  }

  /// Whether a replacement changes nothing, or repeats what the list of the value has already.
  private func isIdle(_ fixIt: Diagnostic.FixIt, _ value: SourceValue) -> Bool {
    guard fixIt.span == value.span, value.kind == .scalar else { return false }
    return fixIt.replacement == value.node.sourceText
      || value.position >= 0 && siblings.contains { $0 == fixIt.replacement }
  }

  /// The word that a finding is about: a key, or the text of a value.
  private static func word(_ value: SourceValue, at span: SourceSpan?) -> String? {
    if let span, value.keyIndex >= 0, span == value.headSpan { return value.key?.text }
    return value.kind == .scalar ? value.text : nil
  }

  /// Of a word that looks right and cannot be: why.
  private func remark(
    _ code: DiagnosticCode, _ predicate: String, _ word: String?, _ fixIt: Diagnostic.FixIt?
  ) -> String {
    // To look for a very long word takes long, and it is not there.
    guard [.wrongType, .badValue, .unknownID, .undeclaredLocale].contains(code), let word,
      word.utf8.count <= predicate.utf8.count, predicate.contains(word), let alike = LookAlikes(word),
      fixIt != nil || alike.isSlip
    else { return "" }
    // A word of another language that has a meaning here.
    if let fixIt, !fixIt.replacement.contains(alike.latin) { return "" }
    return (predicate.hasSuffix("?") ? " I" : ". I") + alike.words.dropFirst()
  }

  /// `priority: 30 // high`
  private func foreignComment(_ code: DiagnosticCode, _ predicate: String, _ value: SourceValue) -> String? {
    guard [.wrongType, .badValue, .unknownID].contains(code), value.kind == .scalar, value.node.style == .plain,
      let sign = [" // ", " /* "].first(where: value.text.contains), !predicate.hasSuffix("?")
    else { return nil }
    return ". A comment begins with '#', not with '\(sign.dropFirst().dropLast())'"
  }

  /// `priority: 10,` on a line of its own, as JSON has it.
  private func lastComma(
    _ code: DiagnosticCode, _ predicate: String, _ value: SourceValue
  ) -> (word: String, remark: String)? {
    guard [.wrongType, .badValue, .unknownID].contains(code), value.kind == .scalar, value.node.style == .plain,
      let sign = value.text.last, sign == "," || sign == ";", value.text.count > 1, predicate.contains(value.text)
    else { return nil }
    return (
      String(value.text.dropLast()),
      "\(predicate.hasSuffix("?") ? "" : ".") The '\(sign)' at the end counts as a part of it: leave it out"
    )
  }

  /// A finding that a value has another type than what is expected there.
  public func reportWrongType(_ value: SourceValue, expected: ValueShape, fixIt: Diagnostic.FixIt? = nil) {
    let mismatch = Self.mismatch(value, expected)
    if value.isBarePlaceholder {
      let name = value.node.sourceText.dropFirst().dropLast()
      let isColumn = row?[String(name)] != nil
      report(
        .wrongType,
        "\(mismatch): \(isColumn ? "" : "leave the braces out, or, if it is a placeholder, ")"
          + (isColumn ? "a placeholder needs quotes" : "put it in quotes"), about: value,
        fixIt: isColumn ? writing("\"\(value.node.sourceText)\"", for: value) : nil)
      return
    }
    if case .reference(let kind) = expected, value.kind == .sequence, !value.node.isAlias,
      case let names = value.node.items.prefix(2).map(\.text), names.count == 1, items.place(of: names[0], kind) != nil
    {
      report(.wrongType, "\(mismatch): write '\(excerpt(names[0]))' without brackets", about: value)
      return
    }
    // 0.2 is a number, and "0.2" a version. `false` and `null` are no names: they mean that there is none.
    let isNumber =
      switch (expected, value.core) {
      case (.pattern(let pattern), .int), (.pattern(let pattern), .double): pattern.matches(value.text)
      default: false
      }
    report(.wrongType, mismatch, about: value, fixIt: fixIt ?? (isNumber ? quoting(value) : word(for: value, expected)))
  }

  private static func words(of shape: ValueShape) -> [String] {
    switch shape {
    case .choice(let words): words
    case .either(let shapes): shapes.flatMap(words)
    default: []
    }
  }

  /// The word that `true` or `false` may mean where words say it: `sound: true` is the default one.
  private func word(for value: SourceValue, _ expected: ValueShape) -> Diagnostic.FixIt? {
    guard case .bool(let flag) = value.core else { return nil }
    let meant = flag ? ["default", "on", "always", "yes"] : ["none", "off", "never", "no"]
    let words = Self.words(of: expected)
    return meant.first(where: words.contains).flatMap { writing($0, for: value)?.asQuestion(unless: false) }
  }

  /// What is there and what should be, in the order in which that is soonest understood.
  static func mismatch(_ value: SourceValue, _ expected: ValueShape) -> String {
    let (found, wanted) = (description(of: value), expected.expectation)
    if value.isNothing { return "is empty, but must be \(wanted)" }
    return expected.isLong ? "is \(found), but must be \(wanted)" : "must be \(wanted), not \(found)"
  }

  /// What a reader of a finding sees there: "a list", "nothing", "the number 7", "'seven'".
  static func description(of value: SourceValue) -> String {
    switch value.kind {
    case .mapping: return "a group of keys"
    case .sequence: return "a list"
    case .scalar: break
    }
    switch value.core {
    case .null: return value.text.isEmpty ? "nothing" : excerpt(value.text)
    case .bool: return excerpt(value.text)
    case .double(let number) where !number.isFinite: return excerpt(value.text)
    case .int, .double: return "the number \(excerpt(value.text))"
    case .string: return "'\(excerpt(value.text))'"
    }
  }
}
