public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

/// Every rule.
public enum LintRoster {
  /// In the order of their codes. The build gathers them: a file `<Name>Rule.swift` below `Rules` has the rule `<Name>Rule`.
  public static let all: [any LintRule] = rules.sorted { type(of: $0).code < type(of: $1).code }

  /// The codes that a workspace may set levels and waivers for, in their order.
  public static var codes: [DiagnosticCode] { all.map { type(of: $0).code } }

  /// The findings of all rules about one app, in report order.
  ///
  /// - Parameters:
  ///   - today: The date for expiry; if nil, rules that ask for it say nothing.
  ///   - silent: Codes of rules that do not run.
  public static func check(
    _ spec: Spec, on today: CivilDate? = nil, without silent: Set<DiagnosticCode> = []
  ) -> [Diagnostic] {
    var findings = FindingCollector()
    ask(about: spec, on: today, without: silent) { findings.append(contentsOf: $0) }
    return findings.report
  }

  /// Calls back with the findings about one app, rule by rule: all of them together might fill memory.
  public static func ask(
    about spec: Spec, on today: CivilDate? = nil, without silent: Set<DiagnosticCode> = [],
    _ take: ([Diagnostic]) -> Void
  ) {
    let asked = silent.isEmpty ? all : all.filter { !silent.contains(type(of: $0).code) }
    WordingCheck(asked).check(spec, take)
    for rule in asked {
      let roles = rule.roles
      if roles.wording != nil || roles.copyText != nil { continue }
      if let today, let dated = roles.dated {
        take(dated.check(spec, on: today))
      } else {
        take(rule.check(spec))
      }
    }
  }
}
