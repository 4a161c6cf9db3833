public import NotificationCivilTime
public import NotificationScheduling

/// One thing that happened in a case.
public enum TraceEvent: Sendable, Hashable {
  /// Notifications that take up a cap.
  public struct CapHolders: Sendable, Hashable {
    public var names: [String]
    public var until: CivilDateTime
  }

  /// How a delivery showed.
  public enum Manner: Sendable, Hashable {
    case plain, quiet, silencedByFocus
  }

  /// What the scenario did.
  case step(ScenarioStep.Action)
  /// A crash that a step has armed.
  case killed(afterWrite: Int)
  case added(String, due: String)
  case removed(String)
  case refused(String, error: String)
  case missed(String)
  case notPermitted(String)
  case heldForSummary(String)
  case delivered(String, Manner)
  case opened(String, isFallback: Bool)
  case logged(AnalyticsRecord)
  /// Handed over again after a crash, under an id that was counted before.
  case loggedAgain(AnalyticsRecord)
  case outcome(OutcomeRecord, heldBy: CapHolders?)
  /// Anything else, for readers of the trace alone.
  ///
  /// - Parameter about: The requests that it is about.
  case remark(TraceEntry.Lane, String, about: [String] = [])

  public var lane: TraceEntry.Lane {
    switch self {
    case .step, .killed: .input
    case .added, .removed, .refused, .missed, .notPermitted, .heldForSummary: .center
    case .delivered: .delivered
    case .opened: .opened
    case .logged, .loggedAgain: .logged
    case .outcome: .outcome
    case .remark(let lane, _, _): lane
    }
  }

  /// The line of a trace.
  public var text: String { text(prefix: "") }

  /// The same with identifiers that begin a part of the line shortened by what every identifier of the app begins with.
  func text(prefix: String) -> String {
    func short(_ id: String) -> String { Self.short(id, prefix) }
    switch self {
    case .step(let action): return action.text
    case .killed(let write): return "killed after write \(write)"
    case .added(let id, let due): return "added \(short(id)) \(due)"
    case .removed(let id): return "removed \(short(id))"
    case .refused(let id, let error): return "refused \(short(id)): \(error)"
    case .missed(let id): return "missed \(short(id))"
    case .notPermitted(let id): return "not permitted to show \(id)"
    case .heldForSummary(let id): return "\(id) waits for the summary"
    case .delivered(let id, let manner): return short(id) + manner.text
    case .opened(let target, let isFallback): return "\(target)\(isFallback ? " (fallback)" : "")"
    case .logged(let record):
      return ([record.event] + record.parameters.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    case .loggedAgain(let record): return "\(record.event) again, which is counted already"
    case .outcome(let record, let holders):
      let held = holders.map { ", held by \($0.names.joined(separator: ", ")) until \($0.until)" } ?? ""
      return "\(short(record.identifier)) \(record.outcome.rawValue): \(record.reason.rawValue)\(held)"
    case .remark(_, let text, _): return text
    }
  }

  static func short(_ identifier: String, _ prefix: String) -> String {
    identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
  }
}

extension TraceEvent.Manner {
  fileprivate var text: String {
    switch self {
    case .plain: ""
    case .quiet: " (quietly)"
    case .silencedByFocus: " (silenced by Focus)"
    }
  }
}

extension TraceEvent {
  /// What an event did to the set of pending requests.
  enum PendingChange {
    case added(String)
    /// Taken out, or not shown when it came due.
    case removed(String)
    /// Delivered.
    case shown(String)
  }

  var change: PendingChange? {
    switch self {
    case .added(let id, _): .added(id)
    case .removed(let id), .missed(let id), .notPermitted(let id), .heldForSummary(let id): .removed(id)
    case .delivered(let id, _): .shown(id)
    case .step, .killed, .refused, .opened, .logged, .loggedAgain, .outcome, .remark: nil
    }
  }

  /// The requests it is about.
  private var identifiers: [String] {
    switch self {
    case .added(let id, _), .removed(let id), .refused(let id, _), .missed(let id), .notPermitted(let id),
      .heldForSummary(let id), .delivered(let id, _):
      [id]
    case .outcome(let record, let holders): [record.identifier] + (holders?.names ?? [])
    case .remark(_, _, let about): about
    case .step, .killed, .opened, .logged, .loggedAgain: []
    }
  }

  /// Whether it is about a type of notification: about a request of it, or an event that carries it.
  func isAbout(_ types: Set<String>, prefix: String) -> Bool {
    if case .logged(let record) = self {
      return record.parameters.contains { $0.name == "type" && types.contains("\($0.value)") }
    }
    return identifiers.contains { $0.hasPrefix(prefix) && types.contains(Self.type(of: $0, prefix)) }
  }

  /// Where many events of one moment have the same group, the first and the last of them are enough: "added daily".
  func group(prefix: String) -> String {
    switch self {
    case .added(let id, _): "added \(Self.type(of: id, prefix))"
    case .removed(let id): "removed \(Self.type(of: id, prefix))"
    case .refused(let id, _): "refused \(Self.type(of: id, prefix))"
    case .missed(let id): "missed \(Self.type(of: id, prefix))"
    case .notPermitted(let id): "not permitted \(Self.type(of: id, prefix))"
    case .heldForSummary(let id): "held \(Self.type(of: id, prefix))"
    case .outcome(let record, _): record.type
    case .delivered(let id, _): Self.type(of: id, prefix)
    case .logged(let record), .loggedAgain(let record): record.event
    case .step, .killed, .opened, .remark: text
    }
  }

  /// The type in an identifier `<app>.<type>.<occurrence>`.
  static func type(of identifier: String, _ prefix: String) -> String {
    String(short(identifier, prefix).prefix { $0 != "." })
  }
}

/// One line of a trace.
public struct TraceEntry: Sendable, Hashable {
  public enum Lane: String, Sendable, Hashable, CaseIterable {
    /// What the scenario did.
    case input
    /// Requests added to and removed from the center.
    case center
    case delivered
    case opened
    case logged
    /// What was not sent, and why.
    case outcome
  }

  public var instant: Instant
  /// The zone of the device.
  public var zone: ZoneRules
  public var event: TraceEvent

  public var lane: Lane { event.lane }
  public var text: String { event.text }
  /// The device's local date and time.
  public var local: CivilDateTime { zone.local(at: instant) }
}
