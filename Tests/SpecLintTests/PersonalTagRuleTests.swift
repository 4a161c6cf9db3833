import Testing

@testable import SpecLint

@Test func theSpellingDoesNotMatter() throws {
  try expectFindings(
    of: PersonalTagRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        onesignal: { app_id: "0", tags: [1️⃣userId, 2️⃣E-Mail, plan, last_name_day] }
      """,
    [
      (
        "1️⃣", "'push.onesignal.tags' sends 'userId' to another company, and that is personal data: remove it"
      ),
      (
        "2️⃣", "'push.onesignal.tags' sends 'E-Mail' to another company, and that is personal data: remove it"
      ),
    ])
}
