public import NotificationCivilTime
public import NotificationConformance

/// A history of one device, as the steps of a scenario.
public struct Story: Sendable {
  /// One step.
  public struct Beat: Sendable, Hashable {
    /// By the clock of the device.
    public var instant: Instant
    public var action: ScenarioStep.Action
    /// It should change nothing: a history without it must end alike.
    public var isAccident = false
    /// Here both are compared.
    public var compares = false

    var isSignal: Bool { if case .signal = action { true } else { false } }
  }

  public var start: ScenarioStart
  public var beats: [Beat]
  /// Behind the last step comes a quiet phase, in which everything owed must arrive.
  public var rests = false
}

/// Plays stories on devices, with every check on the way.
struct StoryPlayer {
  private(set) var device: ExploredDevice
  /// The history without the accident, until both are compared.
  private(set) var twin: ExploredDevice?
  private(set) var story: Story
  /// The first thing that did not hold.
  private(set) var broken: String?
  /// Where the difference was found: what the other history has.
  private(set) var wanted: ExploredDevice?
  private(set) var steps = 0
  /// A step that cannot be done here, such as a tap on nothing.
  var isImpossible: Bool { !device.problems.isEmpty }

  init?(_ app: ExploredApp, _ start: ScenarioStart, items: [String]) {
    guard var device = ExploredDevice(app, start: start, items: items) else { return nil }
    device.check()
    self.device = device
    story = Story(start: start, beats: [])
    broken = device.broken.first
  }

  /// Signals of one instant are one step, as in scenarios.
  mutating func play(_ beats: [Story.Beat], thoroughly: Bool) {
    var rest = beats[...]
    while let first = rest.first, broken == nil, !isImpossible {
      let together = first.isSignal ? rest.prefix { $0.isSignal && $0.instant == first.instant } : rest.prefix(1)
      rest = rest[together.endIndex...]
      step(Array(together), thoroughly: thoroughly || first.compares)
    }
  }

  private mutating func step(_ beats: [Story.Beat], thoroughly: Bool) {
    guard let first = beats.first, let last = beats.last else { return }
    story.beats += beats
    steps += 1
    if first.instant > device.now.instant {
      device.advance(to: first.instant)
      twin?.advance(to: first.instant)
      device.check()
    }
    let actions = beats.map(\.action)
    if first.isAccident {
      // A process that ends forgets which screen is open, and what is on it is shown again: that is no accident.
      // Which adds fail is counted, and a process that ends makes others.
      // A new process begins the permission flow anew.
      if twin == nil, !device.hasScreen, !device.refusesAdds, !device.isBehindFlow { twin = device }
    } else if actions != [.wait] {
      twin?.perform(actions)
    }
    if actions != [.wait] {
      device.perform(actions)
      device.check(thoroughly: thoroughly)
    }
    broken = device.broken.first
    if last.compares, broken == nil, let other = twin {
      twin = nil
      // The other one may have come to a step that cannot be done without the accident.
      guard other.problems.isEmpty else { return }
      if let difference = device.difference(from: other) {
        broken = "what should change nothing changes what comes: \(difference)"
        wanted = other
      }
    }
  }

  /// A step that could not be done counts as one.
  mutating func skip() { steps += 1 }

  mutating func rest() {
    guard broken == nil, !isImpossible else { return }
    let now = device.now.instant
    play(device.calming.map { Story.Beat(instant: now, action: $0) }, thoroughly: false)
    guard broken == nil, !isImpossible else { return }
    story.rests = true
    device.rest()
    steps += 3
    broken = device.broken.first
  }

  /// Plays a whole story.
  static func played(_ story: Story, on app: ExploredApp, items: [String]) -> StoryPlayer? {
    guard var player = StoryPlayer(app, story.start, items: items) else { return nil }
    player.play(story.beats, thoroughly: true)
    if story.rests { player.rest() }
    return player.isImpossible ? nil : player
  }
}
