import Testing

@testable import SpecLint

@Test func aCircleThatNothingEntersIsNotReached() throws {
  try expectFindings(
    of: UnreachableStateRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [a, b, 1️⃣c, 2️⃣d] }
          initial: a
          next: { a: [b], c: [d], d: [c] }
          final: [b]
      """,
    [
      ("1️⃣", "No path in 'live_activities.pizza.next' leads from 'a' to 'c'"),
      ("2️⃣", "No path in 'live_activities.pizza.next' leads from 'a' to 'd'"),
    ])
}

@Test func withoutAGivenOrderNothingIsMissing() throws {
  try expectFindings(
    of: UnreachableStateRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
      """,
    [])
}
