public import SpecLanguage

/// Requirements joined with the cases that check them and the spec items that answer them.
public struct Coverage: Sendable {
  /// One requirement and what covers it.
  public struct Entry: Sendable {
    public var requirement: Requirement
    /// Cases whose `covers` names it.
    public var cases: Int
    public var passed: Int
    /// Those that are known to fail are not among them.
    public var failed: Int
    public var knownFailing: Int
    /// Spec items whose `covers` names it, and lint rules that answer it: `notifications.limit_reached_reminder`,
    /// `push/no-expiration`.
    public var items: [String]
    /// For `generated` and `artifact`: files below `generated/` in which the items can be seen, one for each output.
    public var outputs: [String] = []

    /// Whether a lint rule, or another finding of `check`, answers it.
    public var hasRule = false

    /// A case speaks against it, also one that is known to fail, or nothing proves it: no case where it is checked by
    /// scenarios, neither a rule nor a case where it is checked by lint.
    public var isOpen: Bool {
      if failed > 0 || knownFailing > 0 { return true }
      switch requirement.check {
      case .scenario: return passed == 0
      case .lint: return passed == 0 && !hasRule
      case .generated, .artifact, .device: return false
      }
    }
  }

  /// In the order of the requirements.
  public var entries: [Entry]

  /// Requirements that a case speaks against, and those that scenarios or rules should prove and do not.
  public var open: [Entry] { entries.filter(\.isOpen) }

  /// No requirement is open.
  public var isComplete: Bool { !entries.contains(where: \.isOpen) }

  /// - Parameters:
  ///   - requirements: All of the workspace.
  ///   - specs: The apps whose items count.
  ///   - rules: Lint rules and other findings by their code, with the requirements they answer by being there.
  ///   - outputs: The generated files in which an item of an app can be seen, by the app's id and the item's path.
  ///   - results: The verdicts that count.
  ///   - apps: Nil for every requirement. Otherwise those of the documents of these apps. A document belongs to an app
  ///     when a spec item or scenario of the app covers any requirement in it: the whole document is then held against
  ///     the app, so that what is not covered yet shows as open.
  public init(
    of requirements: [Requirement], specs: [Spec], rules: [(code: String, covers: [String])] = [],
    outputs: (_ app: String, _ item: String) -> [String] = { _, _ in [] }, results: [CaseResult],
    apps: Set<String>? = nil
  ) {
    var counts: [String: (passed: Int, failed: Int, known: Int)] = [:]
    for result in results where apps?.contains(result.scenario.app) ?? true {
      for id in Set(result.scenario.covers) {
        switch result.verdict {
        case .passed: counts[id, default: (0, 0, 0)].passed += 1
        case .environment: break
        case .failed, .restless: counts[id, default: (0, 0, 0)].failed += 1
        case .knownFailing: counts[id, default: (0, 0, 0)].known += 1
        }
      }
    }
    var items: [String: [String]] = [:]
    var places: [String: [(app: String, item: String)]] = [:]
    for spec in specs where apps?.contains(spec.app.id) ?? true {
      for (path, covers) in spec.coveringItems {
        for id in Set(covers.map(\.value)) {
          items[id, default: []].append(path)
          places[id, default: []].append((spec.app.id, path))
        }
      }
    }
    var documents: Set<String>?
    if apps != nil {
      documents = Set(requirements.filter { counts[$0.id] != nil || items[$0.id] != nil }.map(\.document))
    }
    var ruled: Set<String> = []
    for rule in rules {
      for id in rule.covers {
        ruled.insert(id)
        items[id, default: []].append(rule.code)
      }
    }
    // Traps are about every scheduler: an app answers for those that its own cases name.
    let isAsked = { (requirement: Requirement) in
      guard let documents else { return true }
      return requirement.document == TrapsFile.document
        ? counts[requirement.id] != nil : documents.contains(requirement.document)
    }
    entries = requirements.filter(isAsked).map { requirement in
      let (passed, failed, known) = counts[requirement.id] ?? (0, 0, 0)
      var entry = Entry(
        requirement: requirement, cases: passed + failed + known, passed: passed, failed: failed,
        knownFailing: known, items: items[requirement.id] ?? [])
      entry.hasRule = ruled.contains(requirement.id)
      switch requirement.check {
      case .generated, .artifact:
        for place in places[requirement.id] ?? [] {
          for file in outputs(place.app, place.item) where !entry.outputs.contains(file) { entry.outputs.append(file) }
        }
        entry.outputs.sort()
      case .scenario, .lint, .device: break
      }
      return entry
    }
  }
}

/// Requirements of one document, counted.
struct DocumentCoverage {
  let document: String
  /// By the way they are checked; ways without a requirement are left out.
  let lines: [Line]

  struct Line {
    let check: Requirement.Check
    let count: Int
    /// Proven for `scenario` and `lint`; named by a spec item for the rest.
    let covered: Int
    /// Nil where nothing but a failing case could leave one open, and none does.
    let open: Int?
  }
}

extension Coverage {
  /// Documents in the order in which they come first.
  var documents: [DocumentCoverage] {
    var names: [String] = []
    var entriesOf: [String: [Entry]] = [:]
    for entry in entries {
      if entriesOf[entry.requirement.document] == nil { names.append(entry.requirement.document) }
      entriesOf[entry.requirement.document, default: []].append(entry)
    }
    return names.map { name in
      let lines = Requirement.Check.allCases.compactMap { check -> DocumentCoverage.Line? in
        let entries = (entriesOf[name] ?? []).filter { $0.requirement.check == check }
        guard !entries.isEmpty else { return nil }
        let open = entries.count(where: \.isOpen)
        let isCounted = open > 0 || check == .scenario || check == .lint
        return DocumentCoverage.Line(
          check: check, count: entries.count, covered: entries.count(where: \.isCovered), open: isCounted ? open : nil)
      }
      return DocumentCoverage(document: name, lines: lines)
    }
  }
}

extension Coverage.Entry {
  var isCovered: Bool {
    switch requirement.check {
    case .scenario, .lint: !isOpen
    case .generated, .artifact, .device: !isOpen && (!items.isEmpty || passed > 0)
    }
  }
}
