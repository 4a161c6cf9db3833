import NotificationCivilTime
import NotificationConformance
import NotificationRules
import TextWriting

/// A story as a scenario file.
struct ScenarioText {
  let app: String
  let suite: String
  let id: String
  let title: String
  /// The kinds of what signals carry.
  let alphabet: Alphabet
  let story: Story
  /// Lines below `then`.
  let then: [String]

  var text: String {
    var lines = [
      "# Written by 'notispec explore'. Before it joins the suites of an app, name the requirement that it is about in 'covers'.",
      "notispec_scenarios: 1", "suite: \(suite)", "app: \(app)", "", "scenarios:", "  - id: \(id)",
      "    title: \(YAMLScalar.doubleQuoted(title))", "    start:",
    ]
    lines.insert("    covers: [explored]", at: lines.count - 1)
    lines += startLines.map { "      \($0)" }
    lines.append("    steps:")
    lines += stepLines.map { "      - \($0)" }
    lines.append("    then:")
    lines += then.map { "      - \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var startLines: [String] {
    let start = story.start
    var lines = [
      "at: \(Self.quoted(start.moment.zone.local(at: start.moment.instant)))", "zone: \(start.moment.zone.identifier)",
      "authorization: \(start.authorization.rawValue)", "app: \(start.app.rawValue)",
    ]
    if let profile = start.profile { lines.append("profile: \(profile)") }
    if let user = start.token.user { lines.append("user: \(user)") }
    if !start.preferences.isEmpty {
      let settings = start.preferences.sorted { $0.key < $1.key }.map { "\($0.key): \(StepText.setting($0.value))" }
      lines.append("preferences: { \(settings.joined(separator: ", ")) }")
    }
    if !start.attributes.isEmpty { lines.append("attributes: { \(StepText.pairs(start.attributes)) }") }
    if !start.flags.isEmpty {
      let flags = start.flags.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      lines.append("flags: { \(flags.joined(separator: ", ")) }")
    }
    if !start.arms.isEmpty {
      lines.append(
        "experiments: { \(start.arms.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"
      )
    }
    return lines
  }

  private var stepLines: [String] {
    var lines: [String] = []
    var zone = story.start.moment.zone
    var last = story.start.moment.instant
    func add(_ instant: Instant, _ action: ScenarioStep.Action) {
      let time = Self.time(instant, in: zone)
      last = instant
      if action == .wait { return lines.append("{ until: \(time) }") }
      lines.append("{ at: \(time), \(StepText(alphabet: alphabet, zone: zone).words(action)) }")
      if case .zone(let new) = action { zone = new }
      if case .clock(let shift) = action { last = instant + shift }
    }
    for beat in story.beats { add(max(beat.instant, last), beat.action) }
    if story.rests {
      add(last, .app(.launch))
      add(last + .days(40), .app(.launch))
    }
    if let compared = story.beats.last, compared.compares {
      // What comes together is spread over a minute.
      add(last + .minutes(2), .app(.foreground))
    }
    return lines.isEmpty ? ["{ after: 0m, app: foreground }"] : lines
  }

  /// A time that means this instant, wherever the clocks show it twice.
  static func time(_ instant: Instant, in zone: ZoneRules) -> String {
    let local = zone.local(at: instant)
    if case .unique(let only) = zone.resolve(local), only == instant { return quoted(local) }
    return "\"\(local)\(zone.offsetText(at: instant))\""
  }

  private static func quoted(_ local: CivilDateTime) -> String { "\"\(local)\"" }
}
