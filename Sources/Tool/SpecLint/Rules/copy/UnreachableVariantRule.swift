import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct UnreachableVariantRule: LintRule {
  static let code: DiagnosticCode = "copy/unreachable-variant"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    var switches = Switches(of: spec)
    return spec.notifications.flatMap { type in
      type.copy.fields.flatMap { field, content -> [Diagnostic] in
        guard case .variants(let variants) = content else { return [] }
        if case .experiment(let id) = variants.choice { return excluded(variants, by: id.value, field, type) }
        guard case .preference(let id) = variants.choice,
          let cause = switches.needed(id.value, for: type)
        else { return [] }
        return variants.variants.filter { $0.id == (cause.isOn ? "off" : "on") }.map { variant in
          finding(
            "'notifications.\(type.id).copy.\(field.rawValue)' is never shown as '\(variant.id)': the type is sent only while '\(id.value)' is \(cause.isOn ? "on" : "off")",
            at: variant.idSpan, notes: [Diagnostic.Note("decided here", at: cause.span)])
        }
      }
    }
  }

  private func excluded(
    _ variants: CopyVariants, by experiment: String, _ field: TextRule.Field, _ type: NotificationItem
  ) -> [Diagnostic] {
    variants.variants.filter { type.excludes(arm: $0.id, of: experiment) }.map { variant in
      finding(
        "'notifications.\(type.id).copy.\(field.rawValue)' is never shown as '\(variant.id)': the conditions exclude this arm "
          + "of '\(experiment)'", at: variant.idSpan)
    }
  }
}
