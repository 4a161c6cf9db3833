extension NotificationItem {
  /// Keys that people look for in a type, and where to write what they mean.
  static let elsewhere: [String: String] = {
    let due = "when it is due is in 'trigger', such as 'trigger: { calendar: { every: day, time: \"20:00\" } }'"
    let limit =
      "the caps are in 'policies.caps', where 'groups' names the 'group' of this type; for a pause of this type alone write "
      + "'repeat_after: { days: 7 }'"
    let screen = "the screen that a tap opens is 'target'"
    let gate = "whether it is sent is in 'conditions', such as '- flag: offers' or '- preference: reminders'"
    let says = "what it says is in 'copy', such as 'copy: { body: { en: \"…\" } }'"
    let slot =
      "the daily time of all types is 'policies.slot'. A time of this type is in 'trigger', such as "
      + "'trigger: { calendar: { every: day, time: \"20:00\" } }'"
    let data =
      "only a push carries data, in 'push: { data: … }'. Values for the screen that a tap opens are in 'target'"
    let delay =
      "how long after a signal it comes is in 'trigger', such as 'trigger: { after: { signal: …, delay: 2h } }'"
    let file = "pictures and films are in 'attachments', a sound in 'sound: { file: … }'"
    let answers = "buttons are in 'categories'; the type names one in 'category'"
    let hours = "the only hours in which it comes are in 'window: { from: …, to: … }'"
    let picture = "pictures and films are in 'attachments'"
    let urgency = "how insistently it comes is 'interruption_level', and which goes first is 'priority'"
    let end =
      "from which date on it is no longer sent is 'expires'; how long Apple keeps a push is 'push: { expiration: 24h }'"
    let unless = "what keeps it back is in 'conditions', such as '- not: { happened: … }'"
    let people = "who gets it is in 'conditions', such as '- attribute: { id: tier, is: gold }'"
    let push = "what only a push has is in 'push', such as 'push: { mutable_content: true, collapse_id: \"…\" }'"
    let background = "a push that shows nothing is 'push: { push_type: background }'"
    let tap = "\(screen); \(answers)"
    let zone = "the zone of its times is in 'trigger', such as 'calendar: { every: day, zone: America/New_York }'"
    let channel =
      "channels are Android's. What people switch off together is a setting, in 'conditions: [{ preference: … }]'; what "
      + "stands together on the lock screen has one 'thread'"
    let waiver =
      "a finding that may stay for a while is named in 'waivers' of the file 'notispec.yaml', with the reason and a last day"
    return [
      "buttons": answers, "actions": answers, "button": answers, "image": picture, "picture": picture, "media": picture,
      "attachment": picture, "file": file, "level": urgency, "weight": urgency, "importance": urgency,
      "urgency": urgency, "snooze": answers, "deeplink": screen, "active_hours": hours, "send_window": hours,
      "sending_hours": hours, "delivery_window": hours, "ttl": end, "time_to_live": end, "expiry": end,
      "expiration": end, "valid_until": end, "audience": people, "segment": people, "segments": people,
      "target_audience": people, "repeat": due, "recurrence": due, "cooldown": limit, "pause": limit,
      "data": data, "payload": data, "custom_data": data, "user_info": data, "extra": data,
      "title": says, "subtitle": says, "body": says, "text": says, "message": says, "slot": slot,
      "quiet_hours":
        "quiet hours are in 'policies'. For this type alone write the hours in which it may come, such as 'window: { from: "
        + "\"08:00\", to: \"22:00\" }'; for what becomes of it in the quiet hours of all, 'on_quiet: exempt', 'hold' or 'drop'",
      "delay": delay, "at": due, "on": due, "date": due, "days": due, "weekdays": due, "schedule": due, "time": due,
      "times": due, "every": due, "when": "\(due); \(gate)",
      "cap": limit, "caps": limit, "limit": limit, "frequency": "\(due); \(limit)",
      "once": "for once only write 'repeat_after: { days: 3660 }', the longest pause", "limit_per_user": limit,
      "max": limit, "max_per_day": limit, "max_per_week": limit, "frequency_cap": limit,
      "on_tap": screen, "link": screen, "deep_link": screen, "url": screen, "screen": screen, "opens": screen,
      "cron": due, "send_at": due, "repeats": due, "send_after": delay, "headings": says, "heading": says,
      "contents": says, "content": says, "loc_key": says, "title_loc_key": says, "click_action": tap,
      "content_available": background, "mutable_content": push, "collapse_key": push, "collapse_id": push, "tag": push,
      "silent": "without a sound it is 'sound: none'; \(background)",
      "timezone": zone, "time_zone": zone, "tz": zone, "zone": zone, "channel": channel, "channel_id": channel,
      "lint": waiver, "waivers": waiver, "waiver": waiver, "waive": waiver, "suppress": waiver, "ignore": waiver,
      "disable": waiver, "open": screen,
      "not": unless, "unless": unless, "except": unless, "if": gate, "only_if": gate, "condition": gate,
      "enabled": gate, "disabled": gate, "flag": gate, "preference": gate,
    ]
  }()

  /// The same in a type with `push`.
  static let elsewhereInPush: [String: String] = {
    let server = "in a type with 'push' a server decides who gets it and when"
    let keys = """
      audience segment segments target_audience repeat recurrence cooldown pause slot quiet_hours delay at on date days \
      weekdays schedule time times every when cap caps limit frequency max max_per_day max_per_week frequency_cap not \
      unless except if only_if condition enabled disabled flag preference
      """
    return Dictionary(uniqueKeysWithValues: keys.split(separator: " ").map { (String($0), server) })
  }()
}
