import Testing

@testable import SpecLint

@Test func everyPartIsLookedFor() throws {
  try expectFindings(
    of: OutOfScopeRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: [local, remote]
        owner: retention
        out_of_scope: [server_triggers, deep_links, badge, categories, attachments, preferences, silent_push, custom_sounds, live_activities, pre_prompt, feature_flags, voip]
      deep_links: { scheme: demo, targets: { 1️⃣home: { path: /home } } }
      preferences: { 2️⃣reminders: { type: toggle, default: true, controls: all } }
      categories: { 3️⃣message: { actions: [{ id: REPLY, title: { en: "Reply" } }] } }
      4️⃣permission_flow:
        show_when: [forced]
        forced_by: 5️⃣feature_flags
        steps:
          - id: notifications
            permission: notifications
            optional: true
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          badge: 6️⃣1
          sound: { file: 7️⃣"chime.caf" }
          attachments: [{ id: 8️⃣image, file: "photo.jpg", format: jpeg }]
          copy: { body: { en: "A good moment to tidy up" } }
        message:
          summary: "Message."
          target: home
          push: { content_available: 9️⃣true }
          copy: { body: { en: "New message" } }
      """#,
    [
      ("1️⃣", "'deep_links' is there, but 'app.out_of_scope' lists 'deep_links': remove one of the two"),
      ("2️⃣", "'preferences.reminders' is there, but 'app.out_of_scope' lists 'preferences': remove one of the two"),
      ("3️⃣", "'categories.message' is there, but 'app.out_of_scope' lists 'categories': remove one of the two"),
      (
        "4️⃣",
        "'permission_flow' shows screens before the iOS dialog, but 'app.out_of_scope' lists 'pre_prompt': remove "
          + "one of the two"
      ),
      (
        "5️⃣",
        "'permission_flow' is shown by an external switch, but 'app.out_of_scope' lists 'feature_flags': remove one of "
          + "the two"
      ),
      ("6️⃣", "'notifications.daily' sets a badge, but 'app.out_of_scope' lists 'badge': remove one of the two"),
      (
        "7️⃣",
        "'notifications.daily' has a custom sound, but 'app.out_of_scope' lists 'custom_sounds': remove one of the two"
      ),
      (
        "8️⃣",
        "'notifications.daily' has an attachment, but 'app.out_of_scope' lists 'attachments': remove one of the two"
      ),
      (
        "9️⃣",
        "'notifications.message' wakes the app in the background, but 'app.out_of_scope' lists 'silent_push': remove "
          + "one of the two"
      ),
    ])
}

@Test func aFlagOfTheTeamIsAFeatureFlag() throws {
  try expectFindings(
    of: OutOfScopeRule(),
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
        out_of_scope: [feature_flags]
      flags: { 1️⃣offers: { default: on } }
      """#,
    [("1️⃣", "'flags.offers' is there, but 'app.out_of_scope' lists 'feature_flags': remove one of the two")])
}

@Test func askingForTheRightToShowABadgeStaysAllowed() throws {
  try expectFindings(
    of: OutOfScopeRule(),
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
        out_of_scope: [badge, pre_prompt]
        authorization: { options: [alert, badge] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}
