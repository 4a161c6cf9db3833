import NotificationCivilTime
import NotificationRules

extension WrongTable {
  /// Where the push token is kept, when it is written, taken away and tried again, what is logged, and what pushes need.
  static let token: [WrongTable] = [
    .token("another document") { $0.store = "devices/{uid}" },
    .token("another field") { $0.field = "token" },
    .token("written without permission") { $0.writeWhen = [.notDetermined, .denied, .authorized, .provisional] },
    .token("kept after signing out") { $0.clearsOnSignOut = false },
    .token("kept after permission was withdrawn") { $0.clearsOnRevocation = false },
    .token("a failed write is not tried again") { $0.retriesAtLaunch = false },
    .token("not refreshed at a launch") { $0.refreshesAtLaunch = false },
    .token("no token in a simulator") { $0.mocksSimulator = false },
    .token("shortened in the console") { $0.debugLog = .short },
    .token("whole in the console of a release") { $0.releaseLog = .full },
    .token("a registration of three seconds is fast") { $0.budgets.registration = .seconds(3) },
    .token("a write of two seconds is fast") { $0.budgets.upload = .seconds(2) },
    .token("any time may pass until it is stored") { $0.budgets.total = nil },
    .token("the system's own bytes") { $0.encoding = .hex },
    .init("gallery", "a token of a provider") { $0.token?.encoding = .opaque },
    .init("messenger", "asked at the launch") { $0.authorization?.askAt = .launch },
    .init("messenger", "a button without what it needs") { table in
      for place in table.categories.indices {
        for index in table.categories[place].actions.indices { table.categories[place].actions[index].requires = [] }
      }
    },
    .init("messenger", "a screen without what it needs") { table in
      for index in table.targets.indices { table.targets[index].payload = [] }
    },
    .init("messenger", "a dismissal that is not reported") { table in
      for index in table.categories.indices { table.categories[index].reportsDismissal = false }
    },
  ]

  private static func token(_ name: String, _ change: @escaping @Sendable (inout TokenRule) -> Void) -> Self {
    .init("messenger", name) { table in
      guard var token = table.token else { return }
      change(&token)
      table.token = token
    }
  }
}
