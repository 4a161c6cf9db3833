import Testing

@testable import SpecLint

@Test func eachPartOfTheAppNeedsItsStep() throws {
  try expectFindings(
    of: LaunchStepMissingRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: remote
        owner: retention
        launch: [1️⃣notification_delegate]
      push: { providers: [fcm] }
      categories: { message: { actions: [{ id: REPLY, title: { en: "Reply" } }] }, test: { test_only: true, actions: [] } }
      """#,
    [
      ("1️⃣", "'app.launch' has no 'categories', and without it no button of 'categories' is shown: add it"),
      ("1️⃣", "'app.launch' has no 'registration', and without it no push comes: add it"),
      ("1️⃣", "'app.launch' has no 'firebase', and 'push.providers' lists 'fcm', which needs it: add it"),
      (
        "1️⃣",
        "'app.launch' has no 'messaging_delegate', and 'push.providers' lists 'fcm', whose token comes to "
          + "it: add it"
      ),
    ])
}

@Test func aLaunchThatIsNotDescribedIsNotJudged() throws {
  try expectFindings(
    of: LaunchStepMissingRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}
