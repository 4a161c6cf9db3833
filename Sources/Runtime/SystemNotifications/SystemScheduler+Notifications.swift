import NotificationCivilTime
public import NotificationScheduling
public import NotificationTerms

/// What the system tells an app of a notification.
extension SystemScheduler {
  /// A local notification is ours if its identifier begins with the id of the app, a push if its payload, or a category
  /// that only one type has, names one of our types.
  public nonisolated func isOurs(_ notification: ArrivedNotification) -> Bool {
    switch notification {
    case .local(let identifier, _): core.scheduler.isOurs(identifier)
    case .push(let push): type(of: push) != nil
    }
  }

  /// The answer to `willPresent`, which waits for nothing. What is of other code, or of a type that another version of the
  /// app may know, is shown as if the app did not interfere; a push that names no type like those of ours.
  public func presentation(of notification: ArrivedNotification) async -> PresentationOptions {
    guard let source = source(of: notification) else { return Self.ofOthers }
    let now = await device.moment()
    return present(source, at: now)
  }

  /// What the user did with a notification. One of other code, or of an unknown type, leads to nothing.
  public func answered(_ notification: ArrivedNotification, with answer: NotificationAnswer) async {
    guard let source = source(of: notification) else { return }
    if case .push(let push) = source { remember(push) }
    await handle(event(answer, source))
  }

  /// The button in the system's settings that leads into the app was pressed.
  public func showSettings() { begin { scheduler in await scheduler.call(.showSettings, scheduler.app.settings.show) } }

  /// How a notification of code that says nothing about it is shown.
  private static let ofOthers: PresentationOptions = [.banner, .list, .sound]

  /// Nil for what is none of our business.
  private func source(of notification: ArrivedNotification) -> NotificationSource? {
    switch notification {
    case .local(let identifier, let carried):
      return isOurs(notification) ? .local(identifier, carried: carried.values) : nil
    case .push(let push):
      if let type = type(of: push) { return .push(ReceivedPush(push, type: type)) }
      let named = push.payload["type"]
      enqueue { await $0.failed(UnknownRequest(identifier: push.identifier, id: named ?? "")) }
      return named == nil ? .push(ReceivedPush(push, type: "")) : nil
    }
  }

  private func event(_ answer: NotificationAnswer, _ source: NotificationSource) -> AppEvent {
    switch answer {
    case .opened: .opened(source)
    case .dismissed: .dismissed(source)
    case .acted(let action, let text): .acted(source, action: action, text: text)
    }
  }

  // MARK: - Types

  /// The type of a push: as the payload says, or its category if only one type has that.
  nonisolated func type(of push: ArrivedPush) -> String? {
    let (types, formers) = (core.scheduler.rules.types, core.scheduler.rules.formerIDs)
    if let type = push.payload["type"].map({ formers.now(.type, $0) }) {
      return types.contains { $0.id == type } ? type : nil
    }
    guard let category = push.payload.category.map({ formers.now(.category, $0) }) else { return nil }
    let ofCategory = types.filter { $0.push != nil && $0.content.category == category }
    return ofCategory.count == 1 ? ofCategory.first?.id : nil
  }

  /// The type of the notification that a command is about.
  func type(ofAnswered identifier: String) -> String? {
    answeredPushes.last { $0.identifier == identifier }?.type ?? core.scheduler.parse(identifier: identifier)?.type
  }

  private func remember(_ push: ReceivedPush) {
    answeredPushes.append((push.identifier, push.type))
    if answeredPushes.count > Self.mostAnswered { answeredPushes.removeFirst() }
  }

  /// Their screens wait for the first screen of the app at most.
  private static let mostAnswered = 20
}

// MARK: - Silent pushes

extension SystemScheduler {
  /// The work for a silent push, and who waits for its end.
  struct Fetch {
    let values: [String: String]
    let complete: CheckedContinuation<FetchResult, Never>
    var clock: Task<Void, Never>?
    var work: Task<Void, Never>?
  }

  /// A silent push: `application(_:didReceiveRemoteNotification:)`.
  ///
  /// - Returns: What `app.fetch` has found, or that it failed; it is cancelled when it takes longer than the system allows,
  ///   counted from now. Pass it on to the system.
  ///
  /// It waits neither for a step nor for the store: nothing of it is stored, and the system counts the seconds.
  public func silent(_ push: ArrivedPush) async -> FetchResult {
    silentPushes += 1
    let number = silentPushes
    let now = await device.moment()
    return await withCheckedContinuation { complete in
      fetching[number] = Fetch(values: push.payload.values, complete: complete)
      stepSilently(on: .silent(number), at: now)
    }
  }

  /// Carries out what the handling of pushes says of a silent one.
  private func stepSilently(on event: PushEvent, at now: Moment) {
    for command in core.pushes.step(&silent, on: event, at: now) {
      switch command {
      case .fetch(let number): fetching[number]?.work = Task { await fetch(number) }
      case .wait(let number, let span): fetching[number]?.clock = Task { await expire(number, after: span) }
      case .complete(let number, let result): complete(number, result)
      // Nothing of a silent push is shown.
      case .present, .open, .perform, .lacking, .deliver: break
      }
    }
  }

  private func fetch(_ number: Int) async {
    guard let values = fetching[number]?.values else { return }
    var result: FetchResult?
    do {
      result = try await inHandler { [app] in try await app.fetch(values) }
    } catch {
      if fetching[number] != nil { await failed(error) }
    }
    let now = await device.moment()
    stepSilently(on: .fetched(number, result), at: now)
  }

  private func expire(_ number: Int, after span: TimeSpan) async {
    guard (try? await device.wait(span)) != nil, fetching[number] != nil else { return }
    let now = await device.moment()
    guard fetching[number] != nil else { return }
    stepSilently(on: .waited(number), at: now)
    await failed(UnfinishedHandler(.fetch, after: span))
  }

  /// Once for each.
  private func complete(_ number: Int, _ result: FetchResult) {
    guard let fetch = fetching.removeValue(forKey: number) else { return }
    fetch.clock?.cancel()
    fetch.work?.cancel()
    fetch.complete.resume(returning: result)
  }
}

extension ReceivedPush {
  init(_ push: ArrivedPush, type: String) {
    self.init(
      identifier: push.identifier, type: type, payload: push.payload.values,
      instant: push.instant)
  }
}
