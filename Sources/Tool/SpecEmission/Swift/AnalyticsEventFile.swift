import NotificationRules
import SpecLanguage
import TextWriting

extension SwiftModule {
  /// Those that analytics gets: a line of the console is no event.
  var loggedEvents: [EventItem] { (spec.analytics?.events ?? []).filter { $0.console == nil } }

  /// A typed function per event, so that a parameter cannot be forgotten or misspelt. Nil for an app without events.
  var analyticsEventFile: [UInt8]? {
    let events = loggedEvents
    if events.isEmpty { return nil }
    var writer = newWriter()
    writer.doc("An event that \(appName) logs, with its parameters in the order of the spec.")
    writer.lines(analyticsEventType)
    writer.line()
    writer.block("extension AnalyticsEvent") { writer in
      for (position, event) in events.enumerated() {
        if position > 0 { writer.line() }
        writer.doc(documentation(of: event))
        let parameters = parameters(of: event, among: events)
        let head = "\(access)static func \(SwiftNames.name(event.name, of: .event))("
        writer.list(head, parameters.map(\.declaration), ") -> AnalyticsEvent {")
        writer.indented { writer in
          let values = event.allParameters.compactMap { item in parameters.first { $0.name == item.value.name }?.content
          }
          let content: [SwiftExpression] =
            if values.isEmpty {
              []
            } else if parameters.contains(where: \.isOptional) {
              [.call("present", [.list(values)])]
            } else {
              [.list(values)]
            }
          writer.expression(.call("AnalyticsEvent", [.atom(name(of: event))] + content))
        }
        writer.line("}")
      }
    }
    if events.contains(where: { parameters(of: $0, among: events).contains(where: \.isOptional) }) {
      writer.line()
      writer.block("extension AnalyticsEvent") { writer in
        writer.doc("What has no value is left out.")
        writer.line("private static func present(_ parameters: [Parameter?]) -> [Parameter] {")
        writer.indented { $0.line("parameters.compactMap { $0 }") }
        writer.line("}")
      }
    }
    writeWords(of: events, &writer)
    return writer.bytes
  }

  private struct FunctionParameter {
    /// As it is logged.
    let name: String
    let label: String
    let type: String
    /// The value for providers, of a parameter called `$0`.
    let value: String
    /// Whether there may be no value.
    var isOptional = false

    var declaration: String { "\(label): \(type)\(isOptional ? "?" : "")" }

    var content: SwiftExpression {
      guard isOptional else {
        return .call(".init", [.text(name), .atom(value.replacing("$0", with: SwiftNames.unquoted(label)))])
      }
      return .atom("\(label).map { Parameter(\(SwiftWriter.literal(name)), \(value)) }")
    }
  }

  /// An event whose name contains `{id}` gets the type even if it is not a parameter.
  private func parameters(of event: EventItem, among events: [EventItem]) -> [FunctionParameter] {
    var parameters: [EventRule.Parameter] = []
    if event.name.contains("{id}") { parameters.append(.type) }
    for parameter in event.parameters.map(\.value) where !parameters.contains(parameter) {
      parameters.append(parameter)
    }
    let known = parameters.map { parameter in
      let typed: String? =
        switch parameter {
        case .type: typeNames.isEmpty ? nil : "NotificationType"
        case .target: targetNames.isEmpty ? nil : "DeepLink.Target"
        case .action: spec.categories.contains { !$0.actions.isEmpty } ? "NotificationAction" : nil
        case .stage, .trigger, .reason, .access, .permission, .variant:
          words(for: parameter, of: events).isEmpty
            ? nil : parameter.rawValue.prefix(1).uppercased() + parameter.rawValue.dropFirst()
        case .request, .date, .plan, .token, .error: nil
        }
      return FunctionParameter(
        name: parameter.rawValue, label: parameter.rawValue, type: typed ?? "String",
        value: ".text(\(typed == nil ? "$0" : "$0.rawValue"))", isOptional: parameter == .variant)
    }
    return known
      + event.allParameters.compactMap { item in
        guard case .argument(let id, let name) = item.value else { return nil }
        return argument(id, as: name)
      }
  }

  /// A value that not all types need to have.
  private func argument(_ id: String, as name: String) -> FunctionParameter {
    let label = SwiftNames.name(name, of: .argument)
    let kinds = spec.kinds(carriedAs: id, by: spec.notifications)
    let (type, value) =
      switch kinds.count == 1 ? kinds[0] : .string {
      case .int, .percent, .instant: ("Int", ".integer($0)")
      case .double, .decimal, .money: ("Double", ".number($0)")
      case .string, .time, .times, .weekdays: ("String", ".text($0)")
      }
    return FunctionParameter(name: name, label: label, type: type, value: value, isOptional: true)
  }

  /// The name as a Swift expression.
  private func name(of event: EventItem) -> String {
    let parts = event.name.split(separator: "{id}", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return SwiftWriter.literal(event.name) }
    let id = typeNames.isEmpty ? "type" : "type.rawValue"
    return parts.enumerated().flatMap { position, part in
      (position == 0 ? [] : [id]) + (part.isEmpty ? [] : [SwiftWriter.literal(part)])
    }.joined(separator: " + ")
  }

  private func documentation(of event: EventItem) -> String {
    let transitions = event.transitions.map { "`\($0.value.rawValue)`" }.joined(separator: ", ")
    return "`\(event.name)`, logged at \(transitions)."
  }

  /// The values that a parameter can take, where they are known; none for one that holds any text.
  private func words(for parameter: EventRule.Parameter, of events: [EventItem]) -> [String] {
    var words: [String] = []
    switch parameter {
    case .stage:
      for event in events where event.parameters.contains(where: { $0.value == .stage }) {
        words += event.transitions.map(\.value.stage)
      }
    case .permission:
      for event in events where event.parameters.contains(where: { $0.value == .permission }) {
        for transition in event.transitions.map(\.value) {
          if case .permission(let permission, _) = transition { words.append(permission.rawValue) }
        }
      }
    case .trigger:
      for item in spec.notifications {
        let triggers = item.triggers
        // Thousands of types have triggers of a few names.
        for position in triggers.indices where !words.suffix(4).contains(triggers[position].name) {
          words.append(triggers[position].name)
        }
      }
    case .reason: words = spec.reasons.map(\.rawValue)
    case .variant: words = spec.notifications.flatMap(spec.variants)
    case .access: words = ["full", "limited"]
    case .type, .target, .request, .date, .plan, .action, .token, .error: break
    }
    var known: Set<String> = []
    return words.filter { known.insert($0).inserted }
  }

  /// The enums of the parameters whose values are known.
  private func writeWords(of events: [EventItem], _ writer: inout SwiftWriter) {
    let used = Set(events.flatMap { $0.parameters.map(\.value) })
    let enums: [(parameter: EventRule.Parameter, name: String, doc: String)] = [
      (.stage, "Stage", "The state of the notification or permission when the event was logged."),
      (.permission, "Permission", "The permission that an event is about."),
      (.access, "Access", "How much access a permission gives."),
      (.trigger, "Trigger", "What made a notification due: the name of the trigger, or its kind."),
      (.reason, "Reason", "Why a notification was not sent."),
      (.variant, "Variant", "The arm of an experiment, or the variant of a text."),
    ]
    for (parameter, name, doc) in enums where used.contains(parameter) {
      let words = words(for: parameter, of: events)
      guard !words.isEmpty else { continue }
      writer.line()
      // A few words are read more easily as the compiler's own kind of enum; of many it would be slow to compile.
      if words.count > 50 {
        writer.leanEnum(
          LeanEnum(
            name: "AnalyticsEvent.\(name)", doc: doc, cases: words.map { (SwiftNames.name($0, of: .word), $0, "") },
            idDoc: "As it is logged.", lookupDoc: "The value that is logged as this"))
        continue
      }
      writer.block("extension AnalyticsEvent") { writer in
        writer.doc(doc)
        writer.block("\(access)enum \(name): String, Sendable, CaseIterable") { writer in
          for word in words {
            let name = SwiftNames.name(word, of: .word)
            writer.line(
              SwiftNames.unquoted(name) == word ? "case \(name)" : "case \(name) = \(SwiftWriter.literal(word))")
          }
        }
      }
    }
  }

  private var analyticsEventType: String {
    #"""
    \#(access)struct AnalyticsEvent: Sendable, Hashable {
      /// What an event carries under one name.
      \#(access)typealias Parameter = EventContent.Parameter

      private let content: EventContent

      /// As it is logged.
      \#(access)var name: String { content.name }
      /// In the order of the spec.
      \#(access)var parameters: [Parameter] { content.parameters }

      @inline(never)
      init(_ name: String, _ parameters: [Parameter] = []) {
        content = EventContent(name, parameters)
      }
    }

    /// The value of an event's parameter, in the kinds that analytics providers take.
    \#(access)typealias AnalyticsValue = EventContent.Value
    """#
  }
}
