import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// The states of the permission flow, the token and the pushes in their files.
struct MachineStateFileTests {
  private let record = AnalyticsRecord(
    id: "app.token.1", event: "stored", parameters: [EventValue("type", .string("a"))],
    instant: Instant(milliseconds: 1_772_442_000_000),
    local: CivilDateTime("2026-03-02 09:00") ?? .init(date: .init(dayNumber: 0), time: .midnight))

  private var flow: PermissionFlowState {
    var state = PermissionFlowState(
      hasLaunched: true, isCompleted: true, answers: ["photos": .limited], seen: ["photos", "contacts"])
    state.signals = ["order_placed": 2]
    state.ended = Instant(milliseconds: 5)
    state.repeats = 3
    state.run = .init(isForced: true, isAgain: true, answered: ["photos"])
    state.statuses = [.photos: .limited, .notifications: .denied]
    state.outbox = [record]
    state.transitions = 4
    return state
  }

  private var token: TokenState {
    var state = TokenState(authorization: .provisional)
    state.user = "alice"
    state.isAsking = true
    state.isAnswered = true
    state.deviceToken = "00ff"
    state.token = "t-2"
    state.tokenInstant = Instant(milliseconds: 7)
    state.storedToken = "t-1"
    state.storedUser = "bob"
    state.pending = [
      .init(user: "alice", value: .token("t-2"), number: 3, isSent: true, wasSent: true, hasFailed: false),
      .init(user: "bob", value: .removal(of: "t-1"), number: 2, isSent: false, wasSent: true, hasFailed: true),
    ]
    state.registration = .failed
    state.offlineFailures = 2
    state.retry = 9
    state.document = ["deviceToken": "t-1"]
    state.outbox = [record]
    state.counter = 11
    return state
  }

  private var push: PushState {
    var state = PushState()
    state.shown = ["a", "b"]
    state.answered = ["b"]
    state.outbox = [record]
    return state
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try StateFile.permissionFlow(from: StateFile.bytes(of: flow)) == flow)
    #expect(try StateFile.token(from: StateFile.bytes(of: token)) == token)
    #expect(try StateFile.push(from: StateFile.bytes(of: push)) == push)
  }

  @Test func whatIsGoneWithTheProcessIsNotStored() throws {
    var (flow, token, push) = (flow, token, push)
    flow.place = .finalScreen
    flow.isInSettings = true
    token.isOnline = false
    token.began = [.upload: Instant(milliseconds: 1)]
    push.working = [1]
    #expect(try StateFile.permissionFlow(from: StateFile.bytes(of: flow)) == self.flow)
    #expect(try StateFile.token(from: StateFile.bytes(of: token)) == self.token)
    #expect(try StateFile.push(from: StateFile.bytes(of: push)) == self.push)
  }

  @Test func everyDamageIsFound() {
    let files: [([UInt8], ([UInt8]) throws -> Void)] = [
      (StateFile.bytes(of: flow), { _ = try StateFile.permissionFlow(from: $0) }),
      (StateFile.bytes(of: token), { _ = try StateFile.token(from: $0) }),
      (StateFile.bytes(of: push), { _ = try StateFile.push(from: $0) }),
    ]
    for (bytes, read) in files {
      for index in bytes.indices {
        var damaged = bytes
        damaged[index] ^= 0x41
        #expect(throws: StateFile.Problem.self) { try read(damaged) }
        #expect(throws: StateFile.Problem.self) { try read(Array(bytes.prefix(index))) }
      }
    }
  }

  @Test func theFileOfAnotherMachineIsForeign() {
    #expect(throws: StateFile.Problem.foreign) { try StateFile.token(from: StateFile.bytes(of: push)) }
    #expect(throws: StateFile.Problem.foreign) { try StateFile.state(from: StateFile.bytes(of: flow)) }
  }
}
