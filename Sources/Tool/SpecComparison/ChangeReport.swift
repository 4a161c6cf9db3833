public import SpecDiagnostics
public import SpecLanguage

/// What changed between two sets of descriptions, and what it means for those who rely on them.
public struct ChangeReport: Sendable, Hashable {
  /// By app; in each the breaks first, then the risks, then what is safe, and each in the order of the keys.
  public private(set) var changes: [SpecChange] = []
  /// Parts of which it is unknown what changed in them, because a side has them with errors.
  public private(set) var gaps: [ComparisonGap] = []
  /// Whether both sides were read without errors, so that no change can have gone unseen.
  public private(set) var isComplete = true
  /// Whether nothing but errors where a branch began kept something from being compared.
  private(set) var onlyBaseIsBroken = false
  /// What is wrong with the specs of today.
  public private(set) var errors: [Diagnostic] = []
  /// Proofs that are gone, demand less or are excused, which is for release managers to know.
  public private(set) var proofs: [ProofChange] = []
  /// Translations that stayed behind when their source changed, and that nobody has marked, by app.
  public private(set) var outrun: [OutrunTexts] = []
  /// Agreements that match no break.
  public private(set) var findings: [Diagnostic] = []

  /// The same without the changes that follow from another one.
  public func withoutFollowers() -> Self {
    var report = self
    report.changes.removeAll { $0.follows != nil }
    return report
  }

  /// - Parameters:
  ///   - base: The apps as they were.
  ///   - current: The apps as they are.
  ///   - unreadable: Apps that are there, but so broken that they cannot be compared at all.
  ///   - errors: What is wrong with the specs of today. What is compared all the same is known from the apps.
  ///   - breaks: The agreements of the workspace about the apps that are compared.
  ///   - isBaseNamed: Whether somebody named the base, and could name another one. Only such a base can show that an
  ///     agreement, which is for a release, is not needed. And only such a base has to be without errors.
  public init(
    from base: [ComparedApp], to current: [ComparedApp], unreadable: [ComparisonGap] = [], errors: [Diagnostic] = [],
    breaks: [BreakItem] = [], isBaseNamed: Bool = true
  ) {
    self.errors = errors
    isComplete = unreadable.isEmpty && (base + current).allSatisfy(\.isComplete)
    onlyBaseIsBroken =
      !isBaseNamed && !isComplete && current.allSatisfy(\.isComplete)
      && unreadable.allSatisfy { gap in
        gap.side == .base && gap.cause == .app && current.contains { $0.spec.app.id == gap.place }
      }
    // An app that says what it was called is compared with that.
    let renamed = Dictionary(
      current.flatMap { app in
        app.spec.app.formerly.map(\.value).filter { old in base.contains { $0.spec.app.id == old } }
          .map { ($0, app.spec.app.id) }
      }, uniquingKeysWith: { first, _ in first })
    let ids = Set((base + current).map { renamed[$0.spec.app.id] ?? $0.spec.app.id })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for id in ids {
      let old = base.first { $0.spec.app.id == id } ?? base.first { renamed[$0.spec.app.id] == id }
      let new = current.first { $0.spec.app.id == id }
      if old == nil || new == nil, let gap = unreadable.first(where: { $0.place == id }) {
        gaps.append(gap)
      } else {
        add(compare(old, new, id))
        if let old, let new {
          let texts = new.spec.outrunTranslations(since: old.spec)
          if !texts.isEmpty { outrun.append(OutrunTexts(app: id, translations: texts)) }
        }
      }
    }
    // One that is so broken on both sides that it has no section `app`.
    let others = unreadable.filter { !ids.contains($0.place) }
    for id in Set(others.map(\.place)).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      gaps += others.filter { $0.place == id }.prefix(1)
    }
    acknowledge(breaks, findsIdle: isBaseNamed)
  }

  /// The places of what could not be compared.
  public var uncompared: [String] { gaps.map(\.place) }

  /// Adds what became of the proofs.
  ///
  /// - Parameter gaps: Files of them that a side has with errors.
  public mutating func compare(proofs base: [Proof], with current: [Proof], gaps: [ComparisonGap] = []) {
    proofs += ProofComparison.changes(from: ProofRenaming(changes).renamed(base, current), to: current)
    self.gaps += gaps
  }

  /// Whether everything was compared, proofs included.
  var isWhole: Bool { isComplete && gaps.isEmpty }

  /// Whether anything breaks that nobody has agreed to.
  public var hasUnacknowledgedBreaks: Bool { changes.contains(where: \.isUnacknowledgedBreak) }

  /// Whether it is certain that nothing breaks but what was agreed on, or as certain as it can be.
  ///
  /// What was broken where a branch began is not the doing of the branch, which may repair it, and there is no other
  /// commit to compare it with. Today's specs must be whole: otherwise, a break could hide behind an error.
  public var isFreeOfBreaks: Bool { (isComplete || onlyBaseIsBroken) && !hasUnacknowledgedBreaks }

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
      if let gap = gap(in: &change, step, (old, oldPlace), (new, newPlace)) {
        if !ChangeRoster.isNote(change.path), !gaps.contains(gap) { gaps.append(gap) }
        if change.kind != .added || step.change.kind == .added { return nil }
      }
      if change.kind != .added { change.oldPlace = oldPlace?.span ?? old.spec.app.idSpan }
      if change.kind != .removed { change.newPlace = newPlace?.span ?? new.spec.app.idSpan }
      return judged(change, oldSide, newSide)
    }
  }

  /// Why it is not sure that the change is one. If what an item was renamed to is certain to be new, the change says that.
  private func gap(
    in change: inout SpecChange, _ step: ChangeWalk.Step, _ old: (app: ComparedApp, place: ComparedApp.Place?),
    _ new: (app: ComparedApp, place: ComparedApp.Place?)
  ) -> ComparisonGap? {
    let place = change.place
    func gap(_ side: ComparisonGap.Side, _ error: SourceSpan?) -> ComparisonGap? {
      error.map { ComparisonGap(place: place, cause: .error, side: side, errorPlace: $0) }
    }
    // An item is in one file; sections and what they are made of may be in several.
    let path = change.path
    let mayBeElsewhere = path.count < 3 || path.count == 3 && ChangeWalk.collections.contains(path[1])
    func unread(_ side: ComparisonGap.Side, _ app: ComparedApp) -> ComparisonGap? {
      guard mayBeElsewhere else { return nil }
      return app.unreadPlace.map { ComparisonGap(place: change.app, cause: .file, side: side, errorPlace: $0) }
    }
    let (oldDepth, newDepth) = (step.oldSteps.count, step.newSteps.count)
    switch change.kind {
    case .added:
      return gap(.base, old.app.errorPlace(at: old.place, depth: oldDepth, isMissing: true)) ?? unread(.base, old.app)
    case .removed:
      return gap(.current, new.app.errorPlace(at: new.place, depth: newDepth, isMissing: true))
        ?? unread(.current, new.app)
    case .changed:
      return gap(.base, old.app.errorPlace(at: old.place, depth: oldDepth, isMissing: false))
        ?? gap(.current, new.app.errorPlace(at: new.place, depth: newDepth, isMissing: false))
    case .renamed:
      // The item may be there under its old id, with an error.
      let there = new.app.place(step.oldKeys, step.oldSteps)
      guard let newID = change.newID,
        let found = gap(.current, new.app.errorPlace(at: there, depth: oldDepth, isMissing: true))
      else { return nil }
      var added = SpecChange(app: change.app, kind: .added, path: change.path.dropLast() + [newID], new: change.new)
      added.shownPath = change.shownPath.dropLast() + [newID]
      change = added
      return found
    case .moved: return nil
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

  private mutating func acknowledge(_ breaks: [BreakItem], findsIdle: Bool) {
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
      if findsIdle, !isUsed, !mayBeUncompared(item) { findings.append(.idleBreak(item)) }
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
