import NotificationCivilTime
import SpecDiagnostics

/// `{ preference: … }`: what a setting says.
struct SettingReference: SpecSection {
  let id: Located<String>

  static let time = SectionKeys<Self>("calendar-time", doc: "A time of day that the user chooses.") {
    Self($0, .time, has: "a time of day", "reminder_time")
  }
  static let times = SectionKeys<Self>("chosen-times", doc: "Times of day that the user chooses.") {
    Self($0, .times, has: "several times of day", "reminder_times")
  }
  static let weekdays = SectionKeys<Self>("chosen-weekdays", doc: "Days of the week that the user chooses.") {
    Self($0, .weekdays, has: "days of the week", "practice_days")
  }
  static let number = SectionKeys<Self>("chosen-number", doc: "A number that the user chooses.") {
    Self($0, .number, has: "a number", "warn_above")
  }
  static var keys: SectionKeys<Self> { time }

  init(_ read: KeyReader<Self>) { self.init(read, .time, has: "a time of day", "reminder_time") }

  private init(_ read: KeyReader<Self>, _ type: PreferenceType, has value: String, _ example: String) {
    id = read.setting(\.id, type, has: value, example)
  }

  static func resolved(_ id: String) -> ResolvedValue {
    .section([ResolvedMember(key: "preference", value: .text(id))])
  }
}

/// `{ preference: …, before: … }`: a time of day that depends on one that the user chooses.
struct ChosenTime: SpecSection {
  let id: Located<String>
  let before: TimeSpan

  static let keys = SectionKeys<Self>(
    "chosen-time", doc: "A time of day that the user chooses, or some time before it.")

  init(_ read: KeyReader<Self>) {
    id = read.setting(\.id, .time, has: "a time of day", "bedtime")
    before = read(
      "before", \.before, .duration(in: .zero ... .hours(23)), default: .zero,
      doc: "How long before it. 30 minutes before 00:10 are 23:40, on the same dates of the calendar.", example: "30m")
  }
}

extension KeyReader {
  /// `preference`, which must be a setting of this type.
  fileprivate func setting(
    _ value: @escaping @Sendable (Section) -> Located<String>, _ type: PreferenceType, has noun: String,
    _ example: String
  ) -> Located<String> {
    let preference = self(
      "preference", value, .reference(to: .preference, isOfType: true),
      doc: "The setting, of the type `\(type.rawValue)`.",
      example: example)
    check { mapping, app in
      guard !isBroken, let value = mapping.written("preference"), let facts = app.settings[preference.value],
        let kind = facts.kind, kind != type
      else { return }
      app.session.report(
        .badValue,
        "is '\(preference.value)', which is of the type '\(kind.rawValue)': only a setting of the type "
          + "'\(type.rawValue)' has \(noun)",
        about: value, notes: [Diagnostic.Note("'\(preference.value)' is declared here", at: facts.span)])
      fail()
    }
    return preference
  }
}
