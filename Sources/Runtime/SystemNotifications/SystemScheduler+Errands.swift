import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

extension SystemScheduler {
  /// The system shows its dialog, and the user takes their time.
  func request(_ permission: Permission, _ options: [AuthorizationOption]) {
    begin(isDialog: true) { scheduler in
      var status = AccessStatus.notDetermined
      do {
        if permission == .notifications {
          status = AccessStatus(try await scheduler.center.center.requestAuthorization(options))
        } else if let source = scheduler.flow?.sources[permission] {
          status = try await scheduler.inHandler { try await source.request() }
        }
      } catch {
        await scheduler.failed(error)
      }
      await scheduler.enqueue([.answered(permission, PermissionFlowEvent.DialogAnswer(status))]).value
    }
  }

  /// One after the other, like the tokens.
  func store(_ write: PreferenceWrite) {
    let previous = lastSetting
    lastSetting = begin { scheduler in
      await scheduler.wait(for: previous)
      do {
        try await scheduler.waitPatiently(.store) { [settings = scheduler.app.settings] in
          try await settings.store(write)
        }
        await scheduler.enqueue([.preferencesStored(write.number)]).value
      } catch {
        await scheduler.failed(error)
      }
    }
  }

  // MARK: - Records

  /// One batch after the other, without holding up a step.
  func handOver(_ records: [AnalyticsRecord]) {
    deliveries.append(records)
    guard deliveries.count == 1 else { return }
    begin { scheduler in
      while let batch = scheduler.deliveries.first {
        let isThere = await scheduler.call(.log) { [app = scheduler.app] in try await app.deliver(batch) } != nil
        let now = await scheduler.device.moment()
        if isThere {
          scheduler.deliveries.removeFirst()
          scheduler.carryOutLater(scheduler.learn(.handedOver(batch.count), at: now))
        } else {
          // What waits behind it, or is still to come of a step that runs, is handed over again with it by the next one.
          scheduler.deliveries.removeAll()
          scheduler.deliveryRound += 1
          scheduler.carryOutLater(scheduler.learn(.notHandedOver, at: now))
        }
      }
    }
  }

  // MARK: - The push token

  func handOver(_ token: String) {
    guard let provider = self.token?.provider else { return }
    errand(.provider) { await provider.take(deviceToken: [UInt8](hexadecimal: token)) }
  }

  func discard(_ number: Int) {
    begin { [provider = token?.provider] scheduler in
      do {
        if let provider {
          try await scheduler.waitPatiently(.provider, { try await provider.discard() }) { scheduler in
            let error = TokenError.unanswered(within: scheduler.center.patience.span)
            await scheduler.enqueue([.tokenNotDiscarded(number, error)]).value
          }
        }
        await scheduler.enqueue([.tokenDiscarded(number)]).value
      } catch {
        await scheduler.enqueue([.tokenNotDiscarded(number, TokenError(error))]).value
      }
    }
  }

  func refresh() {
    guard let provider = token?.provider else { return }
    begin { await $0.ask(provider) }
  }

  private func ask(_ provider: any TokenProvider) async {
    do {
      guard let token = try await waitPatiently(.provider, { try await provider.token() }) else { return }
      await enqueue([.token(token)]).value
    } catch {
      await enqueue([.tokenFailed(TokenError(error))]).value
    }
  }

  /// For one user one write after the other, or an old one would end on top of a new one. One that gets no answer does not
  /// hold up the next for ever.
  /// - Source: semantics, 19
  func store(_ write: TokenWrite) {
    guard token?.tokens != nil else { return }
    storing[write.document, default: TokenWrites()].add(write)
    guard storing[write.document]?.isAlone ?? false else { return }
    storing[write.document]?.end = begin { scheduler in
      while let next = scheduler.storing[write.document]?.first {
        await scheduler.wait(for: scheduler.send(next))
        scheduler.storing[write.document]?.removeFirst()
      }
      scheduler.storing[write.document] = nil
    }
  }

  private func send(_ write: TokenWrite) -> Task<Void, Never> {
    begin { scheduler in
      guard let tokens = scheduler.token?.tokens else { return }
      do {
        try await scheduler.waitPatiently(.tokens) { try await write.work(tokens) }
        await scheduler.enqueue([.tokenStored(write.number)]).value
      } catch {
        await scheduler.enqueue([.tokenNotStored(write.number, TokenError(error))]).value
      }
    }
  }

  /// Returns when all writes have their answers, or had the time of a handler.
  func waitForStore() async {
    guard !isInHandler else { return }
    let ends = storing.values.compactMap(\.end)
    _ = try? await center.patience.answer { for end in ends { await end.value } }
  }

  /// As long as a handler may take.
  private func wait(for errand: Task<Void, Never>?) async {
    if let errand { _ = try? await center.patience.answer { await errand.value } }
  }

  private func errand(_ handler: UnfinishedHandler.Handler, _ work: @escaping @Sendable () async throws -> Void) {
    begin { scheduler in
      do {
        try await scheduler.waitPatiently(handler, work)
      } catch {
        await scheduler.failed(error)
      }
    }
  }
}

extension [UInt8] {
  /// Of two digits for every byte, as commands have a device's token.
  fileprivate init(hexadecimal digits: String) {
    let values = digits.compactMap { $0.hexDigitValue.map { UInt8($0) } }
    self = stride(from: 0, to: values.count - values.count % 2, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}
