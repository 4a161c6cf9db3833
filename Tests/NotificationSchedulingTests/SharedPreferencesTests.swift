import NotificationRules
import NotificationScheduling
import Testing

/// What a server is told of the settings.
@Suite struct SharedPreferencesTests {
  private static func device() -> Device {
    var table = SampleRules.table(types: [], caps: [])
    table.preferences = [
      PreferenceRule(toggle: "offers", default: true, controls: .types([])),
      PreferenceRule(toggle: "news", default: true, controls: .types([])),
      PreferenceRule(toggle: "sounds", default: true, controls: .types([])),
    ]
    table.preferenceStore = PreferenceStoreRule(
      store: "users/{uid}", fields: [.init("offers", in: "o"), .init("news", in: "n")])
    var device = Device(table)
    device.send(.launched)
    device.send(.signedIn("ann"))
    return device
  }

  private func off(_ id: String) -> SchedulerEvent { .preferenceChanged(id, .toggle(false)) }

  @Test func onlyWhatChangesIsWritten() {
    var device = Self.device()
    device.send(off("sounds"))
    #expect(device.writes == [])
    device.send(off("offers"))
    #expect(device.writes == ["1 users/ann o=off"])
    device.send(.preferencesStored(1))
    device.send(off("offers"))
    device.send(.launched, .foregrounded)
    device.send(.foregrounded)
    #expect(device.writes == [])
    device.send(off("news"))
    #expect(device.writes == ["2 users/ann n=off"])
  }

  @Test func whatIsNotAcknowledgedGoesWithTheNextOne() {
    var device = Self.device()
    device.send(off("offers"))
    device.send(off("news"))
    #expect(device.writes == ["2 users/ann o=off n=off"])
    // About the first write, whose answer says nothing of the second.
    device.send(.preferencesStored(1))
    device.send(.foregrounded)
    #expect(device.writes == ["3 users/ann o=off n=off"])
    device.send(.preferencesStored(3))
    device.send(.foregrounded)
    #expect(device.writes == [])
  }

  @Test func nothingIsRepeatedBetweenTwoOpenings() {
    var device = Self.device()
    device.send(off("offers"))
    device.send(.timeChanged)
    device.send(.localeChanged("ru"))
    #expect(device.writes == [])
  }

  @Test func backBeforeTheAnswerIsWrittenToo() {
    var device = Self.device()
    device.send(.preferenceChanged("offers", .toggle(true)))
    device.send(.preferencesStored(1))
    device.send(off("offers"))
    device.send(.preferenceChanged("offers", .toggle(true)))
    #expect(device.writes == ["3 users/ann o=on"])
  }

  @Test func anAnswerToAnotherUserChangesNothing() throws {
    var device = Self.device()
    device.send(off("offers"))
    device.send(.signedIn("bob"))
    device.send(.preferencesStored(1))
    device.send(off("news"))
    #expect(device.writes == ["2 users/bob n=off"])
    let state = try reread(device.state)
    #expect(state == device.state)
    device.state = state
    device.send(.signedIn("ann"))
    #expect(device.writes == ["3 users/ann o=off"])
  }

  @Test func anotherFieldIsWrittenAfterAnUpdate() {
    var device = Self.device()
    device.send(off("offers"))
    device.send(.preferencesStored(1))
    var table = device.scheduler.rules
    table.preferenceStore?.fields[0].name = "offersOn"
    let state = device.state
    device = Device(table)
    device.state = state
    device.send(.launched)
    #expect(device.writes == ["2 users/ann offersOn=off"])
  }
}

extension Device {
  /// What the last step wrote, with its number.
  fileprivate var writes: [String] {
    commands.compactMap { command in
      guard case .store(let write) = command else { return nil }
      return "\(write.number) \(write.document) " + write.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
  }
}
