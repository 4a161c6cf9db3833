import SpecDiagnostics
import SpecLanguage

struct UncontrolledTypeRule: LintRule {
  static let code: DiagnosticCode = "preferences/uncontrolled-type"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let switches = spec.preferences.filter { $0.toggle?.controlsSomething == true }
    guard spec.isComplete, let first = switches.first else { return [] }
    let all = Switches(of: spec)
    return spec.notifications.filter { !all.decide(about: $0) }.map { type in
      finding(
        "No setting turns off 'notifications.\(type.id)', although other types can be turned off: add it to the "
          + "'controls' of one",
        at: type.idSpan, notes: [Diagnostic.Note("'\(first.id)' controls other types", at: first.idSpan)])
    }
  }
}

extension ToggleItem {
  fileprivate var controlsSomething: Bool {
    switch controls {
    case .all: true
    case .types(let types): !types.isEmpty
    }
  }
}
