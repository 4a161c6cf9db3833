import NotificationTerms
import SpecLanguage
import Testing

@testable import NotificationConformance

@Suite struct ScenarioShapeTests {
  /// A key that is declared and never asked for would be accepted and then ignored.
  @Test func everyDeclaredKeyIsRead() throws {
    let coverage = ShapeCoverage()
    let time = #"at: "10:00", fold: first"#
    let steps = [
      "signal: bread_baked, with: { loaves: 1 }", "app: killed", "tap: fresh_bread", "dismiss: fresh_bread",
      "authorization: denied", "prefer: { bread_news: true }", "attribute: { tier: gold }", "switch: { offers: off }",
      "device: { region: DE, language: de, app_version: \"5.2\" }", "zone: UTC", "clock: +1h",
      "locale: en", "focus: on",
      "center: { fail: add, times: 2 }", "tap: fresh_bread, action: ORDER, text: One", "crash: { after_write: 1 }",
      "state: corrupt", "flow: force", "press: primary", "answer: granted", "open: settings", "user: ann",
      "network: off",
      "store: fails", "store: 503", #"token: { apns: "A9 0E" }"#, "token: { fcm: a }", "token: { fails: silence }",
      "remote: { user: ann, gone: a, age: 1m, name: Ann }", "slow: { background: 1s }",
      "slow: { registration: 1s, exchange: 1s, upload: 1s, refresh: 1s }",
      "push: { type: fresh_bread, payload: { a: b }, to: [a] }", "push: { silent: error }",
      "push: { type: fresh_bread, download: fails, takes: 1s, decrypted: a }", "provisional: keep", "seen: fresh_bread",
      "location: { latitude: 1, longitude: 2.5 }", "first_screen: 1s",
      "settings: { alerts: off, previews: off, sounds: off, badge: on, time_sensitive: off, critical: off, summary: [\"08:00\"] }",
      "activity: baking, event: start", "activity: baking, event: update, status: baked, estimate: 1m",
      "activity: baking, event: end, dismissal: 1h", "activity: baking, event: push, content_state: { a: 1 }",
      "activity: baking, event: token, bytes: [1]",
      "prefer: { bread_time: x }, refused: true", "app: upgrade, profile: festive", "tap: fresh_bread, twice: true",
      "link: bakery://shelf",
      "expect: [{ delivered: none }]",
    ]
    let permissions = Permission.allCases.map { "\($0.rawValue): 1" }.joined(separator: ", ")
    let lines = [
      #"delivered: fresh_bread, at: "10:00", fold: first, quiet: true, text: { en: "Bread!" }"#,
      #"delivered: fresh_bread, between: ["10:00", "11:00"]"#, #"pending: fresh_bread, at: "10:00", fold: first"#,
      #"pending: fresh_bread, between: ["10:00", "11:00"]"#,
      #"pending_includes: fresh_bread, at: "10:00", fold: first"#,
      #"pending_includes: fresh_bread, between: ["10:00", "11:00"]"#,
      "outcome: fresh_bread, is: held, reason: quiet, on: 2026-03-02", "logged: [bread_shown]",
      "logged_includes: [bread_shown]", "logged_count: { bread_shown: 1 }", "opened: shelf, url: x, with: { a: 1 }",
      "badge: 1",
      "center: { added: 1, removed: 1 }", "preference: { bread_news: true }", "text: differs, type: fresh_bread",
      "nothing: true", "visible: { bread_news: true }",
      "shown: [welcome]", "modules: { camera_scan: blocked }", "flag: { hasSeenOven: true }",
      "prompted: { \(permissions) }",
      """
      token: { user: ann, stored: a, published: a, device: none, writes: 1, attempts: 1, cleared: true, granted: true,
      calls: 1, refreshes: 1, state: failed, slow: [upload], document: { a: b }, heard: { a: b }, took: { answer: 1s,
      registration: 1s, exchange: 1s, upload: 1s, refresh: 1s, total: 1s } }
      """,
      #"console: ["a"]"#, "performed: [{ action: ORDER, text: a }]", "completed: [no_data]",
      "sent: [{ to: a, is: gone }]", "listed: [fresh_bread]", "listing: [a]",
      "delivered: fresh_bread, banner: true, sound: false, attachments: [a]",
      """
      delivered_includes: fresh_bread, title: { en: a }, subtitle: { en: a }, content: { sound: { file: a.caf,
      critical: true, volume: 1 }, thread: a, badge: 1, interruption_level: active, relevance: 1, category: bread,
      attachments: [{ id: a, file: a.png, type_hint: a }] }, at: "10:00", fold: first, quiet: true, banner: true,
      sound: true, text: { en: a }, attachments: [a]
      """,
      #"delivered_includes: fresh_bread, between: ["10:00", "11:00"]"#,
      "delivered: fresh_bread, title: { en: a }, subtitle: { en: a }, content: { badge: 1 }",
      "pending: fresh_bread, title: { en: a }, subtitle: { en: a }, text: { en: a }, content: { badge: 1 }",
      "pending_includes: fresh_bread, title: { en: a }, subtitle: { en: a }, text: { en: a }, content: { badge: 1 }",
      """
      screen: welcome, title: { en: a }, subtitle: { en: a }, text: { en: a }, note: { en: a }, safety_note: { en: a },
      primary: { en: a }, secondary: { en: a }, usage_description: { en: a }, reasons: [{ en: a }]
      """,
      "setting: bread_news, label: { en: a }, footer: { en: a }, options: { rye: { en: a } }",
      """
      token: { stored: { document: users/a, field: b, value: c }, commands: [{ set: a, document: users/a, field: b },
      { clear: a }] }
      """,
      "stored: { document: users/a, field: b, value: c }",
      #"activity: baking, is: active, status: a, estimate: "10:00", fold: first, tokens: [a], push_updates: true"#,
    ]
    let yaml = """
      notispec_scenarios: 1
      suite: all
      app: bakery
      defaults: { start: { at: "2026-03-02 09:00", zone: UTC } }
      scenarios:
        - id: all
          title: "All."
          covers: [BAKE/FRESH-1]
          table: { columns: [key], rows: [[a]] }
          start:
            fold: first
            profile: festive
            tzdata: "2024a"
            authorization: { notifications: denied }
            app: killed
            locale: en
            preferences: {}
            attributes: {}
            switches: {}
            experiments: {}
            device: { region: DE, language: de, app_version: "5.2" }
            focus: on
            flags: { hasSeenOven: true }
            user: ann
            network: off
            token: { fcm: a, stored: b, simulator: true, build: release }
            signals: [{ signal: bread_baked, at: "08:00", fold: first, with: { loaves: 1 } }]
            history: [{ delivered: fresh_bread, at: "08:00", fold: first }]
            pending: [{ id: a, type: fresh_bread, at: "10:00", fold: first }]
          steps: [\(steps.flatMap { s in ["{ \(time), \(s) }", "{ after: 1s, \(s) }", "{ until: \"23:00\", \(s) }"] }
            .joined(separator: ", "))]
          then: [\(lines.map { "{ \($0) }" }.joined(separator: ", "))]
      """
    _ = try Bakery.loader().load([Bakery.tree(yaml)], coverage: coverage)
    #expect(coverage.neverAsked(from: ScenarioShape.file) == [])
  }

  @Test func everyWordOfTheFormatIsKnown() {
    let verbs = StepVerb.all.map(\.name)
    for word in [
      "signal", "flow", "press", "answer", "state", "push", "remote", "slow", "network", "store", "token", "user",
      "crash",
    ] {
      #expect(verbs.contains(word))
    }
    let lines = AssertionWord.all.map(\.name)
    for word in ["delivered", "shown", "prompted", "modules", "token", "badge", "flag", "nothing"] {
      #expect(lines.contains(word))
    }
  }
}
