extension NotificationItem {
  /// Keys that people look for in a type, and where to write what they mean.
  static let elsewhere: [String: String] = {
    let due = "when it is due is in 'trigger', such as 'trigger: { calendar: { every: day, time: \"20:00\" } }'"
    let limit = "the caps are in 'policies.caps'; for a pause of this type alone write 'repeat_after: { days: 7 }'"
    let screen = "the screen that a tap opens is 'target'"
    let gate = "whether it is sent is in 'conditions', such as '- flag: offers' or '- preference: reminders'"
    let says = "what it says is in 'copy', such as 'copy: { body: { en: \"…\" } }'"
    let slot =
      "the daily time of all types is 'policies.slot'. A time of this type is in 'trigger', such as "
      + "'trigger: { calendar: { every: day, time: \"20:00\" } }'"
    return [
      "title": says, "subtitle": says, "body": says, "text": says, "message": says, "slot": slot,
      "quiet_hours":
        "quiet hours are in 'policies'. For the only hours of this type write 'window'; for what becomes of "
        + "it in the quiet hours, 'on_quiet'",
      "schedule": due, "time": due, "every": due, "when": due,
      "cap": limit, "caps": limit, "limit": limit, "frequency": limit,
      "max": limit, "max_per_day": limit, "max_per_week": limit, "frequency_cap": limit,
      "link": screen, "deep_link": screen, "url": screen, "screen": screen, "opens": screen,
      "enabled": gate, "disabled": gate, "flag": gate, "preference": gate,
    ]
  }()
}
