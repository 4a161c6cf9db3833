import Testing

@testable import SpecLint

@Test func anActivityOfTheDeviceNeedsNone() throws {
  try expectFindings(
    of: UnpushedActivityRule(),
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
      """,
    [])
}
