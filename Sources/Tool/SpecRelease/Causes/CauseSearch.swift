/// Finds the changes that failures come from: each is put back alone, and where that is not enough, several are.
///
/// A cause is a smallest set of changes without which a failure passes. Groups are found by delta debugging.
/// - Source: https://www.st.cs.uni-saarland.de/papers/tse2002/tse2002.pdf (`ddmin`)
public struct CauseSearch {
  /// For each set of changes that is put back: which of the failures pass then; none if the app cannot be read.
  public typealias Trial = (_ back: [Set<Int>], _ failures: Set<Int>) -> [Set<Int>]

  private let changes: Set<Int>
  /// Changes without which something is still as today: what is new stays.
  private let withoutNew: Set<Int>
  private let mostTrials: Int
  private let trial: Trial
  private var known: [Set<Int>: (asked: Set<Int>, passing: Set<Int>)] = [:]
  /// How often something was put back.
  public private(set) var trials = 0

  public struct Found: Sendable, Hashable {
    /// Each of these alone makes it pass. Several: it fails only while all of them are there.
    public var singles: Set<Int> = []
    /// Where no change alone is enough: several things are wrong with it. For each the changes of which one has to be
    /// put back, together with one for each of the others.
    public var breaks: [Set<Int>] = []
    /// Whether it passes with everything put back.
    public var passesBefore = false
    /// Whether it passes with nothing put back, alone: then no change has to do with it.
    public var passesNow = false
    /// Whether any change was put back for it.
    public var wasTried = false
  }

  /// - Parameters:
  ///   - mostTrials: After so many, no more groups are looked for.
  public init(_ changes: [AppChange], mostTrials: Int = 3_000, trial: @escaping Trial) {
    self.changes = Set(changes.indices)
    withoutNew = Set(changes.indices.filter { changes[$0].kind != .added })
    self.mostTrials = mostTrials
    self.trial = trial
  }

  /// What each failure comes from, in their order.
  ///
  /// - Parameter always: For these, changes are tried even if putting back everything does not help: what they need may
  ///   be new itself. For the others it shows that they are older than the base.
  public mutating func causes(of failures: Int, tryingAlways always: Set<Int> = []) -> [Found] {
    var found = [Found](repeating: Found(), count: failures)
    let all = Set(0..<failures)
    guard !changes.isEmpty, failures > 0 else { return found }
    let ends = passing([[], changes], all)
    for failure in ends[0] { found[failure].passesNow = true }
    for failure in ends[1] { found[failure].passesBefore = true }
    let tried = ends[1].union(always).subtracting(ends[0])
    guard !tried.isEmpty else { return found }
    let numbers = changes.sorted()
    for failure in tried { found[failure].wasTried = true }
    for (number, passing) in zip(numbers, passing(numbers.map { [$0] }, tried)) {
      for failure in passing { found[failure].singles.insert(number) }
    }
    var groups: [(changes: Set<Int>, failures: Set<Int>)] = []
    for failure in tried.sorted() where found[failure].singles.isEmpty {
      let known = groups.map(\.changes).first { passes(failure, with: $0) }
      guard let start = known ?? [changes, withoutNew].first(where: { passes(failure, with: $0) }),
        let group = smallest(in: start, for: failure)
      else { continue }
      if let place = groups.firstIndex(where: { $0.changes == group }) {
        groups[place].failures.insert(failure)
      } else {
        groups.append((group, [failure]))
      }
    }
    for group in groups {
      for number in group.changes.sorted() {
        let others = group.changes.subtracting([number])
        let choices = changes.subtracting(others).sorted()
        let isEnough = trials + choices.count <= mostTrials
        let passing = isEnough ? passing(choices.map { others.union([$0]) }, group.failures) : []
        for failure in group.failures {
          let choices = zip(choices, passing).filter { $1.contains(failure) }.map(\.0)
          found[failure].breaks.append(Set(choices).union([number]))
        }
      }
    }
    return found
  }

  /// A set of changes of which none can be left out.
  private mutating func smallest(in start: Set<Int>, for failure: Int) -> Set<Int>? {
    var rest = start.sorted()
    var parts = 2
    while rest.count > 1 {
      if trials > mostTrials { return nil }
      let size = (rest.count + parts - 1) / parts
      let chunks = stride(from: 0, to: rest.count, by: size).map { Array(rest[$0..<min($0 + size, rest.count)]) }
      let others = chunks.map { chunk in Set(rest).subtracting(chunk) }
      if let chunk = firstPassing(chunks.map { Set($0) }, failure) {
        rest = chunk.sorted()
        parts = 2
      } else if chunks.count > 2, let other = firstPassing(others, failure) {
        rest = other.sorted()
        parts = max(parts - 1, 2)
      } else if parts < rest.count {
        parts = min(parts * 2, rest.count)
      } else {
        break
      }
    }
    return Set(rest)
  }

  private mutating func firstPassing(_ sets: [Set<Int>], _ failure: Int) -> Set<Int>? {
    for set in sets where passes(failure, with: set) { return set }
    return nil
  }

  private mutating func passes(_ failure: Int, with back: Set<Int>) -> Bool {
    passing([back], [failure])[0].contains(failure)
  }

  private mutating func passing(_ sets: [Set<Int>], _ failures: Set<Int>) -> [Set<Int>] {
    let new = sets.filter { known[$0].map { failures.isSubset(of: $0.asked) } != true }
    trials += new.count
    for (set, passing) in zip(new, trial(new, failures)) {
      let before = known[set] ?? ([], [])
      known[set] = (before.asked.union(failures), before.passing.union(passing))
    }
    return sets.map { known[$0]?.passing.intersection(failures) ?? [] }
  }
}
