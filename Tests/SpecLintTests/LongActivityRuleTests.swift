import Testing

@testable import SpecLint

@Test func aMinuteMoreIsTooMuch() throws {
  try expectFindings(
    of: LongActivityRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
          initial: baking
          next: { baking: [done] }
          final: [done]
          estimate: 1️⃣8h1m
      """,
    [("1️⃣", "'live_activities.pizza' takes 8h1m, but iOS ends a Live Activity after 8 hours")])
}
