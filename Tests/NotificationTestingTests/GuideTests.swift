import Foundation
import NotificationTesting
import SystemNotifications
import Testing

/// The pages for iOS engineers show code that compiles: the tests run it, or it is type-checked against the frameworks.
struct GuideTests {
  @Test(arguments: [("ios.md", 15), ("adopting.md", 5)])
  func theCodeOfAPageIsThatOfTheExample(_ name: String, _ snippets: Int) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let examples = try [
      "GuideExample.swift", "AdoptingExample.swift", "../SystemNotificationsTests/RoundTrip/PhoneExample.swift",
      "../ScenarioTestingTests/ScenarioSuiteTests.swift", "../SampleApp/Courier/FirebaseTokens.swift",
      "../SampleApp/Courier/Notifications.swift", "../SampleApp/Courier/AppDelegate.swift",
      "../SampleApp/Courier/Refresh.swift", "../SampleApp/Courier/Network.swift",
      "../SampleApp/Courier/SettingsView.swift",
      "../SampleApp/NotificationService/NotificationService.swift",
    ].map { try String(contentsOf: here.appending(path: $0), encoding: .utf8) }
    let page = try String(contentsOf: here.appending(path: "../../docs/\(name)"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == snippets)
    for block in blocks {
      // The imports stand in a file once, and each snippet shows those that it needs.
      let parts = block.components(separatedBy: "\n\n")
      let (imports, code) = (parts[0].split(separator: "\n"), parts.dropFirst().joined(separator: "\n\n"))
      #expect(imports.allSatisfy { $0.drop { $0 == " " }.hasPrefix("import ") }, "\(block)")
      #expect(
        examples.contains { example in
          let lines = example.replacing("public import", with: "import").split(separator: "\n")
          return example.contains(code) && imports.allSatisfy { lines.contains($0) }
        }, "\(block)")
    }
  }

  @Test func whatTheGuideReportsLeadsToAPlan() async throws {
    let router = Router()
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let scheduler = await AppScheduler(on: center, handlers: handlers(router))
    _ = await center.requestAuthorization([.alert])
    await scheduler.launched()
    await scheduler.foregrounded()
    await useTheApp(scheduler)
    await scheduler.settle()
    #expect(await router.screens == [.order(orderId: "A-1")])
    #expect(await !router.logged.isEmpty)
  }
}
