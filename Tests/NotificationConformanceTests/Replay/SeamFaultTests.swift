import NotificationRules
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance
@testable import NotificationScheduling

/// Mistakes in what the machines tell each other: a case of `conform` notices each, and so does the run of that case on a
/// phone.
@Suite struct SeamFaultTests {
  /// Which case notices it.
  static let faults: [(fault: CoreFault, app: String, id: String)] = [
    // Who is here, and what waits, is listed, or is opened.
    (.pendingStaysAtSignOut, "courier", "courier.accounts/signing-out/signed-out"),
    (.listStaysAtSignOut, "accounts", "accounts/taken-out-of-the-list"),
    (.settingsOfAnother, "courier", "courier.server/while-signed-out"),
    (.tapOfAnother, "courier", "courier.accounts/a-tap-of-the-next-one/basket"),
    (.tapStaysAtSignOut, "album", "album/a-tap-and-a-sign-out/push-signed-out"),
    (.pushesStayAtSignOut, "messenger", "messenger.pushes/taken-out-of-the-list/signed-out"),
    (.pushesOfAnother, "messenger", "messenger.pushes/of-the-user-before/reply"),
    // Who is here, what was answered, and the token.
    (.tokenHearsNoUser, "courier", "courier.server/token/allowed"),
    (.tokenHearsNoSignIn, "courier", "courier.server/token/allowed"),
    (.tokenHearsNoAnswer, "gallery", "gallery.device-token/registration-follows-permission/not-determined"),
    (.tokenHearsNoDevice, "album", "album/a-new-phone"),
    // What is on screen, and what comes.
    (.screenUnknown, "album", "album/on-the-screen-that-is-open/opened-by-the-push"),
    (.screenStays, "time", "time.settings/on-screen/came-back"),
    (.pushesSeeNoScreen, "messenger", "messenger.pushes/already-on-screen"),
    // The permission flow, and what it hears of all others.
    (.flowHearsNoSignal, "courier", "courier.permission/after-the-first-order"),
    (.flowHearsNoPermission, "cleaner", "cleaner.permission-flow-answers/photos/denied"),
    (.flowHearsNoDevice, "cleaner", "cleaner.permission-flow/on-a-new-phone"),
    (.flowHearsNoTap, "cleaner", "cleaner.permission-flow-answers/dismissed-may-come-again/dismissed"),
    (.flowHearsNoModule, "cleaner", "cleaner.permission-flow-answers/dismissed-may-come-again/dismissed"),
    // What others hear of the permission flow.
    (.blockedOpens, "cleaner", "cleaner.taps/highlights-without-photos/on-screen"),
    (.blockedPushOpens, "album", "album/a-push-to-what-is-taken-away/on-screen"),
    // What is planned when something changes.
    (.settingPlansNothing, "cleaner", "cleaner.toggle/off-cancels-everything"),
    (.returnPlansNothing, "cleaner", "cleaner.permission/granted-plans-everything"),
    (.clockPlansNothing, "cleaner", "cleaner.planning/clock-days-ahead-and-back"),
  ]

  @Test(arguments: faults.indices) func bothInterpretersNotice(_ index: Int) async throws {
    let (fault, app, id) = Self.faults[index]
    let spec = try Repository.spec(app)
    let trees = try Repository.yamlFiles(below: "conformance/\(app)").compactMap {
      YAMLReader.read($0.bytes, file: $0.path).tree
    }
    let cases = ScenarioLoader(specs: [spec], zone: Zones.rules).load(trees).cases
    let scenario = try #require(cases.first { $0.id == id })
    let tested = TestedApp(spec)
    #expect(ScenarioRunner([tested], fault: fault).run(scenario).verdict == .failed)

    var told: [ToldStep]? = []
    #expect(ScenarioRunner([tested]).run(scenario, &told).verdict == .passed)
    let zones = scenario.start.zones
    var replay = Replay(scenario: scenario, zones: { zones[$0] }, judge: { _, _ in nil })
    #expect(try await replay.difference(told ?? []) == nil)
    replay.fault = fault
    #expect(try await replay.difference(told ?? []) != nil)
  }
}
