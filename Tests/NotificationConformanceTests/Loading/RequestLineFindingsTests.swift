import Testing

@testable import NotificationConformance

/// Mistakes in lines about the content of requests, the words of screens and the place of a token.
@Suite struct RequestLineFindingsTests {
  @Test func contentsAreReadInTheWordsOfTheSpec() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            then:
              - { delivered_includes: fresh_bread, content: { sound: 1️⃣loud } }
              - { delivered_includes: fresh_bread, content: { sound: { file: 2️⃣chime } } }
              - { delivered_includes: fresh_bread, content: { category: 3️⃣bred } }
              - { delivered_includes: fresh_bread, content: { relevance: 4️⃣2 } }
              - { delivered_includes: fresh_bread, content: { interruption_level: 5️⃣urgent } }
              - { pending_includes: fresh_bread, content: 6️⃣{} }
              - { pending_includes: fresh_bread, 7️⃣quiet: true }
              - { delivered_includes: 8️⃣none }
              - { pending: 2, 9️⃣text: { en: "Cold." } }
        """,
      [
        ("1️⃣", "'scenarios[0].then[0].content.sound' must be one of 'default', 'none', 'critical', not 'loud'"),
        (
          "2️⃣",
          "'scenarios[0].then[1].content.sound.file' must be the name of a file with its extension, such as "
            + "'chime.caf', not 'chime'"
        ),
        ("3️⃣", "'scenarios[0].then[2].content.category' names an unknown category 'bred'"),
        ("4️⃣", "'scenarios[0].then[3].content.relevance' must be a number from 0 to 1, not 2"),
        (
          "5️⃣",
          "'scenarios[0].then[4].content.interruption_level' must be one of 'passive', 'active', 'time_sensitive', "
            + "'critical', not 'urgent'"
        ),
        ("6️⃣", "'scenarios[0].then[5].content' asserts nothing"),
        (
          "7️⃣",
          "Unknown key 'quiet' in 'scenarios[0].then[6]': the other keys here are 'at', 'between', 'fold', 'text', 'title', 'subtitle' and 'content'"
        ),
        (
          "8️⃣",
          "'scenarios[0].then[7].delivered_includes' names an unknown notification type 'none': add it to "
            + "'notifications', or use another"
        ),
        ("9️⃣", "'scenarios[0].then[8]' cannot have 'text' if 'pending' is a count"),
      ])
  }

  /// What is not known is not `none`, which would go with no other key.
  @Test func anUnknownNameIsReportedOnce() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            then:
              - { opened: 1️⃣shlf, with: { a: 1 } }
              - { delivered: 2️⃣fresh_bred, at: "10:00" }
              - { outcome: fresh_bread, is: 3️⃣lost, reason: quiet }
        """,
      [
        ("1️⃣", "'scenarios[0].then[0].opened' names an unknown deep-link target 'shlf'"),
        ("2️⃣", "'scenarios[0].then[1].delivered' names an unknown notification type 'fresh_bred'"),
        (
          "3️⃣",
          "'scenarios[0].then[2].is' must be one of 'dropped', 'held', 'displaced', 'cancelled', 'suppressed', "
            + "'expired', 'none', not 'lost'"
        ),
      ])
  }

  /// Which cap it was is a key of its own.
  @Test func aReasonThatNamesACapIsToldAsTheTwoKeys() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            then:
              - { outcome: fresh_bread, is: held, reason: 1️⃣daily }
        """,
      [
        (
          "1️⃣",
          "'scenarios[0].then[0].reason' names a cap, which is a key of its own: write 'reason: cap.daily, cap: daily'"
        )
      ])
  }

  @Test func wordsOfScreensAndSettings() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            then:
              - { screen: 1️⃣welcom, primary: { en: "Next" } }
              - { screen: welcome, 2️⃣footer: { en: "Next" } }
              - { screen: welcome, primary: { 3️⃣de: "Weiter" } }
              - { setting: bread_kind, options: { rye: 4️⃣{} } }
        """,
      [
        ("1️⃣", "'scenarios[0].then[0].screen' names an unknown screen 'welcom'"),
        (
          "2️⃣",
          "Unknown key 'footer' in 'scenarios[0].then[1]': the other keys here are 'title', 'subtitle', 'text', 'note', "
            + "'safety_note', 'primary', 'secondary', 'usage_description' and 'reasons'"
        ),
        ("3️⃣", "'scenarios[0].then[2].primary.de' is not a language of the app"),
        ("4️⃣", "'scenarios[0].then[3].options.rye' asserts nothing"),
      ])
  }

  @Test func placesOfTokensAndTheirCommands() throws {
    try Bakery.expectFindings(
      inScenarios: """
          - id: one
            covers: [BAKE/FRESH-1]
            then:
              - { token: { stored: { document: 1️⃣users, field: breadNews, value: fcm-1 } } }
              - { token: { 2️⃣stored: { document: users/a, field: breadNews } } }
              - { token: { commands: [3️⃣registr] } }
              - { token: { commands: [{ 4️⃣document: users/a }] } }
              - { token: { commands: [{ set: a, 5️⃣clear: b }] } }
              - { stored: { document: 6️⃣user/a, field: breadNews, value: none } }
              - { stored: { document: users/a, field: 7️⃣breadnews, value: none } }
              - { stored: { document: users/a, field: oven_time, value: none } }
        """,
      [
        (
          "1️⃣",
          "'scenarios[0].then[0].token.stored.document' must be the path of a document such as 'users/{uid}', "
            + "alternating collections and documents, not 'users'"
        ),
        ("2️⃣", "'scenarios[0].then[1].token.stored' has no 'value'"),
        (
          "3️⃣",
          "'scenarios[0].then[2].token.commands[0]' must be one of 'register', 'unregister', 'hand_over', 'refresh', 'discard', not "
            + "'registr'"
        ),
        ("4️⃣", "'scenarios[0].then[3].token.commands[0]' needs one of 'set', 'clear'"),
        ("5️⃣", "'scenarios[0].then[4].token.commands[0]' cannot have both 'set' and 'clear'"),
        ("6️⃣", "'scenarios[0].then[5].stored.document' is never written: the app writes 'users/{uid}'"),
        ("7️⃣", "'scenarios[0].then[6].stored.field' is never written: the app writes 'breadNews' there"),
      ])
  }
}
