import YAMLNodes

/// One mapping or list on the way from the file to a value. Paths are spelled out only for findings, so a step holds
/// what is needed for that and builds no text.
struct PathStep {
  /// The place of a step among the steps of a session.
  struct Index {
    let raw: Int32

    static let none = Index(raw: -1)
  }

  let parent: Index
  /// The key of the mapping or list; nil for the item of a list.
  let key: SourceNode?
  /// The number of the item in its list, from 0.
  let position: Int32
}

extension ReadingSession {
  /// Goes into a mapping or list.
  func enter(_ value: SourceValue) -> PathStep.Index {
    steps.append(PathStep(parent: value.parent, key: value.key, position: value.position))
    return PathStep.Index(raw: Int32(truncatingIfNeeded: steps.count - 1))
  }

  /// `notifications.daily_clean_reminder.conditions[0].elapsed`; empty for a whole file.
  public func path(of value: SourceValue) -> String {
    path(value.parent, appending: component(value.key, value.position))
  }

  func path(_ index: PathStep.Index, appending last: String) -> String {
    var components = [last]
    var next = index
    while next.raw >= 0 {
      let step = steps[Int(next.raw)]
      components.append(component(step.key, step.position))
      next = step.parent
    }
    var path = ""
    for component in components.reversed() where !component.isEmpty {
      if !path.isEmpty, !component.hasPrefix("[") { path += "." }
      path += component
    }
    return path
  }

  private func component(_ key: SourceNode?, _ position: Int32) -> String {
    if let key { return excerpt(key.text) }
    return position >= 0 ? "[\(position)]" : ""
  }
}
