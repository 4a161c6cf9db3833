import Testing

/// `per` of a type.
@Suite struct PerReadingTests {
  private static func app(
    _ per: String, trigger: String = "{ after: { signal: arrived, delay: 45m } }", push: Bool = false
  ) -> String {
    """
    notispec: 1
    app: { id: demo, name: Demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: [local, remote] }
    signals:
      arrived:
        parameters:
          order_id: { type: string }
          courier: { type: string, optional: true }
          weight: { type: double }
          due_at: { type: instant }
      rated: { parameters: { stars: { type: int } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      rating:
        summary: "How was it?"
        target: home
        \(push ? "push: {}" : "trigger: \(trigger)")
        \(per)
        copy: { body: { en: "How was it?" } }
    """
  }

  @Test(arguments: ["per: order_id", "per: { parameter: order_id }", "per: { parameter: order_id, at_most: 3 }"])
  func bothForms(_ per: String) {
    expectFindings(in: Self.app(per), [])
  }

  @Test func theParameterMustExist() {
    expectFindings(
      in: Self.app("per: 1️⃣oder_id"),
      [
        (
          "1️⃣",
          "'notifications.rating.per' names an unknown parameter 'oder_id' of the signal 'arrived'"
        )
      ])
    expectFindings(
      in: Self.app("per: { parameter: 1️⃣stars }"),
      [("1️⃣", "'notifications.rating.per.parameter' names an unknown parameter 'stars' of the signal 'arrived'")])
  }

  @Test func everyTriggerNeedsIt() {
    expectFindings(
      in: Self.app(
        "per: 1️⃣order_id",
        trigger: "{ after: { signal: arrived, delay: 45m } }"
      ).replacing(
        "trigger: {", with: "triggers: { rated: { after: { signal: rated, delay: 1h } }, arrived: {"
      ).replacing(
        "45m } }", with: "45m } } }"),
      [("1️⃣", "'notifications.rating.per' names an unknown parameter 'order_id' of the signal 'rated'")])
    expectFindings(
      in: Self.app("per: 1️⃣order_id", trigger: "{ calendar: { every: day } }"),
      [("1️⃣", "'notifications.rating.per' needs a signal, but the trigger 'calendar' is a date in the calendar")])
    expectFindings(
      in: Self.app("per: 1️⃣order_id", trigger: "{ location: { latitude: 1, longitude: 1, radius: 100 } }"),
      [("1️⃣", "'notifications.rating.per' needs a signal, but the trigger 'location' is a place")])
  }

  @Test func itIsNeverLeftOut() {
    expectFindings(
      in: Self.app("per: 1️⃣courier"),
      [("1️⃣", "'notifications.rating.per' may be left out of the signal 'arrived', but 'per' needs it in every one")])
  }

  @Test(arguments: [("weight", "double"), ("due_at", "instant")])
  func wordsAndWholeNumbersOnly(_ parameter: String, _ type: String) {
    expectFindings(
      in: Self.app("per: 1️⃣\(parameter)"),
      [("1️⃣", "'notifications.rating.per' has the type '\(type)', but 'per' needs an 'int' or a 'string'")])
  }

  @Test func theNumberOfValues() {
    expectFindings(
      in: Self.app("per: { parameter: order_id, at_most: 1️⃣0 }"),
      [("1️⃣", "'notifications.rating.per.at_most' must be a whole number from 1 to 1000, not 0")])
    expectFindings(
      in: Self.app("per: { parameter: order_id, at_most: 1️⃣many }"),
      [("1️⃣", "'notifications.rating.per.at_most' must be a whole number from 1 to 1000, not 'many'")])
  }

  @Test func theParameterIsNeeded() {
    expectFindings(
      in: Self.app("1️⃣per: { at_most: 5 }"),
      [("1️⃣", "'notifications.rating.per' has no 'parameter'")])
    expectFindings(
      in: Self.app("per: 1️⃣[order_id]"),
      [("1️⃣", "'notifications.rating.per' must be the id of a parameter, not a list")])
    expectFindings(
      in: Self.app("per: { parameter: order_id, 1️⃣atmost: 5 }"),
      [("1️⃣", "Unknown key 'atmost' in 'notifications.rating.per'")])
  }

  @Test func aServerTellsPushesApart() {
    expectFindings(
      in: Self.app("1️⃣per: order_id", push: true),
      [("1️⃣", "'notifications.rating.per' makes no sense with 'push', because a server decides what is sent and when")])
  }
}
