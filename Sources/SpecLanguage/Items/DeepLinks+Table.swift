public import NotificationRules

extension TargetItem {
  /// Every way to the screen: its path without the first `/`, then each alias in place of its first part.
  public var linkPaths: [String] {
    let parts = path.value.split(separator: "/")
    var paths = [parts.joined(separator: "/")]
    for alias in aliases {
      let first = alias.value.split(separator: "/")
      let path = (first + parts.dropFirst()).joined(separator: "/")
      if !paths.contains(path) { paths.append(path) }
    }
    return paths
  }
}

extension DeepLinks {
  /// What links begin with: the scheme of the app and, where it has one, its site.
  public var bases: [String] {
    ["\(scheme.value)://"] + (universal.map { [$0.value.hasSuffix("/") ? $0.value : $0.value + "/"] } ?? [])
  }

  public var table: LinkTable {
    LinkTable(
      bases: bases,
      screens: targets.map { target in
        LinkTable.Screen(
          target.id, paths: target.linkPaths,
          parameters: target.parameters.map { parameter in
            LinkTable.Parameter(
              parameter.id, key: parameter.payloadKey, parameter.kind.linkKind, isOptional: parameter.isOptional)
          })
      })
  }
}

extension ParameterItem.Kind {
  fileprivate var linkKind: LinkTable.Parameter.Kind {
    switch self {
    case .int, .instant: .int
    case .double, .percent: .double
    case .string: .text
    }
  }
}
