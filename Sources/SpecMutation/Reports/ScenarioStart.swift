import SpecLanguage

/// The first lines of a scenario that would notice a mutant, with `…` for what its author knows.
struct ScenarioStart {
  private let mutant: SpecMutant
  private let spec: Spec

  init(for mutant: SpecMutant, in spec: Spec) {
    self.mutant = mutant
    self.spec = spec
  }

  /// YAML, ready for `scenarios:` of a suite.
  var lines: [String] {
    [
      "- id: …",
      "  title: …",
      "  covers: [\(covers.isEmpty ? "…" : covers.joined(separator: ", "))]",
      "  steps:",
    ] + steps.map { "    - { \($0) }" } + ["  then:", "    - { \(assertion) }"]
  }

  /// The requirements of the smallest part around the change that names some.
  private var covers: [String] {
    let parts = spec.coveringItems.filter { part in
      !part.covers.isEmpty && (mutant.path == part.path || mutant.path.hasPrefix(part.path + "."))
    }
    return parts.max { $0.path.count < $1.path.count }?.covers.map(\.value) ?? []
  }

  private var item: SpecMutant.Item? { mutant.items.first }

  private var type: NotificationItem? {
    guard let item, item.kind == .notification else { return nil }
    return spec.notifications.first { $0.id == item.id }
  }

  private var section: Substring { mutant.path.prefix { $0 != "." && $0 != "[" } }

  /// The change shows once somebody taps.
  private var isAboutTap: Bool {
    mutant.keys.last == "notification.target" || mutant.keys.last == "notification.category"
  }

  private var steps: [String] {
    if let type {
      let signals = type.triggers.compactMap(\.schedule.signal)
      return (signals.first.map { ["at: \"10:00\", signal: \($0)"] } ?? [])
        + ["at: \"10:01\", app: background", "until: \"+1d 10:00\""]
        + (isAboutTap ? ["after: 1m, tap: \(type.id)"] : [])
    }
    if let item, item.kind == .preference { return ["at: \"10:00\", prefer: { \(item.id): … }", "until: …"] }
    if let item, item.kind == .signal { return ["at: \"10:00\", signal: \(item.id)", "until: …"] }
    switch section {
    case "permission_flow": return ["at: \"09:00\", app: launch", "at: \"09:01\", press: primary"]
    case "push": return ["at: \"09:00\", app: launch", "at: \"09:01\", answer: granted"]
    case "deep_links": return ["at: \"10:00\", link: …"]
    default: return ["at: \"10:00\", signal: …", "until: …"]
    }
  }

  private var assertion: String {
    if let type { return isAboutTap ? "opened: …" : "delivered: \(type.id), at: …" }
    if let item, item.kind == .preference { return "preference: { \(item.id): … }" }
    switch section {
    case "permission_flow": return "shown: […]"
    case "push": return "token: { stored: … }"
    case "analytics": return "logged: […]"
    case "deep_links": return "opened: …"
    default: return "delivered: …, at: …"
    }
  }
}

extension TriggerItem.Schedule {
  /// What has to be reported first; nil for a date or a place.
  fileprivate var signal: String? {
    switch self {
    case .after(let trigger): trigger.signal.value
    case .slotAfter(let trigger): trigger.signal.value
    case .at(let trigger): trigger.signal.value
    case .reached(let trigger): trigger.signal.value
    case .calendar(let trigger): trigger.begins?.value
    case .location: nil
    }
  }
}
