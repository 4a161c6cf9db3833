import NotificationCivilTime
import NotificationRules
import SpecLanguage
import TextWriting

/// `preferences` in the resolved model.
extension JSONWriter {
  mutating func members(of preference: PreferenceItem) {
    optional("summary", preference.summary)
    switch preference.kind {
    case .toggle(let toggle):
      member("type", "toggle")
      member("default", toggle.isOnByDefault)
      switch toggle.controls {
      case .all: member("controls", "all")
      case .types(let types): strings("controls", types.map(\.value))
      }
      if toggle.asksPermission { member("asks_permission", true) }
    case .time(let time):
      member("type", "time")
      member("default", time.value.description)
    case .choice(let choice):
      member("type", "choice")
      member("default", choice.standard.value)
      optional("swift_name", choice.swiftName?.value)
      map("options", choice.options, id: \.id) { json, option in
        if let every = option.every { json.recurrence("every", every.value) }
        json.text("label", option.label)
      }
    }
    optional("parent", preference.parent?.value)
    text("label", preference.label)
    text("footer", preference.footer)
    strings("covers", preference.covers.map(\.value))
  }

  /// `every`.
  mutating func recurrence(_ key: String, _ recurrence: Recurrence) {
    switch recurrence {
    case .day: member(key, "day")
    case .week: member(key, "week")
    case .month: member(key, "month")
    case .year: member(key, "year")
    case .days(let days): section(key) { $0.member("days", days) }
    }
  }
}
