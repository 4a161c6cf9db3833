import NotificationScheduling

extension World {
  /// What a new process knows is what is in the file.
  mutating func load() {
    noteBeginning()
    launchTestee()
    guard case .state(var kept) = storage, kept.scheduler.installed == nil else {
      let stored = storedBytes.flatMap { try? StateFile.app(from: $0) }
      if stored == nil { losses += 1 }
      app = core.adopt(stored, locale: locale)
      return
    }
    // Nothing was ever written: what is known of the past was put there for the case. The language is the device's.
    kept.scheduler.locale = locale
    app = kept
  }

  var storedBytes: [UInt8]? {
    switch storage {
    case .state(let state): StateFile.bytes(of: state)
    case .bytes(let bytes): bytes
    }
  }

  /// Somebody damages the file, or takes it away.
  mutating func damage(_ damage: ScenarioStep.StateDamage) {
    guard var bytes = storedBytes else { return }
    // Only the testee knows what its file looks like. A damaged one is the same as none.
    testeeFile = nil
    switch damage {
    case .corrupt: bytes[bytes.count / 2] ^= 0xff
    case .newer: bytes[14] += 1
    case .truncated: bytes.removeLast(bytes.count / 3)
    case .lost:
      storage = .bytes(nil)
      return
    }
    storage = .bytes(bytes)
  }

  mutating func arm(crashAfterWrite number: Int) {
    // A new one takes the place of one that has not come yet.
    remarkUnreachedCrash()
    crash = Crash(afterWrite: number, line: line)
  }

  /// True when the app is killed behind this write.
  mutating func diesAfterWrite() -> Bool {
    crash?.writes += 1
    guard let armed = crash, armed.writes == armed.afterWrite else { return false }
    crash = nil
    note(.killed(afterWrite: armed.afterWrite))
    kill()
    // It was not carried out.
    isPlanCurrent = false
    return true
  }

  /// A kill that never came proves nothing, and whoever wrote it should know.
  mutating func remarkUnreachedCrash() {
    guard let crash else { return }
    let writes = crash.writes == 0 ? "not once" : crash.writes == 1 ? "only once" : "only \(crash.writes) times"
    let message =
      "the app was never killed: the kill waits for write \(crash.afterWrite), and from there on the app wrote \(writes)"
    remarks.append(CaseResult.Remark(message: message, span: crash.line))
  }
}
