import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct UnreachableVariantRule: LintRule {
  static let code: DiagnosticCode = "copy/unreachable-variant"
  static let page = """
    Every variant of a text can be shown.

    Why: a setting that decides whether the type is sent cannot choose its words as well. If nothing is sent while it is
    off, the words for "off" are never read. Usually another setting was meant. The same is true of an arm of an
    experiment that the conditions of the type exclude.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
    - preferences: { reminders: { type: toggle, default: true, controls: [daily] } }
    + preferences:
    +   reminders: { type: toggle, default: true, controls: [daily] }
    +   preview: { type: toggle, default: true, parent: reminders }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body:
              variants:
    -           choose: { preference: reminders }
    +           choose: { preference: preview }
                on: { en: "A good moment to tidy up" }
                1️⃣off: { en: "You can tidy up any time" }
    """

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
