public import SpecDiagnostics
public import SpecModel

extension SwiftNames {
  /// Items that would get one name in Swift, and a module named as a type in it. With such a finding the output would not
  /// compile, so it is an error.
  public static func collisions(in spec: Spec) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    findings += collisions(spec.notifications.map { ($0.id, $0.idSpan) }, of: .type)
    findings += collisions((spec.deepLinks?.targets ?? []).map { ($0.id, $0.idSpan) }, of: .target)
    findings += collisions((spec.analytics?.events ?? []).map { ($0.name, $0.nameSpan) }, of: .event)
    findings += collisions(spec.signals.map { ($0.id, $0.idSpan) }, of: .signal)
    findings += collisions(spec.preferences.map { ($0.id, $0.idSpan) }, of: .preference)
    findings += collisions(spec.app.locales.map { ($0.value.text, $0.span) }, of: .locale)
    for choice in spec.preferences.compactMap(\.choice) {
      findings += collisions(choice.options.map { ($0.id, $0.idSpan) }, of: .option)
    }
    findings += typeCollisions(in: spec)
    for item in spec.notifications {
      findings += collisions(item.arguments.map { ($0.id, $0.idSpan) }, of: .argument)
    }
    for target in spec.deepLinks?.targets ?? [] {
      findings += collisions(target.parameters.map { ($0.id, $0.idSpan) }, of: .argument)
    }
    for signal in spec.signals {
      findings += collisions(signal.parameters.map { ($0.id, $0.idSpan) }, of: .argument)
    }
    if typeNames.contains(spec.app.module.value) {
      findings.append(
        Diagnostic(
          "swift/name-collision", .error,
          "the module '\(spec.app.module.value)' has the name of a type that is generated in it",
          at: spec.app.module.span))
    }
    return findings
  }

  /// Choices whose enum would have the name of another type.
  private static func typeCollisions(in spec: Spec) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var first: [String: PreferenceItem] = [:]
    for item in spec.preferences {
      guard let choice = item.choice else { continue }
      let name = typeName(of: item, choice)
      let span = choice.swiftName?.span ?? item.idSpan
      if let other = first[name] {
        findings.append(
          Diagnostic(
            "swift/name-collision", .error, "'\(item.id)' and '\(other.id)' are both '\(name)' in Swift", at: span,
            notes: [.init("'\(other.id)' is declared here", at: other.idSpan)]))
      } else if typeNames.contains(name) || hiddenTypeNames.contains(name) {
        findings.append(
          Diagnostic(
            "swift/name-collision", .error,
            "'\(item.id)' is '\(name)' in Swift, which is the name of another type there: give it a 'swift_name'",
            at: span))
      } else {
        first[name] = item
      }
    }
    return findings
  }

  /// Public types of a generated module, and those of Swift that its code names.
  private static let typeNames: Set<String> = [
    "AnalyticsEvent", "AppLocale", "DeepLink", "NotificationCopy", "NotificationType", "Signal", "TimePreference",
    "TogglePreference", "Bool", "Double", "Int", "String", "Swift", "NotificationRules", "NotificationTerms",
    "NotificationCivilTime",
  ]

  /// Types that a generated module keeps to itself.
  private static let hiddenTypeNames: Set<String> = [
    "CopyArgument", "CopyCatalogue", "LineTable", "Rules", "RuleTable", "StaticString", "TypeRules",
  ]

  private static func collisions(_ items: [(id: String, span: SourceSpan)], of subject: Subject) -> [Diagnostic] {
    var first: [String: (id: String, span: SourceSpan)] = [:]
    first.reserveCapacity(items.count)
    var findings: [Diagnostic] = []
    for item in items {
      let name = name(item.id, of: subject)
      if let other = first[name] {
        // The same id twice is the reader's finding.
        guard other.id != item.id else { continue }
        findings.append(
          Diagnostic(
            "swift/name-collision", .error, "'\(item.id)' and '\(other.id)' are both '\(name)' in Swift",
            at: item.span, notes: [.init("'\(other.id)' is declared here", at: other.span)]))
      } else {
        first[name] = item
      }
    }
    return findings
  }
}
