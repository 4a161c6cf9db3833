import SpecLanguage
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
    if spec.signals.contains(where: { $0.parameters.contains { $0.kind == .instant } }) {
      writer.lines(Self.instantType)
      writer.line()
    }
    let shared = SharedParameters(spec.signals.lazy.map(\.parameters), type: { $0.signalType })
    writer.block("extension Signal") { writer in
      var names = ParameterNames()
      let signals = spec.signals
      for position in signals.indices {
        if position > 0 { writer.line() }
        let id = signals[position].id
        writer.doc(signals[position].summary ?? "`\(id)`.")
        write(id, signals[position].parameters, &names, shared, to: &writer)
      }
    }
    writer.sharedInitializers(
      of: "Signal", shared, first: (["id", "signal", "signalID", "idOfSignal"], "StaticString"), value: value)
    return writer.bytes
  }

  private func write(
    _ id: String, _ parameters: [ParameterItem], _ names: inout ParameterNames, _ shared: SharedParameters,
    to writer: inout SwiftWriter
  ) {
    let name = name(id, of: .signal)
    guard !parameters.isEmpty else {
      writer.block("public static var ", name, ": Signal") { $0.expression(.call("Signal", [.text(id)])) }
      return
    }
    writer.list("public static func ", name, "(", parameters.count, ") -> Signal {") { writer, position in
      writer.write(names.of(parameters[position].id).name)
      writer.write(": ")
      writer.write(parameters[position].kind.signalType)
      if parameters[position].isOptional { writer.write("? = nil") }
    }
    writer.indented { writer in
      if shared.contains(parameters, &names) { return writer.sharedCall("Signal", .text(id), parameters, &names) }
      writer.expression { writer in
        writer.write("Signal(")
        writer.writeLiteral(id)
        for position in parameters.indices {
          writer.write(position == 0 ? ", [.init(" : ", .init(")
          writer.writeLiteral(parameters[position].id)
          writer.write(", ")
          let kind = parameters[position].kind
          let argument = names.of(parameters[position].id).name
          if parameters[position].isOptional {
            writer.write(argument)
            writer.write(".map { .")
            writer.write(kind.swiftCase)
            writer.write("($0")
            writer.write(kind.rawMember)
            writer.write(") })")
          } else {
            writer.write(".")
            writer.write(kind.swiftCase)
            writer.write("(")
            writer.write(argument)
            writer.write(kind.rawMember)
            writer.write("))")
          }
        }
        writer.write("])")
      } else: {
        .call("Signal", [.text(id), .list(parameters.map(value))])
      }
    }
    writer.line("}")
  }

  private func value(of parameter: ParameterItem) -> SwiftExpression {
    let argument = SwiftNames.name(parameter.id, of: .argument)
    let (kind, member) = (parameter.kind.swiftCase, parameter.kind.rawMember)
    let value = parameter.isOptional ? "\(argument).map { .\(kind)($0\(member)) }" : nil
    return .call(".init", [.text(parameter.id), .atom(value ?? ".\(kind)(\(argument)\(member))")])
  }

  /// The factor stands here once, where nobody can take seconds for milliseconds.
  private static let instantType = #"""
    extension Signal {
      /// A point in time, as the scheduler counts: in milliseconds since 1970.
      public struct Instant: Sendable, Hashable {
        /// Milliseconds since 1970, as servers count them.
        public let millisecondsSince1970: Int

        /// The point in time so many milliseconds after the beginning of 1970 in UTC.
        public init(millisecondsSince1970: Int) {
          self.millisecondsSince1970 = millisecondsSince1970
        }

        /// To the millisecond; what no clock of a device shows becomes the year 1970.
        ///
        /// - Parameter secondsSince1970: `Date.timeIntervalSince1970`.
        public init(secondsSince1970: Double) {
          let milliseconds = secondsSince1970 * 1000
          let isSound = milliseconds > -9e15 && milliseconds < 9e15
          millisecondsSince1970 = isSound ? Int(milliseconds + (milliseconds < 0 ? -0.5 : 0.5)) : 0
        }
      }
    }
    """#

  private static let signalType = #"""
    public struct Signal: Sendable, Hashable {
      /// What a parameter of a signal holds.
      public enum Value: Sendable, Hashable {
        case integer(Int)
        case number(Double)
        case text(String)
      }

      /// What a signal carries under one name.
      public struct Parameter: Sendable, Hashable {
        /// The id of the parameter in the spec.
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

  /// What a signal takes.
  fileprivate var signalType: String { self == .instant ? "Instant" : swiftType }

  /// What a signal makes of it, as a member.
  fileprivate var rawMember: String { self == .instant ? ".millisecondsSince1970" : "" }
}
