import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension LanguageTag: StateCodable {
  func write(to file: inout StateWriter) { file.write(text) }
  init(from file: inout StateReader) throws(StateFile.Problem) { try self.init(stringLiteral: file.read()) }
}

extension AuthorizationStatus: StateCodable {}
extension InterruptionLevel: StateCodable {}
extension Outcome: StateCodable {}
extension OutcomeReason: StateCodable {}
extension ValueTest.Comparison: StateCodable {}

extension ParameterValue: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .int(let value): file.write(tag: 0, value)
    case .double(let value): file.write(tag: 1, value)
    case .string(let value): file.write(tag: 2, value)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .int(try file.read())
    case 1: self = .double(try file.read())
    case 2: self = .string(try file.read())
    default: throw .corrupt
    }
  }
}

extension PreferenceValue: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .toggle(let isOn): file.write(tag: 0, isOn)
    case .time(let time): file.write(tag: 1, time)
    case .choice(let option): file.write(tag: 2, option)
    case .weekdays(let days): file.write(tag: 3, days.map(\.rawValue))
    case .times(let times): file.write(tag: 4, times)
    case .number(let number): file.write(tag: 5, number)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .toggle(try file.read())
    case 1: self = .time(try file.read())
    case 2: self = .choice(try file.read())
    case 3:
      let numbers: [Int] = try file.read()
      let days = numbers.compactMap { Weekday(rawValue: $0) }
      guard days.count == numbers.count else { throw .corrupt }
      self = .weekdays(days)
    case 4: self = .times(try file.read())
    case 5: self = .number(try file.read())
    default: throw .corrupt
    }
  }
}

extension OccurrenceKey: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .date(let date, nil, nil): file.write(tag: 0, date)
    case .date(let date, nil, let trigger?): file.write(tag: 3, date, trigger)
    case .date(let date, let time?, let trigger): file.write(tag: 6, date, time, trigger)
    case .signal(let number): file.write(tag: 1, number)
    case .milestone(let value, streak: 1): file.write(tag: 2, value)
    case .milestone(let value, let streak): file.write(tag: 4, value, streak)
    case .of(let value, let key): file.write(tag: 7, value, key)
    case .followUp(let key, let number): file.write(tag: 8, number, key)
    case .snoozed(let key, let number): file.write(tag: 5, number, key)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .date(try file.read())
    case 1: self = .signal(try file.read())
    case 2: self = .milestone(try file.read())
    case 3: self = try .date(file.read(), trigger: file.read() as String)
    case 4: self = try .milestone(file.read(), streak: file.read())
    case 5:
      let (number, key): (Int, OccurrenceKey) = try file.read()
      // Only what was not snoozed yet is inside, so that no file can nest without end.
      guard !key.isRepeat else { throw .corrupt }
      self = .snoozed(key, number)
    case 8:
      let (number, key): (Int, OccurrenceKey) = try file.read()
      guard !key.isFollowUp else { throw .corrupt }
      self = .followUp(key, number)
    case 7:
      let (value, key): (String, OccurrenceKey) = try file.read()
      guard !key.isRepeat, key.value == nil else { throw .corrupt }
      self = .of(value, key)
    case 6: self = try .date(file.read(), at: file.read() as WallClockTime, trigger: file.read())
    default: throw .corrupt
    }
  }
}

extension ValueTest: StateCodable {
  func write(to file: inout StateWriter) { file.write(parameter, comparison, value) }
  init(from file: inout StateReader) throws(StateFile.Problem) { try self.init(file.read(), file.read(), file.read()) }
}

extension SignalRule: StateCodable {
  func write(to file: inout StateWriter) { file.write(signal, filter) }
  init(from file: inout StateReader) throws(StateFile.Problem) { try self.init(file.read(), where: file.read()) }
}
