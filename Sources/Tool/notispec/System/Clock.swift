import NotificationCivilTime

/// The clocks of the machine.
enum Clock {
  /// Of the clock that nothing sets, to measure what something takes: nanoseconds since some moment.
  static func elapsed() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// What this process has taken of the processors: nanoseconds.
  static func processor() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The date that dates in a spec are compared with.
  ///
  /// It is the date that was asked for, or that of `SOURCE_DATE_EPOCH`, or the machine's.
  ///
  /// In UTC, so that a run says the same wherever it happens.
  /// - Throws: Exit 64 if `SOURCE_DATE_EPOCH` is set but is not a count of seconds.
  static func today(_ choice: CivilDate?) throws(WorldError) -> CivilDate {
    try chosen(choice) ?? date(Int64(time(nil)))
  }

  /// The same without the machine's date, which no document may depend on.
  static func chosen(_ choice: CivilDate?) throws(WorldError) -> CivilDate? {
    if let choice { return choice }
    guard let text = Environment.value("SOURCE_DATE_EPOCH") else { return nil }
    // The 9 999 years that a date has; anything else is a mistake in a script.
    guard let seconds = Int64(text), (0...253_402_300_799).contains(seconds) else {
      throw .usage("SOURCE_DATE_EPOCH is '\(text)'. It must be a count of seconds since 1970")
    }
    return date(seconds)
  }

  private static func date(_ seconds: Int64) -> CivilDate {
    CivilDate(dayNumber: Int32(clamping: seconds / 86_400))
  }
}
