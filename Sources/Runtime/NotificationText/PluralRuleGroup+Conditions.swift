extension PluralRuleGroup {
  /// The category of a whole number without its sign.
  func category(of n: UInt) -> PluralCategory {
    switch self {
    case .invariant: .other
    case .singular: n == 1 ? .one : .other
    case .zeroIsSingular: n <= 1 ? .one : .other
    case .singularAndMillions: n == 1 ? .one : isMillions(n) ? .many : .other
    case .french: n <= 1 ? .one : isMillions(n) ? .many : .other
    case .icelandic: endsInOne(n) ? .one : .other
    case .filipino: [4, 6, 9].contains(n % 10) ? .other : .one
    case .tamazight: n <= 1 || (11...99).contains(n) ? .one : .other
    case .dual: n == 1 ? .one : n == 2 ? .two : .other
    case .zeroAndSingular: n == 0 ? .zero : n == 1 ? .one : .other
    case .latvian: n % 10 == 0 || (11...19).contains(n % 100) ? .zero : n % 10 == 1 ? .one : .other
    case .romanian: n == 1 ? .one : n == 0 || (1...19).contains(n % 100) ? .few : .other
    case .serboCroatian: endsInOne(n) ? .one : endsInTwoToFour(n) ? .few : .other
    case .tachelhit: n <= 1 ? .one : n <= 10 ? .few : .other
    case .russian: endsInOne(n) ? .one : endsInTwoToFour(n) ? .few : .many
    case .polish: n == 1 ? .one : endsInTwoToFour(n) ? .few : .many
    case .czech: n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case .lithuanian: (11...19).contains(n % 100) || n % 10 == 0 ? .other : n % 10 == 1 ? .one : .few
    case .slovene: slovene(n)
    case .scottishGaelic: scottishGaelic(n)
    case .irish: irish(n)
    case .maltese: maltese(n)
    case .breton: breton(n)
    case .manx: manx(n)
    case .arabic: arabic(n)
    case .welsh: welsh(n)
    case .cornish: cornish(n)
    }
  }

  /// 1 000 000, 2 000 000 and so on: "un millón *de* fotos".
  private func isMillions(_ n: UInt) -> Bool { n != 0 && n % 1_000_000 == 0 }

  /// 1, 21, 31, 101, but not 11 and 111.
  private func endsInOne(_ n: UInt) -> Bool { n % 10 == 1 && n % 100 != 11 }

  /// 2 to 4, 22 to 24, but not 12 to 14.
  private func endsInTwoToFour(_ n: UInt) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }

  private func slovene(_ n: UInt) -> PluralCategory {
    switch n % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private func scottishGaelic(_ n: UInt) -> PluralCategory {
    switch n {
    case 1, 11: .one
    case 2, 12: .two
    case 3...10, 13...19: .few
    default: .other
    }
  }

  private func irish(_ n: UInt) -> PluralCategory {
    switch n {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private func maltese(_ n: UInt) -> PluralCategory {
    switch (n, n % 100) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, 3...10): .few
    case (_, 11...19): .many
    default: .other
    }
  }

  private func breton(_ n: UInt) -> PluralCategory {
    // The numbers from 10 to 19, 70 to 79 and 90 to 99 are counted from ten.
    let isTeen = [1, 7, 9].contains(n % 100 / 10)
    return switch n % 10 {
    case 1 where !isTeen: .one
    case 2 where !isTeen: .two
    case 3 where !isTeen, 4 where !isTeen, 9 where !isTeen: .few
    default: isMillions(n) ? .many : .other
    }
  }

  private func manx(_ n: UInt) -> PluralCategory {
    switch (n % 10, n % 100) {
    case (1, _): .one
    case (2, _): .two
    case (_, 0), (_, 20), (_, 40), (_, 60), (_, 80): .few
    default: .other
    }
  }

  private func arabic(_ n: UInt) -> PluralCategory {
    switch (n, n % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private func welsh(_ n: UInt) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private func cornish(_ n: UInt) -> PluralCategory {
    if n == 0 { return .zero }
    if n == 1 { return .one }
    let thousands = n % 100_000 / 1000
    let isRoundThousands = n % 1000 == 0 && ((1...20).contains(thousands) || [40, 60, 80].contains(thousands))
    return switch n % 100 {
    case 2, 22, 42, 62, 82: .two
    case 3, 23, 43, 63, 83: .few
    case 1, 21, 41, 61, 81: .many
    default: isRoundThousands || n % 1_000_000 == 100_000 ? .two : .other
    }
  }
}
