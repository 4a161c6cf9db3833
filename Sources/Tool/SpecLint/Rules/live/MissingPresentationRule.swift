import SpecDiagnostics
import SpecLanguage

struct MissingPresentationRule: LintRule {
  static let code: DiagnosticCode = "live/missing-presentation"
  static let page = """
    A Live Activity has a view for every place where iOS shows it.

    Why: iOS decides where to show it: on the Lock Screen, on both sides of the Dynamic Island, as the dot that is left
    when there are two activities, or expanded. A place without a view stays empty.

    Source: IOS/LA-9
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/LA-9"]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
          initial: baking
          next: { baking: [done] }
          final: [done]
    -     presentations: [1️⃣lock_screen, compact_leading, compact_trailing]
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.compactMap { activity in
      let drawn = activity.presentations.map(\.value)
      let missing = LiveActivityItem.Presentation.allCases.filter { !drawn.contains($0) }.map { "'\($0.rawValue)'" }
      guard !missing.isEmpty else { return nil }
      return finding(
        "'live_activities.\(activity.id).presentations' has no \(missing.joined(last: "or")): "
          + (missing.count == 1 ? "that place stays empty" : "those places stay empty"),
        at: activity.presentations.first?.span ?? activity.idSpan)
    }
  }
}
