import NotificationCivilTime

/// The date that dates in a spec are compared with.
enum Clock {
  /// The date that was asked for, or that of `SOURCE_DATE_EPOCH`, or the machine's.
  ///
  /// In UTC, so that a run says the same wherever it happens.
  /// - Throws: Exit 64 if `SOURCE_DATE_EPOCH` is set but is not a count of seconds.
  static func today(_ choice: CivilDate?) throws(WorldError) -> CivilDate {
    if let choice { return choice }
    guard let text = Environment.value("SOURCE_DATE_EPOCH") else { return date(Int64(time(nil))) }
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
