import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

extension SystemScheduler {
  /// One step, from the question to the center to the last of its commands.
  func run(_ events: [AppEvent]) async {
    let start = await device.moment()
    do {
      try kept.read(core, locale: device.locale(), at: start)
    } catch {
      await say(kept.keep(events, because: error))
      if events.contains(.signedOut) { await withdrawAll(at: start) }
      return
    }
    isSilent = false
    var asked: Asked
    var now: Moment
    repeat {
      await carryOutLeftovers()
      asked = await ask(for: kept.waiting + events)
      // Read after the report, so that everything in it is past.
      now = await device.moment()
      // What was answered in the meantime is not in the report.
    } while !leftovers.isEmpty
    let needs = (kept.waiting + events).needs
    if !withdrawn.isEmpty, var report = asked.report.center {
      settleWithdrawn(in: &report, at: now)
      asked.report.center = report
    }
    let step = kept.step(
      core, on: events, news: needs.contains(.center) ? news() : [], takesWaiting: true, isForced: asked.isForced,
      asked.report, at: now)
    let work = Work(commands: step.commands, round: deliveryRound)
    if step.failures.isEmpty {
      withdrawn = [:]
    } else {
      for case .remove(let identifiers) in step.commands { withdraw(identifiers, at: now) }
    }
    await say(step.failures)
    await carryOut(work)
  }

  /// Whoever was here leaves, and the state does not say who that is: what waits and is ours by its name must not come.
  private func withdrawAll(at now: Moment) async {
    isSilent = false
    guard let report = try? await ask(.report, { await $0.report(awaiting: [], clearing: [:]) }) else { return }
    let ours = report.pending.filter(core.scheduler.isOurs)
    guard !ours.isEmpty else { return }
    withdraw(ours, at: now)
    _ = try? await ask(.remove) { await $0.remove(ours) }
  }

  private func withdraw(_ identifiers: [String], at now: Moment) {
    for identifier in identifiers where withdrawn[identifier] == nil { withdrawn[identifier] = now.instant }
  }

  /// What was withdrawn before the state could be read or stored did not come.
  private func settleWithdrawn(in report: inout CenterReport, at now: Moment) {
    let pending = kept.state?.scheduler.pending ?? []
    for request in pending where request.due <= now.instant {
      guard let instant = withdrawn[request.request.identifier], instant < request.due else { continue }
      report.settled.append(
        CenterReport.Settled(identifier: request.request.identifier, instant: request.due, fate: .missed))
    }
  }

  /// How a notification is shown, answered in one go, whatever runs or waits. It needs no report and waits for no write;
  /// what follows from it comes behind the commands of the step that runs, the write first.
  func present(_ source: NotificationSource, at now: Moment) -> PresentationOptions {
    do {
      try kept.read(core, locale: device.locale(), at: now)
    } catch {
      let failures = kept.keep([.willPresent(source)], because: error)
      enqueue { await $0.say(failures) }
      // By the rules alone.
      return core.scheduler.rules.policies.shown
    }
    let step = kept.step(
      core, on: [.willPresent(source)], takesWaiting: false, putsOffWrite: true, AppReport(), at: now)
    carryOutLater(Work(commands: step.commands, round: deliveryRound))
    return step.presented
  }

  /// What became of commands is learnt in one go too, and stored with the next step.
  func learn(_ event: AppEvent, at now: Moment) -> Work {
    let step = kept.step(core, on: [event], takesWaiting: false, AppReport(), at: now)
    return Work(commands: step.commands, round: deliveryRound)
  }

  /// Behind the step that runs, and before the next one asks the center.
  func carryOutLater(_ work: Work) {
    guard !work.commands.isEmpty else { return }
    leftovers.append(work)
    enqueue { scheduler in
      scheduler.isSilent = false
      await scheduler.carryOutLeftovers()
    }
  }

  private func carryOutLeftovers() async {
    while !leftovers.isEmpty { await carryOut(leftovers.removeFirst()) }
  }

  private func say(_ failures: [any Error]) async { for failure in failures { await failed(failure) } }

  /// What the device says of itself and the state does not know.
  private func news() -> [AppEvent] {
    guard let known = kept.state?.scheduler else { return [] }
    var events: [AppEvent] = []
    let installation = installation ?? device.installation(known.installation != nil)
    self.installation = installation
    if let installation {
      let isOther = known.installation != installation.number
      if isOther, known.installation != nil { events.append(.movedToNewDevice) }
      if isOther || known.losses != installation.lostStates {
        events.append(.installed(number: installation.number, losses: installation.lostStates))
      }
    }
    let facts = device.facts()
    if facts.updating(known.device) != known.device { events.append(.deviceChanged(facts)) }
    let locale = device.locale()
    if known.locale != locale { events.append(.localeChanged(locale)) }
    return events
  }
}

// MARK: - What the system says

extension SystemScheduler {
  /// What a step was told before it.
  private struct Asked {
    var report = AppReport()
    /// A switch from outside shows the permission flow at this start.
    var isForced = false
  }

  private func ask(for events: [AppEvent]) async -> Asked {
    var asked = Asked()
    let needs = events.needs
    if needs.contains(.center) {
      let awaited = kept.state.map(core.scheduler.awaited) ?? []
      let cleared = kept.state?.clearing ?? [:]
      asked.report.center = try? await ask(.report) { await $0.report(awaiting: awaited, clearing: cleared) }
    }
    if needs.contains(.permissions) {
      if core.flow != nil { asked.report.permissions = await permissions() }
      if asked.report.center == nil {
        asked.report.authorization = try? await ask(.authorization) { await $0.authorization() }
      }
    }
    if needs.contains(.listed) { asked.report.listed = await listedPushes() }
    if core.flow == nil, !needs.isEmpty {
      asked.report.blocked = await call(.blocked) { [app] in await app.blocked() }
    }
    if let flow, events.contains(.foregrounded(isForced: false)), kept.state?.process.wasSeen == false {
      asked.isForced = await call(.isForced) { await flow.isForced() } ?? false
    }
    return asked
  }

  /// The permissions that the flow asks for, but that to notify.
  private func permissions() async -> [Permission: AccessStatus] {
    var statuses: [Permission: AccessStatus] = [:]
    for permission in Set(core.flow?.rule.steps.map(\.permission) ?? []) where permission != .notifications {
      if let source = flow?.sources[permission] {
        statuses[permission] = await call(.permission) { try await source.status() }
      } else {
        await failed(MissingPermissionSource(permission))
      }
    }
    return statuses
  }

  private func listedPushes() async -> [ReceivedPush]? {
    guard let pushes = try? await center.patience.answer(listed) else {
      await failed(UnansweredCall(.report, after: center.patience.span))
      return nil
    }
    return pushes.compactMap { push in
      if let type = type(of: push) { return ReceivedPush(push, type: type) }
      // One without a type, or of one that another version knows, is ours, unless other code takes it.
      return leavesUntyped ? nil : ReceivedPush(push, type: "")
    }
  }

  /// Nil if the center does not answer. Then it is not asked again in this step, and the next one compares.
  @discardableResult
  func ask<Answer: Sendable>(
    _ call: UnansweredCall.Call,
    _ question: @escaping @Sendable (any UserNotificationCenter) async throws -> Answer
  ) async throws -> Answer? {
    guard !isSilent else { return nil }
    do {
      return try await center.ask(call, question)
    } catch let silence as UnansweredCall {
      isSilent = true
      await failed(silence)
      return nil
    }
  }

  func register(_ categories: [CategoryRegistration]) async {
    do {
      try await center.ask(.register) { await $0.register(categories) }
    } catch {
      await failed(error)
    }
  }
}
