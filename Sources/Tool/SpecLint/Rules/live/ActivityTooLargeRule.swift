import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct ActivityTooLargeRule: LintRule {
  static let code: DiagnosticCode = "live/payload-too-large"
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    diff: """
        app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care }
        live_activities:
          pizza:
            attributes:
      -       1️⃣order: { type: string, example: "\(String(repeating: "A pizza with mushrooms. ", count: 175))" }
      +       order: { type: string, example: "A-1001" }
            state:
              status: { enum: [baking, done] }
            initial: baking
            next: { baking: [done] }
            final: [done]
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.compactMap { activity in
      let push = LiveActivityPayload(activity, .update, wording: .longest)
      var sizes = [push.dataSize]
      if activity.hasPushUpdates.value {
        sizes.append(push.json.count)
        for locale in spec.app.locales {
          sizes.append(LiveActivityPayload(start: activity, in: locale.value, of: spec, wording: .longest).json.count)
        }
      }
      let size = sizes.max() ?? 0
      guard size > LiveActivityPayload.limit else { return nil }
      let longest = values(in: activity.attributes + activity.state).max {
        ($0.example?.utf8.count ?? 0) < ($1.example?.utf8.count ?? 0)
      }
      return finding(
        "'live_activities.\(activity.id)' carries \(size) bytes, but iOS allows at most \(LiveActivityPayload.limit). "
          + "This is its longest value", at: longest?.idSpan ?? activity.idSpan)
    }
  }

  /// The fields that have a value, however deep.
  private func values(in fields: [LiveActivityField]) -> [LiveActivityField] {
    fields.flatMap { field -> [LiveActivityField] in
      if case .fields(let parts) = field.kind { values(in: parts) } else { [field] }
    }
  }
}
