/// A section of the settings screen.
public struct SettingsSectionRule: Sendable, Hashable {
  public var id: String
  /// The ids of its settings, from top to bottom.
  public var rows: [String]

  public init(_ id: String, rows: [String]) {
    self.id = id
    self.rows = rows
  }
}
