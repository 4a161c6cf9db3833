import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// The states of the permission flow, the token and the pushes in the file of an app.
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
    state.transitions = 4
    return state
  }

  private var token: TokenState {
    let (place, old) = (
      TokenState.Place(store: "users/{uid}", field: "token"), TokenState.Place(store: "u/{uid}", field: "t")
    )
    var state = TokenState(authorization: .provisional)
    state.user = "alice"
    state.isAsking = true
    state.isAnswered = true
    state.deviceToken = "00ff"
    state.token = "t-2"
    state.tokenInstant = Instant(milliseconds: 7)
    state.storedToken = "t-1"
    state.storedUser = "bob"
    state.place = place
    state.pending = [
      .init(
        user: "alice", place: place, value: .token("t-2"), number: 3, isSent: true, wasSent: true, hasFailed: false),
      .init(
        user: "bob", place: old, value: .removal(of: "t-1"), number: 2, isSent: false, wasSent: true, hasFailed: true),
    ]
    state.registration = .failed
    state.offlineFailures = 2
    state.retry = 9
    state.document = ["deviceToken": "t-1"]
    state.counter = 11
    return state
  }

  private var push: PushState {
    var state = PushState()
    state.shown = [
      KnownPush(identifier: "a", instant: nil), KnownPush(identifier: "b", instant: Instant(milliseconds: 7)),
    ]
    state.answered = [KnownPush(identifier: "b", instant: Instant(milliseconds: 7))]
    return state
  }

  private var app: AppState {
    var state = AppState(SchedulerState(locale: "en"))
    (state.flow, state.token, state.pushes, state.outbox) = (flow, token, push, [record])
    return state
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try StateFile.app(from: StateFile.bytes(of: app)) == app)
  }

  @Test func whatIsGoneWithTheProcessIsNotStored() throws {
    var changed = app
    changed.flow.place = .finalScreen
    changed.flow.isInSettings = true
    changed.token.isOnline = false
    changed.token.began = [.upload: Instant(milliseconds: 1)]
    changed.pushes.working = [1]
    changed.process.wasSeen = true
    changed.process.screen = VisibleScreen("home")
    #expect(try StateFile.app(from: StateFile.bytes(of: changed)) == app)
  }

  @Test func everyDamageIsFound() {
    let bytes = StateFile.bytes(of: app)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      #expect(throws: StateFile.Problem.self) { try StateFile.app(from: damaged) }
      #expect(throws: StateFile.Problem.self) { try StateFile.app(from: Array(bytes.prefix(index))) }
    }
  }
}
