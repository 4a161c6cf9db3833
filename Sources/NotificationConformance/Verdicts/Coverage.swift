public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

/// Requirements joined with what proves them: cases, texts, lines of generated files, and lint rules.
public struct Coverage: Sendable {
  /// In the order of the requirements.
  public var entries: [Entry]
  /// What speaks against requirements: texts and generated files that are not as they must be, and agreements that are
  /// over. In the order of a report.
  public var findings: [Diagnostic]

  /// Requirements that nothing proves, or that something speaks against.
  public var open: [Entry] { entries.filter { $0.state == .open } }

  /// Requirements that something names, but nothing would fail if they were not met.
  public var namedOnly: [Entry] { entries.filter { $0.state == .namedOnly } }

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
  ///   - results: The verdicts that count.
  ///   - apps: Nil for every requirement. Otherwise those of the documents of these apps. A document belongs to an app
  ///     when a spec item or scenario of the app covers any requirement in it: the whole document is then held against
  ///     the app, so that what is not covered yet shows as open.
  ///   - today: If nil, no agreement is over.
  public init(
    of requirements: [Requirement], specs: [Spec], evidence: Evidence = Evidence(), results: [CaseResult],
    apps: Set<String>? = nil, today: CivilDate? = nil
  ) {
    let isAsked = { (app: String) in apps?.contains(app) ?? true }
    let specs = specs.filter { isAsked($0.app.id) }
    var table = EvidenceTable(requirements)
    for result in results where isAsked(result.scenario.app) { table.add(result) }
    for spec in specs { table.add(spec, files: evidence.files) }
    for output in evidence.outputs where isAsked(output.assertion.app) { table.add(output) }
    let documents = table.documents
    for rule in evidence.rules { table.add(rule) }
    let texts = TextIndex(specs)
    entries = table.entries.compactMap { entry in
      let isNeeded = apps == nil || Self.isAsked(entry.requirement, of: documents, isNamed: entry.isNamed)
      guard isNeeded else { return nil }
      var entry = entry
      for quoted in entry.requirement.texts where specs.contains(where: { $0.app.id == quoted.app }) {
        entry.texts.append(quoted.name)
        if let finding = texts.finding(about: quoted, of: entry.requirement) { entry.findings.append(finding) }
      }
      if let agreed = entry.requirement.notApplicable, let today, agreed.until.value < today {
        entry.findings.append(.agreementIsOver(agreed, entry.requirement.id))
      }
      return entry
    }
    findings = Array(Set(entries.flatMap(\.findings))).sortedForReport()
  }

  /// Traps are about every scheduler: an app answers for those that its own cases name.
  private static func isAsked(_ requirement: Requirement, of documents: Set<String>, isNamed: Bool) -> Bool {
    requirement.document == TrapsFile.document ? isNamed : documents.contains(requirement.document)
  }
}

extension Diagnostic {
  fileprivate static func agreementIsOver(_ agreed: Justification, _ id: String) -> Self {
    Self(
      "requirements/expired", .error,
      "'\(id)' was agreed to be not applicable until \(agreed.until.value), and that date has passed: meet it and "
        + "remove 'not_applicable', or agree on a new date with \(agreed.owner)", at: agreed.until.span)
  }
}
