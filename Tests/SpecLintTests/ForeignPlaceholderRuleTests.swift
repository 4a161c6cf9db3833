import Testing

@testable import SpecLint

@Test func aPercentageIsNotReported() throws {
  try expectFindings(
    of: ForeignPlaceholderRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "90% done, 100 % sure" }
            subtitle: { en: 2️⃣"Hello {{name}}" }
            body: { en: 1️⃣"Hello %1$@" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.en' contains '%1$@', which people would see as written: write '{name}' for an argument"
      ),
      (
        "2️⃣",
        "'notifications.daily.copy.subtitle.en' contains '{{name}}', which people would see as '{name}': write "
          + "'{name}' for an argument"
      ),
    ])
}
