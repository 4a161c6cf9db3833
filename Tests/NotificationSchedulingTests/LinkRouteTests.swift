import NotificationRules
import Testing

@testable import NotificationScheduling

/// Where a tap leads whose screen belongs to a module that a refused permission takes away.
@Suite struct LinkRouteTests {
  private func table() -> RuleTable {
    var table = SampleRules.table()
    table.targets = [
      TargetRule("photos", module: "library"), TargetRule("home"),
      TargetRule("album", fallback: "photos", module: "albums"),
      TargetRule("trash", fallback: "home", module: "library"),
    ]
    return table
  }

  @Test func aScreenOpensWhileItsModuleIsThere() throws {
    #expect(table().route(to: "photos", BlockedModules()) == LinkRoute(target: "photos"))
    #expect(table().route(to: "home", BlockedModules(withScreen: ["library"])) == LinkRoute(target: "home"))
    #expect(table().route(to: "unknown", BlockedModules()) == LinkRoute(target: "unknown"))
  }

  @Test func theBlockingScreenShowsInItsPlace() throws {
    let blocked = BlockedModules(withScreen: ["library"])
    #expect(table().route(to: "photos", blocked) == LinkRoute(target: "photos", module: "library"))
    #expect(table().route(to: "trash", blocked) == LinkRoute(target: "trash", module: "library"))
  }

  @Test func withoutABlockingScreenTheFallbackOpens() throws {
    let blocked = BlockedModules(withoutScreen: ["library"])
    #expect(table().route(to: "trash", blocked) == LinkRoute(target: "home", isFallback: true))
    // Without a fallback it is the first screen that can open.
    #expect(table().route(to: "photos", blocked) == LinkRoute(target: "home", isFallback: true))
  }

  @Test func aFallbackMayBeBlockedToo() throws {
    #expect(
      table().route(to: "album", BlockedModules(withScreen: ["library"], withoutScreen: ["albums"]))
        == LinkRoute(target: "photos", isFallback: true, module: "library"))
    #expect(
      table().route(to: "album", BlockedModules(withoutScreen: ["albums", "library"]))
        == LinkRoute(target: "home", isFallback: true))
    var all = table()
    all.targets.removeAll { $0.module == nil }
    #expect(all.route(to: "photos", BlockedModules(withoutScreen: ["library", "albums"])) == nil)
  }
}
