public import NotificationCivilTime
public import NotificationScheduling
import TextWriting

/// One thing that happened in a case.
public enum TraceEvent: Sendable, Hashable {
  /// Notifications that take up a cap.
  public struct CapHolders: Sendable, Hashable {
    /// The id of the cap.
    public var cap: String
    /// How many it lets through.
    public var max: Int
    public var names: [String]
    public var until: CivilDateTime
  }

  /// What an outcome alone does not say.
  public struct OutcomeNotes: Sendable, Hashable {
    var holders: CapHolders?
    /// Where the rules are written.
    var places: SpecPlaces?
    /// The app has not found out by the end of the case.
    var isUnlearnt = false
  }

  /// What people read of a notification; empty where it has no such part.
  public struct ShownText: Sendable, Hashable {
    public var title: String
    public var subtitle: String
    public var body: String
    /// Previews are hidden, so that people read this only after they have unlocked the device.
    public var isHidden = false
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
  case delivered(String, Manner, ShownText? = nil)
  case opened(String, isFallback: Bool)
  case logged(AnalyticsRecord)
  /// Handed over again after a crash, under an id that was counted before.
  case loggedAgain(AnalyticsRecord)
  case outcome(OutcomeRecord, OutcomeNotes)
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
  ///
  /// - Parameter saysPlaces: Whether the file and the line of a rule are said.
  func text(prefix: String, saysPlaces: Bool = true) -> String {
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
    case .delivered(let id, let manner, let shown): return short(id) + manner.text + (shown?.words ?? "")
    case .opened(let target, let isFallback): return "\(target)\(isFallback ? " (fallback)" : "")"
    case .logged(let record):
      return ([record.event] + record.parameters.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    case .loggedAgain(let record): return "\(record.event) again, which is counted already"
    case .outcome(let record, let notes):
      let cause = CauseWords(record, notes, prefix: prefix, saysPlaces: saysPlaces).text.map { ": \($0)" } ?? ""
      return "\(short(record.identifier)) \(record.outcome.rawValue): \(record.reason.rawValue)\(cause)"
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

extension TraceEvent.ShownText {
  /// More characters of one part than that are cut off.
  private static let most = 160

  /// `  "Still hungry?" · "Pizza is 20% off."`
  var words: String {
    // What keeps a value apart is nothing to read.
    let parts = [title, subtitle, body].filter { !$0.isEmpty }.map(Isolates.removed).map { part in
      part.count <= Self.most ? "\"\(part)\"" : "\"\(part.prefix(Self.most))…\""
    }
    return parts.isEmpty ? "" : "  " + parts.joined(separator: " · ") + (isHidden ? " (previews are hidden)" : "")
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
    case .delivered(let id, _, _): .shown(id)
    case .step, .killed, .refused, .opened, .logged, .loggedAgain, .outcome, .remark: nil
    }
  }

  /// The requests it is about.
  private var identifiers: [String] {
    switch self {
    case .added(let id, _), .removed(let id), .refused(let id, _), .missed(let id), .notPermitted(let id),
      .heldForSummary(let id), .delivered(let id, _, _):
      [id]
    case .outcome(let record, let notes): [record.identifier] + (notes.holders?.names ?? [])
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
    case .delivered(let id, _, _): Self.type(of: id, prefix)
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
  /// What another scheduler can tell as well: of an outcome the word and the reason, without the rule behind it.
  ///
  /// Nil for what the reference would find out if it ran now: no testee is asked about that.
  public var told: String? {
    guard case .outcome(let record, let notes) = event else { return "\(local) \(lane.rawValue) \(text)" }
    guard !notes.isUnlearnt else { return nil }
    let cap = record.cap.map { " (\($0))" } ?? ""
    return "\(local) \(lane.rawValue) \(record.identifier) \(record.outcome.rawValue): \(record.reason.rawValue)\(cap)"
  }

  /// What happened, without where its rules are written: a line more in a file changes nothing.
  public var happening: String { "\(local) \(lane.rawValue) \(event.text(prefix: "", saysPlaces: false))" }

  /// The identifiers of what took up the cap that kept an occurrence back; nil if this is no such news of it.
  public func holders(of identifier: String) -> [String]? {
    guard case .outcome(let record, let notes) = event, record.identifier == identifier else { return nil }
    return notes.holders?.names
  }
  public var text: String { event.text }
  /// The device's local date and time.
  public var local: CivilDateTime { zone.local(at: instant) }
}
