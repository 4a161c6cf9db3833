import SpecDiagnostics
import SpecLanguage

struct UnusedAttributeRule: LintRule {
  static let code: DiagnosticCode = "attributes/unused"
  static let level = Diagnostic.Severity.warning

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
