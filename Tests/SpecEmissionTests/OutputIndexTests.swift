import SpecEmission
import SpecLanguage
import Testing

@Suite struct OutputIndexTests {
  private func index(_ app: String) throws -> OutputIndex {
    let spec = try Checkout.spec(app)
    return OutputIndex(EmitterRoster.all.flatMap { $0.files(for: spec) })
  }

  @Test func aTypeIsFoundWhereItsIdIs() throws {
    let files = try index("cleaner").examples(for: "notifications.limit_reached_reminder")
    #expect(
      files == [
        "apns/cleaner/limit_reached_reminder.en.apns", "catalogue/cleaner/README.md",
        "swift/CleanerNotifications/NotificationCopy.swift", "xcstrings/cleaner/Localizable.xcstrings",
      ])
  }

  @Test func aSectionIsSeenInEverythingThatIsMadeOfIt() throws {
    let files = try index("messenger").examples(for: "push")
    #expect(files.contains("firestore/messenger/firestore.rules"))
    #expect(files.contains("info_plist/messenger/ContentExtension-Info.plist"))
    #expect(files.contains("apns/messenger/server.json"))
    #expect(!files.contains { $0.hasPrefix("catalogue/") })
  }

  @Test func whatIsMissingIsFoundNowhere() throws {
    #expect(try index("cleaner").files(for: "notifications.no_such_type") == [])
    #expect(try index("cleaner").files(for: "nonsense") == [])
  }
}
