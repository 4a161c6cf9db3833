/// Compares what proves requirements before and after.
enum ProofComparison {
  /// In the order of the base, then that of today.
  static func changes(from base: [Proof], to current: [Proof]) -> [ProofChange] {
    let new = Dictionary(current.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let old = Dictionary(base.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    var changes = removals(base, current, isKept: { new[Key($0)] != nil }, isNew: { old[Key($0)] == nil })
    for proof in base { if let now = new[Key(proof)] { changes += weakened(proof, now) } }
    for proof in current where old[Key(proof)] == nil { changes += added(proof) }
    return changes
  }

  private struct Key: Hashable {
    let kind: Proof.Kind
    let id: String

    init(_ proof: Proof) {
      kind = proof.kind
      id = proof.id
    }
  }

  private static func removals(
    _ base: [Proof], _ current: [Proof], isKept: (Proof) -> Bool, isNew: (Proof) -> Bool
  ) -> [ProofChange] {
    // The same under another id is still there.
    let new = current.filter { isNew($0) && !$0.parts.isEmpty }
    var renamed = Dictionary(grouping: new, by: \.parts).mapValues(\.count)
    var gone: [Proof] = []
    var lowered: [Proof] = []
    for proof in base where !proof.kind.isExcuse && !isKept(proof) {
      if proof.kind == .level {
        if let was = proof.strength, let usual = proof.usualStrength, usual.rank < was.rank { lowered.append(proof) }
      } else if let count = renamed[proof.parts], count > 0 {
        renamed[proof.parts] = count - 1
      } else {
        gone.append(proof)
      }
    }
    var changes = lowered.map { proof in
      ProofChange(
        kind: .weakened, proof: .level, id: proof.id,
        message: proof.words(for: proof.usualStrength?.word ?? "", instead: proof.strength?.word ?? ""),
        oldPlace: proof.place)
    }
    for (group, proofs) in inOrder(gone) {
      let isWhole = !base.contains { $0.kind == group.kind && $0.group == group.name && isKept($0) }
      if isWhole, proofs.count > 1 {
        changes.append(
          ProofChange(
            kind: .removed, proof: group.kind, id: group.name,
            message: "All \(proofs.count) \(group.kind.nouns) of '\(group.name)' were removed",
            oldPlace: proofs.first?.place))
      } else {
        changes += proofs.map { proof in
          ProofChange(
            kind: .removed, proof: proof.kind, id: proof.id,
            message: "The \(proof.kind.noun) '\(proof.id)' was removed", oldPlace: proof.place)
        }
      }
    }
    return changes
  }

  private struct Group: Hashable {
    let kind: Proof.Kind
    let name: String
  }

  private static func inOrder(_ proofs: [Proof]) -> [(Group, [Proof])] {
    var order: [Group] = []
    let grouped = Dictionary(grouping: proofs) { Group(kind: $0.kind, name: $0.group) }
    for proof in proofs {
      let group = Group(kind: proof.kind, name: proof.group)
      if !order.contains(group) { order.append(group) }
    }
    return order.map { ($0, grouped[$0] ?? []) }
  }

  private static func weakened(_ old: Proof, _ new: Proof) -> [ProofChange] {
    func change(_ kind: ProofChange.Kind, _ message: String) -> ProofChange {
      ProofChange(
        kind: kind, proof: new.kind, id: new.id, message: message, oldPlace: old.place, newPlace: new.place)
    }
    if new.kind.isExcuse {
      guard let before = old.until, new.until.map({ $0 > before }) ?? true else { return [] }
      let words = new.until.map { "until \($0) instead of \(before)" } ?? "for good instead of until \(before)"
      return [change(.excused, new.excuse(until: words))]
    }
    var changes: [ProofChange] = []
    if let before = old.strength, let after = new.strength, after.rank < before.rank {
      changes.append(change(.weakened, new.words(for: after.word, instead: before.word)))
    }
    var found = new.parts
    var lost: [Proof.Part] = []
    for part in old.parts {
      if let place = found.firstIndex(where: { $0.kind == part.kind && $0.words == part.words }) {
        found.remove(at: place)
      } else {
        lost.append(part)
      }
    }
    for part in lost {
      let isSuccessor = { (other: Proof.Part) in
        other.kind == part.kind && (other.subject == part.subject || part.kind.isOfDocument)
      }
      guard let place = found.firstIndex(where: isSuccessor) else {
        changes.append(change(.weakened, new.words(without: part)))
        continue
      }
      let successor = found.remove(at: place)
      if part.kind.isOfDocument {
        changes.append(change(.changed, new.words(of: successor, instead: part)))
      } else if successor.demandsLess(than: part) {
        changes.append(
          change(
            .weakened,
            "The \(new.kind.noun) '\(new.id)' demands less: '\(successor.words.clipped)' instead of "
              + "'\(part.words.clipped)'"))
      }
    }
    for part in found where part.kind == .quoteLine {
      changes.append(change(.changed, "The quote of '\(new.id)' now also says '\(part.words.clipped)'"))
    }
    return changes
  }

  private static func added(_ proof: Proof) -> [ProofChange] {
    func change(_ kind: ProofChange.Kind, _ message: String) -> [ProofChange] {
      [ProofChange(kind: kind, proof: proof.kind, id: proof.id, message: message, newPlace: proof.place)]
    }
    if proof.kind.isExcuse { return change(.excused, proof.excuse(until: "from now on")) }
    if proof.kind == .level, let now = proof.strength, let usual = proof.usualStrength, now.rank < usual.rank {
      return change(.weakened, proof.words(for: now.word, instead: usual.word))
    }
    return []
  }
}

extension Proof.Kind {
  /// What several are called: a scenario with a table has many cases.
  fileprivate var nouns: String { self == .scenario ? "scenarios" : "\(noun)s" }

  /// What one is called.
  fileprivate var noun: String {
    switch self {
    case .requirement: "requirement"
    case .scenario: "case"
    case .output: "expectation of a generated file"
    case .notApplicable, .namedOnly, .waiver, .knownFailure, .mutantWaiver: "waiver"
    case .level: "rule"
    }
  }
}

extension Proof {
  /// An excuse, with since or until when.
  fileprivate func excuse(until words: String) -> String {
    let why = reason.isEmpty ? "" : ": \(reason.clipped)"
    switch kind {
    case .notApplicable: return "The requirement '\(id)' is not applicable \(words)\(why)"
    case .namedOnly: return "The requirement '\(id)' may be named only \(words)\(why)"
    case .waiver: return "The rule '\(id)' is waived \(words)\(why)"
    case .knownFailure: return "Cases that match '\(id)' may fail \(words)\(why)"
    case .mutantWaiver: return "The change '\(id)' need not be noticed \(words)\(why)"
    case .requirement, .scenario, .output, .level: return ""
    }
  }

  fileprivate func words(for now: String, instead before: String) -> String {
    switch kind {
    case .level: "The level of '\(id)' is now '\(now)' instead of '\(before)'"
    case .requirement: "The requirement '\(id)' is now checked by '\(now)' instead of '\(before)'"
    case .scenario, .output, .notApplicable, .namedOnly, .waiver, .knownFailure, .mutantWaiver:
      "The \(kind.noun) '\(id)' now asks for '\(now)' instead of '\(before)'"
    }
  }

  /// What a document says, with what it said: cut where both are long, but never so that they look the same.
  fileprivate func words(of part: Part, instead old: Part) -> String {
    let isClear = part.words.clipped != old.words.clipped
    let (now, before) = isClear ? (part.words.clipped, old.words.clipped) : (part.words, old.words)
    let subject = part.kind == .requires ? "The requirement '\(id)' now requires" : "The quote of '\(id)' now says"
    return "\(subject) '\(now)' instead of '\(before)': cases that have not changed prove the earlier words"
  }

  fileprivate func words(without part: Part) -> String {
    switch part.kind {
    case .expectation: "The case '\(id)' no longer expects '\(part.words.clipped)'"
    case .row: "The case '\(id)' no longer has the row '\(part.words.clipped)'"
    case .covers: "The \(kind.noun) '\(id)' no longer covers '\(part.words)'"
    case .quoteLine: "The quote of '\(id)' no longer has '\(part.words.clipped)'"
    case .requires: "The requirement '\(id)' no longer requires '\(part.words.clipped)'"
    case .text: "The requirement '\(id)' is no longer compared with the text '\(part.words)'"
    }
  }
}

extension Proof.Part.Kind {
  /// Words of a document, one for the other, and no judgement of which demand less.
  fileprivate var isOfDocument: Bool { self == .quoteLine || self == .requires }
}

extension Proof.Part {
  /// Whether it lets more pass than its predecessor.
  fileprivate func demandsLess(than old: Self) -> Bool {
    if values["word"] != old.values["word"], values["word"]?.hasSuffix("_includes") == true { return true }
    if values["between"] != nil, old.values["between"] == nil, old.values["at"] != nil { return true }
    for key in old.values.keys where values[key] == nil {
      // A range that became one time demands more.
      if key == "between", values["at"] != nil { continue }
      return true
    }
    guard let now = values["between"], let before = old.values["between"] else { return false }
    return Self.isWider(now, before)
  }

  /// Whether a range `[10:30, 11:00]` begins before the other or ends after it, as far as they are written alike.
  private static func isWider(_ now: String, _ before: String) -> Bool {
    func ends(_ range: String) -> [String] {
      range.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
    }
    let (a, b) = (ends(now), ends(before))
    guard a.count == 2, b.count == 2, zip(a, b).allSatisfy({ $0.utf8.count == $1.utf8.count }) else { return false }
    return a[0] < b[0] || a[1] > b[1]
  }
}
