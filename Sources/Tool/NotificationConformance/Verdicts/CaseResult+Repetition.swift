import NotificationCivilTime

extension CaseResult {
  /// Equal for two runs of a case in which the same happened: verdict, failures and the whole trace.
  public var fingerprint: UInt64 {
    var hash = FNV1a()
    for entry in trace {
      hash.add(entry.instant.milliseconds)
      hash.add(entry.lane.rawValue)
      hash.add(entry.text)
      hash.add(UInt8(0))
    }
    for failure in failures {
      hash.add(failure.message)
      hash.add(UInt8(0))
    }
    return hash.value
  }

  /// The failure of a case that went another way when it ran again.
  ///
  /// - Parameters:
  ///   - other: What the second run gave.
  ///   - circumstances: What was different: "in another order (seed 1)".
  public func failure(against other: CaseResult, _ circumstances: String) -> Failure {
    let index = placeOfDifference(from: other)
    let message =
      difference(from: other).map { "first \($0.first), then \($0.second)" }
      ?? "the first run \(verdict.words), the second \(other.verdict.words)"
    return Failure(
      "ran a second time \(circumstances) and behaved differently: \(message)", at: scenario.span,
      when: index < trace.count ? trace[index].instant : nil, kind: .repetition)
  }

  /// What happened at the first place where another run of the case went another way: in this run, and in the other.
  /// Nil if the same happened in both.
  public func difference(from other: CaseResult) -> (first: String, second: String)? {
    difference(from: other) { "\($0.local) \($0.lane.rawValue) \($0.text)" }
  }

  /// The same of what is told of each entry alone; an entry without words is passed over.
  public func difference(
    from other: CaseResult, by words: (TraceEntry) -> String?
  ) -> (first: String, second: String)? {
    let told = [trace.compactMap(words), other.trace.compactMap(words)]
    let index = Self.place(told[0], told[1])
    let lines = told.map { index < $0.count ? "'\($0[index])'" : "nothing more" }
    return lines[0] == lines[1] ? nil : (lines[0], lines[1])
  }

  private func placeOfDifference(from other: CaseResult) -> Int { Self.place(trace, other.trace) }

  private static func place<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
    zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(first.count, second.count)
  }
}

/// The order of a second run: the same for a seed on every machine.
public enum ShuffledOrder {
  /// The numbers from 0 below `count`, shuffled (Fisher and Yates over SplitMix64).
  public static func indices(_ count: Int, seed: UInt64) -> [Int] {
    var order = Array(0..<count)
    var choice = SeededChoice(seed: seed)
    for place in stride(from: count - 1, to: 0, by: -1) { order.swapAt(place, choice.below(place + 1)) }
    return order
  }
}
