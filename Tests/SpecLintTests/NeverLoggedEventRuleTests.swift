import Testing

@testable import SpecLint

@Test func theObstacleIsNamed() throws {
  try expectFindings(
    of: NeverLoggedEventRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: camera
            permission: camera
            screen: { id: ask, title: { en: "Camera" }, primary: { en: "Continue" } }
      analytics:
        provider: none
        events:
          a: { on: [permission.camera.granted, 1️⃣permission.camera.skipped] }
          b: { on: 2️⃣permission.camera.limited }
          c: { on: 3️⃣permission.notifications.granted }
          d: { on: 4️⃣notification.dismissed }
          e: { on: 5️⃣notification.action }
          f: { on: 6️⃣token.received }
          g: { on: 7️⃣token.cleared }
          h: { on: 8️⃣link.fallback }
          i: { on: permission_flow.started }
      """#,
    [
      (
        "1️⃣",
        "'analytics.events.a' waits for 'permission.camera.skipped', which never happens: the screen 'ask' has no "
          + "button that skips the question"
      ),
      (
        "2️⃣",
        "'analytics.events.b' waits for 'permission.camera.limited', which never happens: the permission 'camera' "
          + "cannot be limited"
      ),
      (
        "3️⃣",
        "'analytics.events.c' waits for 'permission.notifications.granted', which never happens: nothing "
          + "asks for the permission 'notifications'"
      ),
      (
        "4️⃣",
        "'analytics.events.d' waits for 'notification.dismissed', which never happens: no type has a "
          + "category with 'custom_dismiss_action', without which iOS reports nothing"
      ),
      (
        "5️⃣",
        "'analytics.events.e' waits for 'notification.action', which never happens: no type has a category "
          + "with actions"
      ),
      ("6️⃣", "'analytics.events.f' waits for 'token.received', which never happens: there is no 'push.token'"),
      ("7️⃣", "'analytics.events.g' waits for 'token.cleared', which never happens: there is no 'push.token'"),
      ("8️⃣", "'analytics.events.h' waits for 'link.fallback', which never happens: there are no 'deep_links'"),
    ])
}

@Test func aServerSendsWhatIsNotPlanned() throws {
  try expectFindings(
    of: NeverLoggedEventRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications: { message: { summary: "Message.", target: home, push: {}, copy: { body: { en: "New message" } } } }
      analytics:
        provider: none
        events: { planned: { on: 1️⃣notification.scheduled }, shown: { on: notification.fired } }
      """#,
    [
      (
        "1️⃣",
        "'analytics.events.planned' waits for 'notification.scheduled', which never happens: the device plans no "
          + "notifications"
      )
    ])
}
