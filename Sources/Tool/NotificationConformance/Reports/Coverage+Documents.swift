/// How many requirements are in which state.
struct StateCounts {
  private var counts: [Coverage.State: Int] = [:]

  init(_ entries: some Sequence<Coverage.Entry>) {
    for entry in entries { counts[entry.state, default: 0] += 1 }
  }

  subscript(state: Coverage.State) -> Int { counts[state] ?? 0 }
  var all: Int { counts.values.reduce(0, +) }
}

/// Requirements of one document, counted.
struct DocumentCoverage {
  let document: String
  let counts: StateCounts
  /// By what proves them; kinds without a requirement are left out.
  let kinds: [(check: Requirement.Check, counts: StateCounts)]
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
      let entries = entriesOf[name] ?? []
      let kinds = Requirement.Check.allCases.compactMap { check in
        let counts = StateCounts(entries.filter { $0.requirement.check == check })
        return counts.all > 0 ? (check, counts) : nil
      }
      return DocumentCoverage(document: name, counts: StateCounts(entries), kinds: kinds)
    }
  }
}

extension Coverage.State {
  /// The heading of a column.
  var title: String {
    switch self {
    case .proven: "Proven"
    case .namedOnly: "Named only"
    case .notApplicable: "Not applicable"
    case .open: "Open"
    }
  }
}

extension Coverage.Entry {
  /// What there is for it, one thing each.
  var proofs: [String] { (cases > 0 ? [casesInWords] : []) + texts + assertedFiles + rules + items }

  /// What there is for it, in a few words.
  var proofsInWords: String {
    switch state {
    case .open where failed + knownFailing == 0 && !findings.isEmpty:
      return findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    case .open where cases == 0: return requirement.check.missing
    case .open: return casesInWords
    case .proven, .namedOnly, .notApplicable:
      var words = cases > 0 ? [casesInWords] : []
      if let item = items.first { words.append(items.count > 1 ? "\(item) and \(items.count - 1) more" : item) }
      return words.joined(separator: ", ")
    }
  }

  /// "3 cases, 1 failed, 1 known to fail"
  private var casesInWords: String {
    var parts = [cases == 1 ? "1 case" : "\(cases) cases"]
    for (count, words) in [(failed, "failed"), (knownFailing, "known to fail")] where count > 0 {
      parts.append(cases == 1 ? words : count == cases ? "all \(words)" : "\(count) \(words)")
    }
    return parts.joined(separator: ", ")
  }
}

extension Requirement.Check {
  /// What there is not, if nothing proves a requirement.
  fileprivate var missing: String {
    switch self {
    case .scenario: "no case"
    case .generated: "no text or file"
    case .lint: "no rule"
    case .artifact: "no file"
    case .device: "no checklist"
    }
  }
}
