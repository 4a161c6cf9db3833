import NotificationCivilTime
import SpecDiagnostics
import YAMLNodes

/// What somebody meant who wrote a duration as one says it: `3 days`, `1.5h`, `30-60 min`, `PT30M`.
struct DurationAdvice {
  /// In our notation.
  let notation: String
  /// Whether nothing else can have been meant. `3M` may be three months.
  let isCertain: Bool

  /// How our units are called elsewhere. A month has no fixed length, so it is none.
  private static let units: [(names: Set<String>, unit: String, milliseconds: Int64)] = [
    (
      names("w wk wks week weeks нед неделя недели недель woche wochen semaine semaines semana semanas 周 星期"), "w",
      604_800_000
    ),
    (names("d day days д дн день дня дней tag tage tagen jour jours día días 天 日"), "d", 86_400_000),
    (names("h hr hrs hour hours ч час часа часов std stunde stunden heure heures hora horas 小时"), "h", 3_600_000),
    (names("m min mins minute minutes м мин минута минуту минуты минут minuten minuto minutos 分 分钟"), "m", 60_000),
    (names("s sec secs second seconds с сек секунда секунды секунд sekunde sekunden 秒"), "s", 1000),
    (["ms", "millisecond", "milliseconds"], "ms", 1),
  ]

  private static func names(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  private static let months: Set<String> = [
    "mo", "mos", "mon", "month", "months", "quarter", "quarters",
  ]
  /// Words for the date after.
  static let tomorrow: Set<String> = ["tomorrow", "next day", "the next day", "next_day", "завтра", "morgen", "明天"]
  private static let years: Set<String> = ["y", "yr", "yrs", "year", "years"]

  /// Words between the ends of a range, the longer of two that begin alike first.
  private static let separators = [" to ", "...", "..", "…", "–", "—", "-", "~", "～"]

  private init(_ notation: String, isCertain: Bool) {
    self.notation = notation
    self.isCertain = isCertain
  }

  /// Spans that have names.
  private static let spoken = [
    "now": "0m", "immediately": "0m", "instantly": "0m", "at once": "0m", "сразу": "0m", "sofort": "0m", "立即": "0m",
    "a minute": "1m", "an hour": "1h", "a day": "1d", "a week": "7d", "half an hour": "30m",
  ]

  /// Nil when it is not known what is meant.
  init?(_ text: some StringProtocol) {
    if let span = Self.spoken[text.lowercased()] {
      self.init(span, isCertain: false)
      return
    }
    if let (date, time) = Self.isoParts(String(text)) {
      // Between 'P' and 'T' an 'M' is a month.
      guard let words = Self.words(date), !words.contains(where: { $0.uppercased() == "M" }),
        let more = Self.words(time.lowercased()), let advice = Self.joined(words + more)
      else { return nil }
      self = advice
      return
    }
    guard let words = Self.words(text), Self.clockTime(words) == nil, let advice = Self.joined(words) else {
      return nil
    }
    self = advice
  }

  /// `1.30h` is an hour and a half to many, and 78 minutes to others.
  private static func clockTime(_ words: [String]) -> (decimal: String, clock: String)? {
    guard words.count == 2, let unit = unit(words[1])?.unit, let next = ["h": "m", "m": "s"][unit] else { return nil }
    let parts = words[0].split { $0 == "." || $0 == "," }
    guard parts.count == 2, parts[1].count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60,
      let decimal = joined(words)
    else { return nil }
    return (decimal.notation, hours == 0 ? "\(minutes)\(next)" : "\(hours)\(unit)\(minutes)\(next)")
  }

  /// The parts of `P1DT12H` before and after the `T`.
  private static func isoParts(_ text: String) -> (date: String, time: String)? {
    guard text.first == "P", text.count > 2 else { return nil }
    let parts = text.dropFirst().split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  private static func joined(_ words: [String]) -> Self? {
    // `1h30`: the unit below it goes without saying.
    var words = words
    if words.count > 2, !words.count.isMultiple(of: 2), let unit = unit(words[words.count - 2]),
      let number = Int(words[words.count - 1]), number < 60, let next = ["h": "m", "m": "s"][unit.unit]
    {
      words.append(next)
    }
    guard !words.isEmpty, words.count.isMultiple(of: 2) else { return nil }
    var notation = ""
    var isCertain = true
    for position in stride(from: 0, to: words.count, by: 2) {
      guard let unit = unit(words[position + 1]), let part = part(words[position], unit.unit, unit.milliseconds) else {
        return nil
      }
      notation += part
      isCertain = isCertain && unit.isCertain
    }
    return TimeSpan(notation) == nil ? nil : Self(notation, isCertain: isCertain)
  }

  /// "90m" for 1.5 hours.
  private static func part(_ number: String, _ unit: String, _ milliseconds: Int64) -> String? {
    let parts = number.split(whereSeparator: { $0 == "." || $0 == "," })
    guard let whole = Int64(parts[0]) else { return nil }
    if parts.count == 1 {
      guard unit == "w" else { return "\(whole)\(unit)" }
      let (days, isTooMuch) = whole.multipliedReportingOverflow(by: 7)
      return isTooMuch ? nil : "\(days)d"
    }
    // `1,500` is a thousand and a half to some, and one and a half to others.
    guard parts[1].count <= 2, whole < 10_000, let tail = Int64(parts[1]) else { return nil }
    let scale: Int64 = parts[1].count == 1 ? 10 : 100
    let total = whole * scale + tail
    for (_, smaller, length) in units.dropFirst() where length <= milliseconds {
      let (count, rest) = (total * milliseconds).quotientAndRemainder(dividingBy: scale * length)
      if rest == 0 { return "\(count)\(smaller)" }
    }
    return nil
  }

  /// The range in our notation. A unit that only the second number has applies to both, if it is the only one.
  static func range(_ text: String) -> Self? {
    for separator in separators {
      guard let place = text.firstRange(of: separator) else { continue }
      let (start, end) = (text[..<place.lowerBound], text[place.upperBound...])
      let isBare = words(start)?.count == 1
      let unit = words(end).flatMap { $0.count == 2 ? $0[1] : nil }
      guard let last = Self(end), let first = Self(isBare ? start + (unit ?? "") : start),
        let least = TimeSpan(first.notation), let most = TimeSpan(last.notation), least <= most
      else { return nil }
      return Self("\(first.notation)..\(last.notation)", isCertain: first.isCertain && last.isCertain)
    }
    return Self(text)
  }

  /// What a group of keys says in the place of a duration: `{ hours: 2 }`. Days are counted in the calendar elsewhere.
  init?(_ mapping: SourceNode) {
    guard mapping.kind == .mapping, mapping.count > 0 else { return nil }
    var words: [String] = []
    for entry in mapping.entries {
      guard entry.value.kind == .scalar else { return nil }
      words += [entry.value.text, entry.key.text]
    }
    guard words.indices.filter({ $0.isMultiple(of: 2) }).allSatisfy({ Int(words[$0]) ?? -1 >= 0 }),
      let advice = Self.joined(words)
    else { return nil }
    let hasDays = mapping.entries.contains { ["d", "w"].contains(Self.unit($0.key.text)?.unit) }
    self.init(advice.notation, isCertain: advice.isCertain && !hasDays)
  }

  /// A range as a group of its ends: `{ min: 2h, max: 4h }`.
  init?(ends mapping: SourceNode) {
    guard mapping.kind == .mapping, mapping.count == 2 else { return nil }
    let entries = Array(mapping.entries)
    let isRange = [("min", "max"), ("from", "to"), ("at_least", "at_most"), ("start", "end")].contains { first, last in
      entries[0].key.text == first && entries[1].key.text == last
    }
    guard isRange, let advice = Self.range("\(entries[0].value.text)..\(entries[1].value.text)"),
      advice.notation.contains("..")
    else { return nil }
    self = advice
  }

  /// Why there is none, for a text with a unit that is no duration.
  static func reason(_ text: String) -> String? {
    if let (decimal, clock) = words(text).flatMap(clockTime) {
      return "write '\(decimal)' or '\(clock)', whichever is meant"
    }
    let words = text.split { !$0.isLetter && !$0.isNumber }.flatMap { Self.words($0) ?? [] }
    let (date, _) = isoParts(text) ?? ("", "")
    // `1.5 months` have two numbers, `3-6 months` too: for them any number of days is only an example.
    func advice(_ unit: String, _ days: Int) -> String {
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      let count = numbers.count == 1 && (1...1000).contains(numbers[0]) ? numbers[0] : 1
      return "a \(unit) has no fixed length, so write days, such as '\(count * days)d'"
    }
    if date.contains("Y") { return advice("year", 365) }
    let month = advice("month", words.contains { $0.lowercased().hasPrefix("quarter") } ? 90 : 30)
    if date.contains("M") { return month }
    // Of `60M` and `1H30M` nobody means months.
    let numbers = words.compactMap { Int($0) }
    if words.contains("M"), date.isEmpty,
      numbers.count > 1 && !numbers.allSatisfy({ $0 <= 12 }) || numbers.allSatisfy({ $0 > 12 })
    {
      return nil
    }
    if words.contains("M") {
      return "'M' may mean minutes or months. For minutes write 'm'; \(month)"
    }
    if words.contains(where: { years.contains($0.lowercased()) }) { return advice("year", 365) }
    return words.contains { months.contains($0.lowercased()) } ? month : nil
  }

  private static func unit(_ word: String) -> (unit: String, milliseconds: Int64, isCertain: Bool)? {
    let small = word.lowercased()
    guard let (_, unit, milliseconds) = units.first(where: { $0.names.contains(small) }) else { return nil }
    // `M` is a month to many, and `MS` anything.
    // A word of another language may be of one that is not known here.
    return (unit, milliseconds, word.utf8.allSatisfy { $0 < 0x80 } && (word == small || small != "m" && small != "ms"))
  }

  /// `1d at 12:00`: a number of days and a time of day.
  static func daysAndTime(_ text: String) -> (days: Int, time: String)? {
    guard text.utf8.count <= 60 else { return nil }
    for separator in [" at ", " um ", " в ", ", ", " "] {
      let parts = text.split(separator: separator, maxSplits: 1).map(String.init)
      guard parts.count == 2, let days = days(parts[0]), parts[1].contains(where: { ":apm".contains($0) }),
        let time = TimeOfDayAdvice.time(parts[1])
      else { continue }
      return (days, time)
    }
    return nil
  }

  /// The whole weeks or days of a text, in days.
  static func days(_ text: String) -> Int? {
    guard let words = words(text), words.count == 2, let count = Int(words[0]),
      let unit = unit(words[1]), ["d", "w"].contains(unit.unit)
    else { return nil }
    let (days, isTooMuch) = count.multipliedReportingOverflow(by: unit.unit == "w" ? 7 : 1)
    return isTooMuch ? nil : days
  }

  /// Runs of digits, with one comma or point inside, and runs of letters of any alphabet; nil for a text with anything
  /// but a space between them.
  private static func words(_ text: some StringProtocol) -> [String]? {
    var words: [String] = []
    var wasDigit = false
    var isInside = false
    let letters = Array(text.unicodeScalars)
    for (place, letter) in letters.enumerated() {
      let isDigit = ("0"..."9").contains(letter)
      guard isDigit || letter.properties.isAlphabetic else {
        if letter == " " {
          isInside = false
          continue
        }
        guard letter == "." || letter == ",", isInside, wasDigit, place + 1 < letters.count,
          ("0"..."9").contains(letters[place + 1]), let word = words.last, !word.contains(where: { ".,".contains($0) })
        else { return nil }
        words[words.count - 1].unicodeScalars.append(letter)
        continue
      }
      if isInside, isDigit == wasDigit {
        words[words.count - 1].unicodeScalars.append(letter)
      } else {
        words.append(String(letter))
      }
      isInside = true
      wasDigit = isDigit
    }
    return words
  }
}

extension ReadingSession {
  /// What was probably meant, as a replacement: unread only if it is certain.
  func writing(_ advice: DurationAdvice, for value: SourceValue) -> Diagnostic.FixIt? {
    writing(advice.notation, inQuotesOf: value).map { $0.asQuestion(unless: advice.isCertain) }
  }
}
