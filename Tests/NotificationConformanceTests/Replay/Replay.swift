import CenterSimulation
import Foundation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Synchronization

@testable import NotificationConformance
@testable import NotificationTesting
@testable import SystemNotifications

/// Tells an app on a `FakeCenter` what a scenario has told the runner's app, step by step, and compares what it asks for.
struct Replay {
  let scenario: ScenarioCase
  let zones: @Sendable (String) -> ZoneRules?
  /// What the app's own settings say against what the case expects of them; nil if they agree.
  let judge: (SettingValues, SettingsAssertion) -> String?

  /// A mistake that the core of the phone makes.
  var fault: CoreFault?

  private final class Circumstances: Sendable {
    struct Now: Sendable {
      var moment: Moment
      var locale: LanguageTag
      var permissions: [Permission: AccessStatus] = [:]
      var installation = Installation(number: 1)
      var listed: [ReceivedPush] = []
    }
    let now: Mutex<Now>
    init(_ now: Now) { self.now = Mutex(now) }
  }

  /// What is in the file of the app.
  private final class File: SchedulerStore, Sendable {
    private let kept: Mutex<(bytes: [UInt8]?, writes: Int)>
    init(_ bytes: [UInt8]?) { kept = Mutex((bytes, 0)) }
    var writes: Int { kept.withLock { $0.writes } }
    func read() throws(Never) -> [UInt8]? { kept.withLock { $0.bytes } }
    func write(_ bytes: [UInt8]) throws(Never) { kept.withLock { $0 = (bytes, $0.writes + 1) } }
  }

  /// - Returns: The first difference; nil if there is none.
  func difference(_ steps: [ToldStep]) async throws -> String? {
    guard let first = steps.first else { return nil }
    let circumstances = Circumstances(.init(moment: first.now, locale: first.locale))
    let fake = try FakeCenter(at: "2026-01-01 00:00", reports: .complete)
    var process: (scheduler: SystemScheduler, phone: ReplayedPhone, file: File)?
    defer { if let phone = process?.phone { Task { await phone.releaseAll() } } }
    for (number, step) in steps.enumerated() {
      await fake.take(step.center, at: step.now)
      circumstances.now.withLock {
        $0.moment = step.now
        $0.locale = step.locale
        if let permissions = step.report.permissions { $0.permissions = permissions }
        for case .installed(let number, let losses) in step.events {
          $0.installation = Installation(number: number, lostStates: losses)
        }
        $0.listed = step.report.listed ?? []
      }
      if let bytes = step.beginsWith {
        if let phone = process?.phone { await phone.releaseAll() }
        process = begin(bytes, step.rules, fake, circumstances)
      }
      guard let process else { return "the first step begins no process" }
      // The process ended behind the write, before it was asked for anything.
      guard let file = step.file else { continue }
      let options = await tell(step, process.scheduler)
      let found = await process.phone.take()
      let wanted = step.commands.filter(\.isAskedInOrder)
      let place = "step \(number + 1) at \(step.now.local), \(step.events)"
      if found.asked != wanted {
        return "\(place):\n  asked for \(found.asked)\n  and conform for \(wanted)"
      }
      let records = step.commands.flatMap {
        if case .deliver(let records) = $0 { records } else { [AnalyticsRecord]() }
      }
      if found.records != records { return "\(place):\n  logged \(found.records)\n  and conform \(records)" }
      let wantedBeside = step.commands.flatMap(\.askedBeside)
      let foundBeside = await process.phone.takeBeside(wantedBeside.count)
      if foundBeside != wantedBeside.sorted() {
        return "\(place):\n  asked beside the step for \(foundBeside)\n  and conform for \(wantedBeside)"
      }
      let presented = step.commands.compactMap { if case .present(_, let options) = $0 { options } else { nil } }
      if options != presented { return "\(place): shown with \(options), and by conform with \(presented)" }
      if let difference = difference(process.file.read(), file) { return "\(place): \(difference)" }
      if !step.settings.isEmpty {
        let values = try await process.scheduler.readSettings()
        if let difference = step.settings.lazy.compactMap({ judge(values, $0) }).first {
          return "\(place): \(difference)"
        }
      }
      let failures = await process.phone.failures
      if !failures.isEmpty { return "\(place): \(failures)" }
    }
    return nil
  }

  private func difference(_ found: [UInt8]?, _ wanted: [UInt8]) -> String? {
    if comparable(found) == comparable(wanted) { return nil }
    guard let found, let found = try? StateFile.app(from: found), let wanted = try? StateFile.app(from: wanted) else {
      return "there is no file"
    }
    func parts(_ value: Any) -> [String: String] {
      Dictionary(Mirror(reflecting: value).children.map { ($0.label ?? "", "\($0.value)") }) { $1 }
    }
    let pairs: [(Any, Any)] = [
      (found.scheduler, wanted.scheduler), (found.flow, wanted.flow), (found.token, wanted.token),
      (found.pushes, wanted.pushes), (found.outbox, wanted.outbox),
    ]
    let lines = pairs.flatMap { found, wanted in
      let (found, wanted) = (parts(found), parts(wanted))
      return Set(found.keys).union(wanted.keys).filter { found[$0] != wanted[$0] }.sorted().map {
        "the file has \($0) \(found[$0] ?? "nothing"), and that of conform \(wanted[$0] ?? "nothing")"
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What analytics has is learnt beside the steps: before or after the center's answer, with which it is written.
  private func comparable(_ bytes: [UInt8]?) -> [UInt8]? {
    guard let bytes, var state = try? StateFile.app(from: bytes) else { return bytes }
    state.outbox = []
    return StateFile.bytes(of: state)
  }

  private func begin(
    _ bytes: [UInt8]?, _ rules: RuleTable, _ fake: FakeCenter, _ circumstances: Circumstances
  ) -> (SystemScheduler, ReplayedPhone, File) {
    let (phone, file) = (ReplayedPhone(), File(bytes))
    let device = Device(
      moment: { circumstances.now.withLock { $0.moment } }, locale: { circumstances.now.withLock { $0.locale } },
      installation: { _ in circumstances.now.withLock { $0.installation } }, zone: zones,
      wait: { _ in await phone.wait(for: "time") })
    let sources = Dictionary(
      uniqueKeysWithValues: Set(rules.permissionFlow?.steps.map(\.permission) ?? []).map { permission in
        (
          permission,
          ReplayedPermission(
            permission: permission, phone: phone, statuses: { circumstances.now.withLock { $0.permissions } })
            as any PermissionSource
        )
      })
    let tokens = TokenBackends(
      provider: ReplayedProvider(phone: phone), tokens: ReplayedStore(phone: phone), build: scenario.start.token.build,
      isSimulator: scenario.start.token.isSimulator,
      register: { Task { await phone.note(beside: "\(AppCommand.register)") } },
      unregister: { Task { await phone.note(beside: "\(AppCommand.unregister)") } })
    let scheduler = SystemScheduler(
      rules, center: ReplayedCenter(fake: fake, phone: phone), store: file, device: device, patience: .seconds(10),
      flow: PermissionFlowSources(sources), token: rules.token == nil ? nil : tokens,
      listed: { circumstances.now.withLock { $0.listed.map { ArrivedPush($0) } } }, app: app(phone),
      scheduler: Scheduler(rules, zones: device.zone, fault: fault))
    return (scheduler, phone, file)
  }

  private func app(_ phone: ReplayedPhone) -> SystemScheduler.App {
    var app = SystemScheduler.App()
    app.open = { target, _ in await phone.note(.open(target)) }
    app.perform = { response, _ in await phone.note(.perform(response)) }
    app.alertPermission = { await phone.note(.alertPermission) }
    app.deliver = { await phone.note(records: $0) }
    app.show = { await phone.note(.show($0)) }
    app.openSettings = { await phone.note(.openSettings) }
    app.settings.store = {
      await phone.note(beside: "\(AppCommand.store($0))")
      // What the server says is told by the case. One that says nothing would hold up the next write.
      throw SaidByTheCase()
    }
    app.logs = LogHandlers(
      report: { await phone.note(.report($0)) }, failed: { await phone.noteFailure($0) },
      console: { await phone.note(.console($0)) }, timed: { await phone.note(.measured($0, $1, isSlow: $2)) })
    return app
  }

  private func tell(_ step: ToldStep, _ scheduler: SystemScheduler) async -> [PresentationOptions] {
    var options: [PresentationOptions] = []
    if case .willPresent(let source)? = step.events.first, step.events.count == 1 {
      options = [await scheduler.present(source, at: step.now)]
    } else {
      await scheduler.handle(step.events)
    }
    repeat {
      await scheduler.handle([])
      await Task.yield()
    } while await !scheduler.deliveries.isEmpty
    await scheduler.handle([])
    return options
  }
}

extension ArrivedPush {
  fileprivate init(_ push: ReceivedPush) {
    self.init(
      identifier: push.identifier, instant: push.instant,
      userInfo: push.payload.merging(["type": push.type]) { $1 })
  }
}

extension AppCommand {
  /// Others go on beside the steps, or they are compared by themselves.
  fileprivate var isAskedInOrder: Bool {
    switch self {
    case .remove, .add, .removeDelivered, .clearBadge, .open, .perform, .alertPermission, .show, .openSettings, .report,
      .measured, .lacking, .console:
      true
    case .request, .store, .register, .unregister, .handOver, .discard, .refresh, .set, .clear, .fetch, .complete,
      .wait,
      .activity, .deliver, .present, .write:
      false
    }
  }

  /// What it asks of people, the provider and the network beside the steps, where nobody knows the order.
  var askedBeside: [String] {
    switch self {
    case .request, .store, .register, .unregister, .handOver, .refresh: ["\(self)"]
    case .discard: ["discard"]
    // One write of a token waits for the other, and the rest is not begun here.
    case .set, .clear, .fetch, .complete, .wait, .activity: []
    case .remove, .add, .removeDelivered, .clearBadge, .open, .perform, .alertPermission, .show, .openSettings, .report,
      .measured, .lacking, .console, .deliver, .present, .write:
      []
    }
  }
}
