import SpecDiagnostics
import SpecLanguage

struct UnusedTargetRule: LintRule {
  static let code: DiagnosticCode = "links/unused-target"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, let links = spec.deepLinks, links.universal == nil else { return [] }
    let opened = spec.openedTargets
    return links.targets.filter { !opened.contains($0.id) }.map { target in
      finding(
        "Nothing opens 'deep_links.targets.\(target.id)': remove it, or let a notification lead there",
        at: target.idSpan)
    }
  }
}

extension Spec {
  /// The screens that a tap, a button, the flow or another screen leads to.
  fileprivate var openedTargets: Set<String> {
    var opened = Set(notifications.map(\.target.value))
    for action in categories.flatMap(\.actions) {
      if let target = action.target { opened.insert(target.value) }
    }
    if let target = permissionFlow?.finalScreen?.target { opened.insert(target.value) }
    if let target = app.authorization?.fallback { opened.insert(target.value) }
    for target in deepLinks?.targets ?? [] {
      if let fallback = target.fallback { opened.insert(fallback.value) }
    }
    return opened
  }
}
