public import SpecDiagnostics
public import SpecLanguage

/// What changed between two sets of descriptions, and what it means for those who rely on them.
public struct ChangeReport: Sendable, Hashable {
  /// By app; in each the breaks first, then the risks, then what is safe, and each in the order of the keys.
  public private(set) var changes: [SpecChange] = []
  /// Parts that are new only because the base has them with errors: what changed in them is unknown.
  public private(set) var uncompared: [String] = []
  /// Whether both sides were read without errors, so that no change can have gone unseen.
  public private(set) var isComplete = true
  /// Agreements that match no break.
  public private(set) var findings: [Diagnostic] = []

  /// - Parameters:
  ///   - base: The apps as they were.
  ///   - current: The apps as they are.
  ///   - unreadable: Ids of apps of either side that are there, but so broken that they cannot be compared at all.
  ///   - breaks: The agreements of the workspace about the apps that are compared.
  ///   - findsIdleBreaks: Whether an agreement on no break is a finding. An agreement is for a release: only a base
  ///     that somebody named can show that it is not needed.
  public init(
    from base: [ComparedApp], to current: [ComparedApp], unreadable: Set<String> = [], breaks: [BreakItem] = [],
    findsIdleBreaks: Bool = true
  ) {
    isComplete = unreadable.isEmpty && (base + current).allSatisfy(\.spec.isComplete)
    let ids = Set((base + current).map(\.spec.app.id)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for id in ids {
      let old = base.first { $0.spec.app.id == id }
      let new = current.first { $0.spec.app.id == id }
      if old == nil || new == nil, unreadable.contains(id) {
        uncompared.append(id)
      } else {
        add(compare(old, new, id))
      }
    }
    // One that is so broken on both sides that it has no section `app`.
    uncompared += unreadable.subtracting(ids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    acknowledge(breaks, findsIdleBreaks)
  }

  /// Whether anything breaks that nobody has agreed to.
  public var hasUnacknowledgedBreaks: Bool { changes.contains(where: \.isUnacknowledgedBreak) }

  /// Whether it is certain that nothing breaks but what was agreed on.
  public var isFreeOfBreaks: Bool { isComplete && !hasUnacknowledgedBreaks }

  private mutating func add(_ found: [SpecChange]) {
    for verdict in [Verdict.break, .risk, .safe] { changes += found.filter { $0.verdict == verdict } }
  }

  private mutating func compare(_ old: ComparedApp?, _ new: ComparedApp?, _ id: String) -> [SpecChange] {
    let oldModel = old.map { ResolvedNode(of: $0.spec) }
    let newModel = new.map { ResolvedNode(of: $0.spec) }
    guard let old, let new, let oldModel, let newModel else {
      var change = SpecChange(app: id, kind: old == nil ? .added : .removed, path: [], old: oldModel, new: newModel)
      change.oldPlace = old?.spec.app.idSpan
      change.newPlace = new?.spec.app.idSpan
      return [judged(change, Side(old?.spec, oldModel), Side(new?.spec, newModel))]
    }
    let (oldSide, newSide) = (Side(old.spec, oldModel), Side(new.spec, newModel))
    return ChangeWalk(app: id, from: oldModel, to: newModel).steps.compactMap { step in
      var change = step.change
      let oldPlace = old.place(step.oldKeys, step.oldSteps)
      let newPlace = new.place(step.newKeys, step.newSteps)
      change.spell(step, oldPlace, newPlace)
      // A part with an error is left out of the model, but it is in the file.
      let isLeftOut =
        change.kind == .added && !old.spec.isComplete && oldPlace?.depth == step.oldSteps.count
        || change.kind == .removed && !new.spec.isComplete && newPlace?.depth == step.newSteps.count
      guard !isLeftOut else {
        if !ChangeRoster.isNote(change.path) { uncompared.append(change.place) }
        return nil
      }
      if change.kind != .added { change.oldPlace = oldPlace?.span ?? old.spec.app.idSpan }
      if change.kind != .removed { change.newPlace = newPlace?.span ?? new.spec.app.idSpan }
      return judged(change, oldSide, newSide)
    }
  }

  /// What judgements look at.
  private struct Side {
    let spec: Spec?
    let model: ResolvedNode
    let counted: Set<CountedPart>

    init(_ spec: Spec?, _ model: ResolvedNode?) {
      self.spec = spec
      self.model = model ?? ResolvedNode(.map([]))
      counted = CountedPart.counted(in: self.model)
    }
  }

  private func judged(_ change: SpecChange, _ old: Side, _ new: Side) -> SpecChange {
    var change = change
    change.judgements = ChangeRoster.judgements(
      in: ChangeRule.Context(
        change: change, old: old.model, new: new.model, oldSpec: old.spec, newSpec: new.spec,
        oldCounted: old.counted, newCounted: new.counted))
    return change
  }

  private mutating func acknowledge(_ breaks: [BreakItem], _ findsIdleBreaks: Bool) {
    let places = breaks.isEmpty ? [] : changes.map(\.places)
    for item in breaks {
      var isUsed = false
      for index in changes.indices where places[index].contains(where: { $0.lies(in: item.place.value) }) {
        for judgement in changes[index].judgements where judgement.verdict == .break {
          guard item.audience == nil || item.audience == judgement.audience else { continue }
          isUsed = true
          if changes[index].acknowledgements[judgement.audience] == nil {
            changes[index].acknowledgements[judgement.audience] = item
          }
        }
      }
      if findsIdleBreaks, !isUsed, !mayBeUncompared(item) { findings.append(.idleBreak(item)) }
    }
  }

  private func mayBeUncompared(_ item: BreakItem) -> Bool {
    uncompared.contains { $0.lies(in: item.place.value) || item.place.value.lies(in: $0) }
  }
}

extension SpecChange {
  /// What an agreement may name, or a place that it lies in; of a rename either id counts.
  fileprivate var places: [String] {
    guard !path.isEmpty else { return [app] }
    // Before, list items had a dot in front of their number.
    return spellings.flatMap { ["\(app)/\($0.joinedPath)", "\(app)/\($0.joined(separator: "."))"] }
  }

  /// Takes over how the files write the path: the words of the side that the path is one of come first.
  fileprivate mutating func spell(_ step: ChangeWalk.Step, _ old: ComparedApp.Place?, _ new: ComparedApp.Place?) {
    let known = [(new, step.newSteps), (old, step.oldSteps)].map { place, steps in
      place?.depth == steps.count ? place?.path : nil
    }
    spellings.formUnion(known.compactMap { $0 })
    if let newID { spellings.insert(path.dropLast() + [newID]) }
    switch kind {
    case .added: shownPath = known[0] ?? path
    case .removed, .renamed: shownPath = known[1] ?? path
    case .changed, .moved: shownPath = known[0] ?? known[1] ?? path
    }
  }
}

extension String {
  /// Whether a place is another one or below it.
  fileprivate func lies(in place: String) -> Bool {
    guard utf8.starts(with: place.utf8) else { return false }
    let rest = utf8.dropFirst(place.utf8.count)
    guard let next = rest.first else { return true }
    return [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "[")].contains(next)
  }
}

extension Diagnostic {
  fileprivate static func idleBreak(_ item: BreakItem) -> Self {
    let whom = item.audience.map { " for '\($0.rawValue)'" } ?? ""
    return Self(
      "breaks/acknowledges-nothing", .warning,
      "Nothing breaks at '\(item.place.value)'\(whom): remove the agreement for release \(item.release), or correct "
        + "its \(item.audience == nil ? "place" : "place or audience")",
      at: item.place.span)
  }
}
