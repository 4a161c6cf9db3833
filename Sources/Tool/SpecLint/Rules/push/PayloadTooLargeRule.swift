import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct PayloadTooLargeRule: LintRule {
  static let code: DiagnosticCode = "push/payload-too-large"
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    diff: """
        app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        push: { entitlements: [aps_environment] }
        notifications:
          news:
            summary: "There is news."
            target: home
      -     push: { data: { 1️⃣offers: { type: string, example: "\(String(repeating: "A-1, ", count: 820))" } } }
      +     push: { data: { offers: { type: string, example: "A-1" } } }
            copy: { body: { en: "Hello" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.filter { APNSPayload.mostBytes(of: $0) > APNSPayload.limit }.flatMap { type in
      type.copy.body.texts.first?.texts.compactMap { text -> Diagnostic? in
        let payload = APNSPayload(type, in: text.locale, of: spec, wording: .longest)
        let size = payload.json.count
        let limit = APNSPayload.limit
        guard size > limit, let longest = type.longestPart(of: payload) else { return nil }
        return finding(
          "'notifications.\(type.id)' makes a push of \(size) bytes in '\(text.locale)', but Apple allows "
            + "at most \(limit). This is its longest part", at: longest)
      } ?? []
    }
  }
}

extension NotificationItem {
  /// Where the longest part of the payload is written: a text, or the id of a value.
  fileprivate func longestPart(of payload: APNSPayload) -> SourceSpan? {
    let texts = [payload.body, payload.title, payload.subtitle].compactMap { $0 }
      .map { (length: $0.text.utf8.count, span: $0.template.span) }
    let values = ((push?.data ?? []) + arguments).map { (length: $0.example?.utf8.count ?? 0, span: $0.idSpan) }
    return (texts + values).max { $0.length < $1.length }?.span
  }
}
