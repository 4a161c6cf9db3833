import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct EventForEveryTypeRule: LintRule {
  static let code: DiagnosticCode = "analytics/every-type"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let events = (spec.analytics?.events ?? []).filter(\.isCounted)
    let types = spec.notifications.map(\.id).sorted { ($1.count, $0) < ($0.count, $1) }
    // The only event that says of which type it is may have any name.
    return events.enumerated().compactMap { place, event in
      guard !event.name.contains("{id}"), event.moments.allSatisfy({ $0.subject == "notification" }) else { return nil }
      let other = events.enumerated().first { otherPlace, other in
        otherPlace != place && (other.tellsTypes || otherPlace < place) && event.moments.isSubset(of: other.moments)
      }?.element
      let advice =
        other.map { $0.tellsTypes ? "'\($0.name)' already logs it, with the type" : "'\($0.name)' already logs it" }
      if types.count > 1,
        let type = types.first(where: { event.isNamed(after: $0) })
          ?? (event.tellsTypes && !(other?.tellsTypes ?? false) ? nil : event.typeAlike(among: types))
      {
        return finding(
          "'analytics.events.\(event.name)' is logged for every type, not only for '\(type)': "
            + (advice.map { "\($0), so remove it" }
              ?? "give it a name for all types\(event.tellsTypes ? "" : ", and the parameter 'type'")"),
          at: event.nameSpan,
          notes: spec.notifications.filter { $0.id == type }.map { Diagnostic.Note("the type is here", at: $0.idSpan) })
      }
      guard let advice, !event.tellsTypes else { return nil }
      let moments = event.transitions.map { "'\($0.value.rawValue)'" }.joined(last: "and")
      return finding(
        "'analytics.events.\(event.name)' is logged at every \(moments), for every type. \(advice): remove it, or add "
          + "the parameter 'type'", at: event.nameSpan)
    }
  }
}

extension EventItem {
  fileprivate var moments: Set<EventRule.Transition> { Set(transitions.map(\.value)) }

  /// Whether one can see of which type a logged one is.
  fileprivate var tellsTypes: Bool {
    name.contains("{id}") || parameters.contains { $0.value == .type || $0.value == .request }
  }

  /// The only type whose id has a word that begins as one of the name does: `opened_watering` for `water_reminder`.
  fileprivate func typeAlike(among types: [String]) -> String? {
    let moments = Set(transitions.flatMap { $0.value.rawValue.split { "._".contains($0) } })
    let words = name.split(separator: "_").filter { word in
      word.count >= Self.wordStart && !moments.contains { $0.prefix(Self.wordStart) == word.prefix(Self.wordStart) }
    }
    let alike = types.filter { type in
      type.split(separator: "_").contains { part in
        words.contains { $0.prefix(Self.wordStart) == part.prefix(Self.wordStart) }
      }
    }
    return alike.count == 1 ? alike[0] : nil
  }

  private static let wordStart = 5

  /// Whether the id of a type is in the name, as whole words.
  fileprivate func isNamed(after type: String) -> Bool { "_\(name)_".contains("_\(type)_") }
}
