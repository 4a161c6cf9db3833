/// A number by its decimal digits, in the shortest form that means it.
struct DecimalDigits {
  private(set) var isNegative: Bool
  /// 0 to 9, without zeros at the front.
  private var digits: [UInt8] = []
  /// How many of them are before the decimal point; less than 0 for zeros behind it.
  private var point = 0

  /// - Parameter number: Not infinite, and a number.
  init(_ number: Double) {
    isNegative = number < 0
    var hasPoint = false
    var rest = Substring(number.description).utf8
    while let byte = rest.popFirst(), byte != UInt8(ascii: "e") {
      switch byte {
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if byte == UInt8(ascii: "0"), digits.isEmpty {
          if hasPoint { point -= 1 }
        } else {
          digits.append(byte - UInt8(ascii: "0"))
          if !hasPoint { point += 1 }
        }
      default: break
      }
    }
    let exponent = String(decoding: rest.first == UInt8(ascii: "+") ? rest.dropFirst() : rest, as: UTF8.self)
    point += Int(exponent) ?? 0
  }

  /// Rounds to so many decimals; what is halfway goes to the even digit.
  mutating func round(toDecimals decimals: Int) {
    let kept = point + decimals
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      digits = []
      isNegative = false
      return
    }
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    let next = digits[kept]
    let isMore = next > 5 || next == 5 && (isOdd || digits[(kept + 1)...].contains { $0 > 0 })
    digits.removeSubrange(kept...)
    if isMore {
      var place = kept - 1
      while place >= 0, digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 {
        digits[place] += 1
      } else {
        digits.insert(1, at: 0)
        point += 1
      }
    }
    if digits.allSatisfy({ $0 == 0 }) {
      digits = []
      isNegative = false
    }
  }

  /// From the right: 0 is the digit before the decimal point, -1 the one behind it.
  private func digit(_ place: Int) -> UInt8 {
    let index = point - 1 - place
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// Without its sign.
  ///
  /// - Parameters:
  ///   - grouping: How many digits the last group has, and how many the others.
  ///   - decimals: At least and at most so many; it is rounded to them.
  func text(decimal: String, group: String, grouping: [Int], decimals: ClosedRange<Int>) -> String {
    var text = ""
    let (last, others) = (grouping.first ?? 3, grouping.last ?? 3)
    for place in stride(from: max(point, 1) - 1, through: 0, by: -1) {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit(place)))
      if place > 0, place >= last, (place - last) % others == 0 { text += group }
    }
    var shown = decimals.upperBound
    while shown > decimals.lowerBound, digit(-shown) == 0 { shown -= 1 }
    guard shown > 0 else { return text }
    text += decimal
    for place in 1...shown { text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit(-place))) }
    return text
  }
}
