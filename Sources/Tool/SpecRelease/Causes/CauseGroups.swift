/// The causes of an app, from what was found for each of its failures.
public struct CauseGroups {
  public private(set) var causes: [Cause] = []
  /// Failures without any.
  public private(set) var unexplained: [Int] = []

  public struct Cause {
    /// The numbers of the changes.
    public var changes: Set<Int>
    public var failsOnlyTogether: Bool
    /// The numbers of the failures.
    public var failures: [Int]
  }

  /// - Parameter apart: The numbers of failures that say nothing about the causes of the others. A file that must say what a
  ///   value is fails by that value alone, where a case fails only by two together.
  public init(_ found: [CauseSearch.Found], apart: Set<Int> = []) {
    let numbered = Array(found.enumerated())
    self.init(numbered.filter { !apart.contains($0.offset) })
    let others = Self(numbered.filter { apart.contains($0.offset) })
    for cause in others.causes {
      let isSame = { (own: Cause) in
        own.changes == cause.changes && own.failsOnlyTogether == cause.failsOnlyTogether
      }
      if let index = causes.firstIndex(where: isSame) {
        causes[index].failures += cause.failures
      } else {
        causes.append(cause)
      }
    }
    unexplained += others.unexplained
    sort()
  }

  private mutating func sort() {
    causes.sort { ($1.failures.count, $0.changes.min() ?? 0) < ($0.failures.count, $1.changes.min() ?? 0) }
  }

  private init(_ numbered: [(offset: Int, element: CauseSearch.Found)]) {
    // A change that alone explains one failure explains every one that passes without it.
    let sets = numbered.map(\.element).filter { !$0.singles.isEmpty }.map(\.singles)
    for set in sets.sorted(by: { ($0.count, $0.sorted().first ?? 0) < ($1.count, $1.sorted().first ?? 0) })
    where !causes.contains(where: { !$0.changes.isDisjoint(with: set) && $0.changes.isSubset(of: set) }) {
      causes.append(Cause(changes: set, failsOnlyTogether: set.count > 1, failures: []))
    }
    for (number, one) in numbered where !one.singles.isEmpty {
      guard let index = causes.firstIndex(where: { $0.changes.isSubset(of: one.singles) }) else { continue }
      causes[index].failures.append(number)
    }
    for (number, one) in numbered where one.singles.isEmpty {
      if one.breaks.isEmpty {
        unexplained.append(number)
      } else {
        add(number, one.breaks)
      }
    }
    sort()
  }

  /// Several breaks of one case are causes of their own where other failures have shown them, or where each needs
  /// several changes. The others are one cause.
  private mutating func add(_ failure: Int, _ breaks: [Set<Int>]) {
    var alone: Set<Int> = []
    for one in breaks {
      let isShown = { (cause: Cause) in
        (cause.failsOnlyTogether || cause.changes.count == 1) && cause.changes.isSubset(of: one)
      }
      if let index = causes.firstIndex(where: isShown) {
        if causes[index].failures.last != failure { causes[index].failures.append(failure) }
      } else if one.count > 1 {
        causes.append(Cause(changes: one, failsOnlyTogether: true, failures: [failure]))
      } else {
        alone.formUnion(one)
      }
    }
    if alone.isEmpty { return }
    if let index = causes.firstIndex(where: { $0.changes == alone && !$0.failsOnlyTogether }) {
      causes[index].failures.append(failure)
    } else {
      causes.append(Cause(changes: alone, failsOnlyTogether: false, failures: [failure]))
    }
  }
}
