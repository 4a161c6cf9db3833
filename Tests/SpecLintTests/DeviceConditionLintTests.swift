import Testing

@testable import SpecLint

/// Conditions on the device that no device meets, or every one.
@Suite struct DeviceConditionLintTests {
  private func spec(_ conditions: String) -> String {
    """
    notispec: 1
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      offer:
        summary: "An offer."
        target: home
        trigger: { calendar: { every: day, time: "12:00" } }
        conditions: [\(conditions)]
        copy: { body: { en: "Hi" } }
    """
  }

  @Test(arguments: [
    "{ device: { region: [DE] } }, { 1️⃣device: { region: [AT, CH] } }",
    "{ device: { language: [de] } }, { 1️⃣device: { language: [en] } }",
    #"{ device: { app_version: { at_least: "5.2" } } }, { 1️⃣device: { app_version: { below: "5.2.0" } } }"#,
    #"{ device: { app_version: { below: "5" } } }, { 1️⃣device: { app_version: { at_least: "5.1" } } }"#,
    "{ device: { region: [DE], language: [de] } }, { 1️⃣not: { device: { region: [DE, AT] } } }",
  ])
  func noDeviceMeetsBoth(_ conditions: String) throws {
    try expectFindings(
      of: ContradictionRule(), in: spec(conditions),
      [("1️⃣", "'notifications.offer' is never sent: this condition and another one exclude each other")])
  }

  @Test(arguments: [
    "{ device: { region: [DE] } }, { 1️⃣device: { region: [DE, AT] } }",
    "{ device: { region: [DE], language: [de] } }, { 1️⃣device: { language: [de] } }",
    #"{ device: { app_version: { at_least: "5.10" } } }, { 1️⃣device: { app_version: { at_least: "5.9" } } }"#,
    "{ device: { region: [DE] } }, { 1️⃣not: { device: { region: [AT] } } }",
  ])
  func anotherOneSaysMore(_ conditions: String) throws {
    try expectFindings(
      of: IdleConditionRule(), in: spec(conditions),
      [("1️⃣", "'notifications.offer': this condition changes nothing, because it is true whenever another one is")])
  }

  @Test(arguments: [
    "{ device: { region: [DE, AT] } }, { device: { region: [AT, CH] } }",
    #"{ device: { app_version: { at_least: "5.2" } } }, { device: { app_version: { below: "5.10" } } }"#,
    "{ device: { region: [DE] } }, { device: { language: [en] } }",
  ])
  func bothCount(_ conditions: String) throws {
    try expectFindings(of: ContradictionRule(), in: spec(conditions), [])
    try expectFindings(of: IdleConditionRule(), in: spec(conditions), [])
  }
}
