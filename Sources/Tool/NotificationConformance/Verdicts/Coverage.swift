public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

/// Requirements joined with what proves them: cases, texts, lines of generated files, and lint rules.
public struct Coverage: Sendable {
  /// In the order of the requirements.
  public var entries: [Entry]
  /// What speaks against requirements: texts and generated files that are not as they must be, agreements that are over,
  /// and reasons that nothing needs. In the order of a report.
  public var findings: [Diagnostic]

  /// Requirements that nothing proves, or that something speaks against.
  public var open: [Entry] { entries.filter { $0.state == .open } }

  /// Requirements that something names, but nothing would fail if they were not met.
  public var namedOnly: [Entry] { entries.filter { $0.state == .namedOnly } }

  /// Those of them for which nobody has said why that is enough.
  public var unexplained: [Entry] { namedOnly.filter { $0.requirement.namedOnly == nil } }

  /// No requirement is open, and no agreement is over.
  public var isComplete: Bool { findings.isEmpty && !entries.contains { $0.state == .open } }

  /// What could prove a requirement.
  public struct Evidence {
    /// Lint rules and other findings of `check` whose bad example breaks a requirement, with the requirements. The
    /// examples were run.
    public var rules: [(code: String, covers: [String])]
    /// What generated files must say, and how they do not.
    public var outputs: [(assertion: OutputAssertion, finding: Diagnostic?)]
    /// The generated files in which an item of an app can be seen, by the app's id and the item's path.
    public var files: (_ app: String, _ item: String) -> [String]

    public init(
      rules: [(code: String, covers: [String])] = [],
      outputs: [(assertion: OutputAssertion, finding: Diagnostic?)] = [],
      files: @escaping (_ app: String, _ item: String) -> [String] = { _, _ in [] }
    ) {
      self.rules = rules
      self.outputs = outputs
      self.files = files
    }
  }

  /// - Parameters:
  ///   - requirements: All of the workspace.
  ///   - specs: The apps whose items and texts count.
  ///   - evidence: What else could prove them.
  ///   - results: The verdicts that count, of whatever app.
  ///   - apps: Nil for every requirement. Otherwise only those of the documents of these apps are shown. A document
  ///     belongs to an app when a spec item, scenario or entry of `outputs.yaml` of the app names any requirement in it.
  ///     What proves a requirement is the same for one app as for all.
  ///   - today: If nil, no agreement is over.
  public init(
    of requirements: [Requirement], specs: [Spec], evidence: Evidence = Evidence(), results: [CaseResult],
    apps: Set<String>? = nil, today: CivilDate? = nil
  ) {
    var table = EvidenceTable(requirements)
    for result in results { table.add(result) }
    for spec in specs { table.add(spec, files: evidence.files) }
    for output in evidence.outputs { table.add(output) }
    for rule in evidence.rules { table.add(rule) }
    var mentions = results.map { Mention($0.scenario.app, $0.scenario.covers) }
    mentions += specs.map { Mention($0.app.id, $0.coveredRequirements) }
    mentions += evidence.outputs.map { Mention($0.assertion.app, $0.assertion.covers) }
    let shown = Self.shown(of: requirements, apps: apps, mentions: mentions)
    let texts = TextIndex(specs)
    var idle: [Diagnostic] = []
    entries = table.entries.compactMap { entry in
      guard shown?.contains(entry.requirement.id) ?? true else { return nil }
      var entry = entry
      for quoted in entry.requirement.texts where specs.contains(where: { $0.app.id == quoted.app }) {
        entry.texts.append(quoted.name)
        if let finding = texts.finding(about: quoted, of: entry.requirement) { entry.findings.append(finding) }
      }
      if let agreed = entry.requirement.notApplicable, let today, agreed.until.value < today {
        entry.findings.append(.agreementIsOver(agreed, entry.requirement.id))
      }
      if let reason = entry.requirement.namedOnly, let finding = Self.finding(about: reason, of: entry, today) {
        idle.append(finding)
      }
      return entry
    }
    findings = Array(Set(entries.flatMap(\.findings) + idle)).sortedForReport()
  }

  /// What a case, a spec or an entry of `outputs.yaml` of an app names.
  public struct Mention: Sendable, Hashable {
    public let app: String
    /// Of requirements.
    public let ids: [String]

    public init(_ app: String, _ ids: [String]) {
      self.app = app
      self.ids = ids
    }
  }

  /// The ids of the requirements that belong to some apps; nil for all.
  ///
  public static func shown(
    of requirements: [Requirement], apps: Set<String>?, mentions: [Mention]
  ) -> Set<String>? {
    guard let apps else { return nil }
    let named = Set(mentions.filter { apps.contains($0.app) }.flatMap(\.ids))
    let documents = Set(requirements.filter { named.contains($0.id) }.map(\.document))
    // Traps are about every scheduler: an app answers for those that its own cases name.
    let shown = requirements.filter { requirement in
      requirement.document == Trap.document
        ? named.contains(requirement.id) : documents.contains(requirement.document)
    }
    return Set(shown.map(\.id))
  }

  /// What is wrong with a reason why it is enough that something names a requirement.
  private static func finding(about reason: NamedOnlyReason, of entry: Entry, _ today: CivilDate?) -> Diagnostic? {
    if let until = reason.until, let today, until.value < today {
      return .reasonIsOver(reason, until, entry.requirement.id)
    }
    switch entry.state {
    case .proven: return .needsNoReason(reason, "'\(entry.requirement.id)' is proven")
    case .notApplicable: return .needsNoReason(reason, "'\(entry.requirement.id)' is not applicable, as agreed")
    case .namedOnly, .open: return nil
    }
  }
}

extension Spec {
  /// The requirements that anything in it names.
  public var coveredRequirements: [String] { coveringItems.flatMap { $0.covers.map(\.value) } }
}

extension Diagnostic {
  fileprivate static func agreementIsOver(_ agreed: Justification, _ id: String) -> Self {
    Self(
      "requirements/expired", .error,
      "'\(id)' was agreed to be not applicable until \(agreed.until.value), and that date has passed: meet it and "
        + "remove 'not_applicable', or agree on a new date with \(agreed.owner)", at: agreed.until.span)
  }

  fileprivate static func reasonIsOver(_ reason: NamedOnlyReason, _ until: Located<CivilDate>, _ id: String) -> Self {
    let owner = reason.owner.map { " with \($0)" } ?? ""
    return Self(
      "requirements/expired", .error,
      "It was agreed to be enough until \(until.value) that something names '\(id)', and that date has passed: prove "
        + "it and remove 'named_only', or agree on a new date\(owner)", at: until.span)
  }

  fileprivate static func needsNoReason(_ reason: NamedOnlyReason, _ why: String) -> Self {
    Self(
      "requirements/needs-no-reason", .error, "\(why), so it needs no 'named_only': remove it", at: reason.span)
  }
}
