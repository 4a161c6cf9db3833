import CenterSimulation
import NotificationTerms
import Testing

@Suite struct TrialAndResponseTests {
  @Test func aTrialAsksNobody() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", authorization: .notDetermined)
    #expect(bench.center.requestAuthorization([.alert, .provisional]) == .answered(.provisional))
    #expect(bench.center.authorization == .provisional)
  }

  @Test func withoutATrialTheDialogShowsOnce() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", authorization: .notDetermined)
    #expect(bench.center.requestAuthorization([.alert]) == .showsDialog)
    for status in [AuthorizationStatus.denied, .authorized, .ephemeral] {
      bench.center.authorization = status
      #expect(bench.center.requestAuthorization([.alert]) == .answered(status))
      #expect(bench.center.requestAuthorization([.provisional]) == .answered(status))
    }
  }

  @Test func theChoiceIsShownBelowAQuietNotification() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00", authorization: .provisional)
    #expect(bench.center.choose(.turnOff) == false, "nothing has come yet")
    try bench.add("a", .immediate)
    try bench.run(to: "2026-03-02 10:00")
    #expect(bench.center.choose(.turnOff) == true)
    #expect(bench.center.authorization == .denied)
    #expect(bench.center.choose(.keep) == false, "the trial is over")
  }

  private let category = CategoryRegistration(
    identifier: "MESSAGE",
    actions: [
      .init(identifier: "OPEN", title: "Open", options: [.foreground]), .init(identifier: "READ", title: "Read"),
    ], options: [.customDismissAction])

  @Test func whoHearsOfAResponse() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    bench.center.categories = [category, CategoryRegistration(identifier: "PLAIN", actions: [])]
    #expect(bench.center.recipient(of: .tap, category: "") == .appInForeground)
    #expect(bench.center.recipient(of: .action("OPEN"), category: "MESSAGE") == .appInForeground)
    #expect(bench.center.recipient(of: .action("READ"), category: "MESSAGE") == .appInBackground)
    #expect(bench.center.recipient(of: .action("LIKE"), category: "MESSAGE") == nil)
    #expect(bench.center.recipient(of: .dismiss, category: "MESSAGE") == .appInBackground)
    #expect(bench.center.recipient(of: .dismiss, category: "PLAIN") == .nobody)
  }

  @Test func registeringCategoriesForgetsTheOnesBefore() throws {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    bench.center.categories = [category]
    bench.center.categories = [CategoryRegistration(identifier: "TEST", actions: [])]
    #expect(bench.center.recipient(of: .action("READ"), category: "MESSAGE") == nil)
    #expect(bench.center.recipient(of: .dismiss, category: "MESSAGE") == .nobody)
  }
}
