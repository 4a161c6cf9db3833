import NotificationCivilTime
import NotificationScheduling

/// A machine at work in an app: what happens goes in, and its commands are carried out in their order, one step after the
/// other. What is reported in the meantime waits.
protocol MachineDriver: Actor {
  associatedtype State: Sendable
  associatedtype Event: Sendable
  associatedtype Command: MachineCommand where Command.State == State

  var work: MachineWork<State> { get set }
  var device: Device { get }

  /// The commands that follow from an event.
  func step(_ state: inout State, on event: Event) async -> [Command]
  /// Does what is neither a `write` nor a `deliver`. What the user or a network answers is an errand: no step waits for it.
  func carryOut(_ command: Command) async
  /// Passes records on; throws if they are not safe there yet.
  func deliver(_ records: [AnalyticsRecord]) async throws
  /// For logs.
  func failed(_ error: any Error) async
}

/// What a driver has in hand.
struct MachineWork<State: Sendable>: Sendable {
  /// After the last step.
  var state: State
  fileprivate var store: any SchedulerStore & Sendable
  fileprivate let bytes: @Sendable (State) -> [UInt8]
  fileprivate var written: [UInt8]?
  fileprivate var lastStep: Task<Void, Never>?
  /// What goes on beside the steps, and leads to further ones.
  fileprivate var errands: [Int: Task<Void, Never>] = [:]
  fileprivate var lastErrand = 0

  /// - Parameters:
  ///   - fresh: What it begins with if there is no file that this version can read.
  ///   - read, bytes: What the file contains.
  init(
    _ store: any SchedulerStore & Sendable, fresh: State, read: ([UInt8]) throws -> State,
    bytes: @escaping @Sendable (State) -> [UInt8]
  ) {
    self.store = store
    self.bytes = bytes
    state = ((try? store.read()) ?? nil).flatMap { try? read($0) } ?? fresh
  }
}

/// A command of a machine.
protocol MachineCommand: Sendable {
  associatedtype State: Sendable
  /// What to store durably, if it says that.
  var written: State? { get }
  /// What to pass on to analytics, if it says that.
  var delivered: [AnalyticsRecord]? { get }
}

extension MachineDriver {
  /// One step; returns when its commands are carried out.
  func handle(_ event: Event) async {
    let previous = work.lastStep
    let step = Task {
      await previous?.value
      await run(event)
    }
    work.lastStep = step
    await step.value
  }

  private func run(_ event: Event) async {
    var state = work.state
    var isDelivered = true
    for command in await step(&state, on: event) {
      if let written = command.written {
        // The write after records that were not passed on would forget them.
        if isDelivered { await write(written) }
      } else if let records = command.delivered {
        do {
          try await deliver(records)
        } catch {
          isDelivered = false
          await failed(error)
        }
      } else {
        await carryOut(command)
      }
    }
  }

  /// A state that cannot be stored counts all the same: nobody waits in vain for a screen or for an answer.
  private func write(_ state: State) async {
    work.state = state
    let bytes = work.bytes(state)
    guard bytes != work.written else { return }
    do {
      try work.store.write(bytes)
      work.written = bytes
    } catch {
      await failed(error)
    }
  }

  /// Begins something that goes on beside the steps.
  func begin(_ errand: @escaping @Sendable (isolated Self) async -> Void) {
    work.lastErrand += 1
    let number = work.lastErrand
    work.errands[number] = Task {
      await errand(self)
      work.errands[number] = nil
    }
  }

  /// The event comes when so much time is over. Nothing waits for that.
  func handle(_ event: Event, after span: TimeSpan) {
    Task { [wait = device.wait] in
      try? await wait(span)
      await handle(event)
    }
  }

  /// Returns when the steps and what they lead to are done; not what waits for its time.
  func finish() async {
    while true {
      let step = work.lastStep
      await step?.value
      if let errand = work.errands.first?.value {
        await errand.value
      } else if step == work.lastStep {
        return
      }
    }
  }
}

extension PermissionFlowCommand: MachineCommand {
  var written: PermissionFlowState? { if case .write(let state) = self { state } else { nil } }
  var delivered: [AnalyticsRecord]? { if case .deliver(let records) = self { records } else { nil } }
}

extension TokenCommand: MachineCommand {
  var written: TokenState? { if case .write(let state) = self { state } else { nil } }
  var delivered: [AnalyticsRecord]? { if case .deliver(let records) = self { records } else { nil } }
}

extension PushCommand: MachineCommand {
  var written: PushState? { if case .write(let state) = self { state } else { nil } }
  var delivered: [AnalyticsRecord]? { if case .deliver(let records) = self { records } else { nil } }
}
