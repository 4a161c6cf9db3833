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
          if !written.session.reportDays(written.value) {
            written.session.reportNoList(written.value, expected: shape)
          }
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
        if value.kind == .sequence {
          written.session.report(
            .wrongType,
            "must be one day of the week: several are 'weekdays: \(excerpt(value.node.sourceText))' in place of "
              + "'every' and 'weekday'", about: value)
        } else if !written.session.reportDays(value) {
          written.session.reportNoWord(value, among: names)
        }
        return nil
      })
  }
}

extension ReadingSession {
  /// `weekend` in the place of its days; it is reported then.
  fileprivate func reportDays(_ value: SourceValue) -> Bool {
    guard value.kind == .scalar, let days = Weekday.days(of: value.text) else { return false }
    let list = days.map(\.name).joined(separator: ", ")
    let isItem = value.position >= 0
    report(
      .wrongType,
      "is '\(excerpt(value.text))', but must name each day: write '\(isItem ? list : "[\(list)]")'", about: value)
    return true
  }
}

extension Weekday {
  /// A day by its name, in one of the languages that are known here, or by three letters of it or more.
  static func named(_ word: String) -> Weekday? {
    let word = String(word.filter { $0 != " " })
    let names = allCases.map(\.name)
    let name =
      names.contains(word.lowercased())
      ? word.lowercased()
      : KindredWords.suggestion(for: word, among: names)
        ?? (word.count >= 3 ? names.first { $0.hasPrefix(word.lowercased()) } : nil)
    return name.flatMap { name in allCases.first { $0.name == name } }
  }

  /// The days that one word means together.
  static func days(of word: String) -> [Weekday]? {
    let ends = word.utf8.count <= 40 ? word.split { "-–—".contains($0) }.map(String.init) : []
    let parts = ends.count == 2 ? ends : word.utf8.count <= 40 ? word.split(separator: "..").map(String.init) : []
    if parts.count == 2, let first = named(parts[0]), let last = named(parts[1]) {
      // From one to the other, over Sunday if need be.
      let all = Weekday.allCases
      guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last) else { return nil }
      return (0...((end - start + all.count) % all.count)).map { all[(start + $0) % all.count] }
    }
    return switch word.lowercased() {
    case "weekend", "weekends", "выходные", "wochenende": [.saturday, .sunday]
    case "weekday", "weekdays", "workday", "workdays", "working_days", "business_days", "будни", "werktags":
      [.monday, .tuesday, .wednesday, .thursday, .friday]
    default: nil
    }
  }
}
