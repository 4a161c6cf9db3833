import SpecDiagnostics
import SpecLanguage

struct UnusedAttributeRule: LintRule {
  static let code: DiagnosticCode = "attributes/unused"
  static let page = """
    Conditions ask about every attribute and every one of its values.

    Why: the app reports an attribute, or one of its values, and nothing changes. Either it is left over, or a condition
    is missing. One value may go unnamed: it stands for everybody else.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    - attributes: { 1️⃣tier: { enum: [free, gold] } }
    + signals: { visited: {} }
    + attributes: { tier: { enum: [free, gold] } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        offer:
          summary: "A better tier."
          target: home
    -     trigger: { calendar: { every: day, time: "12:00" } }
    +     trigger: { after: { signal: visited, delay: 1h } }
    +     conditions: [{ attribute: { id: tier, is: free } }]
          copy: { body: { en: "Go for gold" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, !spec.attributes.isEmpty else { return [] }
    var used: [String: Set<String>] = [:]
    spec.forEachCondition { condition in
      if case .attribute(let item) = condition.form { used[item.id.value, default: []].insert(item.value.value) }
    }
    return spec.attributes.flatMap { item -> [Diagnostic] in
      guard let values = used[item.id] else {
        return [
          finding("No condition asks about 'attributes.\(item.id)': name it in one, or remove it", at: item.idSpan)
        ]
      }
      let unused = item.values.filter { !values.contains($0.value) }
      return unused.count < 2
        ? []
        : unused.map {
          finding(
            "No condition asks whether 'attributes.\(item.id)' is '\($0.value)': name it in one, or remove it",
            at: $0.span)
        }
    }
  }
}
