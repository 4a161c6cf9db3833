import SpecDiagnostics
import SpecLanguage

struct OutOfScopeRule: LintRule {
  static let code: DiagnosticCode = "app/out-of-scope"
  static let level = Diagnostic.Severity.error

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
