public import NotificationCivilTime
import NotificationRules
import SpecDiagnostics

/// There was such a signal, or so many of them, since some moment.
public struct HappenedCondition: SpecSection, Hashable {
  public enum Since: Sendable, Hashable {
    case ever, trigger, lastDelivery, today
    case signal(Located<String>)
    case within(TimeSpan)
  }

  public let signal: Located<String>
  public let since: Since
  /// Once, if nothing is written.
  public let atLeast: Int?
  public let filter: ValueTestItem?

  public var match: SignalMatch { SignalMatch(signal: signal, filter: filter) }

  private var within: TimeSpan? { if case .within(let span) = since { span } else { nil } }

  public static let keys = SectionKeys<Self>(
    "happened-condition", doc: "A signal came, or so many of them, since some moment.",
    choices: [KeyChoice(["since", "within"], required: false)], elsewhere: elsewhere)

  private static let elsewhere: [String: String] = {
    let count =
      "'at_least' counts the signals. For fewer of them write 'not: { happened: { signal: …, at_least: 4 } }'; a number "
      + "that the signal carries is tested in 'where'"
    return Dictionary(
      ["at_most", "above", "below", "equals", "exactly", "more_than", "less_than", "fewer_than"].map { ($0, count) },
      uniquingKeysWith: { first, _ in first })
  }()

  public init(_ read: KeyReader<Self>) { self.init(read, at: .signal) }

  fileprivate init(_ read: KeyReader<Self>, at moment: ConditionItem.Moment) {
    let signal = read("signal", \.signal, .reference(to: .signal), doc: "The signal.", example: "highlights_found")
    self.signal = signal
    let since = read(
      "since", \.since, .since(at: moment), default: .ever, absent: "at any time",
      doc:
        "From when: the signal of the trigger, the last delivery of this type, the beginning of `today`, or the newest "
        + "signal named here. `today` is the date of the delivery where the user is, or in the `zone` of the trigger.",
      example: "last_delivery")
    atLeast = read(
      "at_least", \.atLeast, .int(1...100), absent: "once",
      doc: "How often, or more often: counted since the moment in `since`, in the span of `within`, or over all time.",
      example: "3")
    let within = read(
      "within", \.within, .duration(in: .minutes(1) ... .days(3660)),
      doc: "Only signals of this span before the delivery count; exactly so long before still counts.", example: "7d")
    self.since = within.map { .within($0) } ?? since
    let filter = read.filter(\.filter, of: signal)
    self.filter = filter
    read.check { _, app in
      guard let setting = filter?.preference else { return }
      app.session.error(
        .badValue,
        "The number of a setting cannot decide which signals are remembered, because people change it afterwards: write "
          + "a number, or use 'last'", at: setting.span)
    }
  }

  /// The short form: ever, whatever it carried.
  fileprivate init(signal: Located<String>) {
    self.signal = signal
    since = .ever
    atLeast = nil
    filter = nil
  }
}

extension KeyType where Value == HappenedCondition {
  static func happened(at moment: ConditionItem.Moment) -> Self {
    let signal = KeyType<String>.reference(to: .signal)
    return Self(
      .either([signal.shape, .object(Value.keys.shape)]), sample: Value.keys.absent(at: SourceSpan(startOf: "")),
      resolve: { $0.resolved },
      read: { written in
        if written.value.kind == .mapping {
          return Value.keys.read(written.alone, making: { HappenedCondition($0, at: moment) })
        }
        return signal.read(written).map { Value(signal: Located($0, at: written.value.span)) }
      })
  }
}

extension KeyType where Value == HappenedCondition.Since {
  private static var words: [String] { ["trigger", "last_delivery", "today"] }

  /// Moments that people name and no signal reports by itself.
  private static var dates: [String] {
    [
      "yesterday", "now", "this_week", "this_month", "this_year", "last_week", "last_month", "install", "installation",
      "first_launch", "ever", "always",
    ]
  }

  fileprivate static func since(at moment: ConditionItem.Moment) -> Self {
    Self(
      .either([.choice(words), .reference(.signal)]), sample: .ever,
      resolve: { since in
        switch since {
        case .ever, .within: nil
        case .trigger: .text("trigger")
        case .lastDelivery: .text("last_delivery")
        case .today: .text("today")
        case .signal(let id): .text(id.value)
        }
      },
      read: { written in
        let value = written.value
        switch value.text {
        case "last_delivery" where moment == .none, "trigger" where moment == .none:
          written.session.report(.badValue, "is '\(value.text)', but quiet hours belong to no type", about: value)
          return nil
        case "last_delivery": return .lastDelivery
        case "today": return .today
        case "trigger":
          if moment == .signal { return .trigger }
          written.session.report(.badValue, "is 'trigger', but this trigger does not begin with a signal", about: value)
          return nil
        case let span where TimeSpan(span) != nil:
          written.session.report(
            .badValue, "is '\(span)', but names a moment: for a span write 'within: \(span)' in its place", about: value
          )
          return nil
        case let word where Self.dates.contains(word) && written.session.items.place(of: word, .signal) == nil:
          written.session.report(
            .badValue,
            "is '\(word)', but must be 'trigger', 'last_delivery', 'today' or a signal: for a span write 'within: 24h' in "
              + "its place, and for any time leave it out", about: value)
          return nil
        default:
          return written.session.reference(value, to: .signal, or: words).map { .signal(Located($0, at: value.span)) }
        }
      })
  }
}
