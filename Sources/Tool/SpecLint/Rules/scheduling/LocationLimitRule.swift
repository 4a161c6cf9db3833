import SpecDiagnostics
import SpecLanguage

struct LocationLimitRule: LintRule {
  static let code: DiagnosticCode = "scheduling/location-limit"
  static let level = Diagnostic.Severity.error
  static let example = LintExample(bad: exampleSpec(places: 21), good: exampleSpec(places: 20))

  func check(_ spec: Spec) -> [Diagnostic] {
    let places = spec.notifications.flatMap { type in
      type.triggers.compactMap { trigger -> TriggerItem? in
        if case .location = trigger.schedule { trigger } else { nil }
      }
    }
    guard places.count > Self.limit else { return [] }
    return [
      finding(
        "The app watches \(places.count) places, but iOS watches at most \(Self.limit): remove some",
        at: places[Self.limit].span)
    ]
  }

  private static let limit = 20

  private static func exampleSpec(places: Int) -> String {
    let lines = (1...places).map {
      "      \($0 == 21 ? LintExample.marker : "")place_\($0): { location: { latitude: \($0), longitude: 0, radius: 200 } }\n"
    }
    return """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: location
            permission: location
            optional: true
            usage_key: NSLocationWhenInUseUsageDescription
            claims: [places]
            screen:
              id: location_pre_prompt
              title: { en: "Your places" }
              primary: { en: "Continue" }
              usage_description: { en: "We remind you when you come to a place." }
      notifications:
        nearby:
          summary: "Nearby."
          target: home
          copy: { body: { en: "You are here" } }
          triggers:

      """ + lines.joined()
  }
}
