public import NotificationCivilTime
import SpecDiagnostics

/// A setting that is some days of the week.
public struct WeekdaysPreferenceItem: SettingItem, Hashable {
  static let type = PreferenceType.weekdays
  public let itemID: Located<String>
  /// The days until somebody chooses.
  public let standard: [Located<Weekday>]
  let common: CommonSetting

  public static let keys = SectionKeys<Self>(
    "weekdays-preference", doc: "A setting that is some days of the week.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    read.type()
    standard = read(
      "default", \.standard, listOf: .weekday, required: true, default: [],
      doc: "The days until somebody changes them. Without any, nothing comes that uses the setting.",
      example: "[monday, wednesday, friday]")
    common = read.common()
  }
}

/// A setting that is some times of day.
public struct TimesPreferenceItem: SettingItem, Hashable {
  static let type = PreferenceType.times
  public let itemID: Located<String>
  /// The times until somebody chooses.
  public let standard: [Located<WallClockTime>]
  /// How many people can choose.
  public let most: Int
  let common: CommonSetting

  public static let keys = SectionKeys<Self>(
    "times-preference", doc: "A setting that is some times of day.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    read.type()
    let standard = read(
      "default", \.standard, listOf: .localTime, required: true, default: [],
      doc: "The times until somebody changes them. Without any, nothing comes that uses the setting.",
      example: "[\"08:00\", \"20:00\"]")
    self.standard = standard
    let most = read(
      "at_most", \.most, .int(1...24), default: 24, doc: "How many times people can choose.", example: "6")
    self.most = most
    common = read.common()
    read.check { mapping, app in
      guard !read.isDoubtful, standard.count > most else { return }
      app.session.report(
        .badValue, "lists \(standard.count) times, but people can choose only \(most) ('at_most')",
        about: mapping.written("default") ?? mapping.origin)
    }
  }
}

/// A setting that is a number.
public struct NumberPreferenceItem: SettingItem, Hashable {
  static let type = PreferenceType.number
  public let itemID: Located<String>
  /// The number until somebody chooses.
  public let standard: Located<Double>
  public let least: Double?
  public let most: Double?
  let common: CommonSetting

  /// What people can choose.
  public var range: ClosedRange<Double> {
    let (least, most) = (least ?? -Self.largest, most ?? Self.largest)
    return least...max(least, most)
  }

  /// Numbers up to here are exact.
  private static let largest = 1_000_000_000.0

  public static let keys = SectionKeys<Self>("number-preference", doc: "A setting that is a number.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    read.type()
    let limits = -Self.largest...Self.largest
    let standard = read(
      "default", \.standard, .number(limits), doc: "The number until somebody changes it.", example: "90")
    self.standard = standard
    let least = read("at_least", \.least, .number(limits), doc: "The smallest that people can choose.", example: "0")
    self.least = least
    let most = read("at_most", \.most, .number(limits), doc: "The largest that people can choose.", example: "100")
    self.most = most
    common = read.common()
    read.check { mapping, app in
      guard !read.isDoubtful else { return }
      if let least, let most, least >= most {
        app.session.report(
          .badValue, "leaves people nothing to choose: it is not above 'at_least'",
          about: mapping.written("at_most") ?? mapping.origin)
      } else if standard.value < least ?? standard.value || standard.value > most ?? standard.value {
        app.session.report(
          .badValue, "is a number that people cannot choose: see 'at_least' and 'at_most'",
          about: mapping.written("default") ?? mapping.origin)
      }
    }
  }
}
