import Testing

@Suite struct AppReadingTests {
  @Test func aSoundAppHasNoFindings() {
    expectFindings(in: Specs.app, [])
    expectFindings(in: Specs.condition("{ happened: fed }"), [])
  }

  @Test func everyMissingKeyOfTheAppIsReportedAtIt() {
    expectFindings(
      in: "notispec: 1\n1️⃣app: { id: pets }",
      [
        ("1️⃣", "'app' has no 'module'"),
        ("1️⃣", "'app' has no 'bundle_id'"),
        ("1️⃣", "'app' has no 'locales'"),
        ("1️⃣", "'app' has no 'source_locale'"),
        ("1️⃣", "'app' has no 'delivery'"),
      ])
  }

  @Test func aFileBeginsWithTheVersionAndSections() {
    expectFindings(
      in: "1️⃣signals: {}", [("1️⃣", "The file has no 'notispec'"), ("1️⃣", "No file of this app has the section 'app'")])
    expectFindings(
      in: "1️⃣- a",
      [
        (
          "1️⃣",
          "The file must begin with 'notispec: 1' and have sections, but it is a list"
        )
      ])
    expectFindings(
      in: "notispec: 1️⃣2\n" + Specs.app.split(separator: "\n")[1], [("1️⃣", "'notispec' must be 1, not 2")])
    expectFindings(in: "1️⃣", [("1️⃣", "This file is empty")])
  }

  @Test func languagesAreTagsAndAgree() {
    expectFindings(
      in: """
        notispec: 1
        app:
          id: pets
          module: 1️⃣9Pets
          bundle_id: 2️⃣pets
          locales: [en, 3️⃣english_us, zh, 4️⃣zh-Hans]
          source_locale: de
          delivery: [local, 5️⃣locl]
        """,
      [
        ("1️⃣", "'app.module' must be a Swift module name such as 'CleanerNotifications', not '9Pets'"),
        ("2️⃣", "'app.bundle_id' must be a bundle id such as 'com.example.app', not 'pets'"),
        ("3️⃣", "'app.locales[1]' must be a language such as 'en' or 'zh-Hans', not 'english_us'"),
        ("4️⃣", "'app.locales[3]' repeats 'zh-Hans'"),
        ("5️⃣", "'app.delivery[1]' must be one of 'local', 'remote', not 'locl'"),
      ])
    expectFindings(
      in: Specs.app.replacing("source_locale: en", with: "source_locale: 1️⃣de"),
      [("1️⃣", "'app.source_locale' is 'de', which 'app.locales' does not list")])
  }

  @Test func theFolderIsNamedAfterTheApp() {
    #expect(
      findings([("spec.yaml", Specs.app)], folder: "dogs") == [
        "spec.yaml:2:12 'app.id' is 'pets', but the folder is 'dogs': they must be the same"
      ])
    #expect(findings([("spec.yaml", Specs.app)], folder: "pets") == [])
  }

  @Test func unknownSectionsAreReported() {
    expectFindings(in: Specs.app + "\n1️⃣polices: {}", [("1️⃣", "Unknown key 'polices'")])
  }

  @Test func linksArePathsWithDeclaredParameters() {
    expectFindings(
      in: Specs.app
        + """

        deep_links:
          scheme: 1️⃣My App
          universal: 2️⃣http://example.com/x
          targets:
            home: { path: 3️⃣home }
            chat: { path: 4️⃣"/chat/{chat_id}" }
            user: { path: 5️⃣"/user/{name}", parameters: { name: { type: string, optional: true } } }
            left: { path: /left, fallback: right }
            right: { path: /right, fallback: 6️⃣left }
            Paywall7️⃣: { path: /paywall }
        """.replacing("Paywall7️⃣", with: "7️⃣Paywall"),
      [
        (
          "1️⃣",
          "'deep_links.scheme' must be a URL scheme such as 'myapp' (lower-case letters, digits, '+', '-' and '.'), "
            + "not 'My App'"
        ),
        (
          "2️⃣",
          "'deep_links.universal' must be a URL such as 'https://example.com', without a path, "
            + "not 'http://example.com/x'"
        ),
        ("3️⃣", "'deep_links.targets.home.path' must be a path such as '/chat/{id}', not 'home': write '/home'"),
        ("4️⃣", "'deep_links.targets.chat.path' has '{chat_id}', which 'parameters' does not declare"),
        (
          "5️⃣",
          "'deep_links.targets.user.path' has '{name}', which is optional, but a part of the path cannot be left out"
        ),
        ("6️⃣", "The fallbacks of 'deep_links.targets.left' lead back to 'left'"),
        (
          "7️⃣",
          "'deep_links.targets.Paywall' is not a valid id: write it 'paywall', in lower-case letters, digits and "
            + "single '_'"
        ),
      ])
  }

  @Test func anAliasIsListedOnce() {
    expectFindings(
      in: Specs.app + "\ndeep_links: { scheme: pets, targets: { home: { path: /home, aliases: [a, b, 1️⃣a] } } }",
      [("1️⃣", "'deep_links.targets.home.aliases[2]' is already listed")])
  }

  @Test func policiesAreRangesAndWindows() {
    expectFindings(
      in: Specs.app + """

        policies:
          slot: 1️⃣"25:00"
          caps:
            - { id: daily, max: 2️⃣0, per: 3️⃣roling_day }
            - { id: weekly, max: 3, per: 7d }
            - { id: 4️⃣weekly, max: 3, per: 7d }
          horizon: 5️⃣9999d
          quiet_hours: { from: "22:00", to: 6️⃣"22:00", held: release }
          profiles:
            loose: { caps: [], 7️⃣profiles: {} }
        """,
      [
        ("1️⃣", "'policies.slot' must be a time of day such as \"20:00\", not '25:00'"),
        ("2️⃣", "'policies.caps[0].max' must be a whole number from 1 to 1000, not 0"),
        (
          "3️⃣",
          "'policies.caps[0].per' must be one of 'rolling_day', 'calendar_day', 'calendar_week', or a duration such as "
            + "'30m', '24h' or '7d', not 'roling_day'"
        ),
        ("4️⃣", "'policies.caps[2].id' repeats 'weekly'"),
        ("5️⃣", "'policies.horizon' must be between 1h and 366d, not 9999d"),
        ("6️⃣", "'policies.quiet_hours.to' is the same as 'from': nothing or everything would be quiet"),
        (
          "7️⃣",
          "Unknown key 'profiles' in 'policies.profiles.loose': the other keys here are 'slot', 'quiet_hours', 'horizon', 'pending_budget', 'replaces', 'foreground', 'presentation' and 'clear_badge'"
        ),
      ])
  }

  @Test func preferencesControlTypes() {
    expectFindings(
      in: Specs.app + """

        preferences:
          some: { type: toggle, default: 2️⃣"true", controls: [3️⃣nothing] }
        """,
      [
        ("2️⃣", "'preferences.some.default' must be true or false, not 'true'"),
        (
          "3️⃣",
          "'preferences.some.controls[0]' names an unknown notification type 'nothing': add it to 'notifications', or "
            + "use another"
        ),
      ])
  }
}
