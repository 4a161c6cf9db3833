import NotificationRules
import SpecModel
import TextWriting

extension SwiftModule {
  /// A typed function per event, so that a parameter cannot be forgotten or misspelt. Nil for an app without events.
  var analyticsEventFile: String? {
    // A line of the console is no event.
    let events = (spec.analytics?.events ?? []).filter { $0.console == nil }
    if events.isEmpty { return nil }
    var writer = SwiftWriter(generatedFor: spec.app.id)
    writer.doc("An event that \(appName) logs, with its parameters in the order of the spec.")
    writer.lines(Self.analyticsEventType)
    writer.line()
    writer.block("extension AnalyticsEvent") { writer in
      for (position, event) in events.enumerated() {
        if position > 0 { writer.line() }
        writer.doc(documentation(of: event))
        let parameters = parameters(of: event)
        let head = "public static func \(SwiftNames.name(event.name, of: .event))("
        writer.list(head, parameters.map(\.declaration), ") -> AnalyticsEvent {")
        writer.indented { writer in
          let values: [SwiftExpression] = event.parameters.map(\.value).compactMap { parameter in
            parameters.first { $0.parameter == parameter }.map {
              .call(".init", [.text(parameter.rawValue), .call(".text", [.atom($0.value)])])
            }
          }
          writer.expression(.call("AnalyticsEvent", [.atom(name(of: event))] + (values.isEmpty ? [] : [.list(values)])))
        }
        writer.line("}")
      }
    }
    let stages = stages(of: events)
    if !stages.isEmpty {
      writer.line()
      writer.block("extension AnalyticsEvent") { writer in
        writer.doc("What a notification had come to when the event was logged.")
        writer.block("public enum Stage: String, Sendable, CaseIterable") { writer in
          for stage in stages {
            let name = SwiftNames.lowerCamelCase(stage)
            writer.line(name == stage ? "case \(name)" : "case \(name) = \(SwiftWriter.literal(stage))")
          }
        }
      }
    }
    return writer.text
  }

  private struct EventArgument {
    let parameter: EventRule.Parameter
    let declaration: String
    /// The parameter as text.
    let value: String
  }

  /// An event whose name holds `{id}` is told the type even where it is no parameter.
  private func parameters(of event: EventItem) -> [EventArgument] {
    var parameters: [EventRule.Parameter] = []
    if event.name.contains("{id}") { parameters.append(.type) }
    for parameter in event.parameters.map(\.value) where !parameters.contains(parameter) {
      parameters.append(parameter)
    }
    return parameters.map { parameter in
      let typed: String? =
        switch parameter {
        case .type: typeNames.isEmpty ? nil : "NotificationType"
        case .target: targetNames.isEmpty ? nil : "DeepLink.Target"
        case .stage: "Stage"
        case .trigger, .reason, .request, .access, .permission, .action, .token, .error: nil
        }
      let name = parameter.rawValue
      return EventArgument(
        parameter: parameter, declaration: "\(name): \(typed ?? "String")",
        value: typed == nil ? name : "\(name).rawValue")
    }
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

  private func stages(of events: [EventItem]) -> [String] {
    var stages: [String] = []
    for event in events where event.parameters.contains(where: { $0.value == .stage }) {
      for stage in event.transitions.map(\.value.stage) where !stages.contains(stage) { stages.append(stage) }
    }
    return stages
  }

  private static let analyticsEventType = #"""
    public struct AnalyticsEvent: Sendable, Hashable {
      public struct Parameter: Sendable, Hashable {
        public let name: String
        public let value: AnalyticsValue

        init(_ name: String, _ value: AnalyticsValue) {
          self.name = name
          self.value = value
        }
      }

      public let name: String
      public let parameters: [Parameter]

      init(_ name: String, _ parameters: [Parameter] = []) {
        self.name = name
        self.parameters = parameters
      }
    }

    /// The value of an event's parameter, in the kinds that analytics providers take.
    public enum AnalyticsValue: Sendable, Hashable {
      case text(String)
      case number(Double)
      case integer(Int)
    }
    """#
}
