public import NotificationCivilTime
public import NotificationRules

/// One signal as it came in.
public struct SignalRecord: Sendable, Hashable {
  /// The n-th signal of its name, from 1.
  public var number: Int
  public var instant: Instant
  public var order: Int
  public var parameters: [String: ParameterValue]

  package init(number: Int, instant: Instant, order: Int, parameters: [String: ParameterValue]) {
    self.number = number
    self.instant = instant
    self.order = order
    self.parameters = parameters
  }
}

/// When a signal came, without what it carried.
struct SignalMark: Sendable, Hashable {
  var instant: Instant
  var order: Int
}

/// The newest signal of every name, and the newest that passes each test the rules ask about. Of what rules count, the
/// newest are remembered, as many as the highest number and no older than the longest span. Does not grow with time.
public struct SignalHistory: Sendable, Hashable {
  private var newestByName: [String: SignalRecord] = [:]
  private var newestByTest: [SignalRule: SignalRecord] = [:]
  /// In the order in which they came.
  private var marks: [SignalRule: [SignalMark]] = [:]

  init() {}

  public func newest(_ signal: String) -> SignalRecord? { newestByName[signal] }

  /// The newest signal that passes the rule's test. Only tests known when the signal came in are remembered; for a newer
  /// one the newest signal answers.
  public func newest(_ rule: SignalRule) -> SignalRecord? {
    guard let test = rule.filter else { return newestByName[rule.signal] }
    if let record = newestByTest[rule] { return record }
    return newestByName[rule.signal].flatMap { $0.passes(test) ? $0 : nil }
  }

  /// The newest signals that a rule counts; at least the newest one, also if the rule is newer than the signal.
  func marks(of rule: SignalRule, _ newest: SignalRecord) -> [SignalMark] { marks[rule] ?? [newest.mark] }

  mutating func add(
    _ signal: String, _ parameters: [String: ParameterValue], at instant: Instant, order: Int,
    _ questions: SignalQuestions
  ) -> SignalRecord {
    let record = SignalRecord(
      number: (newestByName[signal]?.number ?? 0) + 1, instant: instant, order: order, parameters: parameters)
    for count in questions.counts where count.rule.signal == signal {
      if count.rule.filter.map(record.passes) ?? true { add(record.mark, count) }
    }
    newestByName[signal] = record
    for rule in questions.tests where rule.signal == signal {
      if let test = rule.filter, record.passes(test) { newestByTest[rule] = record }
    }
    return record
  }

  /// Nothing that was recorded is later than this.
  mutating func end(at now: Instant) {
    for name in newestByName.keys where newestByName[name].map({ $0.instant > now }) ?? false {
      newestByName[name]?.instant = now
    }
    for rule in newestByTest.keys where newestByTest[rule].map({ $0.instant > now }) ?? false {
      newestByTest[rule]?.instant = now
    }
    for rule in marks.keys {
      for index in marks[rule, default: []].indices where marks[rule, default: []][index].instant > now {
        marks[rule]?[index].instant = now
      }
    }
  }

  /// The same under other names of the signals.
  func renamed(_ name: (String) -> String) -> Self {
    func renamed<Value>(_ rules: [SignalRule: Value]) -> [SignalRule: Value] {
      Dictionary(
        rules.map { rule, value in
          var rule = rule
          rule.signal = name(rule.signal)
          return (rule, value)
        }, uniquingKeysWith: { first, _ in first })
    }
    var history = Self()
    history.newestByName = newestByName.renamed(name)
    history.newestByTest = renamed(newestByTest)
    history.marks = renamed(marks)
    return history
  }

  private mutating func add(_ mark: SignalMark, _ count: SignalCount) {
    var known = newest(count.rule).map { marks(of: count.rule, $0) } ?? []
    if let span = count.span { known.removeAll { $0.instant < mark.instant - span } }
    marks[count.rule] = known.suffix(count.most - 1) + [mark]
  }
}

extension SignalHistory: StateCodable {
  func write(to file: inout StateWriter) { file.write(newestByName, newestByTest, marks) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    (newestByName, newestByTest, marks) = try file.read()
  }
}

extension SignalMark: StateCodable {
  func write(to file: inout StateWriter) { file.write(instant, order) }
  init(from file: inout StateReader) throws(StateFile.Problem) { (instant, order) = try file.read() }
}

extension SignalRecord {
  var mark: SignalMark { SignalMark(instant: instant, order: order) }

  /// The moment in a parameter, in milliseconds since 1970; nil if it has none.
  func instant(of parameter: String) -> Instant? {
    parameters[parameter]?.integer.map { Instant(milliseconds: Int64($0)) }
  }

  func passes(_ test: ValueTest) -> Bool {
    parameters[test.parameter]?.number.map(test.passes) ?? false
  }
}
