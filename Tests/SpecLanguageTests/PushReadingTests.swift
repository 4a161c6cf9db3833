import SpecLanguage
import Testing

@Suite struct PushReadingTests {
  /// A whole spec with this section and one remote type.
  private func spec(_ push: String, type: String = "{ data: { image_url: { type: string } } }") -> String {
    """
    \(Specs.app)
    \(Specs.world)
    categories:
      message: { actions: [{ id: LIKE_ACTION, title: { en: "Like", ru: "Нравится" } }] }
      photo: { actions: [{ id: SHOW, title: { en: "Show", ru: "Показать" } }] }
    notifications:
      hungry: { summary: "Hungry.", target: home, push: \(type), copy: { body: { en: "Eat", ru: "Ешь" } } }
    push:
      \(push)
    """
  }

  @Test func wordsAreOfClosedLists() {
    expectFindings(
      in: spec("{ providers: [apn, 1️⃣fcm], background_modes: [2️⃣remote], entitlements: [3️⃣aps] }")
        .replacing("[apn, 1️⃣fcm]", with: "[1️⃣apn, fcm]"),
      [
        ("1️⃣", "'push.providers[0]' must be one of 'apns', 'fcm', 'onesignal', not 'apn'"),
        ("2️⃣", "'push.background_modes[0]' must be one of 'remote_notification', 'fetch', not 'remote'"),
        (
          "3️⃣",
          "'push.entitlements[0]' must be one of 'time_sensitive', 'critical_alerts', 'communication', "
            + "'aps_environment', not 'aps'"
        ),
      ])
    expectFindings(in: spec("{ providers: 1️⃣[] }"), [("1️⃣", "'push.providers' lists no provider")])
    expectFindings(
      in: spec("{ providers: [apns, 1️⃣apns], environments: { testflight: 2️⃣staging } }"),
      [
        ("1️⃣", "'push.providers[1]' is already listed"),
        ("2️⃣", "'push.environments.testflight' must be one of 'sandbox', 'production', not 'staging'"),
      ])
  }

  @Test func idsOfAppleHaveTenCharacters() {
    expectFindings(
      in: spec("{ authentication: { method: key, key_id: 1️⃣ABC123, team_id: 2️⃣\"abc123defg\" } }"),
      [
        (
          "1️⃣",
          "'push.authentication.key_id' must be ten capital letters and digits such as 'ABC123DEFG', not 'ABC123'"
        ),
        (
          "2️⃣",
          "'push.authentication.team_id' must be ten capital letters and digits such as 'ABC123DEFG', not 'abc123defg'"
        ),
      ])
    expectFindings(
      in: spec("{ authentication: { method: certificate, 1️⃣key_id: ABC123DEFG } }"),
      [("1️⃣", "'push.authentication.key_id' makes no sense with 'method: certificate'")])
  }

  @Test func theTokenHasAPlaceAndAField() {
    expectFindings(
      in: spec("{ 1️⃣token: { store: 2️⃣\"users\", write_when: 3️⃣[], budgets: { total: 4️⃣5 } } }"),
      [
        ("1️⃣", "'push.token' has no 'field'"),
        (
          "2️⃣",
          "'push.token.store' must be the path of a document such as 'users/{uid}', alternating collections and "
            + "documents, not 'users'"
        ),
        ("3️⃣", "'push.token.write_when' lists no state of permission, so the token would never be written"),
        (
          "4️⃣",
          "'push.token.budgets.total' must be a duration such as '30m', '24h' or '7d', not the number 5: write it with its unit, such "
            + "as '5s', '5m', '5h' or '5d'"
        ),
      ])
    expectFindings(
      in: spec("{ registration_request: { endpoint: 1️⃣\"http://a.example.com\", fields: 2️⃣[] } }"),
      [
        (
          "1️⃣",
          "'push.registration_request.endpoint' must be a URL such as 'https://api.example.com/register', "
            + "not 'http://a.example.com'"
        ),
        ("2️⃣", "'push.registration_request.fields' lists no key of the body"),
      ])
  }

  @Test func extensionsNameWhatIsThere() {
    expectFindings(
      in: spec("{ service_extension: { handles: [image_url, 1️⃣image_ur] } }"),
      [
        (
          "1️⃣",
          "'push.service_extension.handles[1]' names 'image_ur', which no type has in its 'push.data': did you mean 'image_url'?"
        )
      ])
    expectFindings(
      in: spec(
        "{ content_extension: { categories: [message, 1️⃣mesage], size_ratio: 2️⃣0, principal_class: 3️⃣view } }"),
      [
        ("1️⃣", "'push.content_extension.categories[1]' names an unknown category 'mesage'"),
        ("2️⃣", "'push.content_extension.size_ratio' must be a number from 0.01 to 10, not 0"),
        (
          "3️⃣",
          "'push.content_extension.principal_class' must be the name of a Swift type, such as "
            + "'NotificationFrequency', not 'view'"
        ),
      ])
  }

  @Test func whatAlwaysHappensIsNothingToChoose() {
    expectFindings(
      in: spec(
        "{ token: { store: \"users/{uid}\", field: token, refresh_on: [launch, 1️⃣provider_change, 2️⃣reinstall] } }"),
      [
        (
          "1️⃣",
          "'push.token.refresh_on[1]' cannot be 'provider_change': a token that the provider changes is always stored; "
            + "leave it out"
        ),
        (
          "2️⃣",
          "'push.token.refresh_on[2]' cannot be 'reinstall': a new installation always gets a new token, which is stored; "
            + "leave it out"
        ),
      ])
  }

  @Test func whatAServerSendsHasNoTrigger() {
    expectFindings(
      in: spec("{}", type: "{}, 1️⃣trigger: { calendar: { every: day } }"),
      [("1️⃣", "'notifications.hungry' cannot have both 'push' and 'trigger'")])
    expectFindings(
      in: spec("{}", type: "{}, 1️⃣priority: 5, 2️⃣conditions: [], 3️⃣on_cap: drop, 4️⃣repeat_after: { days: 3 }"),
      ["priority", "conditions", "on_cap", "repeat_after"].enumerated().map { number, key in
        (
          "\(number + 1)\u{FE0F}\u{20E3}",
          "'notifications.hungry.\(key)' makes no sense with 'push', because a server decides what is sent and when"
        )
      })
  }

  /// What a server's notification has as well; everything else is read and then has no effect.
  private static let besidePush = [
    "arguments", "attachments", "badge", "category", "copy", "covers", "expires", "formerly", "interruption_level",
    "owner", "purpose", "relevance", "sound", "summary", "target", "thread",
  ]

  @Test func everyKeyOfATypeIsForPushesTooOrRefusedWithThem() {
    let keys = NotificationItem.keys.shape.fields.filter { !["push", "trigger", "triggers"].contains($0.key) }
    let accepted = keys.filter { field in
      !findings([("pets.yaml", spec("{}", type: "{}, \(field.key): \(field.example)"))]).contains {
        $0.contains("'notifications.hungry.\(field.key)' makes no sense with 'push'")
      }
    }
    #expect(
      accepted.map(\.key).sorted() == Self.besidePush,
      "say 'read.isForPlan()' after a key that a server's notification cannot have; any other is listed here")
  }

  @Test func callsAreNotPartOfASpec() {
    let reason =
      ": incoming calls need PushKit and CallKit, which belong to the app and its server, so a spec does not describe "
      + "them"
    expectFindings(
      in: spec("{ background_modes: [remote_notification, 1️⃣voip] }", type: "{ push_type: 2️⃣voip }"),
      [
        ("1️⃣", "'push.background_modes[1]' cannot be 'voip'\(reason)"),
        (
          "2️⃣",
          "'notifications.hungry.push.push_type' cannot be 'voip'\(reason); a notification is sent with 'alert'"
        ),
      ])
  }

  @Test func payloadsAreAsAppleTakesThem() {
    expectFindings(
      in: spec("{}", type: "{ priority: 1️⃣7, push_type: 2️⃣silent, expiration: 3️⃣24, collapse_id: \"chat-4️⃣{chat}\" }"),
      [
        ("1️⃣", "'notifications.hungry.push.priority' must be 10, or 5, or 1, not the number 7"),
        (
          "2️⃣",
          "'notifications.hungry.push.push_type' must be one of 'alert', 'background', 'location', "
            + "'complication', 'fileprovider', 'mdm', 'liveactivity', 'pushtotalk', 'widgets', not 'silent'"
        ),
        (
          "3️⃣",
          "'notifications.hungry.push.expiration' must be a duration such as '30m', '24h' or '7d', not the number 24: write it with its unit, such "
            + "as '24s', '24m', '24h' or '24d'"
        ),
        (
          "4️⃣",
          "'notifications.hungry.push.collapse_id' names '{chat}', which 'arguments' does not declare: "
            + "add 'chat: { type: … }' to it"
        ),
      ])
    let long = String(repeating: "я", count: 33)
    expectFindings(
      in: spec("{}", type: "{ collapse_id: 1️⃣\"\(long)\" }"),
      [("1️⃣", "'notifications.hungry.push.collapse_id' has 66 bytes, but Apple allows at most 64")])
  }
}
