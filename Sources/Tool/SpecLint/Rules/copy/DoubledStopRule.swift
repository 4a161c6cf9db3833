import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct DoubledStopRule: WordingRule {
  static let code: DiagnosticCode = "copy/doubled-stop"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.template.hasArguments else { return nil }
      let parts = wording.template.parts
      for (part, next) in zip(parts, parts.dropFirst()) {
        // Two stops more are an ellipsis. What a text ends with depends on the text; how a moment is written does not.
        guard case .argument(let name) = part, case .literal(let rest) = next, rest.hasPrefix("."),
          !rest.hasPrefix(".."), let argument = wording.text.arguments.first(where: { $0.id == name }),
          argument.kind == .instant
        else { continue }
        let value = SampleValue(of: argument, among: wording.text.arguments, moment: SampleMoment.telling)
          .text(in: wording.copy.locale)
        guard value.hasSuffix(".") else { continue }
        return
          "has a full stop after '{\(name)}', which ends with one itself, as in '\(value)': write the sentence so that "
          + "something else ends it"
      }
      return nil
    }
  }
}
