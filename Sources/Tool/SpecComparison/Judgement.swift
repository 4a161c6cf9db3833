public import SpecLanguage

extension Audience {
  /// What a report calls it.
  public var name: String {
    switch self {
    case .swift: "Swift callers"
    case .dashboards: "Dashboards"
    case .inFlight: "Scheduled and in flight"
    case .copy: "Readers of the copy"
    }
  }

  /// What a report says where a change is none of its business.
  var untouched: String {
    switch self {
    case .swift: "The generated Swift keeps its names and types."
    case .dashboards: "What is counted stays the same."
    case .inFlight: "What is already scheduled or sent is not affected."
    case .copy: "The texts stay the same."
    }
  }
}

/// What a change means for an audience.
public enum Verdict: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Nothing to do.
  case safe
  /// Somebody should look at it.
  case risk
  /// Something stops working.
  case `break`

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .safe: 0
    case .risk: 1
    case .break: 2
    }
  }
}

/// What a change means for one audience, and why.
public struct Judgement: Sendable, Hashable {
  public var audience: Audience
  public var verdict: Verdict
  /// One sentence for somebody who does not read code.
  public var sentence: String

  init(_ audience: Audience, _ verdict: Verdict, _ sentence: String) {
    self.audience = audience
    self.verdict = verdict
    self.sentence = sentence
  }
}
