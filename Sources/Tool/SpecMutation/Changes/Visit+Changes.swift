import NotificationCivilTime
import SpecLanguage
import TextWriting
import YAMLNodes

/// What becomes of a value, with the word that names it.
struct ValueChange {
  let word: String
  let action: SpecMutant.Action

  /// Another value as YAML, which also names the change.
  static func to(_ text: String) -> Self { Self(word: text, action: .replace(text)) }

  static func toText(_ text: String) -> Self {
    Self(word: text, action: .replace(YAMLScalar.doubleQuoted(text)))
  }

  static let out = Self(word: "out", action: .leaveOut)
}

extension ShapeWalk.Visit {
  func changes(names: MutantNames, withTexts: Bool) -> [ValueChange] {
    valueChanges(names) + (withTexts ? otherWords : []) + (mayBeLeftOut ? [.out] : []) + (isCondition ? [opposite] : [])
  }

  /// An optional key, an entry of a map or an item of a list.
  private var mayBeLeftOut: Bool {
    switch kind {
    case .field(let field, _): !field.isRequired
    case .name: true
    case .unknown: false
    case nil: !address.isEmpty
    }
  }

  private var isCondition: Bool {
    guard kind == nil, case .object(let shape) = type else { return false }
    return shape === ConditionItem.keys.shape
  }

  private var opposite: ValueChange {
    let key = node.entries.first { _ in true }?.key.text
    return ValueChange(word: "not", action: key == "not" ? .unwrap : .wrap("not"))
  }

  private func valueChanges(_ names: MutantNames) -> [ValueChange] {
    guard node.kind == .scalar else { return [] }
    let text = node.text
    switch type {
    case .flag: return node.core == .bool(true) ? [.to("false")] : [.to("true")]
    case .int(let range):
      guard case .int(let value) = node.core else { return [] }
      return near(value, in: range).map { .to("\($0)") }
    case .numberIn(let range):
      guard let value = Double(text) else { return [] }
      return [range.lowerBound, range.upperBound].filter { $0 != value }.map { .to("\($0)") }
    case .number:
      guard let value = Double(text) else { return [] }
      return [.to("\(value - 1)"), .to("\(value + 1)")]
    case .choice(let words): return words.filter { $0 != text }.map { .toText($0) }
    case .reference(let kind):
      return (names.ids[kind] ?? []).first { $0 != text }.map { [.toText($0)] } ?? []
    case .languageTag: return names.languages.first { $0 != text }.map { [.toText($0)] } ?? []
    case .duration: return TimeSpan(text).map { near($0).map { .to("\($0)") } } ?? []
    case .durationRange: return rangeChanges(text)
    case .localTime:
      guard let time = WallClockTime(text) else { return [] }
      return near(time).map { .toText("\($0)") }
    case .text, .pattern, .object, .recursive, .map, .list, .oneOrMore, .either, nil: return []
    }
  }

  private var otherWords: [ValueChange] {
    guard node.kind == .scalar else { return [] }
    let others = [node.text + "x", "x" + node.text]
    switch type {
    case .text: return [ValueChange(word: "words", action: .replace(YAMLScalar.doubleQuoted(others[0])))]
    case .pattern(let pattern): return others.first { pattern.matches($0) }.map { [.toText($0)] } ?? []
    default: return []
    }
  }

  private func near(_ value: Int, in range: ClosedRange<Int>) -> [Int] {
    var near: [Int] = []
    for other in [value - 1, value + 1, range.lowerBound, range.upperBound]
    where range.contains(other) && other != value && !near.contains(other) { near.append(other) }
    return near
  }

  private func near(_ span: TimeSpan) -> [TimeSpan] {
    [TimeSpan.minutes(1), .hours(1)].flatMap { step in [span - step, span + step] }.filter { $0 >= .zero }
  }

  private func near(_ time: WallClockTime) -> [WallClockTime] {
    [-60, -1, 1, 60].compactMap { minutes in
      let day = 24 * 60 * 60_000
      return WallClockTime(millisecondOfDay: (Int(time.millisecondOfDay) + minutes * 60_000 + day) % day)
    }
  }

  private func rangeChanges(_ text: String) -> [ValueChange] {
    let ends = text.split(separator: "..")
    guard ends.count == 2, let low = TimeSpan(ends[0]), let high = TimeSpan(ends[1]) else {
      return TimeSpan(text).map { near($0).map { .to("\($0)") } } ?? []
    }
    return near(low).filter { $0 <= high }.map { .to("\($0)..\(high)") }
      + near(high).filter { $0 >= low }.map { .to("\(low)..\($0)") }
  }
}
