import SpecDiagnostics
import SpecLanguage

struct SameButtonRule: LintRule {
  static let code: DiagnosticCode = "categories/same-title"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let ofCategories = spec.categories.flatMap { category in
      category.actions.enumerated().compactMap { number, action in
        category.actions[..<number].lazy.compactMap { earlier in
          finding(
            "'\(action.id)' in 'categories.\(category.id)'", action.title, "'\(earlier.id)'", earlier.title)
        }.first
      }
    }
    let flow = spec.permissionFlow
    let ofSteps = (flow?.steps ?? []).compactMap { step in
      pair("the step '\(step.id)'", step.screen.primary, step.screen.secondary)
    }
    let ofScreens = (flow?.screens ?? []).compactMap { screen in
      pair("the screen '\(screen.id)'", screen.primary?.label, screen.secondary?.label)
    }
    return ofCategories + ofSteps + ofScreens
  }

  private func pair(_ name: String, _ primary: LocalizedText?, _ secondary: LocalizedText?) -> Diagnostic? {
    secondary.flatMap { finding("The second button of \(name)", $0, "the first", primary) }
  }

  /// A finding about the first language in which both read the same.
  private func finding(
    _ name: String, _ text: LocalizedText, _ otherName: String, _ other: LocalizedText?
  ) -> Diagnostic? {
    guard let other else { return nil }
    for copy in text.texts {
      let words = copy.templates.map(\.source)
      guard let template = copy.templates.first, let earlier = other[copy.locale]?.templates, !earlier.isEmpty,
        words == earlier.map(\.source), template.span != earlier[0].span
      else { continue }
      return finding(
        "\(name) reads the same in '\(copy.locale)' as \(otherName)", at: template.span,
        notes: [Diagnostic.Note("the other button is here", at: earlier[0].span)])
    }
    return nil
  }
}
