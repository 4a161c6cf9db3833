import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

@Suite struct StateFileTests {
  /// A state with something of everything.
  private func full() -> Device {
    var types = [SampleRules.limit, SampleRules.full, SampleRules.comeBack, SampleRules.daily]
    types.append(
      TypeRule(
        "place", target: "dashboard",
        triggers: [
          TriggerRule("location", .location(LocationRule(latitude: 55.75, longitude: -37.5, radius: 200)))
        ],
        content: ContentRule(
          category: "C", thread: "t", relevance: 0.5, badge: 3, sound: .file("a.caf"),
          attachments: [
            NotificationAttachment("a", file: "a.jpg"), NotificationAttachment("b", file: "b", typeHint: "public.png"),
          ]),
        copy: [TextRule(.body, [LocalizedTextRule("en", "Near")])]))
    types.append(
      TypeRule(
        "count", target: "dashboard",
        triggers: [TriggerRule("reached", .reached(SignalRule("counted"), parameter: "n", values: [3]))],
        copy: [TextRule(.body, [LocalizedTextRule("en", "{n}")])]))
    var table = SampleRules.table(types: types)
    table.preferences += [
      PreferenceRule(time: "time", default: SampleRules.slot),
      PreferenceRule(choice: "style", default: "a", options: [OptionRule("a"), OptionRule("b")]),
    ]
    var device = Device(table)
    device.send(.signedIn("ann"))
    device.send(.signedIn("bob"), .zoneUnknown)
    device.send(.preferenceChanged("time", .time(.midnight)), .preferenceChanged("style", .choice("b")))
    device.signal("onboarded")
    device.signal("analyzed", ["used": .double(91.5)])
    device.signal("counted", ["n": .int(3), "name": .string("Ягода 🍓")])
    device.signal("limit_reached")
    device.at("2026-03-02", "20:30")
    device.deliver("app.full.1")
    return device
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let state = full().state
    #expect(!state.pending.isEmpty && !state.deliveries.recent.isEmpty && !state.announced.isEmpty)
    #expect(!state.otherUsers.isEmpty && state.isZoneUnknown && state.plans > 0 && state.zone == "UTC")
    let bytes = StateFile.bytes(of: AppState(state))
    #expect(try StateFile.app(from: bytes).scheduler == state)
    #expect(StateFile.bytes(of: try StateFile.app(from: bytes)) == bytes)
  }

  @Test func everyCutIsFound() {
    let bytes = StateFile.bytes(of: AppState(full().state))
    for length in 0..<bytes.count {
      #expect(throws: StateFile.Problem.self) { try StateFile.app(from: Array(bytes.prefix(length))) }
    }
    #expect(throws: StateFile.Problem.corrupt) { try StateFile.app(from: bytes + [0]) }
  }

  @Test func everyChangedByteIsFound() {
    let bytes = StateFile.bytes(of: AppState(full().state))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      #expect(throws: StateFile.Problem.self) { try StateFile.app(from: damaged) }
    }
  }

  @Test func aNewerVersionIsNotRead() {
    var bytes = StateFile.bytes(of: AppState(full().state))
    bytes["notispec-state".utf8.count] += 1
    #expect(throws: StateFile.Problem.newer(version: StateFile.version + 1)) { try StateFile.app(from: bytes) }
  }

  /// A body whose checksum is right and whose content is not: no crash, no endless memory.
  @Test func nonsenseWithARightChecksumIsAnError() {
    let bytes = StateFile.bytes(of: AppState(full().state))
    let head = "notispec-state".utf8.count + 20
    var random: UInt64 = 1
    for _ in 0..<2_000 {
      var body = Array(bytes[head...])
      for _ in 0..<3 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        body[Int(random >> 33) % body.count] = UInt8(truncatingIfNeeded: random >> 20)
      }
      var file = Array(bytes.prefix(head - 8))
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in body { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      for shift in stride(from: UInt64(0), to: 64, by: 8) { file.append(UInt8(truncatingIfNeeded: hash >> shift)) }
      _ = try? StateFile.app(from: file + body)
    }
  }

  @Test func aLostStateStartsOverAndSaysSo() {
    var device = full()
    device.state = AppCore(device.scheduler).restore(from: nil, locale: "en").scheduler
    device.outcomes = []
    device.send(.launched)
    #expect(
      device.outcomes.contains {
        $0.identifier == "app.limit.1" && $0.outcome == .cancelled && $0.reason == .stateReset
      })
    #expect(device.pending["app.limit.1"] == nil)
  }
}
