import SpecEmission
import SpecLanguage
import Testing
import TextWriting

@Suite struct TrackingPlanEmitterTests {
  private func files(_ spec: Spec) throws -> (csv: [[String]], page: String) {
    let files = TrackingPlanEmitter().files(for: spec)
    #expect(
      files.map(\.path) == [
        "tracking_plan/\(spec.app.id)/tracking-plan.csv", "tracking_plan/\(spec.app.id)/tracking-plan.md",
      ])
    return (CSVReader.rows(of: try #require(files.first).contents), files[1].contents)
  }

  private func cells(_ rows: [[String]], _ event: String, _ column: String) throws -> [String] {
    let index = try #require(rows[0].firstIndex(of: column))
    return rows.filter { $0[0] == event }.map { $0[index] }
  }

  @Test func everyEventIsThereWithItsParametersAndRequirements() throws {
    let (rows, page) = try files(try Checkout.spec("cleaner"))
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    #expect(try cells(rows, "notif_opened", "parameter") == ["type", "target"])
    #expect(try cells(rows, "notif_request", "requirements") == ["NOTIF-001/LOG-1"])
    #expect(try cells(rows, "perm_photos_granted", "parameter_values") == ["full | limited"])
    #expect(try cells(rows, "perm_photos_granted", "screens") == ["photos_pre_prompt"])
    #expect(
      try cells(rows, "perm_photos_denied", "logged_when") == [
        "the permission for photos was refused | the system dialog for photos went away without an answer"
      ])
    #expect(page.contains("| Names of events | 500 | 23 |"))
  }

  @Test func anEventOfEachTypeHasANameForEachType() throws {
    let (rows, page) = try files(try Checkout.spec("cleaner"))
    #expect(rows.map { $0[0] }.filter { $0.hasPrefix("notif_type_") }.count == 5)
    #expect(try cells(rows, "notif_type_limit_reached_reminder", "name_length") == ["33"])
    #expect(try cells(rows, "notif_type_limit_reached_reminder", "screens") == ["paywall"])
    #expect(page.contains("- `notif_type_highlight_ready`\n"))
  }

  @Test func aRateNeedsAnEventOfItsOwnForEachAnswer() throws {
    func rates(_ events: String) throws -> [String] {
      let (_, page) = try files(
        try spec(
          """
          notispec: 1
          app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
          push: { token: { store: "users/{uid}", field: token }, goals: { registered: 99.5 } }
          analytics: { provider: firebase, events: { \(events) } }
          """))
      return page.split(separator: "\n").map(String.init).filter { $0.contains(" / (") }
    }
    let both = "good: { on: token.registered }, bad: { on: token.registration_failed }"
    #expect(
      try rates(both) == ["| Registrations with APNs | `good` / (`good` + `bad`) | more than 99.5 % of registrations |"]
    )
    #expect(try rates("all: { on: [token.registered, token.registration_failed], parameters: [stage] }") == [])
    #expect(try rates("bad: { on: token.registration_failed }, stored: { on: token.stored }") == [])
    #expect(
      try rates(
        both.replacing(
          "registration_failed }", with: "registration_failed, parameters: [error], console: \"{error}\" }")) == [])
  }

  @Test func aConsoleLineIsNotAnEvent() throws {
    let (rows, page) = try files(try Checkout.spec("messenger"))
    #expect(try cells(rows, "fcm_token_received", "kind") == ["console line"])
    #expect(try cells(rows, "fcm_token_received", "name_length_limit") == [""])
    #expect(page.contains("| Names of events | 500 | 10 |"))
    #expect(page.contains("| `fcm_token_received` | a new push token came | `FCM Token: {token}` |"))
  }

  @Test func withoutAProviderThereAreNoLimits() throws {
    let (rows, page) = try files(try Checkout.spec("gallery"))
    #expect(try cells(rows, "gallery_opened", "name_length_limit") == ["", ""])
    #expect(page.contains("No analytics provider"))
  }

  @Test func withoutEventsThereIsNoPlan() throws {
    #expect(TrackingPlanEmitter().files(for: try Checkout.spec("journal")) == [])
  }

  @Test func aTextThatLooksLikeAFormulaIsDefused() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      analytics:
        provider: none
        events:
          opened: { on: notification.opened, summary: "=HYPERLINK(\\"https://x\\",\\"a, b\\")" }
      """)
    let (rows, page) = try files(spec)
    let cell = try #require(try cells(rows, "opened", "summary").first)
    #expect(cell == "'=HYPERLINK(\"https://x\",\"a, b\")")
    #expect(CSVWriter.restored(cell) == "=HYPERLINK(\"https://x\",\"a, b\")")
    #expect(!page.contains("https://"))
  }
}
