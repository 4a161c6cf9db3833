import SpecLanguage
import TextWriting

extension SwiftModule {
  /// A typed function per signal, so that what a scheduler hears of the app cannot be misspelt. Nil for an app that
  /// reports nothing.
  var signalFile: [UInt8]? {
    guard !spec.signals.isEmpty else { return nil }
    var writer = newWriter(spec.signals.count, of: 300)
    writer.doc("Something \(appName) reports to the scheduler: all that it knows about the world.")
    writer.lines(signalType)
    writer.line()
    let kinds = Set(spec.signals.lazy.flatMap(\.parameters).map(\.kind))
    if kinds.contains(.time) || kinds.contains(.times) {
      writer.lines(timeType)
      writer.line()
    }
    if kinds.contains(.weekdays) {
      writer.lines(weekdayType)
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
      writer.block("\(access)static var \(name): Signal") { $0.expression(.call("Signal", [.text(id)])) }
      return
    }
    let declared = parameters.map { parameter in
      "\(names.of(parameter.id).name): \(parameter.kind.signalType)\(parameter.isOptional ? "? = nil" : "")"
    }
    writer.list("\(access)static func \(name)(", declared, ") -> Signal {")
    writer.indented { writer in
      if shared.contains(parameters, &names) { return writer.sharedCall("Signal", .text(id), parameters, &names) }
      writer.expression(.call("Signal", [.text(id), .list(parameters.map(value))]))
    }
    writer.line("}")
  }

  private func value(of parameter: ParameterItem) -> SwiftExpression {
    let argument = SwiftNames.name(parameter.id, of: .argument)
    let kind = parameter.kind.swiftCase
    let value =
      parameter.isOptional
      ? "\(argument).map { .\(kind)(\(parameter.kind.raw("$0"))) }" : ".\(kind)(\(parameter.kind.raw(argument)))"
    return .call(".init", [.text(parameter.id), .atom(value)])
  }

  private var timeType: String {
    #"""
    extension Signal {
      /// A time of day on the wall clock.
      \#(access)struct Time: Sendable, Hashable {
        /// 0 to 23.
        \#(access)let hour: Int
        /// 0 to 59.
        \#(access)let minute: Int

        /// What is beyond a day counts as its nearest hour or minute.
        \#(access)init(hour: Int, minute: Int = 0) {
          self.hour = max(0, min(hour, 23))
          self.minute = max(0, min(minute, 59))
        }

        /// `08:05`, as the scheduler reads it.
        var text: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }
      }
    }
    """#
  }

  private var weekdayType: String {
    #"""
    extension Signal {
      /// A day of the week.
      \#(access)enum Weekday: String, Sendable, Hashable, CaseIterable {
        case monday, tuesday, wednesday, thursday, friday, saturday, sunday
      }
    }
    """#
  }

  private var signalType: String {
    #"""
    \#(access)struct Signal: Sendable, Hashable {
      /// What a signal carries under one name.
      \#(access)typealias Parameter = SignalContent.Parameter
      /// What a parameter of a signal holds.
      \#(access)typealias Value = SignalContent.Value

      private let content: SignalContent

      /// The id in the spec.
      \#(access)var id: String { content.id }
      /// In the order of the spec.
      \#(access)var parameters: [Parameter] { content.parameters }

      @inline(never)
      init(_ id: StaticString, _ parameters: [Parameter] = []) {
        content = SignalContent(id, parameters)
      }
    }
    """#
  }
}

extension ParameterItem.Kind {
  fileprivate var swiftCase: String {
    switch self {
    // Milliseconds since 1970.
    case .int, .instant: "integer"
    case .double, .percent, .decimal, .money: "number"
    case .string, .time, .times, .weekdays: "text"
    }
  }

  /// What a signal takes.
  fileprivate var signalType: String {
    switch self {
    case .instant: "Instant"
    case .time: "Time"
    case .times: "[Time]"
    case .weekdays: "[Weekday]"
    case .int, .double, .percent, .string, .decimal, .money: swiftType
    }
  }

  /// What a signal makes of a value.
  fileprivate func raw(_ value: String) -> String {
    switch self {
    case .instant: "Int(\(value).milliseconds)"
    case .time: "\(value).text"
    case .times: "\(value).map(\\.text).joined(separator: \",\")"
    case .weekdays: "\(value).map(\\.rawValue).joined(separator: \",\")"
    case .int, .double, .percent, .string, .decimal, .money: value
    }
  }
}
