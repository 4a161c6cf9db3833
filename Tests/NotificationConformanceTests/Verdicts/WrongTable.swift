import NotificationRules
import Testing

/// A mistake somebody could make in the rules of an app.
struct WrongTable: Sendable, CustomTestStringConvertible {
  let app: String
  let name: String
  let change: @Sendable (inout RuleTable) -> Void

  init(_ app: String, _ name: String, _ change: @escaping @Sendable (inout RuleTable) -> Void) {
    self.app = app
    self.name = name
    self.change = change
  }

  var testDescription: String { "\(app): \(name)" }

  static var all: [WrongTable] { cleaner + journal + permissionFlow + token }
}

extension RuleTable {
  mutating func edit(_ type: String, _ change: (inout TypeRule) -> Void) {
    for index in types.indices where types[index].id == type { change(&types[index]) }
  }

  mutating func edit(preference id: String, _ change: (inout PreferenceRule) -> Void) {
    for index in preferences.indices where preferences[index].id == id { change(&preferences[index]) }
  }
}
