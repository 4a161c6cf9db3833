extension CivilDate {
  /// The Monday of its week, which is the date itself on a Monday.
  public var monday: CivilDate { adding(days: -weekday.daysAfterMonday) }
}
