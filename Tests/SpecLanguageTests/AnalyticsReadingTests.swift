import SpecLanguage
import Testing

@Suite struct AnalyticsReadingTests {
  private func events(_ lines: String) -> String {
    let indented = lines.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return Specs.app + "\nanalytics:\n  provider: none\n  events:\n" + indented
  }

  @Test func everyKeyIsRead() throws {
    let text = events(
      """
      asked: { on: permission.photos.requested, parameters: [access, permission], summary: "Asked.", status: proposed }
      token_line: { on: [token.received, token.stored], parameters: [token, error], console: "FCM {{Token}}: {token}" }
      """)
    expectFindings(in: text, [])
    let spec = SpecReader.read([SpecSource(path: "a.yaml", bytes: Array(text.utf8))]).spec
    let analytics = try #require(spec?.analytics)
    #expect(analytics.provider == .noProvider)
    let asked = try #require(analytics.events.first)
    #expect(asked.transitions.map(\.value) == [.permission(.photos, .requested)])
    #expect(asked.parameters.map(\.value) == [.access, .permission])
    #expect(asked.status == .proposed && asked.summary == "Asked." && asked.console == nil)
    let line = try #require(analytics.events.last)
    #expect(line.console?.parts == [.literal("FCM {Token}: "), .argument("token")])
    #expect(line.status == .approved)
  }

  @Test func namesAndMomentsAreSound() {
    expectFindings(
      in: events(
        """
        opened_{id}: { on: notification.opened }
        1️⃣opened_{type}: { on: [notification.opened, 2️⃣notification.opened] }
        failed: { on: 3️⃣notification.fail, parameters: [type, 4️⃣type] }
        """),
      [
        (
          "1️⃣",
          "'analytics.events.opened_{type}' is not an event name: its only placeholder is '{id}', the id of the type"
        ),
        ("2️⃣", "'analytics.events.opened_{type}.on[1]' is already listed"),
        (
          "3️⃣",
          "'analytics.events.failed.on' must be one of 'notification.scheduled', 'notification.fired', "
            + "'notification.opened', 'notification.dismissed', 'notification.action', 'notification.schedule_failed', "
            + "not 'notification.fail'"
        ),
        ("4️⃣", "'analytics.events.failed.parameters[1]' is already listed"),
      ])
  }

  @Test func anInvalidMomentSuggestsSimilarOnes() {
    expectFindings(
      in: events(
        """
        a: { on: [token.stored, 1️⃣token.saved] }
        b: { on: 2️⃣permission.photo.granted }
        c: { on: 3️⃣permission.photos.grantd }
        d: { on: 4️⃣opened }
        e: { on: 5️⃣{} }
        f: { on: 6️⃣[] }
        """),
      [
        (
          "1️⃣",
          "'analytics.events.a.on[1]' must be one of 'token.registered', 'token.registration_failed', "
            + "'token.received', 'token.stored', 'token.refreshed', 'token.store_failed', 'token.failed', 'token.cleared', "
            + "not 'token.saved'"
        ),
        (
          "2️⃣",
          "'analytics.events.b.on' must be a moment such as 'notification.opened', 'permission.photos.granted' or "
            + "'permission_flow.completed', not 'permission.photo.granted'"
        ),
        (
          "3️⃣",
          "'analytics.events.c.on' must be one of 'permission.photos.pre_prompt_shown', "
            + "'permission.photos.requested', 'permission.photos.granted', 'permission.photos.limited', "
            + "'permission.photos.denied', 'permission.photos.skipped', 'permission.photos.dismissed', "
            + "not 'permission.photos.grantd'"
        ),
        (
          "4️⃣",
          "'analytics.events.d.on' must be a moment such as 'notification.opened', 'permission.photos.granted' or "
            + "'permission_flow.completed', not 'opened'"
        ),
        ("5️⃣", "'analytics.events.e.on' must be a text, not a group of keys"),
        ("6️⃣", "'analytics.events.f.on' lists no moment to log it at"),
      ])
  }

  @Test func aTypingErrorInAMomentIsFixed() {
    func replacements(_ moment: String) -> [String?] {
      let text = events("a: { on: \(moment) }")
      return SpecReader.read([SpecSource(path: "a.yaml", bytes: Array(text.utf8))]).diagnostics.map {
        $0.fixIt?.replacement
      }
    }
    #expect(replacements("permission.photo.granted") == ["permission.photos.granted"])
    #expect(replacements("\"permission.photos.grantd\"") == ["\"permission.photos.granted\""])
    #expect(replacements("permision_flow.started") == ["permission_flow.started"])
    #expect(replacements("notification.clicked") == ["notification.opened"])
    #expect(replacements("permission.photo.given") == [nil])
  }

  @Test func aConsoleLineShowsParametersOfTheEvent() {
    expectFindings(
      in: events(
        """
        a: { on: token.received, parameters: [token], console: "Token: 1️⃣{tokn}" }
        b: { on: token.received, console: "Token: 2️⃣{token}" }
        c: { on: token.received, parameters: [3️⃣colour], console: "Token: {token}" }
        d: { on: token.received, console: 4️⃣"Token: {token", status: 5️⃣draft }
        """),
      [
        ("1️⃣", "'analytics.events.a.console' names '{tokn}', which 'parameters' does not declare"),
        ("2️⃣", "'analytics.events.b.console' names '{token}', which 'parameters' does not declare"),
        (
          "3️⃣",
          "'analytics.events.c.parameters[0]' must be one of 'type', 'trigger', 'target', 'reason', 'stage', "
            + "'request', 'date', 'plan', 'access', 'permission', 'action', 'variant', 'token', 'error', not 'colour': an "
            + "argument of that name is logged with '{ colour: { argument: colour } }'"
        ),
        ("4️⃣", "'analytics.events.d.console' has a '{' without a '}': add it, or write '{{' for a brace"),
        ("5️⃣", "'analytics.events.d.status' must be one of 'approved', 'proposed', 'stale', not 'draft'"),
      ])
  }

  @Test func anEventCarriesValuesOfItsNotification() {
    expectFindings(
      in: events(
        """
          a: { on: notification.opened, parameters: [type, { order_id: { argument: order } }] }
          b: { on: notification.opened, parameters: [2️⃣{ order_id: { argument: order }, other: { argument: order } }] }
          c: { on: notification.opened, parameters: [{ 3️⃣type: { argument: order } }] }
          d: { on: notification.opened, parameters: [{ order: { argument: order } }, 4️⃣{ order: { argument: order } }] }
          e: { on: notification.opened, parameters: [{ 5️⃣Order: { argument: order } }, { sum: 6️⃣order }] }
          f: { on: notification.opened, parameters: [{ 7️⃣sum: {} }, 8️⃣{}] }
          g: { on: notification.opened, parameters: [{ sum: { argument: order } }], console: "9️⃣{order} {sum}" }
        """) + "\nsignals: { paid: { parameters: { order: { type: string } } } }",
      [
        (
          "2️⃣",
          "'analytics.events.b.parameters[0]' must have one name, as in '{ order_id: { argument: order_id } }'; write each "
            + "value on its own"
        ),
        (
          "3️⃣",
          "'analytics.events.c.parameters[0]' gives an argument the name 'type', which always means something else in events"
        ),
        ("4️⃣", "'analytics.events.d.parameters[1]' is already listed"),
        (
          "5️⃣",
          "'analytics.events.e.parameters[0].Order' has an invalid name: it must be an id such as 'daily_reminder' "
            + "(lower-case letters, digits and single '_')"
        ),
        (
          "6️⃣", "'analytics.events.e.parameters[1].sum' must be a group of keys with 'argument', not 'order'"
        ),
        ("7️⃣", "'analytics.events.f.parameters[0].sum' has no 'argument'"),
        (
          "8️⃣",
          "'analytics.events.f.parameters[1]' must have one name, as in '{ order_id: { argument: order_id } }'; write each "
            + "value on its own"
        ),
        ("9️⃣", "'analytics.events.g.console' names '{order}', which 'parameters' does not declare"),
      ])
  }
}
