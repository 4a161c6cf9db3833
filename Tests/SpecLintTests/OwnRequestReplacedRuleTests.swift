import Testing

@testable import SpecLint

@Test func whatTheSchedulerAddsIsNotReplaced() throws {
  let rest = "can match requests of the app itself, which begin with 'demo.': name only those of other code"
  try expectFindings(
    of: OwnRequestReplacedRule(),
    in: #"""
      notispec: 1
      policies:
        replaces: [1️⃣"demo.daily.2026-01-11", 2️⃣"demo.*", 3️⃣"d*", "demo", "demo-*", "demonstration.*", "daily.demo.*"]
        profiles:
          other: { replaces: ["demo-*", 4️⃣"demo.daily.*"] }
          third: { slot: "09:00" }
      """#,
    [
      ("1️⃣", "'demo.daily.2026-01-11' \(rest)"), ("2️⃣", "'demo.*' \(rest)"), ("3️⃣", "'d*' \(rest)"),
      ("4️⃣", "'demo.daily.*' \(rest)"),
    ])
}
