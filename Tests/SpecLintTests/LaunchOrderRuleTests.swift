import Testing

@testable import SpecLint

@Test func everyStepThatComesTooLateIsFound() throws {
  try expectFindings(
    of: LaunchOrderRule(),
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
        launch: [auto_init, 1️⃣firebase, 2️⃣messaging_delegate, categories, 3️⃣notification_delegate]
      """#,
    [
      ("1️⃣", "'app.launch' sets up 'firebase' after 'auto_init', which needs it: move it up"),
      ("2️⃣", "'app.launch' sets up 'messaging_delegate' after 'auto_init', which needs it: move it up"),
      ("3️⃣", "'app.launch' sets up 'notification_delegate' after 'categories', which needs it: move it up"),
    ])
}

@Test func theOrderOfTheDocumentIsFine() throws {
  try expectFindings(
    of: LaunchOrderRule(),
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
        launch: [firebase, notification_delegate, messaging_delegate, auto_init, categories, registration, launch_notification]
      """#, [])
}
