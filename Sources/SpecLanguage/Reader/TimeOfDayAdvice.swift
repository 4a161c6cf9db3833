import NotificationCivilTime

/// What somebody meant who wrote a time of day as one says it: `6pm`, `6:30 p.m.`, `18h`, `18.30`.
public enum TimeOfDayAdvice {
  /// The time in our notation; nil if it is not certain which one is meant.
  public static func notation(_ text: String) -> String? {
    var letters = ""
    var numbers: [String] = [""]
    for scalar in text.lowercased().unicodeScalars {
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
    guard (1...2).contains(numbers.count), let hour = Int(numbers[0]), numbers[0].count <= 2,
      numbers.count == 1 || numbers[1].count == 2, let minute = numbers.count == 1 ? 0 : Int(numbers[1])
    else { return nil }
    switch letters {
    case "am", "pm":
      guard (1...12).contains(hour) else { return nil }
      return clock(hour % 12 + (letters == "pm" ? 12 : 0), minute)
    // A bare `18` may be anything, and so may a version number; `18h` and `18.30` are times.
    case "h", "": return numbers.count == 2 ? clock(hour, minute) : nil
    default: return nil
    }
  }

  /// What a number probably means in the place of a time: a full hour, or `18.30`.
  static func guess(_ number: String) -> String? { notation(number) ?? Int(number).flatMap { clock($0, 0) } }

  private static func clock(_ hour: Int, _ minute: Int) -> String? {
    let digits = [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let text = digits.joined(separator: ":")
    return WallClockTime(text) == nil ? nil : text
  }
}
