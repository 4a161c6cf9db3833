public import SpecDiagnostics
import YAMLNodes

/// Reads `specs/notispec.yaml`.
public enum WorkspaceReader {
  /// - Parameters:
  ///   - apps: The ids that `apps` of an output or template may name; not checked when nil.
  ///   - rules: The codes that `lint` and `waivers` may name; not checked when nil.
  ///   - mistakes: Codes of findings that are no lint rules; asked for only once a code is none.
  /// - Returns: The settings as far as they are sound, and the findings in the order of a report.
  public static func read(
    _ source: SpecSource, apps: [String]? = nil, rules: [DiagnosticCode]? = nil,
    mistakes: @autoclosure @escaping () -> [DiagnosticCode] = [], coverage: ShapeCoverage? = nil
  ) -> (workspace: Workspace, diagnostics: [Diagnostic]) {
    let session = ReadingSession(coverage: coverage)
    session.add(source.yaml.diagnostics)
    if let apps {
      session.items.track(.app)
      for id in apps { session.items.define(.app, id, at: SourceSpan(startOf: "")) }
    }
    var workspace = Workspace()
    if let tree = source.yaml.tree {
      session.add(ControlCharacters(in: tree, of: source.yaml.lines, languages: []).findings)
    }
    if let root = source.yaml.tree?.root, let file = session.object(SourceValue(root), Workspace.keys.shape) {
      let codes = rules.map { RuleCodes(rules: $0.map(\.text), mistakes: mistakes) }
      workspace = Workspace.keys.parts(of: file, session, making: { Workspace($0, codes) }) ?? workspace
    }
    return (workspace, session.diagnostics.sortedForReport())
  }
}

/// What findings are called.
private struct RuleCodes {
  let rules: [String]
  /// Of those that are no lint rules.
  let mistakes: () -> [DiagnosticCode]
}

extension Workspace: KeyedSection {
  public static let keys = SectionKeys<Self>("workspace", doc: "What is generated, and how strict the checks are.")

  public init(_ read: KeyReader<Self>) { self.init(read, nil) }

  fileprivate init(_ read: KeyReader<Self>, _ codes: RuleCodes?) {
    self.init()
    _ = read(
      "notispec", .int(1...1), required: true, perFile: true, doc: SpecFileShape.version.doc, example: "1")
    requires = read.located(
      "requires", .pattern(.productVersion),
      doc:
        "The version of notispec that the team has agreed on, or its first numbers; any other refuses to work here.",
      example: "\"0.2\"")
    outputs =
      read(
        "outputs", KeyType<Outputs>.parts(), absent: "everything", doc: "What is generated, besides the templates.",
        example: "{ swift: {} }")?.all
    templates =
      read(
        "templates", .sections(of: TemplateItem.self, by: .identifier(.template)),
        doc: "Your own outputs, generated from templates.",
        example: "{ kotlin: { file: templates/kotlin.mustache, output: \"{app}/Notifications.kt\" } }") ?? []
    levels =
      read(
        "lint", KeyType<Strictness>.parts(making: { Strictness($0, codes) }), doc: "How strict the checks are.",
        example: "{ levels: { copy/too-long: warning } }")?.levels ?? []
    waivers =
      read(
        "waivers", .sections(of: WaiverItem.self, making: { WaiverItem($0, codes) }),
        doc: "Findings of lint rules that may stay for a while.",
        example: "[{ rule: …, place: …, reason: …, owner: …, until: … }]") ?? []
    breaks =
      read(
        "breaks", .sections(of: BreakItem.self), doc: "Breaking changes that were agreed on.",
        example: "[{ place: …, reason: …, approver: …, release: … }]") ?? []
  }
}

/// `lint`.
private struct Strictness: KeyedSection {
  let levels: [LevelItem]

  static let keys = SectionKeys<Self>("lint", doc: "How strict the checks are.")

  init(_ read: KeyReader<Self>) { self.init(read, nil) }

  init(_ read: KeyReader<Self>, _ codes: RuleCodes?) {
    levels =
      read(
        "levels", .levels(codes),
        doc: "How serious the findings of a lint rule are here; 'off' silences the rule everywhere.",
        example: "{ copy/too-long: warning }") ?? []
  }
}

extension KeyType where Value == [LevelItem] {
  fileprivate static func levels(_ codes: RuleCodes?) -> Self {
    let shape = ValueShape.map(keys: .ruleCode, values: .choice(LintLevel.allCases.map(\.rawValue)))
    return Self(shape) { written in
      guard let entries = written.entries(.ruleCode, expected: shape) else { return nil }
      let names = entries.map(\.name)
      return entries.compactMap { written.session.readLevel($0, rules: codes, among: names) }
    }
  }
}

extension WaiverItem: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "waiver", doc: "A lint rule that may be broken at one place until a date.")

  public init?(_ read: KeyReader<Self>) { self.init(read, nil) }

  fileprivate init?(_ read: KeyReader<Self>, _ codes: RuleCodes?) {
    let rule = read.located(
      "rule", .pattern(.ruleCode), required: true, doc: "The code of the rule, as its findings show it.",
      example: "signals/unused")
    let place = read.located(
      "place", .pattern(.place), required: true,
      doc: "The app's id, a slash and the keys that a finding prints; everything below counts too.",
      example: "cleaner/notifications.storage_high_90")
    let why = read.justification(
      reason: "Why this is good enough for now.", example: "\"The new text is with the translators.\"",
      until: "The last day of the waiver.")
    guard let rule, let mapping = read.mapping, let value = mapping.written("rule") else { return nil }
    let session = mapping.session
    let isKnown = session.checkRule(
      rule.value, rules: codes, about: value, at: value.span,
      unknown: "names an unknown lint rule '\(excerpt(rule.value))'",
      mistake: "names '\(excerpt(rule.value))', which is not a lint rule"
    ) { session.replacing(value, with: $0, among: codes?.rules ?? []) }
    guard isKnown, let place, let why else { return nil }
    self.init(rule: Located(DiagnosticCode(rule.value), at: rule.span), place: place, why: why)
  }
}

extension ReadingSession {
  /// - Parameter names: All rules that have a level here: none of them can be the one that was meant.
  fileprivate func readLevel(_ entry: MapEntry, rules: RuleCodes?, among names: [String]) -> LevelItem? {
    let level = choice(entry.value, as: LintLevel.self)
    let isKnown = checkRule(
      entry.name, rules: rules, about: entry.value, at: entry.nameSpan, unknown: "is not a known lint rule",
      mistake: "is not a lint rule"
    ) { code in
      guard !names.contains(code) else { return nil }
      return Diagnostic.FixIt(meant: code, for: entry.name, among: rules?.rules ?? [], replace: entry.nameSpan)
    }
    guard let level, isKnown else { return nil }
    return LevelItem(rule: Located(DiagnosticCode(entry.name), at: entry.nameSpan), level: level)
  }

  /// Whether there is a lint rule with this code; if not, that is reported.
  ///
  /// - Parameters:
  ///   - unknown: What to say about an unknown code.
  ///   - mistake: What to say of a code that is no matter of taste.
  fileprivate func checkRule(
    _ code: String, rules: RuleCodes?, about value: SourceValue, at span: SourceSpan, unknown: String, mistake: String,
    fixIt: (String) -> Diagnostic.FixIt?
  ) -> Bool {
    guard let rules, !rules.rules.contains(code) else { return true }
    let family = code.prefix { $0 != "/" }
    if DiagnosticCode.familiesOfMistakes.contains(String(family)) {
      report(
        .badValue,
        "\(mistake): findings of '\(family)/…' have to be fixed and can be neither silenced nor waived",
        about: value, at: span)
    } else if rules.mistakes().contains(DiagnosticCode(code)) {
      report(
        .badValue, "\(mistake): such a finding has to be fixed and can be neither silenced nor waived", about: value,
        at: span)
    } else {
      let meant = Spelling.suggestion(for: code, among: rules.rules)
      report(.unknownID, unknown, about: value, at: span, fixIt: meant.flatMap(fixIt))
    }
    return false
  }
}
