import NotificationCivilTime
public import NotificationConformance

/// Random histories, each from a seed of its own.
public struct RandomSearch: Sendable {
  public struct Found: Sendable {
    public var story: Story
    public var broken: String
    public var cause: Cause
    public var seed: UInt64
  }

  public struct History: Sendable {
    public var seed: UInt64
    public var steps: Int
    public var found: Found?
    public var reach: Reach
  }

  let app: ExploredApp
  let alphabet: Alphabet
  /// Steps of each history, without the quiet phase.
  let length: Int
  private let isEveryday: Bool

  /// - Parameter isEveryday: See `RandomMoves`.
  public init(_ app: ExploredApp, _ alphabet: Alphabet, length: Int, isEveryday: Bool = false) {
    self.isEveryday = isEveryday
    self.app = app
    self.alphabet = alphabet
    self.length = length
  }

  public func history(seed: UInt64) -> History {
    var reach = Reach()
    guard let player = play(seed: seed, upTo: nil) else { return History(seed: seed, steps: 0, reach: reach) }
    for (mark, number) in player.marks() {
      reach.note(mark, seed: seed, steps: player.story.beats.count, number: number)
    }
    let found = player.broken.map { Found(story: player.story, broken: $0, cause: Cause($0), seed: seed) }
    return History(seed: seed, steps: player.steps, found: found, reach: reach)
  }

  /// - Parameter limit: Stop after so many steps; nil for the whole history and its quiet phase.
  func play(seed: UInt64, upTo limit: Int?) -> StoryPlayer? {
    var moves = RandomMoves(alphabet, seed: seed, isEveryday: isEveryday)
    guard let start = moves.start(), var player = StoryPlayer(app, start, items: alphabet.items) else { return nil }
    while player.steps < length, player.broken == nil {
      if let limit, player.story.beats.count >= limit { return player }
      let beats = moves.next(on: player.device).separated(from: player.story.beats.last)
      guard !beats.isEmpty else { continue }
      let isThorough = moves.random.oneIn(4)
      var next = player
      next.play(beats, thoroughly: isThorough)
      // What cannot be done here was not done.
      if next.isImpossible { player.skip() } else { player = next }
    }
    if limit == nil { player.rest() }
    return player
  }
}

extension [Story.Beat] {
  /// Signals of one instant are one step of a scenario, so a signal that is a step of its own comes a minute after another one.
  func separated(from last: Story.Beat?) -> Self {
    guard let last, last.isSignal, let first, first.isSignal, first.instant <= last.instant else { return self }
    return map { beat in
      var later = beat
      later.instant = Swift.max(beat.instant, last.instant + .minutes(1))
      return later
    }
  }
}
