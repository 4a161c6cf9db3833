import Testing

@testable import SpecLint

@Test func aMarkWithoutAPrecomposedLetterIsLeftAlone() throws {
  try expectFindings(
    of: DecomposedCharacterRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "x\u0302 axis" }
            body: { en: 1️⃣"Cafe\u0301" }
      """#,
    [("1️⃣", "'notifications.daily.copy.body.en' contains 'é' as a letter and a separate mark: type the letter again")])
}
