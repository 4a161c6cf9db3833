import NotificationConformance
import NotificationRules
import TextWriting

/// Why a notification did not come, or what became of it, as `conform` and analytics name it.
struct ReasonExplanation: Explanation {
  private let name: String
  private let kind: String
  private let sentence: String
  private let advice: String?
  private let situations: [OutcomeSituation]

  /// The words that it explains.
  static let names = OutcomeReason.allCases.map(\.rawValue) + Outcome.allCases.map(\.rawValue)

  /// What a name means; a word may be a reason and an outcome.
  static func all(_ name: String) -> [ReasonExplanation] {
    let reasons = OutcomeReason.allCases.filter { $0.rawValue == name }.map { reason in
      ReasonExplanation(
        name: name, kind: "why a notification did not come", sentence: reason.sentence, advice: reason.advice,
        situations: OutcomeSituation.all(with: reason))
    }
    if !reasons.isEmpty { return reasons }
    return Outcome.allCases.filter { $0.rawValue == name }.map { outcome in
      ReasonExplanation(
        name: name, kind: "what became of a notification", sentence: outcome.sentence, advice: nil,
        situations: OutcomeSituation.all(with: outcome))
    }
  }

  func write(to page: inout PageText) {
    page.heading("\(name)  \(kind)")
    page.paragraph(sentence)
    page.list("It is said when", situations.map { "\($0.situation): \($0.outcome)" })
    if let advice { page.paragraph(advice) }
  }

  func write(to json: inout JSONWriter) {
    json.member("about", "reason")
    json.member("name", name)
    json.member("sentence", sentence)
    json.nullable("advice", advice)
    json.objects("situations", situations) { json, line in
      json.member("situation", line.situation)
      json.member("outcome", line.outcome)
    }
  }
}

extension Outcome {
  fileprivate var sentence: String {
    switch self {
    case .dropped: "It does not come."
    case .held: "It does not come yet; it still may."
    case .displaced: "A more important one took its place."
    case .cancelled: "It was pending, and was taken back."
    case .suppressed: "It was delivered, and not shown."
    case .expired: "Its time is over."
    }
  }
}
