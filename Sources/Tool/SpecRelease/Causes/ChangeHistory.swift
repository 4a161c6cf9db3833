import SpecDiagnostics
public import SpecLanguage

/// The commits that changed an app, which tell who made a change: by the values and not by lines, which others edit too.
public struct ChangeHistory {
  public struct Step {
    public let commit: ChangeCommit
    /// The files that it changed, as they were and as they are in it.
    fileprivate let load: () -> (old: [SpecSource], new: [SpecSource])

    public init(_ commit: ChangeCommit, files: @escaping () -> (old: [SpecSource], new: [SpecSource])) {
      (self.commit, load) = (commit, files)
    }
  }

  private typealias States = (old: PlacedValue?, new: PlacedValue?)

  private let steps: [Step]
  private let head: PlacedValue?
  private var states: [Int: States] = [:]

  /// - Parameters:
  ///   - steps: The newest first.
  ///   - head: The files of the app in the last commit.
  public init(_ steps: [Step], head: [SpecSource]) {
    self.steps = steps
    self.head = PlacedValue.whole(head)
  }

  /// Nil where it is not known.
  public mutating func commit(of change: AppChange) -> ChangeCommit? {
    if !change.isMade(in: head) { return .uncommitted }
    for number in steps.indices {
      let (old, new) = states(of: number)
      let isHere =
        change.kind == .removed
        ? change.value(in: old) != nil && change.value(in: new) == nil
        : change.isMade(in: new) && !change.isMade(in: old)
      if isHere { return steps[number].commit }
    }
    return nil
  }

  private mutating func states(of number: Int) -> States {
    if let known = states[number] { return known }
    let files = steps[number].load()
    let found = (PlacedValue.whole(files.old), PlacedValue.whole(files.new))
    states[number] = found
    return found
  }
}

extension AppChange {
  fileprivate func value(in state: PlacedValue?) -> PlacedValue? { state?[path] ?? state?[oldPath] }

  /// Whether the value is what it is today.
  fileprivate func isMade(in state: PlacedValue?) -> Bool {
    let value = value(in: state)
    switch kind {
    case .removed: return value == nil
    case .added, .changed: return new.map { value?.says($0) ?? false } ?? false
    case .renamed: return state?[path] != nil
    // Its commits are looked for by the file.
    case .file: return false
    case .moved: return value?.parts?.map(\.name) == new?.parts?.map(\.name)
    }
  }
}
