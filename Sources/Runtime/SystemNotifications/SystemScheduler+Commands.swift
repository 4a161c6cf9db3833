import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

extension SystemScheduler {
  /// In order. What the center answers is learnt at the end.
  func carryOut(_ work: Work) async {
    var added: [AddResult] = []
    for command in work.commands {
      if case .add(let request) = command {
        added.append(await add(request))
      } else {
        await carryOut(command, of: work.round)
      }
    }
    guard !added.isEmpty else { return }
    let now = await device.moment()
    await carryOut(learn(.addsCompleted(added), at: now))
  }

  private func add(_ request: NotificationRequest) async -> AddResult {
    let answer = (try? await ask(.add) { await $0.add(request) }) ?? AddAnswer(error: .unanswered)
    for file in answer.unattached { await call(.unattached) { [app] in await app.logs.unattached(file) } }
    return AddResult(request, error: answer.error)
  }

  private func carryOut(_ command: AppCommand, of round: Int) async {
    switch command {
    case .remove(let identifiers): await takeAway(.remove) { await $0.remove(identifiers) }
    case .removeDelivered(let identifiers):
      await takeAway(.removeDelivered) { await $0.removeDelivered(identifiers) }
    case .clearBadge: await clearBadge()
    case .request(let permission, let options): request(permission, options)
    case .open(let target):
      let type = type(ofAnswered: target.identifier)
      await call(.open) { [app] in await app.open(target, type) }
    case .perform(let response):
      let type = type(ofAnswered: response.identifier)
      await call(.perform) { [app] in await app.perform(response, type) }
    case .alertPermission: await call(.alertPermission) { [app] in await app.alertPermission() }
    case .show(let screen):
      noteScreen(screen)
      await call(.show) { [app] in await app.show(screen) }
    case .openSettings: await call(.openSettings) { [app] in await app.openSettings() }
    case .store(let write): store(write)
    case .register: if let token { await call(.register) { await token.register() } }
    case .handOver(let token): handOver(token)
    case .unregister: if let token { await call(.unregister) { await token.unregister() } }
    case .discard(let number): discard(number)
    case .refresh: refresh()
    case .set(let document, let field, let token, let number):
      store(
        TokenWrite(number: number, document: document, isRemoval: false) { tokens in
          try await tokens.set(token, field: field, document: document)
        })
    case .clear(let document, let field, let token, let number):
      store(
        TokenWrite(number: number, document: document, isRemoval: true) { tokens in
          try await tokens.clear(token, field: field, document: document)
        })
    // A silent push is handled beside the steps.
    case .fetch, .complete, .wait(.fetch, _): break
    case .wait(let wait, let span): handle(.waited(wait), after: span)
    case .deliver(let records): if round == deliveryRound { handOver(records) }
    case .lacking(let missing): await failed(missing)
    case .report(let outcome): await call(.report) { [app] in await app.logs.report(outcome) }
    case .measured(let part, let span, let isSlow):
      await call(.timed) { [app] in await app.logs.timed(part, span, isSlow) }
    case .console(let line): await call(.console) { [app] in await app.logs.console(line) }
    // `AppActivities` runs the Live Activities, with the attributes that ActivityKit wants.
    case .activity: break
    case .write: await save()
    // The first is done in the step, and an add is answered.
    case .present, .add: break
    }
  }

  private func save() async {
    do {
      try kept.save()
    } catch {
      await failed(error)
    }
  }

  /// The center hears what is to go also where it has left a call of this step without an answer. Then nothing waits for it.
  private func takeAway(
    _ call: UnansweredCall.Call, _ work: @escaping @Sendable (any UserNotificationCenter) async -> Void
  ) async {
    if isSilent {
      begin { scheduler in _ = try? await scheduler.center.ask(call, work) }
    } else {
      _ = try? await ask(call, work)
    }
  }

  private func clearBadge() async {
    do {
      try await ask(.clearBadge) { try await $0.clearBadge() }
    } catch {
      await failed(error)
    }
  }

  /// The event comes when so much time is over. Nothing waits for that.
  private func handle(_ event: AppEvent, after span: TimeSpan) {
    Task { [wait = device.wait] in
      guard (try? await wait(span)) != nil else { return }
      await enqueue([event]).value
    }
  }
}

// MARK: - Handlers

extension SystemScheduler {
  /// Calls a handler of the app, and goes on without its answer when the time is over.
  ///
  /// - Returns: Nil if it threw or took too long, both of which `failed` was told.
  @discardableResult
  func call<Answer: Sendable>(
    _ handler: UnfinishedHandler.Handler, _ work: @escaping @Sendable () async throws -> Answer
  ) async -> Answer? {
    do {
      if let answer = try await inHandler({ [patience = center.patience] in try await patience.answer(work) }) {
        return answer
      }
      await failed(UnfinishedHandler(handler, after: center.patience.span))
    } catch {
      await failed(error)
    }
    return nil
  }

  /// The same for what no step waits for, such as a network: what takes too long is reported, and its answer still counts.
  ///
  /// - Parameter isLate: Also hears that it takes too long.
  func waitPatiently<Answer: Sendable>(
    _ handler: UnfinishedHandler.Handler, _ work: @escaping @Sendable () async throws -> Answer,
    isLate: @escaping @Sendable (isolated SystemScheduler) async -> Void = { _ in }
  ) async throws -> Answer {
    let clock = Task { [wait = device.wait, span = center.patience.span] in
      try await wait(span)
      await failed(UnfinishedHandler(handler, after: span))
      await isLate(self)
      if let errand = Errand.current { leaveErrand(errand) }
    }
    defer { clock.cancel() }
    return try await inHandler(work)
  }

  /// What is called from here does not wait for the steps of this scheduler.
  func inHandler<Answer: Sendable>(_ work: @Sendable () async throws -> Answer) async rethrows -> Answer {
    lastCall += 1
    let call = HandlerCall(scheduler: ObjectIdentifier(self), number: lastCall)
    calls.insert(call)
    defer { calls.remove(call) }
    return try await HandlerCall.$current.withValue(HandlerCall.current.union([call])) { try await work() }
  }

  func failed(_ error: any Error) async {
    _ = try? await inHandler { [patience = center.patience, app] in
      try await patience.answer { await app.logs.failed(error) }
    }
  }
}
