/// A spec of any number of types: copy in three locales, Russian plurals, links and events, about 2 KB a type.
///
/// There is nothing to find in it, so that what is measured is looking and not telling: without caps nobody asks which
/// of so many types comes first.
enum SyntheticSpec {
  static func yaml(types count: Int) -> String { yaml(types: 0..<count) }

  /// One of several files of a spec. What belongs to the app as a whole stands in the first.
  static func yaml(types range: Range<Int>) -> String {
    var out = range.lowerBound == 0 ? head : "notispec: 1\nsignals:\n"
    out.reserveCapacity(range.count * 2_200)
    addItems(range, to: &out)
    return out
  }

  private static let head = """
    notispec: 1
    app:
      id: synthetic
      name: "Synthetic"
      owner: synthetic
      module: SyntheticNotifications
      bundle_id: com.example.synthetic
      locales: [en, ru, zh-Hans]
      source_locale: en
      delivery: local
    policies:
      slot: "20:00"
      horizon: 14d
      pending_budget: 60
    analytics:
      provider: firebase
      events:
        notif_scheduled: { on: notification.scheduled, parameters: [type, trigger] }
        notif_fired: { on: notification.fired, parameters: [type] }
        notif_opened: { on: notification.opened, parameters: [type, target] }
    signals:
      cleaned: { summary: "The user cleaned up." }

    """

  private static func addItems(_ range: Range<Int>, to out: inout String) {
    for index in range {
      out += """
          reached_\(index):
            summary: "Goal number \(index) was reached by the user in the app."
            parameters: { days: { type: int } }

        """
    }
    out += range.lowerBound == 0 ? "deep_links:\n  scheme: synthetic\n  targets:\n" : "deep_links:\n  targets:\n"
    for index in range {
      out += """
            screen_\(index):
              summary: "Shows goal number \(index) and what it took to reach it."
              path: /goal/\(index)
              parameters: { source: { type: string, optional: true } }

        """
    }
    out += "notifications:\n"
    for index in range { out += type(index) }
  }

  private static func type(_ index: Int) -> String {
    let trigger =
      switch index % 3 {
      // A date in the calendar brings no value for the texts.
      case 0: "after: { signal: reached_\(index), delay: 0m }"
      case 1: "after: { signal: reached_\(index), delay: 30m..60m }"
      default: "slot_after: { signal: reached_\(index), at_least: 2h }"
      }
    return """
        goal_reached_\(index):
          summary: "Reached goal number \(index) and has not looked at it since."
          target: screen_\(index)
          trigger:
            \(trigger)
          conditions:
            - happened: reached_\(index)
            - elapsed: { since: cleaned, or_since: reached_\(index), more_than: 24h }
          priority: \(index % 50)
          arguments:
            days: { type: int, example: 7 }
          copy:
            title:
              en: "Goal \(index) is yours"
              ru: { text: "Цель \(index) достигнута", status: proposed }
              zh-Hans: { text: "目标 \(index) 已达成", status: proposed }
            body:
              en:
                plural: days
                one: "{days} day in a row towards goal \(index). Well done, keep going!"
                other: "{days} days in a row towards goal \(index). Well done, keep going!"
              ru:
                plural: days
                status: proposed
                one: "{days} день подряд на пути к цели \(index). Отлично, так держать!"
                few: "{days} дня подряд на пути к цели \(index). Отлично, так держать!"
                many: "{days} дней подряд на пути к цели \(index). Отлично, так держать!"
                other: "{days} дня подряд на пути к цели \(index). Отлично, так держать!"
              zh-Hans: { text: "您已连续 {days} 天向目标 \(index) 前进，真棒，请继续！", status: proposed }

      """
  }
}
