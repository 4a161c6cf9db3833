/// A spec with quiet hours and one type.
enum QuietSpec {
  static let atOnce = "{ after: { signal: tick, delay: 0m } }"
  static let later = "{ after: { signal: tick, delay: 2h } }"
  static let place = "{ location: { latitude: 55.75, longitude: 37.61, radius: 200 } }"

  /// A category `later` with a button that puts a notification off.
  static let puttingOff = "\ncategories: { later: { actions: [{ id: LATER, title: { en: \"Later\" }, snooze: 45m }] } }"

  /// - Parameters:
  ///   - type: More keys of the type. Its name is at 3️⃣, its trigger at 4️⃣.
  ///   - quiet: `quiet_hours`.
  static func with(_ type: String, quiet: String = "{ from: \"22:00\", to: \"08:00\" }", trigger: String) -> String {
    """
    notispec: 1
    policies:
      quiet_hours: \(quiet)
    preferences: { nights: { type: time, default: "22:00", label: { en: "Quiet from" } } }
    signals: { tick: {} }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      3️⃣news:
        summary: "News."
        target: home
        4️⃣trigger: \(trigger)
        \(type)
        copy: { body: { en: "News" } }
    """
  }
}
