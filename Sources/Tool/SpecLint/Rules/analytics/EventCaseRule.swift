import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct EventCaseRule: LintRule {
  static let code: DiagnosticCode = "analytics/case-collision"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    var owners: [String: EventItem] = [:]
    return (spec.analytics?.events ?? []).compactMap { event in
      guard let owner = owners.updateValue(event, forKey: event.name.lowercased()) else { return nil }
      // If Swift cannot tell the names apart, `NameCollisionRule` reports it.
      guard SwiftNames.name(owner.name, of: .event) != SwiftNames.name(event.name, of: .event) else { return nil }
      return finding(
        "'analytics.events.\(event.name)' and '\(owner.name)' differ only in upper and lower case", at: event.nameSpan,
        notes: [Diagnostic.Note("the other name is here", at: owner.nameSpan)])
    }
  }
}
