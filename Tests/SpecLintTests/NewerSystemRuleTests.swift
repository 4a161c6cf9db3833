import Testing

@testable import SpecLint

@Test func eachFeatureIsNamedOnce() throws {
  try expectFindings(
    of: NewerSystemRule(),
    in: """
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        minimum_ios: 1️⃣"11.0"
        entitlements: [critical_alerts]
        authorization: { options: [alert, provisional, critical_alert] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          interruption_level: critical
          relevance: 1
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'app.minimum_ios' is 11.0, but critical alerts need iOS 12.0: on earlier versions they are ordinary notifications"
      ),
      (
        "1️⃣",
        "'app.minimum_ios' is 11.0, but interruption levels need iOS 15.0: on earlier versions those notifications are "
          + "ordinary ones"
      ),
      (
        "1️⃣",
        "'app.minimum_ios' is 11.0, but provisional permissions need iOS 12.0: on earlier versions nothing is "
          + "shown until people are asked"
      ),
      (
        "1️⃣",
        "'app.minimum_ios' is 11.0, but relevance scores need iOS 15.0: on earlier versions 'relevance' has no effect"
      ),
    ])
}

@Test func withoutAMinimumNothingIsReported() throws {
  try expectFindings(
    of: NewerSystemRule(),
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
