import Testing

@testable import SpecLint

@Test func spacesAreFoundWhereverTheyAreTooMany() throws {
  try expectFindings(
    of: StraySpaceRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: 1️⃣" Hi" }
            subtitle: { en: 2️⃣"Hi , you" }
            body: { en: 3️⃣"Tidy  up" }
      """#,
    [
      ("1️⃣", "'notifications.daily.copy.title.en' has a space at its beginning"),
      ("2️⃣", "'notifications.daily.copy.subtitle.en' has a space before ','"),
      ("3️⃣", "'notifications.daily.copy.body.en' has two spaces in a row"),
    ])
}

@Test func aLineBreakAtAnEdgeIsCalledOne() throws {
  try expectFindings(
    of: StraySpaceRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: 1️⃣"Tidy up\n" }
            subtitle: { en: 2️⃣"\nTidy up" }
            body:
              en: 3️⃣|
                Tidy
                up
        weekly:
          summary: "Weekly."
          target: home
          trigger: { calendar: { every: week, weekday: sunday } }
          copy:
            body:
              en: 4️⃣>
                Tidy
                up
            title:
              en: |-
                Tidy up
      """#,
    [
      ("1️⃣", "'notifications.daily.copy.title.en' ends with a line break: delete it"),
      ("2️⃣", "'notifications.daily.copy.subtitle.en' begins with a line break: delete it"),
      (
        "3️⃣",
        "'notifications.daily.copy.body.en' ends with a line break: write '|-' instead of '|', or '>-' instead of '>'"
      ),
      (
        "4️⃣",
        "'notifications.weekly.copy.body.en' ends with a line break: write '|-' instead of '|', or '>-' instead of '>'"
      ),
    ])
}
