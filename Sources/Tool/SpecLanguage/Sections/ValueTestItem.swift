public import NotificationRules
import SpecDiagnostics

/// A signal and an optional test of one of its parameters.
public struct SignalMatch: Sendable, Hashable {
  public let signal: Located<String>
  public let filter: ValueTestItem?
}

/// A comparison of a parameter of a signal.
public struct ValueTestItem: Sendable, Hashable {
  public let parameter: Located<String>
  public let test: ValueTest
  /// The setting with the number.
  public let preference: Located<String>?

  fileprivate subscript(comparison: ValueTest.Comparison) -> Threshold? {
    guard test.comparison == comparison else { return nil }
    return preference.map { .preference($0) } ?? .number(test.value)
  }
}

extension ValueTest.Comparison {
  /// What its key means.
  var doc: String {
    switch self {
    case .above: "Greater than this."
    case .atLeast: "This or greater."
    case .below: "Less than this."
    case .atMost: "This or less."
    case .equals: "Exactly this."
    }
  }
}

/// What a parameter is compared with.
private enum Threshold {
  case number(Double)
  case preference(Located<String>)
}

/// A section with the keys of a comparison.
protocol ValueTesting: SpecSection {
  var test: ValueTestItem { get }
}

/// `where`.
private struct SignalFilter: ValueTesting {
  let test: ValueTestItem

  static let keys = SectionKeys<Self>(
    "value-test", doc: "A test of a number that a signal carries.",
    choices: [KeyChoice(ValueTest.Comparison.allCases.map(\.rawValue), required: true)])

  init(_ read: KeyReader<Self>) { self.init(read, of: nil) }

  init(_ read: KeyReader<Self>, of signal: Located<String>?) { test = read.test(of: signal) }
}

/// `last`: a test of the newest such signal.
public struct LastCondition: ValueTesting, Hashable {
  public let signal: Located<String>
  public let test: ValueTestItem

  public var match: SignalMatch { SignalMatch(signal: signal, filter: test) }

  public static let keys = SectionKeys<Self>(
    "last-condition", doc: "A test of the latest signal.",
    choices: [KeyChoice(ValueTest.Comparison.allCases.map(\.rawValue), required: true)])

  public init(_ read: KeyReader<Self>) {
    let signal = read("signal", \.signal, .reference(to: .signal), doc: "The signal.", example: "storage_analyzed")
    self.signal = signal
    test = read.test(of: signal)
  }
}

extension KeyReader where Section: ValueTesting {
  /// A parameter and a comparison. The parameter must be a number that the signal carries.
  ///
  /// - Parameter signal: Nil if it is broken.
  fileprivate func test(of signal: Located<String>?) -> ValueTestItem {
    let parameter = self(
      "parameter", \.test.parameter, .reference(to: .parameter), doc: "The parameter of the signal; a number.",
      example: "used_percent")
    var test: (comparison: ValueTest.Comparison, threshold: Threshold)?
    for (comparison, example) in zip(ValueTest.Comparison.allCases, ["90", "90", "10", "85", "100"]) {
      let threshold = self(
        comparison.rawValue, \.test[comparison], .threshold, doc: comparison.doc, example: example)
      if let threshold { test = (comparison, threshold) }
    }
    check { mapping, app in
      guard let test, let signal, !isBroken else { return }
      if !app.check(parameter, of: signal.value, against: test.threshold.number, test.comparison, mapping) { fail() }
    }
    let comparison = test?.comparison ?? .equals
    guard case .preference(let id)? = test?.threshold else {
      return ValueTestItem(
        parameter: parameter, test: ValueTest(parameter.value, comparison, test?.threshold.number ?? 0), preference: nil
      )
    }
    return ValueTestItem(
      parameter: parameter, test: ValueTest(parameter.value, comparison, preference: id.value), preference: id)
  }
}

extension Threshold {
  /// Nil if a setting decides.
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var resolved: ResolvedValue {
    switch self {
    case .number(let number): .number(number)
    case .preference(let id): SettingReference.resolved(id.value)
    }
  }
}

extension KeyType where Value == Threshold {
  fileprivate static var threshold: Self {
    let keys = SettingReference.number
    return Self(
      .either([.number, .object(keys.shape)]), sample: .number(0), resolve: { $0.resolved },
      read: { written in
        written.value.kind == .mapping
          ? keys.read(written.alone).map { .preference($0.id) }
          : written.session.number(written.value, in: nil).map { .number($0) }
      })
  }
}

extension KeyReader {
  /// `where`, of a section that names a signal.
  func filter(_ value: @escaping @Sendable (Section) -> ValueTestItem?, of signal: Located<String>) -> ValueTestItem? {
    let signal = isBroken ? nil : signal
    return self(
      "where", value, .filter(of: signal), doc: "Counts only signals that carry a certain value.",
      example: "{ parameter: count, above: 0 }")
  }
}

extension KeyType where Value == ValueTestItem {
  fileprivate static func filter(of signal: Located<String>?) -> Self {
    let keys = SignalFilter.keys
    return Self(
      .object(keys.shape), sample: keys.absent(at: SourceSpan(startOf: "")).test,
      resolve: { test in
        .section([
          ResolvedMember(key: "parameter", value: .text(test.parameter.value)),
          ResolvedMember(
            key: test.test.comparison.rawValue,
            value: test.preference.map { SettingReference.resolved($0.value) } ?? .number(test.test.value)),
        ])
      }, read: { keys.read($0, making: { SignalFilter($0, of: signal) })?.test })
  }
}

extension AppReader {
  fileprivate func check(
    _ parameter: Located<String>, of signal: String, against number: Double?, _ comparison: ValueTest.Comparison,
    _ test: ObjectReader
  ) -> Bool {
    let value = test.written("parameter") ?? test.origin
    switch declaration(of: parameter, of: signal, value) {
    case .missing: return false
    case .unknown: return true
    case .found(let declared, let kind):
      switch kind {
      case .string, .instant, .time, .times, .weekdays:
        let noun = kind == .string ? "a string" : kind == .instant ? "a moment" : "of the type '\(kind.rawValue)'"
        session.report(
          .badValue, "is \(noun), but only numbers can be compared",
          about: value, notes: [declared.note])
        return false
      case .percent where number.map { !(0...100).contains($0) } ?? false:
        session.report(
          .badValue, "is outside 0 to 100, but '\(parameter.value)' is a percentage",
          about: test.written(comparison.rawValue) ?? test.origin)
        return false
      case .int where comparison == .equals && number.map { $0 != $0.rounded() } ?? false:
        session.report(
          .badValue, "is no whole number, but '\(parameter.value)' is an 'int' and never equals it",
          about: test.written(comparison.rawValue) ?? test.origin)
        return false
      case .int, .double, .percent, .decimal, .money: return true
      }
    }
  }

  /// What is known about a parameter that a trigger or a condition names.
  enum ParameterDeclaration {
    /// The signal has no such parameter, which is reported.
    case missing
    /// Something about it is broken, which is reported elsewhere.
    case unknown
    case found(ParameterFacts, ParameterItem.Kind)
  }

  func declaration(of parameter: Located<String>, of signal: String, _ value: SourceValue) -> ParameterDeclaration {
    guard let facts = signals[signal] else { return .unknown }
    guard let declared = facts.parameter(parameter.value) else {
      guard facts.isComplete else { return .unknown }
      let meant = session.guess(for: parameter.value, among: facts.names)
      session.report(
        .unknownID,
        "names an unknown parameter '\(excerpt(parameter.value))' of the signal '\(signal)'\(meant?.question() ?? "")",
        about: value, notes: notes(signal), fixIt: meant.flatMap { session.replacing(value, with: $0) })
      return .missing
    }
    guard let kind = declared.kind else { return .unknown }
    return .found(declared, kind)
  }

  func notes(_ signal: String) -> [Diagnostic.Note] {
    session.items.place(of: signal, .signal).map { [Diagnostic.Note("'\(signal)' is declared here", at: $0)] } ?? []
  }
}
