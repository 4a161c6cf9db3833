import SpecDiagnostics
import SpecModel

/// Two types do not say the same.
///
/// Why: who gets both reads the same sentence twice and takes it for a mistake. Mostly one of them was copied and never
/// rewritten.
/// - Source: Human Interface Guidelines, Notifications: no several notifications for the same thing
struct DuplicateBodyRule: LintRule {
  static let code: DiagnosticCode = "copy/duplicate-body"
  static let level = Diagnostic.Severity.note
  static let example = LintExample(
    bad: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        morning:
          summary: "Morning."
          target: home
          trigger: { calendar: { every: day, time: "08:00" } }
          copy: { body: { en: "Tidy up" } }
        evening:
          summary: "Evening."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
          copy: { body: { en: 1️⃣"Tidy up" } }
      """,
    good: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        morning:
          summary: "Morning."
          target: home
          trigger: { calendar: { every: day, time: "08:00" } }
          copy: { body: { en: "Tidy up" } }
        evening:
          summary: "Evening."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
          copy: { body: { en: "A quiet moment to tidy up?" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    let source = spec.app.sourceLocale.value
    let repeated = repeated(in: spec)
    guard !repeated.isEmpty else { return [] }
    var first: [String: (path: String, span: SourceSpan)] = [:]
    var findings: [Diagnostic] = []
    for type in spec.notifications {
      type.forEachVisibleText { text in
        guard text.role == .body, let copy = text.text[source] else { return }
        for template in copy.templates where repeated.contains(template.source) {
          guard let earlier = first[template.source] else {
            first[template.source] = (text.path, template.span)
            continue
          }
          // Variants and plural forms of one type may repeat themselves, and an alias of YAML is one text for two types.
          guard earlier.path != text.path, earlier.span != template.span else { continue }
          findings.append(
            finding(
              "'\(text.path).\(source)' says the same as '\(earlier.path)'", at: template.span,
              notes: [Diagnostic.Note("the same words stand here", at: earlier.span)]))
        }
      }
    }
    return findings
  }

  /// What stands more than once in bodies; mostly nothing, and then nobody needs to know where the others stand.
  private func repeated(in spec: Spec) -> Set<String> {
    let source = spec.app.sourceLocale.value
    var seen = Set<String>(minimumCapacity: 2 * spec.notifications.count)
    var repeated: Set<String> = []
    func add(_ text: LocalizedText) {
      for index in text.texts.indices where text.texts[index].locale == source {
        switch text.texts[index].form {
        case .plain(let template): if !seen.insert(template.source).inserted { repeated.insert(template.source) }
        case .plural(_, let forms):
          for form in forms.indices where !seen.insert(forms[form].text.source).inserted {
            repeated.insert(forms[form].text.source)
          }
        }
        return
      }
    }
    for type in spec.notifications {
      switch type.copy.body {
      case .text(let text): add(text)
      case .variants(let variants): for variant in variants.variants { for text in variant.texts { add(text) } }
      }
    }
    return repeated
  }
}
