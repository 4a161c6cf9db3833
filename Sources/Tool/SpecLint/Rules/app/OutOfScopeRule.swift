import SpecDiagnostics
import SpecLanguage

struct OutOfScopeRule: LintRule {
  static let code: DiagnosticCode = "app/out-of-scope"
  static let page = """
    The spec does not use what the app leaves out on purpose.

    Why: somebody decided against it, often only for this version. A part that slips in is built and shipped although
    that decision was never reversed. The language cannot describe calls, nor what makes a server send something, so
    `voip` and `server_triggers` need no check.

    Source: PUSH/OUT-3, PUSH/OUT-5, PUSH/OUT-6, PUSH/OUT-7, PUSH/VIS-4, PUSH/ROLL-1
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["PUSH/OUT-5"]
  static let proofs = [
    LintProof(
      ["PUSH/OUT-3"],
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care, out_of_scope: [badge] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          badge: 1️⃣1
          copy: { body: { en: "Hello" } }
      """),
    LintProof(
      ["PUSH/OUT-6"],
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care, out_of_scope: [preferences] }
      preferences: { 1️⃣news: { type: toggle, default: true, controls: all } }
      """),
    LintProof(
      ["PUSH/OUT-7"],
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care, out_of_scope: [silent_push] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { content_available: 1️⃣true }
          copy: { body: { en: "Hello" } }
      """),
    LintProof(
      ["PUSH/VIS-4"],
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care, out_of_scope: [pre_prompt],
        authorization: { pre_prompt: 1️⃣required } }
      """),
    LintProof(
      ["PUSH/ROLL-1"],
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care, out_of_scope: [feature_flags] }
      permission_flow:
        show_when: [forced]
        forced_by: 1️⃣flags
        steps:
          - { id: ask, permission: notifications, screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } } }
      """),
  ]
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
    -   out_of_scope: [local]
    +   out_of_scope: [badge]
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          1️⃣trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.app.outOfScope.compactMap { omission in
      guard let part = spec.part(omission.value) else { return nil }
      return finding(
        "\(part.name), but 'app.out_of_scope' lists '\(omission.value.rawValue)': remove one of the two", at: part.span,
        notes: [Diagnostic.Note("left out here", at: omission.span)])
    }
  }
}

extension Spec {
  /// The first thing in the spec that should have been left out, as the beginning of a sentence.
  fileprivate func part(_ omission: AppItem.Omission) -> (name: String, span: SourceSpan)? {
    switch omission {
    // The language has no calls.
    case .serverTriggers, .voip: nil
    case .deepLinks: deepLinks.map { ("'deep_links' is there", $0.targets.first?.idSpan ?? $0.scheme.span) }
    case .categories: categories.first.map { ("'categories.\($0.id)' is there", $0.idSpan) }
    case .preferences: preferences.first.map { ("'preferences.\($0.id)' is there", $0.idSpan) }
    case .liveActivities: liveActivities.first.map { ("'live_activities.\($0.id)' is there", $0.idSpan) }
    case .badge: type("sets a badge") { $0.content.badge?.span }
    case .attachments: type("has an attachment") { $0.content.attachments.first?.idSpan }
    case .local: type("is a local notification") { $0.triggers.first?.span }
    case .silentPush: type("wakes the app in the background") { $0.push?.silentSpan }
    case .customSounds: type("has a custom sound") { $0.content.sound.fileSpan }
    case .prePrompt: prePrompt
    case .featureFlags:
      flags.first.map { ("'flags.\($0.id)' is there", $0.idSpan) }
        ?? permissionFlow?.forcedBy.map { ("'permission_flow' is shown by an external switch", $0.span) }
    }
  }

  private func type(
    _ predicate: String, _ span: (NotificationItem) -> SourceSpan?
  ) -> (name: String, span: SourceSpan)? {
    for type in notifications {
      if let span = span(type) { return ("'notifications.\(type.id)' \(predicate)", span) }
    }
    return nil
  }

  private var prePrompt: (name: String, span: SourceSpan)? {
    if let flow = permissionFlow { return ("'permission_flow' shows screens before the iOS dialog", flow.span) }
    guard let prePrompt = app.authorization?.prePrompt, prePrompt.value == .required else { return nil }
    return ("'app.authorization.pre_prompt' is 'required'", prePrompt.span)
  }
}

extension PushContentItem {
  fileprivate var silentSpan: SourceSpan? {
    if pushType.value == .background { return pushType.span }
    return isContentAvailable.value ? isContentAvailable.span : nil
  }
}

extension SoundItem {
  fileprivate var fileSpan: SourceSpan? {
    if case .file(let file) = form { file.file.span } else { nil }
  }
}
