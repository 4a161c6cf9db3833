import Testing

@testable import SpecLint

@Test func aSettingIsUsedWhereverItDecides() throws {
  try expectFindings(
    of: UnusedPreferenceRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        authorization: { ask_at: preference, preference: asking }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences:
        asking: { type: toggle, default: false, asks_permission: true }
        parent: { type: toggle, default: true }
        condition: { type: toggle, default: true, parent: parent }
        nested: { type: toggle, default: true }
        repeating: { type: toggle, default: true }
        style: { type: toggle, default: true }
        time: { type: time, default: "20:00" }
        1️⃣other_time: { type: time, default: "20:00" }
        often: { type: choice, default: daily, options: { daily: { every: day, label: { en: "Daily" } } } }
        mood: { type: choice, default: kind, options: { kind: { label: { en: "Kind" } } } }
      notifications:
        one:
          summary: "One."
          target: home
          trigger: { calendar: { every: { preference: often }, time: { preference: time } } }
          conditions: [{ preference: condition }, { any: [{ not: { preference: nested } }] }]
          repeat_after: { days: 3, or_when: { preference: repeating } }
          copy:
            title: { variants: { choose: { preference: mood }, kind: { en: "Dear" } } }
            body: { variants: { choose: { preference: style }, on: { en: "Hi" }, off: { en: "Good evening" } } }
      """#,
    [
      (
        "1️⃣",
        "Nothing depends on 'preferences.other_time': name it in a trigger, a condition or a text, let it "
          + "control types, or remove it"
      )
    ])
}
