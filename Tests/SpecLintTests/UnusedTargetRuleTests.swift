import Testing

@testable import SpecLint

@Test func everyWayToAScreenCounts() throws {
  try expectFindings(
    of: UnusedTargetRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        authorization: { ask_at: permission_flow, fallback: lobby }
      deep_links:
        scheme: demo
        targets:
          home: { path: /home, fallback: attic }
          attic: { path: /attic }
          lobby: { path: /lobby }
          chat: { path: /chat }
          end: { path: /end }
          1️⃣cellar: { path: /cellar }
      categories:
        message:
          actions: [{ id: OPEN, title: { en: "Open" }, options: [foreground], target: chat }]
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
        final_screen: { id: all_set, when: always, title: { en: "Done" }, primary: { en: "Go" }, target: end }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Hi" } }
      """#,
    [
      ("1️⃣", "Nothing opens 'deep_links.targets.cellar': remove it, or let a notification lead there")
    ])
}

@Test func webPagesMayOpenAnyScreenOfAnAppWithUniversalLinks() throws {
  try expectFindings(
    of: UnusedTargetRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, universal: "https://example.com", targets: { home: { path: /home } } }
      """#, [])
}
