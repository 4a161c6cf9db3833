import SpecLanguage
import Testing

/// `push.preferences`: where servers find settings.
@Suite struct PushPreferencesReadingTests {
  private static func spec(_ preferences: String, token: String = "") -> String {
    """
    \(Specs.app)
    preferences:
      offers: { type: toggle, default: true }
      style: { type: time, default: "09:00" }
    push: {\(token) preferences: \(preferences) }
    """
  }

  private func findings(_ preferences: String, token: String = "", _ messages: (String, String)...) {
    expectFindings(in: Self.spec(preferences, token: token), messages)
  }

  private let path = "'push.preferences"
  private let document =
    "'push.preferences.store' must be the path of a document such as 'users/{uid}', alternating "
    + "collections and documents"

  private let key = "must be a key such as 'chatId' (letters, digits, '_', '-' and '.')"

  private func missing(_ preferences: String, _ message: String) {
    expectFindings(in: Self.spec(preferences).replacing("preferences: {", with: "1️⃣preferences: {"), [("1️⃣", message)])
  }

  private func fields(_ fields: String, _ message: String) {
    findings("{ store: \"users/{uid}\", fields: \(fields) }", ("1️⃣", message))
  }

  private func store(_ store: String, _ message: String) {
    findings("{ store: 1️⃣\(store), fields: { offers: a } }", ("1️⃣", message))
  }

  @Test func eachSettingHasAField() throws {
    let text = Self.spec("{ store: \"users/{uid}\", fields: { offers: offersOn, style: style.time } }")
    let spec = try #require(SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(text.utf8))]).spec)
    let rule = try #require(spec.ruleTable.preferenceStore)
    #expect(rule.fields.map(\.preference) == ["offers", "style"])
    #expect(rule.fields.map(\.name) == ["offersOn", "style.time"])
    #expect(rule.document(of: "ann") == "users/ann")
  }

  @Test func whatIsNoStore() {
    findings("1️⃣on", ("1️⃣", "\(path)' must be a group of keys with 'store', 'fields', not 'on'"))
    findings("1️⃣[offers]", ("1️⃣", "\(path)' must be a group of keys with 'store', 'fields', not a list"))
    missing("{ fields: { offers: a } }", "\(path)' has no 'store'")
    missing("{ store: \"users/{uid}\" }", "\(path)' has no 'fields'")
    findings(
      "{ store: \"users/{uid}\", fields: { offers: a }, 1️⃣field: a }",
      ("1️⃣", "Unknown key 'field' in \(path)'"))
    store("users", "\(document), not 'users'")
    store("\"users/{uid\"", "\(document), not 'users/{uid'")
    store("\"/users/{uid}\"", "\(document), not '/users/{uid}'")
    store("settings/all", "\(path).store' names no user, so all users would share their settings: add '{uid}'")
  }

  @Test func whatIsNoField() {
    fields("1️⃣{}", "\(path).fields' lists no setting")
    fields("1️⃣[offers]", "\(path).fields' must be a group of keys, which are ids of preferences, not a list")
    fields("{ 1️⃣offer: a }", "\(path).fields.offer' names an unknown preference 'offer'")
    fields("{ offers: 1️⃣\"a b\" }", "\(path).fields.offers' \(key), not 'a b'")
    fields("{ offers: 1️⃣1 }", "\(path).fields.offers' \(key), not the number 1")
    fields("{ offers: 1️⃣{ name: a } }", "\(path).fields.offers' \(key), not a group of keys")
    fields("{ offers: a, style: 1️⃣a }", "'style' has the same field as 'offers': one would overwrite the other")
  }

  @Test func theTokenHasAFieldOfItsOwn() {
    let token = " token: { store: \"users/{uid}\", field: fcmToken },"
    findings(
      "{ store: \"users/{uid}\", fields: { offers: 1️⃣fcmToken } }", token: token,
      ("1️⃣", "'offers' has the field that the token is kept in: one would overwrite the other"))
    findings("{ store: \"users/{uid}/private/settings\", fields: { offers: fcmToken } }", token: token)
  }
}
