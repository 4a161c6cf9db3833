import SpecDiagnostics
public import TextWriting

/// The verdicts on the mutants of a run.
public struct MutationReport: Sendable {
  /// In the order of the apps and their files.
  public let mutants: [JudgedMutant]
  /// Why apps were not judged, in the order of the apps.
  public let obstacles: [MutationObstacle]
  /// Whether any app was judged.
  private let hasVerdict: Bool

  /// - Parameter judged: How many apps were judged.
  public init(_ mutants: [JudgedMutant], judged: Int = 1, obstacles: [MutationObstacle] = []) {
    self.mutants = mutants
    self.obstacles = obstacles
    hasVerdict = judged > 0 || obstacles.isEmpty
  }

  /// Why no mutant was judged: "2 cases fail without any change". Nil if some were, or if there was none.
  var obstacle: String? {
    guard !hasVerdict, let first = obstacles.first else { return nil }
    return obstacles.count == 1 ? first.reason : obstacles.map { "\($0.app): \($0.reason)" }.joined(separator: "; ")
  }

  /// The mutants that nothing noticed.
  public var survivors: [JudgedMutant] { mutants.filter { $0.verdict == .survived } }

  /// How many mutants of one effect there are, by what became of them.
  public struct Counts: Sendable, Hashable {
    public var killed = 0
    public var waived = 0
    public var survived = 0

    public var all: Int { killed + waived + survived }
  }

  public func counts(of effect: MutantEffect) -> Counts {
    var counts = Counts()
    for mutant in mutants where mutant.effect == effect {
      switch mutant.verdict {
      case .killed: counts.killed += 1
      case .waived: counts.waived += 1
      case .survived: counts.survived += 1
      case .refused, .equivalent: break
      }
    }
    return counts
  }

  public var refused: Int {
    mutants.count { if case .refused = $0.verdict { true } else { false } }
  }

  public var equivalent: Int { mutants.count { $0.verdict == .equivalent } }

  /// The counts, a line for each kind.
  public var summary: TerminalText {
    if let obstacle { return "no verdict, because \(obstacle)\n" }
    var text: TerminalText = "\(Self.mutants(mutants.count)):\n"
    for effect in MutantEffect.allCases {
      let counts = counts(of: effect)
      text += "  \(TerminalText(effect.rawValue).padded(to: 9))  \(counts.killed) of \(counts.all) noticed"
      text += "\(counts.waived > 0 ? ", \(counts.waived) waived" : ""), \(counts.survived) not noticed\n"
    }
    text += "  \(refused) refused by 'check', \(equivalent) without effect\n"
    for one in obstacles { text += "\(one.sentence)\n" }
    return text
  }

  static func mutants(_ count: Int) -> String {
    switch count {
    case 0: "no mutants"
    case 1: "1 mutant"
    default: "\(count) mutants"
    }
  }
}

/// Why an app was not judged.
public struct MutationObstacle: Sendable, Hashable {
  public let app: String
  /// "2 cases fail without any change"
  public let reason: String

  public init(app: String, reason: String) {
    self.app = app
    self.reason = reason
  }

  /// "no verdict on 'courier', because 2 cases fail without any change"
  public var sentence: String { "no verdict on '\(app)', because \(reason)" }
}

/// The survivors of one value, which are told together.
struct UnnoticedValue {
  /// At least one.
  private(set) var mutants: [JudgedMutant]

  /// Survivors in the order given; those of one value are neighbours.
  static func all(_ survivors: [JudgedMutant]) -> [Self] {
    var values: [Self] = []
    for one in survivors {
      if let last = values.last?.mutants.last, last.app == one.app, last.mutant.path == one.mutant.path {
        values[values.count - 1].mutants.append(one)
      } else {
        values.append(Self(mutants: [one]))
      }
    }
    return values
  }

  var finding: Diagnostic? {
    guard let first = mutants.first else { return nil }
    var notes = [Diagnostic.Note("\(mutants.map { "'\($0.id)'" }.joined(separator: ", ")): \(first.effort)")]
    if let hint = mutants.lazy.compactMap(\.hint).first {
      notes.append(
        Diagnostic.Note(
          "it changes what happens in '\(hint.id)', but no line there expects that: \(hint.after) instead of \(hint.before)",
          at: hint.span))
    }
    return Diagnostic(
      "mutants/survived", .error, "Nothing fails if '\(first.mutant.name)' \(changes)", at: first.mutant.span,
      notes: notes)
  }

  /// "is 29 or 31, or is left out"
  private var changes: String {
    let values = mutants.compactMap(\.mutant.newValue)
    let others = mutants.compactMap(\.mutant.predicate)
    return Self.list((values.isEmpty ? [] : ["is \(Self.list(values))"]) + others, isOfLists: values.count > 1)
  }

  /// "a, b or c"; where a part is such a list itself, a comma also stands before the last "or".
  private static func list(_ parts: [String], isOfLists: Bool = false) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return "\(parts.dropLast().joined(separator: ", "))\(isOfLists ? "," : "") or \(last)"
  }
}

extension JudgedMutant {
  /// How hard was looked for somebody who notices.
  fileprivate var effort: String {
    switch casesRun {
    case 0: "no case can see it"
    case 1: "1 case ran and did not fail"
    default: "\(casesRun) cases ran and none failed"
    }
  }
}
