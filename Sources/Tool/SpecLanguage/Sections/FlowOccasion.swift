public import NotificationCivilTime
public import NotificationRules
import SpecDiagnostics

/// One entry of `permission_flow.show_when`.
public enum FlowOccasion: Sendable, Hashable {
  case moment(PermissionFlowRule.Occasion)
  case signal(SignalOccasion)

  var signal: SignalOccasion? { if case .signal(let item) = self { item } else { nil } }
}

/// So many signals of one kind.
public struct SignalOccasion: SpecSection, Hashable {
  public let signal: Located<String>
  public let atLeast: Int

  public static let keys = SectionKeys<Self>(
    "flow-signal", doc: "The flow is shown after so many signals, counted since the installation.")

  public init(_ read: KeyReader<Self>) {
    signal = read("signal", \.signal, .reference(to: .signal), doc: "The signal.", example: "session_ended")
    atLeast = read(
      "at_least", \.atLeast, .int(1...100), default: 1, doc: "How often it must have come.", example: "3")
  }
}

/// `permission_flow.again`.
public struct FlowRepetition: SpecSection, Hashable {
  public let after: TimeSpan
  public let max: Int

  public static let keys = SectionKeys<Self>(
    "flow-repetition", doc: "How the flow comes back for whoever said \"not now\".")

  public init(_ read: KeyReader<Self>) {
    after = read(
      "after", \.after, .duration(in: .minutes(1) ... .days(3660)),
      doc: "How long after the flow ended it may come again: at the first opening of the app after that.", example: "7d"
    )
    max = read("max", \.max, .int(1...100), doc: "How often at most.", example: "2")
  }
}

extension KeyType where Value == FlowOccasion {
  static var occasion: Self {
    let moment = KeyType<PermissionFlowRule.Occasion>.choice
    let resolve = moment.resolve
    let keys = SignalOccasion.keys
    let shape = ValueShape.either([moment.shape, .object(keys.shape)])
    return Self(
      shape, sample: .moment(.firstLaunch),
      resolve: { value in
        switch value {
        case .moment(let word): resolve(word)
        case .signal(let item): keys.resolve(item)
        }
      },
      read: { written in
        if written.value.kind == .mapping { return keys.read(written.alone).map { .signal($0) } }
        let value = written.value
        if value.kind == .scalar, written.session.items.place(of: value.text, .signal) != nil {
          let mapping = "{ signal: \(value.text) }"
          written.session.reportWrongType(
            value, expected: shape,
            fixIt: Diagnostic.FixIt("write '\(mapping)'", replace: value.span, with: mapping))
          return nil
        }
        return moment.read(written).map { .moment($0) }
      })
  }
}
