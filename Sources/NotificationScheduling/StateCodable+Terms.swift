import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension LanguageTag: StateCodable {
  func write(to file: inout StateWriter) { file.write(text) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    let text: String = try file.read()
    self.init(stringLiteral: text)
  }
}

extension AuthorizationStatus: StateCodable {}
extension InterruptionLevel: StateCodable {}
extension Outcome: StateCodable {}
extension OutcomeReason: StateCodable {}
extension ValueTest.Comparison: StateCodable {}

extension ParameterValue: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .int(let value):
      file.write(tag: 0)
      file.write(value)
    case .double(let value):
      file.write(tag: 1)
      file.write(value)
    case .string(let value):
      file.write(tag: 2)
      file.write(value)
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
    case .toggle(let isOn):
      file.write(tag: 0)
      file.write(isOn)
    case .time(let time):
      file.write(tag: 1)
      file.write(time)
    case .choice(let option):
      file.write(tag: 2)
      file.write(option)
    case .weekdays(let days):
      file.write(tag: 3)
      file.write(days.map(\.rawValue))
    case .times(let times):
      file.write(tag: 4)
      file.write(times)
    case .number(let number):
      file.write(tag: 5)
      file.write(number)
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
    case .date(let date, nil, nil):
      file.write(tag: 0)
      file.write(date)
    case .date(let date, nil, let trigger?):
      file.write(tag: 3)
      file.write(date)
      file.write(trigger)
    case .date(let date, let time?, let trigger):
      file.write(tag: 6)
      file.write(date)
      file.write(time)
      file.write(trigger)
    case .signal(let number):
      file.write(tag: 1)
      file.write(number)
    case .milestone(let value, streak: 1):
      file.write(tag: 2)
      file.write(value)
    case .milestone(let value, let streak):
      file.write(tag: 4)
      file.write(value)
      file.write(streak)
    case .of(let value, let key):
      file.write(tag: 7)
      file.write(value)
      file.write(key)
    case .followUp(let key, let number):
      file.write(tag: 8)
      file.write(number)
      file.write(key)
    case .snoozed(let key, let number):
      file.write(tag: 5)
      file.write(number)
      file.write(key)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .date(try file.read())
    case 1: self = .signal(try file.read())
    case 2: self = .milestone(try file.read())
    case 3:
      let date: CivilDate = try file.read()
      let trigger: String = try file.read()
      self = .date(date, trigger: trigger)
    case 4:
      let value: Int = try file.read()
      self = .milestone(value, streak: try file.read())
    case 5:
      let number: Int = try file.read()
      let key: OccurrenceKey = try file.read()
      // Only what was not snoozed yet is inside, so that no file can nest without end.
      guard !key.isRepeat else { throw .corrupt }
      self = .snoozed(key, number)
    case 8:
      let number: Int = try file.read()
      let key: OccurrenceKey = try file.read()
      guard !key.isFollowUp else { throw .corrupt }
      self = .followUp(key, number)
    case 7:
      let value: String = try file.read()
      let key: OccurrenceKey = try file.read()
      guard !key.isRepeat, key.value == nil else { throw .corrupt }
      self = .of(value, key)
    case 6:
      let date: CivilDate = try file.read()
      let time: WallClockTime = try file.read()
      self = .date(date, at: time, trigger: try file.read())
    default: throw .corrupt
    }
  }
}

extension ValueTest: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(parameter)
    file.write(comparison)
    file.write(value)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let parameter: String = try file.read()
    let comparison: Comparison = try file.read()
    let value: Double = try file.read()
    self.init(parameter, comparison, value)
  }
}

extension SignalRule: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(signal)
    file.write(filter)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let signal: String = try file.read()
    let filter: ValueTest? = try file.read()
    self.init(signal, where: filter)
  }
}
