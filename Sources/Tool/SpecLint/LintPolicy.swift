public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

/// How strict the checks of a workspace are: its levels and waivers, applied to what the lint rules found.
///
/// Only findings of lint rules go through it. Mistakes in a spec can be neither silenced nor waived.
public struct LintPolicy: Sendable {
  private let levels: [DiagnosticCode: LintLevel]
  private var waivers: [Waiver]
  private let today: CivilDate?
  /// The rules that need not run.
  public let silent: Set<DiagnosticCode>

  /// A waiver and what became of it.
  private struct Waiver {
    let item: WaiverItem
    /// Whether it can be called useless: its app was checked completely.
    var isJudged = false
    var isLookedAt = false
    var silenced = 0
  }

  /// - Parameters:
  ///   - today: The date that waivers are compared with; on its last day a waiver still applies. Nil if nothing may depend
  ///     on a date: then all of them apply.
  ///   - lowest: Rules that find only what is less serious need not run.
  public init(_ settings: Workspace, today: CivilDate?, lowest: Diagnostic.Severity = .note) {
    levels = Dictionary(settings.levels.map { ($0.rule.value, $0.level) }, uniquingKeysWith: { first, _ in first })
    waivers = settings.waivers.map { Waiver(item: $0) }
    self.today = today
    var silent = Set(levels.filter { $0.value == .off }.map(\.key))
    if lowest > .note {
      for rule in LintRoster.all.map({ type(of: $0) }) where (levels[rule.code]?.severity ?? rule.level) < lowest {
        silent.insert(rule.code)
      }
    }
    if let outputs = settings.outputs {
      for rule in LintRoster.all.map({ type(of: $0) }) {
        guard let output = rule.output, !outputs.contains(where: { $0.id == output }) else { continue }
        silent.insert(rule.code)
      }
    }
    self.silent = silent
  }

  /// The waivers for one app, with what they cover.
  public struct OfApp: Sendable {
    /// Their numbers, by the rule that they waive.
    fileprivate var places: [DiagnosticCode: [(waiver: Int, spans: [SourceSpan])]] = [:]
  }

  /// Looks up the waivers for one app.
  ///
  /// - Parameters:
  ///   - isComplete: The app was read without errors, so every rule could run.
  ///   - places: Where the path of a waiver is in the app; nil for an unknown path, which the caller reports, or one that
  ///     is not to be judged.
  public mutating func waivers(of app: String, isComplete: Bool, places: (WaiverItem) -> [SourceSpan]?) -> OfApp {
    var ofApp = OfApp()
    for index in waivers.indices where waivers[index].item.app == app {
      waivers[index].isLookedAt = true
      guard let spans = places(waivers[index].item) else { continue }
      waivers[index].isJudged = isComplete
      ofApp.places[waivers[index].item.rule.value, default: []].append((index, spans))
    }
    return ofApp
  }

  /// What is left of the findings about an app at the levels of the workspace, and what is waived.
  public mutating func apply(
    _ ofApp: OfApp, to findings: [Diagnostic]
  ) -> (findings: [Diagnostic], waived: [WaivedDiagnostic]) {
    var kept = levels.isEmpty ? findings : findings.compactMap(leveled)
    guard !ofApp.places.isEmpty else { return (kept, []) }
    var waived: [WaivedDiagnostic] = []
    kept.removeAll { finding in
      var first: WaiverItem?
      for (index, spans) in ofApp.places[finding.code] ?? [] where spans.contains(where: { $0.covers(finding.span) }) {
        waivers[index].silenced += 1
        let item = waivers[index].item
        if first == nil, !isOver(item) { first = item }
      }
      if let first { waived.append(WaivedDiagnostic(finding, justification: first.why.sentence)) }
      return first != nil
    }
    return (kept, waived)
  }

  /// The same for all findings about one app.
  public mutating func apply(
    to findings: [Diagnostic], of app: String, isComplete: Bool, places: (WaiverItem) -> [SourceSpan]?
  ) -> (findings: [Diagnostic], waived: [WaivedDiagnostic]) {
    let ofApp = waivers(of: app, isComplete: isComplete, places: places)
    return apply(ofApp, to: findings)
  }

  /// What is wrong with the waivers themselves, once every app has been checked.
  public var findings: [Diagnostic] {
    waivers.compactMap { waiver in
      if waiver.isLookedAt, isOver(waiver.item) {
        return .expiredWaiver(waiver.item, isUseless: waiver.isJudged && waiver.silenced == 0)
      }
      guard waiver.isJudged, waiver.silenced == 0 else { return nil }
      return .unusedWaiver(waiver.item, isOff: levels[waiver.item.rule.value] == .off)
    }
  }

  private func isOver(_ waiver: WaiverItem) -> Bool {
    if let today { waiver.why.until.value < today } else { false }
  }

  private func leveled(_ finding: Diagnostic) -> Diagnostic? {
    guard let level = levels[finding.code] else { return finding }
    guard let severity = level.severity else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

extension SourceSpan {
  fileprivate func covers(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && (other.start < end || other.start == start)
  }
}

extension Diagnostic {
  fileprivate static func expiredWaiver(_ waiver: WaiverItem, isUseless: Bool) -> Self {
    let advice =
      isUseless
      ? "It no longer silences anything. Remove it"
      : "Fix what it silences, or agree on a new date with '\(waiver.why.owner)'"
    return Self(
      "waivers/expired", .error,
      "The waiver of '\(waiver.rule.value)' at '\(waiver.place.value)' expired on "
        + "\(waiver.why.until.value). \(advice)", at: waiver.why.until.span)
  }

  fileprivate static func unusedWaiver(_ waiver: WaiverItem, isOff: Bool) -> Self {
    let reason = isOff ? "the rule is off in 'lint.levels'" : "the rule finds nothing there"
    return Self(
      "waivers/silences-nothing", .error,
      "The waiver of '\(waiver.rule.value)' at '\(waiver.place.value)' silences nothing, because \(reason): remove it",
      at: waiver.place.span)
  }
}
