import NotificationCivilTime
import NotificationRules
import SpecDiagnostics

/// `{ days, time }`: a date counted from another one, and a time of day there.
struct DayDistance: SpecSection {
  let days: Int
  let time: WallClockTime

  static let keys = SectionKeys<Self>(
    "days-and-time", doc: "A date counted from that of a moment, and a time of day there, in the zone of the device.")

  init(_ read: KeyReader<Self>) {
    days = read("days", \.days, .int(0...3660), doc: "How many days later; 0 is the same day.", example: "3")
    time = read("time", \.time, .localTime, doc: "The time of day on that day.", example: "\"12:00\"")
  }
}

extension KeyType where Value == Distance {
  /// A span or days and a time, after a moment.
  static var distance: Self { distance(.durationRange, { $0 }) }

  /// One span or days and a time, before a moment or after it.
  static func distance(isBefore: Bool) -> Self {
    let span = KeyType<TimeSpan>.duration
    let resolve = span.resolve
    let one = KeyType<ClosedRange<TimeSpan>>(
      span.shape, sample: .zero ... .zero, resolve: { resolve($0.lowerBound) },
      read: { written in span.read(written).map { $0...$0 } })
    return distance(one, { isBefore ? $0.turned : $0 })
  }

  /// - Parameter turned: From what is written to what it means, and back.
  private static func distance(
    _ span: KeyType<ClosedRange<TimeSpan>>, _ turned: @escaping @Sendable (Distance) -> Distance
  ) -> Self {
    let days = DayDistance.keys
    let resolve = span.resolve
    return Self(
      .either([span.shape, .object(days.shape)]), sample: .span(.zero ... .zero),
      resolve: { distance in
        switch turned(distance) {
        case .span(let range): resolve(range)
        case .days(let count, let time):
          .section([
            ResolvedMember(key: "days", value: .int(count)),
            ResolvedMember(key: "time", value: .text(time.description)),
          ])
        }
      },
      read: { written in
        guard written.value.kind == .mapping else {
          if DurationAdvice.tomorrow.contains(written.value.text.lowercased()) {
            written.session.report(
              .badValue, "is '\(written.value.text)': write '{ days: 1, time: … }', with a time of day",
              about: written.value)
            return nil
          }
          if let (days, time) = DurationAdvice.daysAndTime(written.value.text) {
            written.session.report(
              .badValue, "is '\(excerpt(written.value.text))': write '{ days: \(days), time: \"\(time)\" }'",
              about: written.value,
              fixIt: written.session.writing("{ days: \(days), time: \"\(time)\" }", for: written.value)?
                .asQuestion(unless: false))
            return nil
          }
          return span.read(written).map { turned(.span($0)) }
        }
        let node = written.value.node
        if node["days"] == nil, node["time"] == nil,
          written.session.reportParts(written.value, expected: .either([span.shape, .object(days.shape)]))
        {
          return nil
        }
        return days.read(written.alone).map { turned(.days($0.days, at: $0.time)) }
      })
  }
}

extension Distance {
  /// The same to the other side.
  fileprivate var turned: Distance {
    switch self {
    case .span(let range): .span(.zero - range.upperBound ... .zero - range.lowerBound)
    case .days(let count, let time): .days(-count, at: time)
    }
  }
}
