import NotificationCivilTime
import NotificationRules
import SpecDiagnostics

/// `weekdays` of a calendar trigger.
enum CalendarWeekdays {
  case list([Weekday])
  /// As the user has set them.
  case preference(Located<String>)
  /// As a signal says.
  case parameter(Located<String>)

  var period: CalendarRule.Period {
    switch self {
    case .list(let days): .weekdays(days.inOrderOfWeek)
    case .preference(let id): .chosenWeekdays(id.value)
    case .parameter(let id): .statedWeekdays(id.value)
    }
  }
}

extension KeyType where Value == CalendarWeekdays {
  static var weekdays: Self {
    let list = KeyType<[Located<Weekday>]>.list(of: .weekday, notEmpty: "lists no day of the week")
    let chosen = SettingReference.weekdays
    let stated = StatedValue.weekdays
    let shape = ValueShape.either([list.shape, .object(chosen.shape), .object(stated.shape)])
    return Self(
      shape, sample: .list([]),
      resolve: { weekdays in
        switch weekdays {
        case .list(let days): .list(days.map { .text($0.name) })
        case .preference(let id): SettingReference.resolved(id.value)
        case .parameter(let id): StatedValue.resolved(id.value)
        }
      },
      read: { written in
        switch written.value.kind {
        case .sequence:
          let days = list.read(written)?.map(\.value) ?? []
          return days.isEmpty ? nil : .list(days)
        case .mapping where StatedValue.isMeant(written.value):
          return stated.read(written.alone).map { .parameter($0.parameter) }
        case .mapping: return chosen.read(written.alone).map { .preference($0.id) }
        case .scalar:
          written.session.reportWrongType(written.value, expected: shape)
          return nil
        }
      })
  }
}

extension KeyType where Value == Weekday {
  static var weekday: Self {
    let names = Weekday.allCases.map(\.name)
    return Self(
      .choice(names), sample: .monday, resolve: { .text($0.name) },
      read: { written in
        let value = written.value
        if value.kind == .scalar, let weekday = Weekday(name: value.text) { return weekday }
        let meant = Spelling.suggestion(for: value.text, among: names)
        written.session.reportWrongType(
          value, expected: .choice(names), fixIt: meant.map { written.session.replacing(value, with: $0, among: names) }
        )
        return nil
      })
  }
}
