/// The toggles of an app, by parent.
public struct PreferenceTree: Sendable {
  public let spec: Spec
  /// The toggles whose parent a setting is, by its id.
  private var children: [String: [String]] = [:]

  public init(of spec: Spec) {
    self.spec = spec
    for item in spec.preferences where item.toggle != nil {
      if let parent = item.parent { children[parent.value, default: []].append(item.id) }
    }
  }

  /// The ids of a setting and of all toggles below it, at any depth.
  public func ids(below id: String) -> Set<String> {
    var found: Set<String> = [id]
    var rest = [id]
    while let id = rest.popLast() {
      for child in children[id] ?? [] where found.insert(child).inserted { rest.append(child) }
    }
    return found
  }
}
