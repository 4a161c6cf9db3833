import SpecDiagnostics
import SpecLanguage

struct NewerSystemRule: LintRule {
  static let code: DiagnosticCode = "app/ios-version"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let minimum = spec.app.minimumIOS else { return [] }
    return Self.features(of: spec).filter { minimum.value < $0.since }.map { feature in
      finding(
        "'app.minimum_ios' is \(minimum.value), but \(feature.name) need iOS \(feature.since): on earlier versions "
          + feature.loss,
        at: minimum.span, notes: [Diagnostic.Note("the first of them is here", at: feature.place)])
    }
  }

  /// A feature that older systems do not have, with the first place that asks for it.
  private struct Feature {
    var name: String
    var since: SystemVersion
    var loss: String
    var place: SourceSpan
  }

  private static func features(of spec: Spec) -> [Feature] {
    var found: [Feature] = []
    func add(_ name: String, _ since: SystemVersion, _ loss: String, _ place: SourceSpan?) {
      if let place { found.append(Feature(name: name, since: since, loss: loss, place: place)) }
    }
    func option(_ option: (AuthorizationItem) -> SourceSpan?) -> SourceSpan? { spec.app.authorization.flatMap(option) }
    let types = spec.notifications
    add(
      "provisional permissions", SystemVersion(12, 0), "nothing is shown until people are asked",
      option { $0.options.first { $0.value == .provisional }?.span })
    add(
      "critical alerts", SystemVersion(12, 0), "they are ordinary notifications",
      option { $0.options.first { $0.value == .criticalAlert }?.span })
    add(
      "interruption levels", SystemVersion(15, 0), "those notifications are ordinary ones",
      types.first { $0.interruptionLevel != .active }.map(\.level.span))
    add(
      "relevance scores", SystemVersion(15, 0), "'relevance' has no effect",
      types.lazy.compactMap(\.content.relevance?.span).first)
    add(
      "button icons", SystemVersion(15, 0), "they are not shown",
      spec.categories.lazy.flatMap(\.actions).compactMap(\.icon?.span).first)
    add("Live Activities", SystemVersion(16, 1), "there are none", spec.liveActivities.first?.idSpan)
    return found
  }
}
