import NotificationCivilTime
public import NotificationConformance
import NotificationRules

/// Makes a story as short as it can be with the same cause.
public struct Shrinking {
  let app: ExploredApp
  let items: [String]
  /// So many stories are tried at most.
  var triesLeft = 1_500

  public init(_ app: ExploredApp, _ alphabet: Alphabet) {
    self.app = app
    items = alphabet.items
  }

  /// - Parameter keeps: Whether a story still shows what it is about.
  mutating func shrunk(_ story: Story, while keeps: (StoryPlayer) -> Bool) -> Story {
    var best = story
    var isBetter = true
    while isBetter, triesLeft > 0 {
      isBetter = false
      for shorter in [withoutTail, withoutParts, withoutValues, withPlainTimes] {
        isBetter = shorter(&self, &best, keeps) || isBetter
      }
    }
    return best
  }

  /// The story of a finding, as short as it gets.
  public mutating func shrunk(_ found: RandomSearch.Found) -> RandomSearch.Found {
    var result = found
    result.story = shrunk(found.story) { $0.broken.map { Cause($0) } == found.cause }
    if let broken = StoryPlayer.played(result.story, on: app, items: items)?.broken { result.broken = broken }
    return result
  }

  private mutating func accept(_ story: Story, _ best: inout Story, _ keeps: (StoryPlayer) -> Bool) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    guard let player = StoryPlayer.played(story, on: app, items: items), keeps(player) else { return false }
    // It may have been found before its end.
    best = player.story
    return true
  }
}

private func withoutTail(_ shrinking: inout Shrinking, _ best: inout Story, _ keeps: (StoryPlayer) -> Bool) -> Bool {
  guard best.rests else { return false }
  var story = best
  story.rests = false
  return shrinking.tryOut(story, &best, keeps)
}

/// Halves, quarters and so on, and at last single steps.
private func withoutParts(_ shrinking: inout Shrinking, _ best: inout Story, _ keeps: (StoryPlayer) -> Bool) -> Bool {
  var isBetter = false
  var size = max(1, best.beats.count / 2)
  while size >= 1 {
    var first = max(0, best.beats.count - size)
    while true {
      var story = best
      story.beats.removeSubrange(first..<min(first + size, story.beats.count))
      if story.beats.count < best.beats.count, shrinking.tryOut(story, &best, keeps) {
        isBetter = true
        first = min(first, best.beats.count)
      }
      if first == 0 { break }
      first = max(0, first - size)
    }
    size /= 2
  }
  return isBetter
}

/// Fewer values of signals, and small ones.
private func withoutValues(_ shrinking: inout Shrinking, _ best: inout Story, _ keeps: (StoryPlayer) -> Bool) -> Bool {
  var isBetter = false
  for index in best.beats.indices {
    guard index < best.beats.count, case .signal(let id, let carried, _) = best.beats[index].action else { continue }
    for (name, value) in carried.sorted(by: { $0.key < $1.key }) {
      guard index < best.beats.count, case .int(let number) = value, (2...1_000).contains(number) else { continue }
      for smaller in [0, 1] {
        guard index < best.beats.count, case .signal(id, var now, _) = best.beats[index].action, now[name] == value
        else { continue }
        now[name] = .int(smaller)
        var story = best
        story.beats[index].action = .signal(id, now)
        isBetter = shrinking.tryOut(story, &best, keeps) || isBetter
      }
    }
  }
  return isBetter
}

/// Whole minutes, hours, and the time of the step before.
private func withPlainTimes(_ shrinking: inout Shrinking, _ best: inout Story, _ keeps: (StoryPlayer) -> Bool) -> Bool {
  var isBetter = false
  for index in best.beats.indices.reversed() {
    // Whoever signs out as an accident is there again at once.
    guard index < best.beats.count, !best.beats[index].isAccident else { continue }
    let own = best.beats[index].instant
    let previous = index == 0 ? best.start.moment.instant : best.beats[index - 1].instant
    let hour = Instant(milliseconds: own.milliseconds - own.milliseconds % 3_600_000)
    for earlier in [previous, hour] where earlier >= previous && earlier < own {
      var story = best
      // Two signals of one instant would be one step.
      story.beats[index].instant = earlier
      if index > 0, story.beats[index].isSignal, story.beats[index - 1].isSignal, earlier == previous { continue }
      if shrinking.tryOut(story, &best, keeps) {
        isBetter = true
        break
      }
    }
  }
  return isBetter
}

extension Shrinking {
  fileprivate mutating func tryOut(_ story: Story, _ best: inout Story, _ keeps: (StoryPlayer) -> Bool) -> Bool {
    let old = best
    guard accept(story, &best, keeps) else { return false }
    // The same again is no progress.
    return best.beats != old.beats || best.rests != old.rests
  }
}
