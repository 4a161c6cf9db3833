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
    if let root = source.yaml.tree?.root, let file = session.object(SourceValue(root), WorkspaceShape.object) {
      _ = file.int("notispec")
      workspace.requires = file.pattern("requires")
      workspace.outputs = file.object("outputs").map { session.readOutputs($0) }
      workspace.templates = file.map("templates")?.compactMap { session.readTemplate($0) } ?? []
      let codes = rules.map { RuleCodes(rules: $0.map(\.text), mistakes: mistakes) }
      let levels = file.object("lint")?.map("levels") ?? []
      for entry in levels {
        let others = levels.map(\.name)
        if let level = session.readLevel(entry, rules: codes, among: others) { workspace.levels.append(level) }
      }
      for value in file.list("waivers") ?? [] {
        if let waiver = session.readWaiver(value, rules: codes) { workspace.waivers.append(waiver) }
      }
      for value in file.list("breaks") ?? [] {
        if let item = session.readBreak(value) { workspace.breaks.append(item) }
      }
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

extension ReadingSession {
  fileprivate func readBreak(_ value: SourceValue) -> BreakItem? {
    guard let item = object(value, BreakShape.object) else { return nil }
    let place = item.pattern("place")
    let audience = item.written("audience")
    let choice = item.choice("audience", as: Audience.self)
    let reason = item.text("reason")
    let approver = item.text("approver")
    let release = item.text("release")
    guard let place, let reason, let approver, let release, (audience == nil) == (choice == nil) else { return nil }
    return BreakItem(
      place: place, audience: choice?.value, reason: reason.value, approver: approver.value, release: release.value)
  }

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

  fileprivate func readWaiver(_ value: SourceValue, rules: RuleCodes?) -> WaiverItem? {
    guard let waiver = object(value, WaiverShape.object) else { return nil }
    let rule = waiver.pattern("rule")
    let place = waiver.pattern("place")
    let why = waiver.justification()
    if let rule, let value = waiver.written("rule") {
      let isKnown = checkRule(
        rule.value, rules: rules, about: value, at: value.span,
        unknown: "names an unknown lint rule '\(excerpt(rule.value))'",
        mistake: "names '\(excerpt(rule.value))', which is not a lint rule"
      ) { replacing(value, with: $0, among: rules?.rules ?? []) }
      guard isKnown else { return nil }
    }
    guard let rule, let place, let why else { return nil }
    return WaiverItem(rule: Located(DiagnosticCode(rule.value), at: rule.span), place: place, why: why)
  }

  /// Whether there is a lint rule with this code; if not, that is reported.
  ///
  /// - Parameters:
  ///   - unknown: What to say about an unknown code.
  ///   - mistake: What to say of a code that is no matter of taste.
  private func checkRule(
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
