public import CenterSimulation
public import Foundation
public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
public import SystemNotifications

/// A device with a notification center for the tests of an app, on its own clock: nothing waits, and nothing happens
/// until a test says so.
///
/// ```swift
/// let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
/// let app = await AppScheduler<Courier>(on: center, handlers: AppHandlers(open: { … }))
/// await app.launched()
/// await app.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
/// await center.enterBackground()
/// await center.advance(by: .minutes(15))
/// ```
public actor FakeCenter {
  /// The center itself, for what this type has no method for.
  public internal(set) var simulation: SimulatedCenter
  /// What the user answers when the system asks for permission.
  public var answer: AuthorizationStatus = .authorized

  private(set) var now: Moment
  private var zone: TimeZone
  var listener = FakeListener()
  let reports: Reports
  /// The newest of each identifier.
  var arrivedPushes: [String: ArrivedPush] = [:]
  /// How many pushes came.
  var pushes = 0
  var waits = FakeWaits()
  /// Outside the state of the app, as on a phone.
  private nonisolated let installation = FileManager.default.temporaryDirectory.appending(
    path: "fake-installation-\(UUID().uuidString)")

  /// What the center says of requests that have come due.
  public enum Reports: Sendable, Hashable, CaseIterable {
    /// What a device can know: what is pending, and which of the requests that the app waits for Notification Center
    /// lists. Nothing about Focus, about a permission that was missing then, or about what the user has cleared.
    case likeADevice
    /// All that has happened, as the scenarios of `conformance/` assume it.
    case complete
  }

  /// A device in the foreground whose user has not been asked for permission yet.
  ///
  /// - Parameters:
  ///   - local: What the wall clock shows: `2026-06-08 09:00`.
  ///   - zone: The name of its zone.
  ///   - reports: What the center says of requests that have come due.
  ///   - choices: What the center does where Apple does not say it.
  /// - Throws: For a time that is no date, that the zone skips, or a name that no zone has.
  public init(
    at local: String, in zone: String = "UTC", reports: Reports = .likeADevice, choices: CenterChoices = .standard
  ) throws(FakeCenterError) {
    let zone = try Self.zone(named: zone)
    self.zone = zone
    self.reports = reports
    now = try Self.moment(at: local, in: zone)
    simulation = SimulatedCenter(choices: choices)
  }

  deinit { try? FileManager.default.removeItem(at: installation) }

  /// What a scheduler reads from this device. Its installation has the number 1, and notices when a state is lost.
  ///
  /// - Parameters:
  ///   - locale: The language that the app is shown in.
  ///   - facts: The region, the first language and the version of the app, for conditions.
  ///   - files: Where the files for attachments are, by their names.
  public nonisolated func device(
    locale: LanguageTag = "en", facts: DeviceFacts = DeviceFacts(), files: [String: URL] = [:]
  ) -> Device {
    var device = Device(
      moment: { await self.now }, locale: { locale }, facts: { facts },
      installation: { [installation] in Installation.kept(in: installation, hasState: $0, first: 1) },
      file: { files[$0] },
      wait: { try await self.wait(for: $0) })
    device.settle = { await self.wait(for: $0, atLeast: .seconds(3)) }
    return device
  }

  /// Changes the center itself, for what this type has no method for: `await center.simulate { $0.isFocusOn = true }`.
  public func simulate<Result: Sendable>(_ change: @Sendable (inout SimulatedCenter) -> Result) -> Result {
    change(&simulation)
  }

  /// Tells this scheduler from now on what comes due in the foreground, and what the user does with a notification.
  public func connect(_ scheduler: SystemScheduler) { listener = FakeListener(scheduler) }

  /// Tells this scheduler from now on what comes due in the foreground, and what the user does with a notification.
  public func connect<App>(_ scheduler: AppScheduler<App>) { listener = FakeListener(scheduler.system) }

  /// What the wall clock shows.
  public var local: String { now.local.description }

  /// What waits to come due, the soonest first.
  public var pending: [FakeNotification] {
    get async {
      await catchUp()
      return simulation.pending.map { FakeNotification($0.request, at: text(of: $0.due), $0.due) }
    }
  }

  /// What Notification Center lists, the oldest first.
  public var delivered: [FakeNotification] {
    get async {
      await catchUp()
      return simulation.delivered.map { FakeNotification($0.request, at: text(of: $0.instant), $0.instant) }
    }
  }

  /// The number on the app's icon; 0 for none.
  public var badge: Int {
    get async {
      await catchUp()
      return simulation.badge
    }
  }
}

extension FakeCenter {
  /// The device as another host of an app has it, which is compared with this one.
  func take(_ simulation: SimulatedCenter, at now: Moment) {
    self.simulation = simulation
    self.now = now
  }
}

// MARK: - Time

extension FakeCenter {
  /// Time goes on, and what comes due on the way is delivered.
  public func advance(by span: TimeSpan) async { await advance(to: now.instant + span) }

  /// Time goes on until the wall clock shows this.
  ///
  /// - Throws: For a time that is no date, that the zone skips, or that is over.
  public func advance(to local: String) async throws(FakeCenterError) {
    let moment = try Self.moment(at: local, in: zone)
    guard moment.instant >= now.instant else { throw FakeCenterError("\(local) is over: it is \(self.local)") }
    await advance(to: moment.instant)
  }

  /// The device is in another zone from now on.
  ///
  /// - Throws: For a name that no zone has.
  public func travel(to zone: String) async throws(FakeCenterError) {
    self.zone = try Self.zone(named: zone)
    set(now.instant)
    await show(simulation.zoneChanged(at: now))
    guard simulation.appState == .foreground else { return }
    await listener.timeChanged()
    await settle()
  }

  /// Somebody sets the clock, forward or back by so much. An app that is in front hears of it at once.
  public func setClock(by shift: TimeSpan) async {
    set(now.instant + shift)
    waits.shift(by: shift)
    await show(simulation.clockChanged(by: shift, at: now))
    guard simulation.appState == .foreground else { return }
    await listener.timeChanged()
    await settle()
  }

  private func advance(to end: Instant) async {
    while let due = [simulation.nextDue(at: now), waits.nextDue].compactMap({ $0 }).min(), due <= end {
      set(max(due, now.instant))
      waits.wake(at: now.instant)
      await show(simulation.deliverDue(at: now))
    }
    set(end)
    await catchUp()
  }

  /// Delivers what is due at this instant, such as a request without a delay.
  func catchUp() async { await show(simulation.deliverDue(at: now)) }

  /// Returns when the clock of this device has moved on by so much.
  private func wait(for span: TimeSpan) async throws {
    let number = waits.newNumber()
    let due = now.instant + span
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled { wake.resume(throwing: CancellationError()) } else { waits.add(number, until: due, wake) }
      }
    } onCancel: {
      Task { await self.stopWaiting(number) }
    }
  }

  private func stopWaiting(_ number: Int) { waits.cancel(number) }

  private func set(_ instant: Instant) { now = Self.moment(of: instant, in: zone) }

  private static func moment(of instant: Instant, in zone: TimeZone) -> Moment {
    Device.moment(at: Date(instant), in: zone)
  }

  /// What comes due in the foreground is shown as the app says.
  func show(_ events: [CenterEvent]) async {
    for case .willPresent(let request) in events {
      let options = await listener.presentation(arrived(request))
      simulation.present(request.identifier, options: options, at: now)
    }
    await settle()
  }

  /// Until the app has nothing left to do. If a handler hangs, what ends the wait for it is this clock, and where a dialog is
  /// open, somebody who answers: then time goes on.
  func settle() async { await wait(for: { [listener] in await listener.settle() }, atLeast: .milliseconds(500)) }

  /// Until this is done, or hangs for so long that only the clock of this device or an open dialog can end it.
  func wait(for work: @escaping @Sendable () async -> Void, atLeast patience: Duration) async {
    let (ends, end) = AsyncStream<Never>.makeStream()
    Task {
      await work()
      end.finish()
    }
    let watch = Task {
      var last = 0
      var looks = 0
      while true {
        try await Task.sleep(for: patience / 3)
        // As long as one handler ends and another begins, nothing hangs.
        looks = waits.last == last ? looks + 1 : 0
        last = waits.last
        guard looks >= 3 else { continue }
        if waits.nextDue != nil { end.finish() }
        if await listener.isAsking() { end.finish() }
      }
    }
    for await _ in ends {}
    watch.cancel()
  }

  private static func zone(named name: String) throws(FakeCenterError) -> TimeZone {
    guard let zone = TimeZone(identifier: name) else { throw FakeCenterError("no zone is called '\(name)'") }
    return zone
  }

  private static func moment(at text: String, in zone: TimeZone) throws(FakeCenterError) -> Moment {
    guard let local = CivilDateTime(text) else {
      throw FakeCenterError("'\(text)' is not a time: write it like 2026-06-08 09:00")
    }
    // The rules of a zone are those around a year; which year is only sure once the zone is known.
    let rules = moment(of: ZoneRules.utc.instant(of: local), in: zone).zone
    let instant = rules.instant(of: local)
    guard rules.local(at: instant) == local else {
      throw FakeCenterError("the clocks of \(zone.identifier) never show \(text)")
    }
    return Moment(instant: instant, zone: rules)
  }

  private func text(of instant: Instant) -> String { now.zone.local(at: instant).description }
}
