import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

@testable import NotificationConformance
@testable import NotificationTesting
@testable import SystemNotifications

/// An app on a `FakeCenter`, told by hand what a scenario has told the runner's. What it asks for is kept.
actor ReplayedPhone {
  /// What a person or a network answers: nothing, until the scenario says so.
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
  private(set) var asked: [AppCommand] = []
  private var beside: [String] = []
  private(set) var handedOver: [AnalyticsRecord] = []
  private(set) var failures: [String] = []
  private var isOver = false

  func note(_ command: AppCommand) { asked.append(command) }
  func note(beside command: String) { beside.append(command) }
  func note(records: [AnalyticsRecord]) { handedOver += records }
  func noteFailure(_ error: any Error) {
    if error is SaidByTheCase { return }
    if let missing = error as? MissingValues { note(.lacking(missing)) } else { failures.append("\(error)") }
  }

  func wait(for what: String) async {
    guard !isOver else { return }
    await withCheckedContinuation { waiting[what, default: []].append($0) }
  }

  func releaseAll() {
    isOver = true
    for wait in waiting.values.joined() { wait.resume() }
    waiting = [:]
  }

  func take() -> (asked: [AppCommand], records: [AnalyticsRecord]) {
    defer { (asked, handedOver) = ([], []) }
    return (asked, handedOver)
  }

  /// What was asked for beside the steps; so many are awaited for a while, which a busy machine needs.
  func takeBeside(_ count: Int) async -> [String] {
    for turn in 0..<5_000 where beside.count < count {
      if turn < 1_000 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(2)) }
    }
    defer { beside = [] }
    return beside.sorted()
  }
}

/// Passes on to a `FakeCenter`, and notes what it was asked for.
struct ReplayedCenter: UserNotificationCenter {
  let fake: FakeCenter
  let phone: ReplayedPhone

  func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) async -> CenterReport {
    await fake.report(awaiting: awaited, clearing: cleared)
  }
  func add(_ request: NotificationRequest) async -> AddAnswer {
    await phone.note(.add(request))
    return await fake.add(request)
  }
  func remove(_ identifiers: [String]) async {
    await phone.note(.remove(identifiers))
    await fake.remove(identifiers)
  }
  func removeDelivered(_ identifiers: [String]) async {
    await phone.note(.removeDelivered(identifiers))
    await fake.removeDelivered(identifiers)
  }
  func clearBadge() async {
    await phone.note(.clearBadge)
    await fake.clearBadge()
  }
  func register(_ categories: [CategoryRegistration]) async {}
  func authorization() async -> AuthorizationStatus { await fake.authorization() }
  func requestAuthorization(_ options: [AuthorizationOption]) async -> AuthorizationStatus {
    await phone.note(beside: "\(AppCommand.request(.notifications, options))")
    await phone.wait(for: "answer notifications")
    return await fake.authorization()
  }
}

struct ReplayedPermission: PermissionSource {
  let permission: Permission
  let phone: ReplayedPhone
  let statuses: @Sendable () async -> [Permission: AccessStatus]

  func status() async -> AccessStatus { await statuses()[permission] ?? .notDetermined }
  func request() async -> AccessStatus {
    await phone.note(beside: "\(AppCommand.request(permission, []))")
    await phone.wait(for: "answer \(permission.rawValue)")
    return .notDetermined
  }
}

struct ReplayedProvider: TokenProvider {
  let phone: ReplayedPhone

  func take(deviceToken: [UInt8]) async { await phone.note(beside: "\(AppCommand.handOver(deviceToken.hexadecimal))") }
  func token() async -> String? {
    await phone.note(beside: "\(AppCommand.refresh)")
    await phone.wait(for: "token")
    return nil
  }
  func discard() async {
    await phone.note(beside: "discard")
    await phone.wait(for: "discard")
  }
}

struct ReplayedStore: TokenStore {
  let phone: ReplayedPhone

  func set(_ token: String, field: String, document: String) async {
    await phone.wait(for: "stored")
  }
  func clear(_ token: String, field: String, document: String) async {
    await phone.wait(for: "stored")
  }
}

/// A handler leaves its answer to the case.
struct SaidByTheCase: Error {}
