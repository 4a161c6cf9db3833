import SpecDiagnostics
import SpecEmission
import SpecModel

/// A push is no larger than Apple takes: 4096 bytes, and 5120 for a call.
///
/// Why: Apple's server refuses a larger push, and nobody gets it. A Latin letter takes one byte, a Cyrillic one two and
/// a Chinese one three, so the limit is met in one language first. The samples of arguments and data count as well:
/// give them an `example` as long as real values are. Types that the device plans have the same limit, because their
/// files for the simulator do.
/// - Source: `platform-facts.md`, section 3; DESIGN 10 (command line and findings)
struct PayloadTooLargeRule: LintRule {
  static let code: DiagnosticCode = "push/payload-too-large"
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    bad: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { data: { 1️⃣offers: { type: string, example: "\(String(repeating: "A-1, ", count: 820))" } } }
          copy: { body: { en: "Hello" } }
      """,
    good: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { data: { offers: { type: string, example: "A-1" } } }
          copy: { body: { en: "Hello" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.filter(\.mayBeLarge).flatMap { type in
      type.copy.body.texts.first?.texts.compactMap { text -> Diagnostic? in
        let payload = APNSPayload(type, in: text.locale, of: spec, wording: .longest)
        let size = payload.json.count
        let limit = APNSPayload.limit(of: type.push?.pushType.value ?? .alert)
        guard size > limit, let longest = type.longestPart(of: payload) else { return nil }
        return finding(
          "'notifications.\(type.id)' makes a push of \(size) bytes in '\(text.locale)', and Apple takes \(limit): "
            + "this is its longest part", at: longest)
      } ?? []
    }
  }
}

extension NotificationItem {
  /// Where the longest of what the payload carries is written: a text, or the id of a value.
  fileprivate func longestPart(of payload: APNSPayload) -> SourceSpan? {
    let texts = [payload.body, payload.title, payload.subtitle].compactMap { $0 }
      .map { (length: $0.text.utf8.count, span: $0.template.span) }
    let values = ((push?.data ?? []) + arguments).map { (length: $0.example?.utf8.count ?? 0, span: $0.idSpan) }
    return (texts + values).max { $0.length < $1.length }?.span
  }

  /// Whether its payload is worth writing. Nearly all are far from the limit, and a look at the lengths shows it.
  fileprivate var mayBeLarge: Bool {
    var longest = 0
    var mostArguments = 0
    copy.title?.measure(&longest, &mostArguments)
    copy.subtitle?.measure(&longest, &mostArguments)
    copy.body.measure(&longest, &mostArguments)
    var values = 0
    func add(_ item: ParameterItem) {
      values += item.payloadKey.utf8.count + max(item.id.utf8.count, item.example?.utf8.count ?? 20)
    }
    for index in arguments.indices { add(arguments[index]) }
    var rest = content.thread?.source.utf8.count ?? 0
    if let push {
      for item in push.data { add(item) }
      rest += (push.targetContentID?.value.utf8.count ?? 0) + (push.filterCriteria?.value.utf8.count ?? 0)
    }
    // Three texts, and three bytes for what JSON has to escape.
    return 3 * (3 * (longest + mostArguments * values) + values + rest) + 700 > 4096
  }
}

extension CopyField {
  /// The most bytes and the most parts of its texts, if there are more than before.
  fileprivate func measure(_ bytes: inout Int, _ parts: inout Int) {
    switch self {
    case .text(let text): text.measure(&bytes, &parts)
    case .variants(let variants):
      for variant in variants.variants { for text in variant.texts { text.measure(&bytes, &parts) } }
    }
  }
}

extension LocalizedText {
  fileprivate func measure(_ bytes: inout Int, _ parts: inout Int) {
    for index in texts.indices {
      switch texts[index].form {
      case .plain(let template): template.measure(&bytes, &parts)
      case .plural(_, let forms): for form in forms.indices { forms[form].text.measure(&bytes, &parts) }
      }
    }
  }
}

extension TextTemplate {
  fileprivate func measure(_ bytes: inout Int, _ count: inout Int) {
    bytes = max(bytes, source.utf8.count)
    count = max(count, parts.count)
  }
}
