import SpecLanguage

/// The lines under `then` or `expect`. Those of one kind belong together: they are complete, or in order.
struct AssertionList {
  private let plans: [AssertionPlan]
  /// Kinds with several lines, where `none` needs a look.
  private let repeated: [String]

  var count: Int { plans.count }

  /// Broken lines are left out.
  init(_ lines: [SourceValue], in session: ReadingSession) {
    let plans = lines.compactMap { AssertionPlan($0, in: session) }
    self.plans = plans
    repeated = AssertionWord.all.filter { $0.lines == .complete }.map(\.name).filter { word in
      plans.count { $0.word.name == word } > 1
    }
    for word in AssertionWord.all where word.lines == .one { reportSecond(word.name, session) }
  }

  /// The lines at this point of the case; those that cannot both hold are reported.
  func assertions(on timeline: Timeline, _ reading: ScenarioReading) -> [Assertion] {
    var assertions: [Assertion] = []
    assertions.reserveCapacity(plans.count)
    var sound: [AssertionPlan] = []
    for plan in plans {
      guard let assertion = plan.assertion(on: timeline, reading) else { continue }
      assertions.append(assertion)
      if !repeated.isEmpty { sound.append(plan) }
    }
    for word in repeated { dropNone(word, from: &assertions, &sound, reading.session) }
    return assertions
  }

  /// `none` beside a line that names something: a mistake when written so, and nothing more to expect in a row whose
  /// cell says `none`.
  private func dropNone(
    _ word: String, from assertions: inout [Assertion], _ plans: inout [AssertionPlan], _ session: ReadingSession
  ) {
    let lines = plans.indices.filter { plans[$0].word.name == word }
    guard lines.count > 1 else { return }
    let nones = lines.filter { assertions[$0].isNone }
    for index in nones.reversed() where nones.count < lines.count || index != nones[0] {
      // `delivered: none`, or `at: none`.
      let reader = plans[index].reader
      let value = reader.written(word)?.text == "none" ? reader.written(word) : reader.written("at")
      if let value, value.span == value.node.span {
        session.report(
          .conflictingAssertions, "is 'none' next to another '\(word)'", about: value)
      }
      assertions.remove(at: index)
      plans.remove(at: index)
    }
  }

  private func reportSecond(_ word: String, _ session: ReadingSession) {
    for plan in plans.filter({ $0.word.name == word }).dropFirst() {
      session.report(
        .conflictingAssertions, "is a second '\(word)': put everything into one", about: plan.reader.origin,
        at: plan.reader.keySpan(word))
    }
  }
}
