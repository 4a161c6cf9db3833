import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import SpecLint

/// One app, read from its files and judged by the lint rules as the workspace wants it.
struct AppCheck {
  /// Nil where the section `app` itself is broken.
  let spec: Spec?
  /// It could be read without an error.
  let isComplete: Bool
  let findings: [Diagnostic]
  let waived: [WaivedDiagnostic]

  /// - Parameters:
  ///   - policy: The levels and waivers of the workspace; notes what each waiver silences.
  init(
    _ sources: [SpecSource], folder: String, requirements: Set<String>?, isTranslating: Bool = false,
    on today: CivilDate?, _ policy: inout LintPolicy
  ) {
    let result = SpecReader.read(
      sources, folder: folder, requirements: requirements, isTranslating: isTranslating)
    let isComplete = !result.diagnostics.contains { $0.severity == .error }
    var findings = result.diagnostics
    let index = KeyIndex()
    let waivers = policy.waivers(of: folder, isComplete: isComplete) { waiver in
      let place = SpecPlace(waiver.path, in: sources, index)
      if isComplete, let finding = Diagnostic.unknownPlace(place, of: waiver) { findings.append(finding) }
      return place.missing == nil ? place.spans : nil
    }
    var waived: [WaivedDiagnostic] = []
    if let spec = result.spec {
      var found = FindingCollector()
      LintRoster.ask(about: spec, on: today, without: policy.silent) { findings in
        let judged = policy.apply(waivers, to: findings)
        found.append(contentsOf: judged.findings)
        waived += judged.waived
      }
      findings += found.report
    }
    spec = result.spec
    self.isComplete = isComplete
    self.findings = findings
    self.waived = waived
  }
}
