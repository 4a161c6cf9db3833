import Testing

@testable import SpecLint

@Test func oneIsEnoughToMiss() throws {
  try expectFindings(
    of: MissingPresentationRule(),
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
          presentations:
            - 1️⃣lock_screen
            - compact_leading
            - compact_trailing
            - expanded_leading
            - expanded_trailing
            - expanded_center
            - expanded_bottom
      """,
    [("1️⃣", "'live_activities.pizza.presentations' has no 'minimal': that place stays empty")])
}
