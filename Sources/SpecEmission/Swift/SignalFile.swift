import SpecModel
import TextWriting

extension SwiftModule {
  /// A typed function per signal, so that what a scheduler hears of the app cannot be misspelt. Nil for an app that
  /// reports nothing.
  var signalFile: [UInt8]? {
    guard !spec.signals.isEmpty else { return nil }
    var writer = SwiftWriter(generatedFor: spec.app.id, spec.signals.count, of: 300)
    writer.doc("Something \(appName) reports to the scheduler: all it knows about the world.")
    writer.lines(Self.signalType)
    writer.line()
    writer.block("extension Signal") { writer in
      for (position, signal) in spec.signals.enumerated() {
        if position > 0 { writer.line() }
        writer.doc(signal.summary ?? "`\(signal.id)`.")
        write(signal, to: &writer)
      }
    }
    return writer.bytes
  }

  private func write(_ signal: SignalItem, to writer: inout SwiftWriter) {
    let name = name(signal.id, of: .signal)
    let id = SwiftExpression.text(signal.id)
    guard !signal.parameters.isEmpty else {
      writer.block("public static var ", name, ": Signal") { $0.expression(.call("Signal", [id])) }
      return
    }
    let declarations = signal.parameters.map { parameter in
      let type = "\(parameter.kind.swiftType)\(parameter.isOptional ? "? = nil" : "")"
      return "\(SwiftNames.name(parameter.id, of: .argument)): \(type)"
    }
    writer.list("public static func \(name)(", declarations, ") -> Signal {")
    writer.indented { writer in
      let values = signal.parameters.map { parameter -> SwiftExpression in
        let argument = SwiftNames.name(parameter.id, of: .argument)
        let value = parameter.isOptional ? "\(argument).map { .\(parameter.kind.swiftCase)($0) }" : nil
        return .call(".init", [.text(parameter.id), .atom(value ?? ".\(parameter.kind.swiftCase)(\(argument))")])
      }
      writer.expression(.call("Signal", [id, .list(values)]))
    }
    writer.line("}")
  }

  private static let signalType = #"""
    public struct Signal: Sendable, Hashable {
      public enum Value: Sendable, Hashable {
        case integer(Int)
        case number(Double)
        case text(String)
      }

      public struct Parameter: Sendable, Hashable {
        public let name: String
        /// Nil when the signal goes without it.
        public let value: Value?

        @inline(never)
        init(_ name: StaticString, _ value: Value?) {
          self.name = name.description
          self.value = value
        }
      }

      /// The id in the spec.
      public let id: String
      /// In the order of the spec.
      public let parameters: [Parameter]

      @inline(never)
      init(_ id: StaticString, _ parameters: [Parameter] = []) {
        self.id = id.description
        self.parameters = parameters
      }
    }
    """#
}

extension ParameterItem.Kind {
  fileprivate var swiftCase: String {
    switch self {
    // Milliseconds since 1970.
    case .int, .instant: "integer"
    case .double, .percent: "number"
    case .string: "text"
    }
  }
}
