import SpecLanguage

/// How the generated Swift looks to the code around it.
extension ChangeRoster {
  static let names: [ChangeRule] = [
    ChangeRule("app.swift.names.*.*", if: { $0.isAnotherName })
      .breaks(.swift, "Code that uses '{was}' no longer compiles: it is now '{is}'."),
    ChangeRule("app.swift.access", if: { seen($0.new) > seen($0.old) })
      .keeps(.swift, "More code than before may use what is generated."),
    ChangeRule("app.swift.access", if: { seen($0.new) < seen($0.old) && word($0.new) == .internal })
      .breaks(.swift, "Code outside the module no longer compiles: only the module can use what is generated."),
    ChangeRule("app.swift.access", if: { seen($0.new) < seen($0.old) })
      .breaks(.swift, "Code outside the package no longer compiles: only the package can use what is generated."),
    ChangeRule("app.swift.prefix")
      .breaks(.swift, "Code that names the generated types no longer compiles: their names begin differently."),
    // Defaults written out, and names of what is new, gone, or called something else from now on: that is judged there.
    ChangeRule("app.swift", "app.swift.**"),
    ChangeRule(
      "preferences.*.swift_name",
      if: { $0.typeName($0.change.path[1], $0.oldSpec) == $0.typeName($0.change.path[1], $0.newSpec) }),
    ChangeRule(
      "permission_flow.steps.*.screen.id", "permission_flow.final_screen.id", when: .changed,
      if: { $0.keepsScreenName }
    )
    .risks(.swift, "Its name in Swift stays, but its id is now '{new}'. Check code that stores or compares '{old}'."),
  ]

  private static func word(_ model: ResolvedNode) -> SwiftOptions.Access {
    model["app"]?["swift"]?["access"]?.text.flatMap(SwiftOptions.Access.init) ?? .public
  }

  /// How far the generated code is seen.
  private static func seen(_ model: ResolvedNode) -> Int {
    switch word(model) {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
