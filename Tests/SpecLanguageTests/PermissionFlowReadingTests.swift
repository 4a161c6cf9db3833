import NotificationTerms
import SpecLanguage
import Testing

@Suite struct PermissionFlowReadingTests {
  private static let app = """
    notispec: 1
    app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en], source_locale: en, delivery: local }
    deep_links: { scheme: pets, targets: { home: { path: /home } } }
    modules:
      album: { name: { en: "Album" } }
      friends: { name: { en: "Friends" } }
    """

  /// A whole spec with these lines in `permission_flow`.
  private func flow(_ lines: String) -> String {
    let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    return "\(Self.app)\npermission_flow:\n\(indented.joined(separator: "\n"))"
  }

  /// A whole spec with one step that has these lines, besides its id and its screen.
  private func step(_ lines: String, permission: String = "photos") -> String {
    let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    return flow(
      """
      show_when: [first_launch]
      steps:
        - id: first
          permission: \(permission)
          screen: { id: first_screen, title: { en: "May we?" }, primary: { en: "Go on" } }
      \(indented.joined(separator: "\n"))
      """)
  }

  @Test func theShapesOfTheLanguageAreRead() throws {
    let text = flow(
      """
      show_when: [first_launch, not_completed, forced]
      completed_flag: hasCompletedFlow
      forced_by: feature_flags
      ask_once: false
      steps:
        - id: photos
          permission: photos
          usage_key: NSPhotoLibraryUsageDescription
          claims: [duplicates, free_space]
          screen:
            id: photos_pre_prompt
            title: { en: "Photos" }
            subtitle: { en: "We:" }
            reasons: [{ en: "sort" }, { en: "count" }]
            note: { en: "Later" }
            safety_note: { en: "Nothing is uploaded." }
            primary: { en: "Continue" }
            secondary: { en: "Skip" }
            secondary_size: small
            usage_description: { en: "To find duplicates." }
          on:
            denied: { block: [album], screen: no_photos }
            skipped: { hide: [album], disable: [friends] }
            limited: { screen: photos_pre_prompt }
            granted: {}
        - id: news
          permission: notifications
          optional: true
          purposes: [news]
          claims: { news: { en: "news" } }
          screen: { id: news_pre_prompt, title: { en: "News" }, primary: { en: "Yes" }, system_text: { en: "News." } }
      screens:
        no_photos: { text: { en: "No photos." }, primary: { en: "Settings" }, secondary: { en: "On" } }
      final_screen: { id: done, when: all_granted, title: { en: "Done" }, primary: { en: "OK" }, target: home }
      """)
    expectFindings(in: text, [])
    let read = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))])
    let flow = try #require(read.spec?.permissionFlow)
    #expect(flow.showWhen.map(\.value) == [.firstLaunch, .notCompleted, .forced])
    #expect(!flow.asksOnce)
    #expect(flow.screenIDs.map(\.value) == ["photos_pre_prompt", "news_pre_prompt", "no_photos", "done"])
    let photos = try #require(flow.step("photos"))
    #expect(!photos.isOptional && photos.claims.map(\.id) == ["duplicates", "free_space"])
    #expect(photos.screen.texts.compactMap { $0["en"]?.templates.first?.source }.count == 8)
    #expect(photos.consequences.map(\.answer) == [.granted, .limited, .denied, .skipped])
    #expect(photos.consequence(of: .skipped)?.disable.map(\.value) == ["friends"])
    #expect(flow.step("news")?.claims.first?.words?["en"]?.templates.first?.source == "news")
    #expect(flow.screen("no_photos")?.primaryOpens == .settings)
    #expect(flow.screen("no_photos")?.secondaryOpens == .nextStep)
    #expect(read.spec?.module("album")?.name["en"] != nil)
  }

  @Test func modulesHaveNames() {
    expectFindings(
      in: Self.app.replacing("friends: { name", with: "friends: { 1️⃣nam"),
      [("1️⃣", "Unknown key 'nam' in 'modules.friends'")])
    expectFindings(
      in: Self.app.replacing("friends: { name: { en: \"Friends\" } }", with: "1️⃣friends: { summary: \"People.\" }"),
      [("1️⃣", "'modules.friends' has no 'name'")])
  }

  @Test func namesOfStepsPermissionsAndScreensAreUnique() {
    expectFindings(
      in: flow(
        """
        show_when: [first_launch, 1️⃣first_launch]
        steps:
          - { id: one, permission: photos, screen: { id: asks, title: { en: "A" }, primary: { en: "A" } } }
          - { id: 2️⃣one, permission: 3️⃣photos, screen: { id: 4️⃣asks, title: { en: "A" }, primary: { en: "A" } } }
        screens: { 5️⃣asks: { text: { en: "A" } }, other: { text: { en: "A" } } }
        final_screen: { id: 6️⃣other, when: never, title: { en: "A" }, primary: { en: "A" }, target: home }
        """),
      [
        ("4️⃣", "'asks' is already the name of another screen"),
        ("5️⃣", "'asks' is already the name of another screen"),
        ("6️⃣", "'other' is already the name of another screen"),
        ("1️⃣", "'permission_flow.show_when[1]' is already listed"),
        ("2️⃣", "'permission_flow.steps[1].id' repeats 'one'"),
        ("3️⃣", "'permission_flow.steps[1].permission' asks for photos a second time"),
      ])
  }

  @Test func aFlowHasMomentsAndSteps() {
    expectFindings(
      in: flow("show_when: 1️⃣[]\nsteps: 2️⃣[]"),
      [
        ("1️⃣", "'permission_flow.show_when' lists no moment to show it at"),
        ("2️⃣", "'permission_flow.steps' has no step"),
      ])
    expectFindings(
      in: flow("show_when: [first_launch]\n1️⃣forced_by: flags\ncompleted_flag: 2️⃣\"is done\"\nsteps: 3️⃣none"),
      [
        ("1️⃣", "'permission_flow.forced_by' makes no sense, because 'show_when' does not list 'forced'"),
        (
          "2️⃣",
          "'permission_flow.completed_flag' must be a name such as 'hasCompletedFlow' (a letter, then letters, digits, "
            + "'_' and '.'), not 'is done'"
        ),
        (
          "3️⃣",
          "'permission_flow.steps' is 'none', but must be a list; each item is a group of keys with 'id', "
            + "'permission', 'screen'"
        ),
      ])
  }

  @Test func consequencesNameModulesAndScreensThatExist() {
    expectFindings(
      in: step(
        """
        on:
          granted: { 1️⃣block: [album] }
          limited: { screen: 2️⃣first_scren }
          denied: { block: [album, 3️⃣fiends], hide: [4️⃣album], disable: 5️⃣[] }
          6️⃣refused: {}
        """),
      [
        ("1️⃣", "'permission_flow.steps[0].on.granted.block' takes modules away although access was granted"),
        ("2️⃣", "'permission_flow.steps[0].on.limited.screen' names an unknown screen 'first_scren'"),
        ("3️⃣", "'permission_flow.steps[0].on.denied.block[1]' names an unknown module 'fiends'"),
        ("4️⃣", "'permission_flow.steps[0].on.denied.hide[0]' names 'album', which the same answer already blocks"),
        ("5️⃣", "'permission_flow.steps[0].on.denied.disable' lists no module"),
        (
          "6️⃣",
          "Unknown key 'refused' in 'permission_flow.steps[0].on': is 'denied' meant, which is already here in line 16?"
        ),
      ])
    expectFindings(
      in: step("on: { 1️⃣limited: { block: [album] } }", permission: "camera"),
      [
        (
          "1️⃣",
          "'permission_flow.steps[0].on.limited' never happens: only photos and contacts can have limited access, not "
            + "camera"
        )
      ])
  }

  @Test func aBrokenScreenMutesReferences() {
    expectFindings(
      in: step("on: { denied: { screen: later } }").replacing("id: first_screen", with: "id: 1️⃣First"),
      [
        (
          "1️⃣",
          "'permission_flow.steps[0].screen.id' must be an id such as 'daily_reminder' (lower-case letters, digits and "
            + "single '_'), not 'First'"
        )
      ])
  }

  @Test func theUsageKeyBelongsToThePermission() {
    expectFindings(
      in: step("usage_key: 1️⃣NSContactUsageDescription", permission: "contacts"),
      [
        (
          "1️⃣",
          "'permission_flow.steps[0].usage_key' must be 'NSContactsUsageDescription' for contacts, "
            + "not 'NSContactUsageDescription'"
        )
      ])
    expectFindings(
      in: step("1️⃣usage_key: NSContactsUsageDescription", permission: "notifications"),
      [
        (
          "1️⃣",
          "'permission_flow.steps[0].usage_key' makes no sense for notifications: iOS words that dialog itself"
        )
      ])
    expectFindings(
      in: step("usage_key: 1️⃣photos"),
      [
        (
          "1️⃣",
          "'permission_flow.steps[0].usage_key' must be a key of Info.plist such as 'NSContactsUsageDescription', "
            + "not 'photos'"
        )
      ])
  }

  @Test func claimsAreIDsOrWords() {
    expectFindings(
      in: step("claims: [one, 1️⃣one, 2️⃣Two]\npurposes: [a, 3️⃣a]"),
      [
        ("1️⃣", "'permission_flow.steps[0].claims[1]' is already listed"),
        (
          "2️⃣",
          "'permission_flow.steps[0].claims[2]' must be an id such as 'daily_reminder' (lower-case letters, digits and "
            + "single '_'), not 'Two'"
        ),
        ("3️⃣", "'permission_flow.steps[0].purposes[1]' is already listed"),
      ])
    expectFindings(
      in: step("claims: { 1️⃣one: {}, two: { 2️⃣fr: \"deux\", en: \"two\" } }"),
      [
        ("1️⃣", "'permission_flow.steps[0].claims.one' has no text for 'en'"),
        ("2️⃣", "'permission_flow.steps[0].claims.two.fr' is a text for 'fr', which 'app.locales' does not list"),
      ])
    expectFindings(
      in: step("claims: 1️⃣duplicates"),
      [
        (
          "1️⃣",
          "'permission_flow.steps[0].claims' is 'duplicates', but must be a list; each item is an id such as "
            + "'daily_reminder' (lower-case letters, digits and single '_'), or a group of keys, which are ids of "
            + "claims"
        )
      ])
  }

  @Test func buttonsAndTextsBelongTogether() {
    expectFindings(
      in: flow(
        """
        show_when: [first_launch]
        steps:
          - id: one
            permission: photos
            screen:
              id: asks
              title: { en: "May we show 1️⃣{count}?" }
              reasons: [{ en: "a" }, 2️⃣"b"]
              primary: { en: "A" }
              3️⃣secondary_size: small
        screens:
          4️⃣empty: { primary: { en: "A" } }
          full: { text: { en: "A" }, 5️⃣primary_opens: app, secondary: { en: "B" }, secondary_opens: 6️⃣setings }
          meant: { 7️⃣txt: { en: "A" } }
        final_screen: { id: done, when: 8️⃣sometimes, title: { en: "A" }, primary: { en: "A" }, target: 9️⃣hime }
        """),
      [
        (
          "1️⃣",
          "'permission_flow.steps[0].screen.title.en' shows '{count}', but this text takes no values; write '{{' or "
            + "'}}' for a brace"
        ),
        (
          "2️⃣",
          "'permission_flow.steps[0].screen.reasons[1]' must be a group of texts, one per language, not 'b'"
        ),
        ("3️⃣", "'permission_flow.steps[0].screen.secondary_size' makes no sense without 'secondary'"),
        ("4️⃣", "'permission_flow.screens.empty' needs a 'title' or a 'text'"),
        ("5️⃣", "'permission_flow.screens.full.primary_opens' makes no sense without 'primary'"),
        (
          "6️⃣",
          "'permission_flow.screens.full.secondary_opens' must be one of 'settings', 'pre_prompt', 'next_step', 'app', "
            + "not 'setings'"
        ),
        ("7️⃣", "Unknown key 'txt' in 'permission_flow.screens.meant'"),
        (
          "8️⃣",
          "'permission_flow.final_screen.when' must be one of 'all_granted', 'always', 'never', not 'sometimes'"
        ),
        ("9️⃣", "'permission_flow.final_screen.target' names an unknown deep-link target 'hime'"),
      ])
  }
}
