import Testing

@testable import SpecLint

@Test func aDateInsideAPartIsReadTheSameWay() throws {
  try expectFindings(
    of: ActivityDateUnitRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push: { entitlements: [aps_environment] }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
            driver: { fields: { 1️⃣seen: { type: date, unit: milliseconds_since_1970 } } }
          initial: baking
          next: { baking: [done] }
          final: [done]
          push_updates: true
      """,
    [
      (
        "1️⃣",
        "'seen' in 'live_activities.pizza' does not count seconds from 2001, and iOS reads every date so: "
          + "'unit: seconds_since_2001'"
      )
    ])
}

@Test func whatNoServerSendsTheAppReadsItself() throws {
  try expectFindings(
    of: ActivityDateUnitRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
            arrival: { type: date, unit: seconds_since_1970 }
          initial: baking
          next: { baking: [done] }
          final: [done]
      """,
    [])
}
