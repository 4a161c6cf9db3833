import CenterSimulation

/// Centers that differ from the standard one in one answer that Apple does not document.
///
/// Without `focusInForeground`: an app that is asked while Focus is on counts what nobody sees, and cannot know better.
enum WalkChoices {
  static let all: [CenterChoices] =
    others(\.overflow) + others(\.addingUnpermitted) + others(\.pastDate) + others(\.skippedTime)
    + others(\.repeatedTime) + others(\.intervalAfterClockChange) + others(\.zeroBadge)
    + others(\.listAfterDenial) + others(\.afterKeep) + others(\.askingWhileProvisional) + others(\.alreadyInside)

  private static func others<Choice: CaseIterable & Equatable>(
    _ point: WritableKeyPath<CenterChoices, Choice>
  ) -> [CenterChoices] {
    Choice.allCases.filter { $0 != CenterChoices.standard[keyPath: point] }.map { choice in
      var choices = CenterChoices.standard
      choices[keyPath: point] = choice
      return choices
    }
  }
}
