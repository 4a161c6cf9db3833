import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

/// All that an app remembers, where that is stored, and what could not be stored yet.
struct KeptState: Sendable {
  /// How many events wait at most for a store that does not work.
  static let mostWaiting = 1_000

  /// After the last step; nil as long as the store could not be read.
  private(set) var state: AppState?
  /// What happened and is not in the state, because that could be read or written neither then nor since.
  private(set) var waiting: [AppEvent] = []
  /// What the person in front has seen of that. When the events come again, it does not.
  private var seen: [AppCommand] = []
  private var store: any SchedulerStore & Sendable
  private var written: [UInt8]?
  private let past: @Sendable () -> [UntypedPastEvent]

  /// - Parameter past: What happened before there was a state.
  init(_ store: any SchedulerStore & Sendable, past: @escaping @Sendable () -> [UntypedPastEvent] = { [] }) {
    self.store = store
    self.past = past
  }

  /// What a step leaves to be done.
  struct Step: Sendable {
    /// The answer to `willPresent`, if somebody asked.
    var presented: PresentationOptions = []
    /// What is left, in order; the write is among it if it was put off.
    var commands: [AppCommand] = []
    /// Why the state could not be read or stored, and how many events there was no more room for. Then the state is as it
    /// was.
    var failures: [any Error] = []
  }

  /// A state that cannot be read, for example before the phone was first unlocked, is not a missing one: the one that is
  /// stored must not be replaced by an empty one.
  ///
  /// - Throws: What the store throws. Later calls try again.
  mutating func read(_ core: AppCore, locale: LanguageTag, at now: Moment) throws {
    guard state == nil else { return }
    let bytes = try store.read()
    written = bytes
    var restored = core.restore(from: bytes, locale: locale)
    if bytes == nil { core.scheduler.recall(past(), in: &restored.scheduler, at: now) }
    state = restored
  }

  /// Keeps what happened for the next step. If there is no room for all, that somebody came or left is kept, and of the
  /// rest the oldest: the start is among them.
  mutating func keep(_ events: [AppEvent], because failure: any Error) -> [any Error] {
    waiting += events
    let forgotten = waiting.count - Self.mostWaiting
    guard forgotten > 0 else { return [failure] }
    let room = Self.mostWaiting - waiting.count(where: \.leavesUser)
    var rest = 0
    waiting.removeAll { event in
      if event.leavesUser { return false }
      rest += 1
      return rest > room
    }
    // Whoever came last is here now.
    waiting.removeFirst(max(waiting.count - Self.mostWaiting, 0))
    return [failure, ForgottenEvents(count: forgotten)]
  }

  /// One step and its write, without a pause in between, so that nobody sees half of it. If the write fails, the events wait
  /// for the next step, and nothing has happened but what the person in front waits for: a screen that a tap opens, what a
  /// button does, the next screen of the permission flow.
  ///
  /// - Parameters:
  ///   - news: What the device says of itself; it comes first, and says it again if the write fails.
  ///   - takesWaiting: Whether what waits comes before the events.
  ///   - putsOffWrite: Whether the answer is not to wait for the write: `save` follows, or the write of another step.
  ///   - isForced: Whether a start among them shows the permission flow, whatever was answered.
  mutating func step(
    _ core: AppCore, on events: [AppEvent], news: [AppEvent] = [], takesWaiting: Bool, putsOffWrite: Bool = false,
    isForced: Bool = false, _ report: AppReport, at now: Moment
  ) -> Step {
    guard var next = state else { return Step() }
    var happened = (takesWaiting ? waiting : []) + events
    if isForced { happened = happened.map { if case .foregrounded = $0 { .foregrounded(isForced: true) } else { $0 } } }
    var commands = core.step(&next, on: news + happened, report, at: now)[...]
    var step = Step()
    while case .present(_, let options)? = commands.first {
      step.presented = options
      commands.removeFirst()
    }
    var unseen = Array(commands)
    for command in takesWaiting ? seen : [] {
      if let again = unseen.firstIndex(where: command.isAnswered) { unseen.remove(at: again) }
    }
    if takesWaiting, let newest = unseen.lastIndex(where: \.isOpening) {
      // Several have waited: whoever tapped wants the last one.
      unseen = unseen.enumerated().filter { $0 == newest || !$1.isOpening }.map(\.element)
    }
    if takesWaiting, !seen.isEmpty, let flow = core.flow, let shown = (seen + unseen).compactMap(\.shown).last {
      // Played again with what is known by now, the flow may pass over a screen that is up.
      let wanted = flow.screen(in: next.flow)
      if shown != wanted { unseen.append(.show(wanted)) }
    }
    if commands.first == .write, !putsOffWrite {
      unseen.removeFirst()
      do {
        try write(next)
      } catch {
        step.failures = keep(events, because: error)
        let isLeaving = events.contains(where: \.leavesUser)
        step.commands = takesWaiting ? unseen.filter { $0.isAwaited || isLeaving && $0.takesAway } : []
        // What is forgotten does not come again.
        if step.failures.count == 1 { seen += step.commands }
        return step
      }
    }
    state = next
    if takesWaiting { (waiting, seen) = ([], []) }
    step.commands = unseen
    return step
  }

  /// The write that was put off. If it fails, the state remains in memory, and the next step writes it.
  mutating func save() throws { if let state { try write(state) } }

  private mutating func write(_ state: AppState) throws {
    let bytes = StateFile.bytes(of: state)
    guard bytes != written else { return }
    try store.write(bytes)
    written = bytes
  }
}

extension AppCommand {
  /// A person waits for it who has tapped or pressed something. What leaves the app waits for the write instead.
  fileprivate var isAwaited: Bool {
    switch self {
    case .open, .perform, .alertPermission, .show, .openSettings, .request: true
    case .present, .write, .remove, .add, .removeDelivered, .clearBadge, .store, .register, .unregister, .handOver,
      .discard, .refresh, .set, .clear, .fetch, .complete, .wait, .activity, .deliver, .report, .measured, .lacking,
      .console:
      false
    }
  }
}

extension AppCommand {
  fileprivate var isOpening: Bool { if case .open = self { true } else { false } }

  /// What is shown of the permission flow from here on; nil if this is about something else.
  fileprivate var shown: String?? {
    if case .show(let screen) = self { .some(screen) } else { nil }
  }

  /// It only takes something away, and does no harm if it is asked for again.
  fileprivate var takesAway: Bool {
    switch self {
    case .remove, .removeDelivered: true
    default: false
    }
  }

  /// Whether this is what the other has come for already: by now the same tap may lead elsewhere.
  fileprivate func isAnswered(by other: AppCommand) -> Bool {
    switch (self, other) {
    case (.open(let target), .open(let other)) where !target.identifier.isEmpty: target.identifier == other.identifier
    case (.perform(let response), .perform(let other)):
      response.identifier == other.identifier && response.action == other.action
    default: self == other
    }
  }
}

/// The state could be stored neither when these events happened nor since, and there is no more room to keep them.
public struct ForgottenEvents: Error, Sendable, Hashable, CustomStringConvertible {
  public var count: Int

  public init(count: Int) { self.count = count }

  public var description: String { "\(count) events are lost: the state could not be stored for too long" }
}
