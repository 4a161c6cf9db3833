public import NotificationCivilTime
public import NotificationRules

/// One signal as it came in.
public struct SignalRecord: Sendable, Hashable {
  /// The n-th signal of its name, from 1.
  public var number: Int
  public var instant: Instant
  public var order: Int
  public var parameters: [String: ParameterValue]
}

/// The newest signal of every name, and the newest that passes each test the rules ask about. Does not grow with time.
public struct SignalHistory: Sendable, Hashable {
  private var newestByName: [String: SignalRecord] = [:]
  private var newestByTest: [SignalRule: SignalRecord] = [:]

  init() {}

  public func newest(_ signal: String) -> SignalRecord? { newestByName[signal] }

  /// The newest signal that passes the rule's test. Only tests known when the signal came in are remembered; for a newer
  /// one the newest signal answers.
  public func newest(_ rule: SignalRule) -> SignalRecord? {
    guard let test = rule.filter else { return newestByName[rule.signal] }
    if let record = newestByTest[rule] { return record }
    return newestByName[rule.signal].flatMap { $0.passes(test) ? $0 : nil }
  }

  mutating func add(
    _ signal: String, _ parameters: [String: ParameterValue], at instant: Instant, order: Int, tests: [SignalRule]
  ) -> SignalRecord {
    let record = SignalRecord(
      number: (newestByName[signal]?.number ?? 0) + 1, instant: instant, order: order, parameters: parameters)
    newestByName[signal] = record
    for rule in tests where rule.signal == signal {
      if let test = rule.filter, record.passes(test) { newestByTest[rule] = record }
    }
    return record
  }
}

extension SignalHistory: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(newestByName)
    file.write(newestByTest)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    newestByName = try file.read()
    newestByTest = try file.read()
  }
}

extension SignalRecord {
  /// The moment in a parameter, in milliseconds since 1970, minus a span; nil if it has none.
  func instant(of parameter: String, before span: TimeSpan) -> Instant? {
    parameters[parameter]?.integer.map { Instant(milliseconds: Int64($0)) - span }
  }

  func passes(_ test: ValueTest) -> Bool {
    parameters[test.parameter]?.number.map(test.passes) ?? false
  }
}
