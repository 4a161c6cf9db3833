import NotificationCivilTime
import NotificationConformance

/// What a scenario of a finding expects: what should have come, so that it fails as long as the finding is there.
struct Expectation {
  let player: StoryPlayer
  /// Empty for a story without a finding: then what came is expected.
  var broken = ""
  let alphabet: Alphabet

  /// Lines below `then`, in the order in which they are tried.
  var candidates: [[String]] {
    if let wanted = player.wanted { return [lines(wanted.shown, of: wanted) + pending(of: wanted)] }
    let device = player.device
    let asIs = lines(device.shown, of: device)
    if broken.contains("intended") { return [pending(device.intended, device), asIs] }
    guard let offender else { return [asIs] }
    let shown = device.shown
    let last = shown.lastIndex { $0.identifier == offender }
    var others = shown
    if let last { others.remove(at: last) }
    let type = offender.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    let without = lines(others, of: device)
    // Before its quiet phase nobody can say of a story what should have come by its end.
    let owed = player.story.rests ? [["{ delivered_includes: \(type) }"]] : []
    let unplanned = pending(of: device, besides: type)
    if broken.contains("no reason"), device.outcomes.count(where: { $0.type == type }) == 1 {
      return [["{ outcome: \(type), is: none }"], asIs]
    }
    return broken.contains("is planned")
      ? [unplanned, without, asIs] : last == nil ? owed + [unplanned, asIs] : [without] + owed + [asIs]
  }

  /// The identifier of what the sentence is about.
  private var offender: String? {
    let app = alphabet.rules.app
    let words = broken.split { $0 == " " || $0 == "," || $0 == "'" || $0 == "\"" || $0 == "[" || $0 == "]" }
      .map { $0.trimmed() }
    if let whole = words.first(where: { $0.hasPrefix("\(app).") }) { return whole }
    return words.first { word in alphabet.rules.types.contains { word.hasPrefix("\($0.id).") } }.map { "\(app).\($0)" }
  }

  private func lines(_ shown: [ExploredDevice.Shown], of device: ExploredDevice) -> [String] {
    guard !shown.isEmpty else { return ["{ delivered: none }"] }
    return shown.map { one in "{ delivered: \(one.type), \(at(one.instant, device)) }" }
  }

  private func pending(of device: ExploredDevice, besides type: String? = nil) -> [String] {
    pending(device.pending.filter { $0.type != type }, device)
  }

  private func pending(_ requests: [(type: String, due: Instant)], _ device: ExploredDevice) -> [String] {
    guard !requests.isEmpty else { return ["{ pending: none }"] }
    return requests.map { "{ pending: \($0.type), \(at($0.due, device)) }" }
  }

  private func at(_ instant: Instant, _ device: ExploredDevice) -> String {
    let zone = device.now.zone
    let rest = instant.milliseconds % 1_000
    guard rest != 0 else { return "at: \(ScenarioText.time(instant, in: zone))" }
    let floor = Instant(milliseconds: instant.milliseconds - rest)
    return "between: [\(ScenarioText.time(floor, in: zone)), \(ScenarioText.time(floor + .seconds(1), in: zone))]"
  }
}

extension Substring {
  fileprivate func trimmed() -> String {
    var text = self
    while let last = text.last, ":;.".contains(last) { text.removeLast() }
    return String(text)
  }
}
