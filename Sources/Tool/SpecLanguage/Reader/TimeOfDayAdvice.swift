import NotificationCivilTime
public import SpecDiagnostics

/// What somebody meant who wrote a time of day as one says it: `6pm`, `6:30 p.m.`, `18h`, `18.30`.
public struct TimeOfDayAdvice {
  /// In our notation.
  public let notation: String
  /// Whether nothing else can have been meant. `8:00` may be in the evening where a day has twice twelve hours, and what
  /// `12 a.m.` and `12 p.m.` mean is disputed.
  public let isCertain: Bool

  /// One end of a span as people write it, without quotes: `22` in `22-8`. Nil if it is none.
  static func time(_ text: String) -> String? {
    let text = String(text[...].withoutOuterSpaces)
    if let hour = Int(text), text.utf8.count <= 2, let time = Self("\(hour < 10 ? "0" : "")\(hour):00") {
      return time.notation
    }
    return Self(text)?.notation
  }

  /// Nil if it is not known which one is meant.
  public init?(_ text: String) {
    let text = text.trimmingQuotes
    if let time = WallClockTime(text) {
      self.init(time.hour, time.minute, isCertain: true)
      return
    }
    if let time = Self.withoutColon(text) {
      self = time
      return
    }
    if let hour = Self.hours[text.lowercased()] {
      self.init(hour, 0, isCertain: false)
      return
    }
    let hours = Self.withoutWord(text)
    var letters = ""
    var numbers: [String] = [""]
    var hasSeconds = false
    for scalar in hours.lowercased().unicodeScalars {
      switch scalar {
      case "0"..."9" where letters.isEmpty || letters == "h": numbers[numbers.count - 1].unicodeScalars.append(scalar)
      case ":" where letters.isEmpty, "." where letters.isEmpty: numbers.append("")
      case "h" where letters.isEmpty:
        letters = "h"
        numbers.append("")
      case "a", "p", "m": letters.unicodeScalars.append(scalar)
      case " ": break
      case "." where !letters.isEmpty: break
      default: return nil
      }
    }
    if numbers.last == "", letters == "h" { numbers[numbers.count - 1] = "00" }
    // `8:00:00`
    if numbers.count == 3, numbers[2] == "00", letters != "h" {
      hasSeconds = true
      numbers.removeLast()
    }
    guard (1...2).contains(numbers.count), let hour = Int(numbers[0]), numbers[0].count <= 2,
      numbers.count == 1 || numbers[1].count == 2, let minute = numbers.count == 1 ? 0 : Int(numbers[1])
    else { return nil }
    switch letters {
    case "am", "pm":
      guard (1...12).contains(hour) else { return nil }
      self.init(hour % 12 + (letters == "pm" ? 12 : 0), minute, isCertain: hour != 12)
    // A bare `18` may be anything, and so may a version number; `18h` and `18.30` are times. `2h` is how we write two
    // hours.
    case "h":
      self.init(hour, minute, isCertain: hour > 12 || ["uhr", "点"].contains(where: text.lowercased().hasSuffix))
    case "":
      guard numbers.count == 2 else { return nil }
      let isOfTwentyFour = hour == 0 || hour > 12 || numbers[0].hasPrefix("0")
      self.init(hour, minute, isCertain: isOfTwentyFour || hasSeconds && numbers[0].count == 2)
    default: return nil
    }
  }

  /// `1930`, as a table of departures has it; a year may look the same.
  private static func withoutColon(_ text: String) -> Self? {
    guard text.utf8.count == 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
      return nil
    }
    return Self(number / 100, number % 100, isCertain: false)
  }

  /// The hours that have names.
  private static let hours = [
    "midnight": 0, "noon": 12, "midday": 12, "полночь": 0, "полдень": 12, "mitternacht": 0, "mittag": 12, "minuit": 0,
    "midi": 12, "medianoche": 0, "mediodía": 12, "午夜": 0, "中午": 12,
  ]

  /// What people say after an hour, as the `h` of `18h`: `20 Uhr`, `18 o'clock`.
  private static func withoutWord(_ text: String) -> String {
    let small = text.lowercased()
    for word in ["uhr", "o'clock", "o’clock", "hrs", "hours", "часов", "часа", "час", "heures", "点"]
    where small.hasSuffix(word) {
      let rest = small.dropLast(word.count)
      return rest.contains(":") || rest.contains(".") ? String(rest) : "\(rest)h"
    }
    return text
  }

  private init?(_ hour: Int, _ minute: Int, isCertain: Bool) {
    let digits = [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
    notation = digits.joined(separator: ":")
    self.isCertain = isCertain
    guard WallClockTime(notation) != nil else { return nil }
  }

  /// What a number probably means in the place of a time: a full hour, or `18.30`.
  static func guess(_ number: String) -> String? {
    Self(number)?.notation ?? Int(number).flatMap { Self($0, 0, isCertain: false)?.notation }
  }
}

extension String {
  /// Without the quotes of a word processor around it.
  fileprivate var trimmingQuotes: String {
    guard count > 2, let first, let last, "“„”‘«".contains(first), "”“’»".contains(last) else { return self }
    return String(dropFirst().dropLast())
  }
}

extension ReadingSession {
  /// What was probably meant, as a replacement: unread only if it is certain.
  public func writing(_ advice: TimeOfDayAdvice, for value: SourceValue) -> Diagnostic.FixIt? {
    writing("\"\(advice.notation)\"", for: value).map { $0.asQuestion(unless: advice.isCertain) }
  }
}
