extension SayingSubject {
  /// By the calendar.
  static let dates = SayingSubject(
    "On dates and at times of day",
    [
      Saying(
        "Every day at 20:00, unless they did it already today.",
        words: "daily evening morning reminder habit skip done once a day each",
        yaml: """
          signals: { habit_done: {} }
          notifications:
            habit:
              trigger: { calendar: { every: day, time: "20:00" } }
              conditions: [{ not: { happened: { signal: habit_done, since: today } } }]
          """,
        effect: "Doing it takes back only the reminder of that day, by the date where the user is."),
      Saying(
        "Monday to Friday at 11:30.",
        words:
          "weekdays working days workdays business lunch weekday every morning not weekend weekends only saturday sunday during no",
        yaml: """
          notifications:
            lunch_menu:
              trigger:
                calendar: { weekdays: [monday, tuesday, wednesday, thursday, friday], time: "11:30" }
          """,
        effect: "It comes five times a week, at 11:30 wherever the user is. It does not know about holidays."),
      Saying(
        "On working days at 9:30 in New York, wherever people are.",
        words: "time zone stock market opening bell exchange fixed zone office abroad webinar",
        yaml: """
          notifications:
            opening_bell:
              trigger:
                calendar:
                  weekdays: [monday, tuesday, wednesday, thursday, friday]
                  time: "09:30"
                  zone: America/New_York
          """,
        effect: """
          Days and times are those of New York, even when its clocks change, and a flight does not move them. Quiet \
          hours are those of the device.
          """),
      Saying(
        "My vitamin at 8:00 keeps home time on journeys.",
        words: "time zone travel trip abroad jet lag medicine pill home zone do not move with the device",
        yaml: """
          signals: { vitamin_taken: {} }
          preferences:
            vitamin_time: { type: time, default: "08:00", label: { en: "Vitamin at" } }
          notifications:
            vitamin:
              trigger: { calendar: { every: day, time: { preference: vitamin_time }, zone: home } }
              conditions: [{ not: { happened: { signal: vitamin_taken, since: today } } }]
          """,
        effect: """
          Home is where the user last changed the setting; before that, where the app was first opened. Today is the date \
          at home too. Times that come with a signal have no home zone: let the signal name the zone.
          """),
      Saying(
        "Every Sunday at 18:00, a look at the week.",
        words: "weekly summary digest report recap review each week",
        yaml: """
          notifications:
            week_in_review:
              trigger: { calendar: { every: week, weekday: sunday, time: "18:00" } }
          """,
        effect: "It comes every Sunday, by the date and the clock of the device."),
      Saying(
        "On the first of every month.",
        words: "monthly bill invoice budget day of month rent last day of the month end of month 31",
        yaml: """
          policies: { horizon: 31d }
          notifications:
            new_budget:
              trigger: { calendar: { every: month, day: 1, time: "09:00" } }
          """,
        effect: "`day: 31` means the last day in a shorter month. `horizon` must reach from one to the next."),
      Saying(
        "Once a year on the same date.",
        words: "yearly annual anniversary new year christmas holiday season",
        yaml: """
          policies: { horizon: 366d }
          notifications:
            new_year:
              trigger: { calendar: { every: year, month: 1, day: 1, time: "10:00" } }
          """,
        effect: "It is planned while the app runs, as far ahead as `horizon` says: a year here."),
      Saying(
        "Sale on 28 November at 09:00 local time, “ends at midnight” at 21:00, and nothing after it.",
        words:
          "black friday campaign one date same local time everywhere promotion offer expire end fixed day launch event",
        yaml: """
          notifications:
            sale:
              trigger: { calendar: { on: "2037-11-28", time: "09:00" } }
              copy: { body: { en: "The sale is on" } }
            sale_ends:
              trigger: { calendar: { on: "2037-11-28", time: "21:00" } }
              copy: { body: { en: "The sale ends at midnight" } }
          """,
        effect: """
          `on` is that date in every zone, by the clock of the device, once. After it `check` says that it is over. The \
          phone plans 14 days ahead, or as far as `policies.horizon` says: people who have not opened the app in that \
          time before the sale are not told of it.
          """),
      Saying(
        "Only until the campaign is over.",
        words: "expire expiry end date remove later temporary seasonal offer until stop",
        yaml: """
          notifications:
            autumn_sale:
              trigger: { calendar: { every: day, time: "18:00" } }
              expires: "2037-12-01"
              owner: growth
          """,
        effect: """
          From that date on it does not come, wherever people are. A month before, `check` asks its owner; once it is \
          over, `check` asks for its removal.
          """),
      Saying(
        "At 8:00 and at 20:00.",
        words: "twice a day morning evening several times two daily",
        yaml: """
          notifications:
            tablets:
              trigger: { calendar: { every: day, times: ["08:00", "20:00"] } }
          """,
        effect: "They are two notifications a day. Each counts towards the caps."),
      Saying(
        "Every two hours from 9 to 18: take a breath.",
        words: "hourly interval water drink stand breathe every hour during the day between",
        yaml: """
          notifications:
            breathe:
              trigger: { calendar: { every: day, times: { from: "09:00", to: "18:00", every: 2h } } }
              copy: { body: { en: "Take a breath" } }
          """,
        effect: "9:00, 11:00, 13:00, 15:00 and 17:00. A time that falls exactly on the end is included."),
      Saying(
        "Blood pressure at 8 and 20, unless measured in the last 4 hours.",
        words: "measurement health skip recently within elapsed already",
        yaml: """
          signals: { measured: {} }
          notifications:
            blood_pressure:
              trigger: { calendar: { every: day, times: ["08:00", "20:00"] } }
              conditions: [{ not: { happened: { signal: measured, within: 4h } } }]
          """,
        effect: "A measurement at 05:00 takes back the reminder at 08:00, not the one at 20:00."),
      Saying(
        "21 days on, 7 days off.",
        words: "pill cycle contraceptive pack pause break period shift rota",
        yaml: """
          signals: { pack_started: {} }
          notifications:
            pill:
              trigger: { calendar: { cycle: { on: 21, off: 7, since: pack_started }, time: "21:00" } }
          """,
        effect: "The date of the newest `pack_started` is day 1. Before the first such signal nothing comes."),
      Saying(
        "Every third day.",
        words:
          "every few days every 3 days every two days every second day every other day every two weeks interval water plants",
        yaml: """
          preferences: { plant_time: { type: time, default: "09:00" } }
          notifications:
            water_plants:
              trigger: { calendar: { every: { days: 3 }, time: { preference: plant_time } } }
          """,
        effect: "Days are counted from the day on which the user chose the time, or first opened the app."),
    ])
}
