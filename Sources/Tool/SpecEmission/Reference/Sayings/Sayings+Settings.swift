extension SayingSubject {
  /// Settings of the app.
  static let settings = SayingSubject(
    "What people choose",
    [
      Saying(
        "People can switch reminders off in the settings.",
        words: "toggle setting turn off disable opt out preference master switch on",
        yaml: """
          preferences:
            reminders: { type: toggle, default: true, controls: [practise], label: { en: "Reminders" } }
          notifications:
            practise:
              trigger: { calendar: { every: day, time: "18:00" } }
          """,
        effect: """
          While the toggle is off, the phone plans nothing of the type, and what waits is taken back. `controls: all` is \
          one switch for everything.
          """),
      Saying(
        "On the days and at the time they choose.",
        words: "weekdays own schedule custom day time setting pick chosen practice monday",
        yaml: """
          preferences:
            practice_days: { type: weekdays, default: [monday, wednesday, friday], label: { en: "Days" } }
            practice_time: { type: time, default: "18:00", label: { en: "Time" } }
          notifications:
            practise:
              trigger:
                calendar: { weekdays: { preference: practice_days }, time: { preference: practice_time } }
          """,
        effect: "A change takes effect at once, also for what was planned already."),
      Saying(
        "People add as many reminder times a day as they like.",
        words: "several multiple times list custom own schedule add more",
        yaml: """
          preferences:
            reminder_times: { type: times, default: ["09:00"], label: { en: "Reminders" } }
          notifications:
            breathe:
              trigger: { calendar: { every: day, times: { preference: reminder_times } } }
          """,
        effect: "Each time is a notification of its own, 24 at most. Without any, nothing comes."),
      Saying(
        "Wind down 30 minutes before the bedtime they set.",
        words: "sleep evening before chosen time setting offset earlier bed",
        yaml: """
          preferences:
            bedtime: { type: time, default: "22:30", label: { en: "Bedtime" } }
          notifications:
            wind_down:
              trigger: { calendar: { every: day, time: { preference: bedtime, before: 30m } } }
          """,
        effect: "With a bedtime of 23:30 it comes at 23:00, with one of 00:10 at 23:40."),
      Saying(
        "Already meditated today: skip, whatever time they chose.",
        words: "done already skip daily chosen time habit completed since",
        yaml: """
          signals: { meditated: {} }
          preferences:
            reminder_time: { type: time, default: "07:30", label: { en: "Time" } }
          notifications:
            meditate:
              trigger: { calendar: { every: day, time: { preference: reminder_time } } }
              conditions: [{ not: { happened: { signal: meditated, since: today } } }]
          """,
        effect: "`today` is the date of the delivery, so it makes no difference how long ago it was."),
      Saying(
        "All goals, only the final score, or nothing.",
        words: "choice option setting level granularity choose between radio preference is",
        yaml: """
          signals: { goal_scored: {}, match_ended: {} }
          preferences:
            scores:
              type: choice
              default: all_goals
              label: { en: "Scores" }
              options:
                all_goals: { label: { en: "All goals" } }
                final_only: { label: { en: "Only the final score" } }
                nothing: { label: { en: "Nothing" } }
          notifications:
            goal:
              trigger: { after: { signal: goal_scored, delay: 0m } }
              conditions: [{ preference: { id: scores, is: all_goals } }]
              priority: 10
            final_score:
              trigger: { after: { signal: match_ended, delay: 0m } }
              conditions: [{ not: { preference: { id: scores, is: nothing } } }]
              priority: 20
          """,
        effect:
          "A condition asks for one option of a setting. With `final_only` only the second type is sent. This is for what the "
          + "app notices itself; pushes of a server have no conditions, so the server looks up the setting "
          + "(`push.preferences`)."
      ),
      Saying(
        "Every day, every other day or every week, as they like.",
        words: "frequency how often choose setting interval daily weekly",
        yaml: """
          preferences:
            frequency:
              type: choice
              default: daily
              label: { en: "How often" }
              options:
                daily: { every: day, label: { en: "Every day" } }
                alternate: { every: { days: 2 }, label: { en: "Every other day" } }
                weekly: { every: week, label: { en: "Every week" } }
          notifications:
            journal:
              trigger: { calendar: { every: { preference: frequency }, time: "20:00" } }
          """,
        effect: "Longer intervals are counted from the day of the choice."),
      Saying(
        "People set their own night.",
        words: "quiet hours own do not disturb setting sleep custom children mode",
        yaml: """
          preferences:
            quiet_nights: { type: toggle, default: true, label: { en: "Quiet nights" } }
            night_begins: { type: time, default: "22:00", parent: quiet_nights, label: { en: "From" } }
            night_ends: { type: time, default: "07:00", parent: quiet_nights, label: { en: "To" } }
          policies:
            quiet_hours:
              from: { preference: night_begins }
              to: { preference: night_ends }
              when: { preference: quiet_nights }
          signals: { tip_found: {} }
          notifications:
            tip:
              trigger: { after: { signal: tip_found, delay: 0m } }
              on_quiet: hold
          """,
        effect: "Quiet hours hold only while the toggle is on. If people move them, what they hold moves too."),
      Saying(
        "Tell me when my spending goes above the limit that I set.",
        words: "threshold number budget alert above below own limit goal custom",
        yaml: """
          signals: { spending_counted: { parameters: { total: { type: int } } } }
          preferences:
            monthly_limit: { type: number, default: 500, at_least: 0, at_most: 100000, label: { en: "Limit" } }
          notifications:
            over_limit:
              trigger:
                after:
                  signal: spending_counted
                  delay: 0m
                  where: { parameter: total, above: { preference: monthly_limit } }
              repeat_after: { days: 30 }
          """,
        effect: "The number is compared with what the setting is at that moment."),
      Saying(
        "Daily reward when this player usually plays.",
        words: "best time learned optimal send time habit personal game usual smart",
        yaml: """
          preferences: { usual_time: { type: time, default: "19:00" } }
          notifications:
            daily_reward:
              trigger: { calendar: { every: day, time: { preference: usual_time } } }
          """,
        effect: "A setting without a label is not shown. The app changes it when it learns more."),
    ])
}
