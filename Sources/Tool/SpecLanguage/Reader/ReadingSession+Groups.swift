import NotificationCivilTime
import SpecDiagnostics
import YAMLNodes

/// One value in the place of the group of keys that it belongs into: `trigger: order_placed`, `repeat_after: 7d`.
extension ReadingSession {
  /// A group with the value in it, as it is written in braces.
  struct MeantGroup {
    var text: String
    /// Whether nothing has to be filled in.
    var isWhole: Bool
    var isCertain = false
  }

  func group(of value: SourceValue, by shape: ObjectShape) -> MeantGroup? {
    guard value.kind == .scalar, value.substitution == nil, !value.node.isAlias, !value.isNothing else { return nil }
    if shape.requiredKeys == ["days"], let days = DurationAdvice.days(value.text) {
      return MeantGroup(text: "{ days: \(days) }", isWhole: true, isCertain: true)
    }
    if shape.requiredKeys == ["days"], value.text.hasSuffix("h"), let hours = Int(value.text.dropLast()), hours > 0,
      hours.isMultiple(of: 24)
    {
      return MeantGroup(text: "{ days: \(hours / 24) }", isWhole: true)
    }
    if value.key?.text == "repeat_after", let days = Self.pauses[value.text.lowercased()] {
      return MeantGroup(text: "{ days: \(days) }", isWhole: true)
    }
    if value.key?.text == "trigger" || value.key?.text == "calendar", let rhythm = Self.rhythm(value.text) {
      return value.key?.text == "calendar"
        ? rhythm : MeantGroup(text: "{ calendar: \(rhythm.text) }", isWhole: rhythm.isWhole)
    }
    return span(of: value.text, by: shape) ?? group(of: value, by: shape, depth: 0)
  }

  /// `daily`, `every week` and `every day at 18:00` in the place of the keys of a calendar.
  private static func rhythm(_ text: String) -> MeantGroup? {
    guard text.utf8.count <= 40 else { return nil }
    let words = text.lowercased().split { " _-,".contains($0) }.filter { $0 != "every" && $0 != "at" && $0 != "each" }
    guard let first = words.first, words.count <= 2 else { return nil }
    let unit = units[String(first)]
    let time = words.last.flatMap { $0.contains(":") ? TimeOfDayAdvice.time(String($0)) : nil }
    guard unit != nil || time != nil && words.count == 1, words.count == 1 || time != nil else { return nil }
    let day = ["week": ", weekday: …", "month": ", day: …"][unit ?? "day"] ?? ""
    return MeantGroup(
      text: "{ every: \(unit ?? "day")\(day)\(time.map { ", time: \"\($0)\"" } ?? "") }", isWhole: day.isEmpty)
  }

  private static let units = [
    "daily": "day", "day": "day", "weekly": "week", "week": "week", "monthly": "month", "month": "month",
  ]

  /// Pauses in words, in days; the longest there is for one without an end.
  private static let pauses = [
    "daily": 1, "day": 1, "weekly": 7, "week": 7, "monthly": 30, "month": 30, "yearly": 365, "year": 365, "never": 3660,
  ]

  /// `22-8`, `"22:00-08:00"` and `10:00..20:00` in the place of `from` and `to`.
  private func span(of text: String, by shape: ObjectShape) -> MeantGroup? {
    guard text.utf8.count <= 40, shape.takesTimes(at: ["from", "to"]) else { return nil }
    for separator in ["..", "–", "—", "-", " to ", " bis ", " до ", "~"] {
      let ends = text.split(separator: separator).map(String.init)
      guard ends.count == 2, let from = TimeOfDayAdvice.time(ends[0]), let to = TimeOfDayAdvice.time(ends[1]) else {
        continue
      }
      return MeantGroup(text: "{ from: \"\(from)\", to: \"\(to)\" }", isWhole: true)
    }
    return nil
  }

  /// `["10:00", "20:00"]` there.
  func span(ofList value: SourceValue, by shape: ObjectShape) -> String? {
    let ends = value.node.items.prefix(3).map { TimeOfDayAdvice.time($0.text) }
    guard value.kind == .sequence, value.substitution == nil, !value.node.isAlias, ends.count == 2, let from = ends[0],
      let to = ends[1], shape.takesTimes(at: ["from", "to"])
    else { return nil }
    return "{ from: \"\(from)\", to: \"\(to)\" }"
  }

  /// Whether a value that stands alone can only be meant inside a group that the key takes too: `time: reminder_time`
  /// for `time: { preference: reminder_time }`. It is reported then.
  func reportGroup(around value: SourceValue, _ type: ValueShape) -> Bool {
    guard case .either(let types) = type, value.kind == .scalar, value.core == .string, value.substitution == nil,
      !types.contains(where: { takes($0, value) })
    else { return false }
    let groups = types.compactMap { type in
      if case .object(let shape) = type { group(of: value, by: shape, depth: Self.deepest) } else { nil }
    }
    guard groups.count == 1, groups[0].isWhole else { return false }
    let text = groups[0].text
    // An item may be of another type than the place asks for.
    let isItem = [ItemKind.preference, .signal].contains { items.place(of: value.text, $0) != nil }
    report(
      .wrongType, Self.mismatch(value, type), about: value,
      fixIt: writing(text, for: value)?.asQuestion(unless: !isItem))
    return true
  }

  /// Whether a type has a use for a value as it is, right or wrong.
  private func takes(_ type: ValueShape, _ value: SourceValue) -> Bool {
    switch type {
    case .text, .pattern, .languageTag: true
    case .reference(let kind): items.mayHave(kind, value.text)
    case .choice(let words): words.contains(value.text)
    case .oneOrMore(let item): takes(item, value)
    case .either(let types): types.contains { takes($0, value) }
    default: isUnmistakable(value, type, isAlone: false)
    }
  }

  private static let deepest = 1

  private func group(of value: SourceValue, by shape: ObjectShape, depth: Int) -> MeantGroup? {
    let choices = shape.choices.indices.filter { shape.choices[$0].isRequired }.flatMap { shape.choiceFields[$0] }
    let fields = shape.requiredFields + choices
    // `happened: walked` says more of a signal than `elapsed: { since: walked }`.
    let plain = fields.filter { if case .object = shape.fields[$0].type { false } else { true } }
    for number in plain + fields.filter({ !plain.contains($0) }) {
      let field = shape.fields[number]
      let others = shape.requiredKeys.filter { $0 != field.key }
      // `trigger: walked` comes at once; with `after: walked` a delay may stand beside it.
      let rest = others.map { $0 == "delay" && depth > 0 ? ", delay: 0m" : ", \($0): …" }.joined()
      if isUnmistakable(value, field.type, isAlone: depth == 0) {
        return MeantGroup(text: "{ \(field.key): \(value.node.sourceText)\(rest) }", isWhole: others.isEmpty)
      }
      if case .object(let inner) = field.type, depth < Self.deepest,
        let meant = group(of: value, by: inner, depth: depth + 1)
      {
        return MeantGroup(text: "{ \(field.key): \(meant.text)\(rest) }", isWhole: meant.isWhole && others.isEmpty)
      }
    }
    return nil
  }

  /// Whether a value says by itself what it is for.
  private func isUnmistakable(_ value: SourceValue, _ type: ValueShape, isAlone: Bool) -> Bool {
    switch type {
    case .reference(let kind): items.place(of: value.text, kind) != nil
    case .choice(let words): words.contains(value.text)
    case .int(let range): if isAlone, case .int(let number) = value.core { range.contains(number) } else { false }
    case .duration: TimeSpan(value.text) != nil
    case .durationRange: TimeSpan(value.text) != nil
    case .localTime: WallClockTime(value.text) != nil
    case .either(let types): types.contains { isUnmistakable(value, $0, isAlone: isAlone) }
    case .text, .flag, .number, .numberIn, .languageTag, .pattern, .object, .recursive, .map, .list, .oneOrMore: false
    }
  }
}

extension ObjectShape {
  /// Whether it needs these keys, no others, and each is a time of day.
  fileprivate func takesTimes(at keys: [String]) -> Bool {
    requiredKeys == keys && keys.allSatisfy { key in index(of: key).map { fields[$0].type.isTime } ?? false }
  }
}

extension ValueShape {
  fileprivate var isTime: Bool {
    switch self {
    case .localTime: true
    case .either(let types): types.contains(where: \.isTime)
    default: false
    }
  }
}
