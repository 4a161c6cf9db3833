import SpecDiagnostics
import SpecLanguage

struct UnreachableStateRule: LintRule {
  static let code: DiagnosticCode = "live/unreachable-state"
  static let page = """
    Every state of a Live Activity can be reached.

    Why: a state that cannot be reached from the first one has texts, translations and a picture that are never shown.
    Usually a step between two states was forgotten.

    Source: IOS/LA-12 (its note)
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, 1️⃣on_the_way, done] }
          initial: baking
    -     next: { baking: [done], on_the_way: [done] }
    +     next: { baking: [on_the_way], on_the_way: [done] }
          final: [done]
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.flatMap { activity -> [Diagnostic] in
      guard !activity.next.isEmpty, let values = activity.statusField?.values,
        let first = activity.initial?.value ?? values.first?.value
      else { return [] }
      var reached: Set<String> = [first]
      var open = [first]
      while let state = open.popLast() {
        for step in activity.next where step.from.value == state {
          for next in step.to where reached.insert(next.value).inserted { open.append(next.value) }
        }
      }
      return values.filter { !reached.contains($0.value) }.map { value in
        finding(
          "No path in 'live_activities.\(activity.id).next' leads from '\(first)' to '\(value.value)'", at: value.span)
      }
    }
  }
}
