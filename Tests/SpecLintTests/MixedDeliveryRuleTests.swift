import SpecLanguage
import Testing

@testable import SpecLint

@Test func anAppWithBothDeliveriesMayHaveTriggers() throws {
  var spec = try example(MixedDeliveryRule.example.good)
  spec.app.delivery = [.local, .remote]
  #expect(MixedDeliveryRule().check(spec) == [])
  spec.app.delivery = [.remote]
  #expect(
    MixedDeliveryRule().check(spec).map(\.message) == [
      "'notifications.daily' has a trigger, so it is local, but 'app.delivery' is only 'remote'"
    ])
}

@Test func pushesDoNotReachAnAppThatPlansEverythingItself() throws {
  try expectFindings(
    of: MixedDeliveryRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      1️⃣push: { providers: [apns] }
      notifications:
        message:
          summary: "Message."
          target: home
          2️⃣push: {}
          copy: { body: { en: "New message" } }
      live_activities:
        delivery:
          attributes: { order: string }
          state: { status: { enum: [cooking, done] } }
          push_updates: 3️⃣true
      """#,
    [
      ("1️⃣", "'push' says how pushes reach the app, but 'app.delivery' is only 'local'"),
      ("2️⃣", "'notifications.message' is sent by a server, but 'app.delivery' is only 'local'"),
      ("3️⃣", "'live_activities.delivery' is updated by pushes, but 'app.delivery' is only 'local'"),
    ])
}
