import Testing

@testable import SpecLint

@Test func aStateThatLeadsNowhereIsFinal() throws {
  try expectFindings(
    of: NoFinalStateRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done, 1️⃣lost] }
          initial: baking
          next: { baking: [done, lost] }
          final: [done]
      """,
    [
      (
        "1️⃣", "'lost' in 'live_activities.pizza' is not final, but nothing follows it: the activity would be stuck there"
      )
    ])
}

@Test func withoutAStatusItIsUnknown() throws {
  try expectFindings(
    of: NoFinalStateRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            minutes: int
      """,
    [])
}

@Test func nothingFollowsTheEnd() throws {
  try expectFindings(
    of: NoFinalStateRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
          initial: baking
          next: { baking: [done], done: [baking] }
          final: [1️⃣done]
      """,
    [("1️⃣", "'done' ends 'live_activities.pizza', but 'next' lets another value follow it")])
}
