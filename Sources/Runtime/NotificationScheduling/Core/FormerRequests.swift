import NotificationRules
import NotificationTerms

/// Between the center and a core: what an earlier version of the app has scheduled or shown under another identifier has
/// that of today inside, and is taken away where today's takes its place.
struct FormerRequests: Sendable, Hashable {
  /// What the last report had under identifiers of before, by those of today.
  private var pending: [String: [String]] = [:]
  /// Of these the center has one under the identifier of today too: the app was killed between the two.
  private var doubles: [String] = []
  /// What the events of a step were called outside.
  private var asked: [String: String] = [:]

  /// What the system says, in the ids of today.
  mutating func renamed(_ report: AppReport, _ scheduler: Scheduler) -> AppReport {
    guard !scheduler.rules.formerIDs.isEmpty, var center = report.center else { return report }
    pending = [:]
    for identifier in center.pending {
      let new = scheduler.renamed(identifier)
      if new != identifier { pending[new, default: []].append(identifier) }
    }
    doubles = center.pending.flatMap { pending.removeValue(forKey: $0) ?? [] }
    var known: Set<String> = []
    center.pending = center.pending.map(scheduler.renamed).filter { known.insert($0).inserted }
    for index in center.settled.indices {
      center.settled[index].identifier = scheduler.renamed(center.settled[index].identifier)
    }
    center.listed = center.listed.map(scheduler.renamed)
    var report = report
    report.center = center
    return report
  }

  mutating func renamed(_ events: [AppEvent], _ scheduler: Scheduler) -> [AppEvent] {
    guard !scheduler.rules.formerIDs.isEmpty else { return events }
    asked = [:]
    return events.map { event in
      switch event {
      case .willPresent(let source): .willPresent(renamed(source, scheduler))
      case .opened(let source): .opened(renamed(source, scheduler))
      case .dismissed(let source): .dismissed(renamed(source, scheduler))
      case .acted(let source, let action, let text): acted(renamed(source, scheduler), action, text, scheduler)
      default: event
      }
    }
  }

  /// What a core asks for, in the ids that the center knows.
  func restored(_ commands: [AppCommand], _ scheduler: Scheduler) -> [AppCommand] {
    guard !scheduler.rules.formerIDs.isEmpty else { return commands }
    let taken: [AppCommand] = doubles.isEmpty ? [] : [.remove(doubles)]
    return taken
      + commands.flatMap { command -> [AppCommand] in
        switch command {
        case .present(let identifier, let options): [.present(asked[identifier] ?? identifier, options)]
        case .remove(let identifiers): [.remove(identifiers.flatMap { [$0] + (pending[$0] ?? []) })]
        case .add(let request):
          pending[request.identifier].map { [.remove($0), command] } ?? [command]
        case .removeDelivered(let identifiers):
          [.removeDelivered(identifiers.flatMap { scheduler.identifiersOfAllVersions($0) })]
        default: [command]
        }
      }
  }

  /// What has been taken away is not taken away again.
  mutating func forget(_ commands: [AppCommand]) {
    doubles = []
    guard !pending.isEmpty else { return }
    for command in commands {
      switch command {
      case .remove(let identifiers): for identifier in identifiers { pending[identifier] = nil }
      case .add(let request): pending[request.identifier] = nil
      default: break
      }
    }
  }

  private mutating func renamed(_ source: NotificationSource, _ scheduler: Scheduler) -> NotificationSource {
    switch source {
    case .local(let identifier, let carried):
      let new = scheduler.renamed(identifier)
      if new != identifier { asked[new] = identifier }
      return .local(new, carried: scheduler.renamed(carried: carried, screenKey: nil))
    case .push(var push):
      push.type = scheduler.rules.formerIDs.now(.type, push.type)
      let type = scheduler.rules.types.first { $0.id == push.type }
      push.payload = scheduler.renamed(carried: push.payload, screenKey: type?.push?.screenKey)
      return .push(push)
    }
  }

  /// - Parameter source: In the ids of today.
  private func acted(_ source: NotificationSource, _ action: String, _ text: String?, _ scheduler: Scheduler)
    -> AppEvent
  {
    let type: String? =
      switch source {
      case .local(let identifier, _): scheduler.parse(identifier: identifier)?.type
      case .push(let push): push.type
      }
    let category = scheduler.rules.types.first { $0.id == type }?.content.category ?? ""
    return .acted(source, action: scheduler.rules.formerIDs.now(.action(of: category), action), text: text)
  }
}
