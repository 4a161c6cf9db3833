import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationTerms

/// What people set.
extension RandomMoves {
  /// A narrow history moves what its types ask about more often than anything else.
  mutating func setting() -> PreferenceRule? {
    let all = alphabet.rules.preferences
    guard isNarrow, !random.oneIn(3), let own = random.pick(ownToggles) else {
      return random.pick(all)
    }
    return all.first { $0.id == own }
  }

  mutating func value(for setting: PreferenceRule) -> PreferenceValue {
    switch setting.kind {
    case .toggle: .toggle(random.oneIn(2))
    case .time(let standard): .time(random.pick(alphabet.times) ?? standard)
    case .weekdays: .weekdays(random.pick([[], [.monday], [.tuesday, .sunday]]) ?? [])
    case .times(_, let most):
      .times(Array(alphabet.times.shuffled(using: &random).prefix(random.below(min(most, 3) + 1))))
    case .number(let standard, let range):
      .number(random.pick([range.lowerBound, standard, range.upperBound]) ?? standard)
    case .choice(let standard, let options): .choice(random.pick(options)?.id ?? standard)
    }
  }

  /// Somebody moves a switch, and soon moves it back.
  mutating func regret(_ action: ScenarioStep.Action, at later: Instant) -> [Story.Beat] {
    guard case .prefer(let settings) = action, let first = settings.first, case .toggle(let isOn) = first.value,
      random.oneIn(4)
    else { return [] }
    return [Story.Beat(instant: later, action: .prefer([.init(id: first.id, value: .toggle(!isOn))]))]
  }
}
