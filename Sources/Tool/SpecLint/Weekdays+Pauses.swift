import NotificationCivilTime

extension [Weekday] {
  /// How many days there are from each to the next one, in every week.
  var pausesInDays: [Int] {
    let days = map(\.rawValue).sorted()
    guard let first = days.first else { return [] }
    return zip(days, days.dropFirst() + [first + 7]).map { $1 - $0 }
  }
}
