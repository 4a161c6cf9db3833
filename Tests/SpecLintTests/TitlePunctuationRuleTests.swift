import Testing

@testable import SpecLint

@Test func anExclamationIsAMatterOfTaste() throws {
  try expectFindings(
    of: TitlePunctuationRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "Urgent!" }
            body: { en: "Tidy up." }
      """#, [])
}

@Test func aColonDoesNotEndItEither() throws {
  try expectFindings(
    of: TitlePunctuationRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: 1️⃣"News:" }
            body: { en: "Tidy up." }
      """#, [("1️⃣", "'notifications.daily.copy.title.en' ends with ':': a title needs none")])
}
