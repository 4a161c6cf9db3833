import NotificationCivilTime
import NotificationTerms
import TextWriting

extension Wire<String> {
  static var text: Self {
    Self(
      shape: .text,
      write: { value, json in json.value(value) },
      read: { json throws(WireProblem) in
        guard case .text(let text) = json else { throw WireProblem("expected a text, not \(json.noun)") }
        return text
      })
  }
}

extension Wire<Bool> {
  static var flag: Self {
    Self(
      shape: .flag,
      write: { value, json in json.value(value) },
      read: { json throws(WireProblem) in
        guard case .flag(let flag) = json else { throw WireProblem("expected true or false, not \(json.noun)") }
        return flag
      })
  }
}

extension Wire<Int> {
  /// What every language reads as the same integer.
  static var integer: Self { integer(in: -9_007_199_254_740_991...9_007_199_254_740_991) }

  static func integer(in range: ClosedRange<Int>) -> Self {
    Self(
      shape: .integer(range),
      write: { value, json in json.value(value) },
      read: { json throws(WireProblem) in
        guard case .integer(let number) = json else { throw WireProblem("expected an integer, not \(json.noun)") }
        guard range.contains(number) else {
          throw WireProblem("expected a number from \(range.lowerBound) to \(range.upperBound), not \(number)")
        }
        return number
      })
  }
}

extension Wire<Double> {
  static var number: Self {
    Self(
      shape: .number,
      write: { value, json in json.value(value) },
      read: { json throws(WireProblem) in
        switch json {
        case .integer(let number): return Double(number)
        case .number(let number): return number
        default: throw WireProblem("expected a number, not \(json.noun)")
        }
      })
  }
}

extension Wire {
  /// Another form of a value that has one already.
  ///
  /// - Parameter noun: What a value has to be if there is none: "a time such as 20:00".
  static func form<Other>(
    of other: Wire<Other>, _ noun: String, as shape: WireShape? = nil, make: @escaping @Sendable (Other) -> Value?,
    take: @escaping @Sendable (Value) -> Other
  ) -> Self {
    Self(
      shape: shape ?? other.shape, write: { value, json in other.write(take(value), &json) },
      read: { json throws(WireProblem) in
        guard let value = make(try other.read(json)) else { throw WireProblem("expected \(noun)") }
        return value
      })
  }

  static func list<Item>(of item: Wire<Item>) -> Self where Value == [Item] {
    Self(
      shape: .list(item.shape),
      write: { items, json in json.array { json in for value in items { item.write(value, &json) } } },
      read: { json throws(WireProblem) in
        guard case .list(let values) = json else { throw WireProblem("expected a list, not \(json.noun)") }
        var items: [Item] = []
        for (index, value) in values.enumerated() {
          do throws(WireProblem) { items.append(try item.read(value)) } catch { throw error.within("[\(index)]") }
        }
        return items
      })
  }

  /// An object whose keys are ids; in the order of the keys.
  static func map<Item>(of item: Wire<Item>) -> Self where Value == [String: Item] {
    Self(
      shape: .map(item.shape),
      write: { items, json in
        json.object { json in
          for (key, value) in items.sorted(by: { $0.key < $1.key }) {
            json.key(key)
            item.write(value, &json)
          }
        }
      },
      read: { json throws(WireProblem) in
        guard case .object(let members) = json else { throw WireProblem("expected an object, not \(json.noun)") }
        var items: [String: Item] = [:]
        for member in members {
          do throws(WireProblem) { items[member.key] = try item.read(member.value) } catch {
            throw error.within(member.key)
          }
        }
        return items
      })
  }
}

extension Wire where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of a closed list.
  static var word: Self {
    let words = Value.allCases.map(\.rawValue)
    return form(
      of: .text, "one of \(words.joined(separator: ", "))", as: .word(words), make: { Value(rawValue: $0) },
      take: \.rawValue)
  }
}

// MARK: - Times

extension Wire<Instant> {
  static var instant: Self {
    form(
      of: .integer, "milliseconds", as: .named("instant", .integer(WireShape.exact)),
      make: { Instant(milliseconds: Int64($0)) }, take: { Int($0.milliseconds) })
  }
}

extension Wire<TimeSpan> {
  static var span: Self {
    form(
      of: .integer, "milliseconds", as: .named("span", .integer(WireShape.exact)),
      make: { TimeSpan(milliseconds: Int64($0)) }, take: { Int($0.milliseconds) })
  }
}

extension Wire<CivilDateTime> {
  static var local: Self {
    form(
      of: .text, "a local date and time such as '2026-03-02 09:00:00'", make: { CivilDateTime($0) },
      take: \.description)
  }
}

extension Wire<WallClockTime> {
  static var time: Self {
    form(of: .text, "a time such as '20:00'", make: { WallClockTime($0) }, take: \.description)
  }
}

extension Wire<Weekday> {
  static var weekday: Self {
    form(
      of: .text, "a weekday such as 'monday'", as: .word(Weekday.allCases.map(\.name)), make: { Weekday(name: $0) },
      take: \.name)
  }
}

extension Wire<LanguageTag> {
  static var locale: Self {
    form(of: .text, "a language tag such as 'zh-Hans'", make: { LanguageTag($0) }, take: \.text)
  }
}

extension Wire<[UInt8]> {
  static var hexadecimal: Self {
    form(
      of: .text, "hexadecimal digits",
      make: { [UInt8](hexadecimal: $0) }, take: \.hexadecimal)
  }
}

extension [UInt8] {
  /// Nil for anything but pairs of digits.
  init?(hexadecimal text: String) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 + digits[$0 + 1]) }
  }
}
