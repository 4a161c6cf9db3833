import NotificationRules
import NotificationScheduling

/// The scheduler asked for something that this version of the app does not have: another version has added the request.
public struct UnknownRequest: Error, Sendable, Hashable {
  /// Its identifier.
  public var identifier: String
  /// The id of the screen or button.
  public var id: String

  public init(identifier: String, id: String) {
    self.identifier = identifier
    self.id = id
  }
}

extension AppHandlers {
  /// The same in the ids of the rule table.
  func untyped(_ rules: RuleTable) -> SystemScheduler.App {
    let failed = logs.failed
    var app = SystemScheduler.App()
    app.open = { [open] target, type in
      guard let screen = OpenedScreen(target, of: App.self, kind: type.flatMap { App.Kind(rawValue: $0) }, in: rules)
      else { return await failed(UnknownRequest(identifier: target.identifier, id: target.target)) }
      await open(screen)
    }
    app.perform = { [perform] response, type in
      guard let button = PressedButton(response, of: App.self, kind: type.flatMap { App.Kind(rawValue: $0) }) else {
        return await failed(UnknownRequest(identifier: response.identifier, id: response.action))
      }
      await perform(button)
    }
    app.deliver = { [log] in try await log($0.map { LoggedEvent($0) }) }
    app.fetch = fetch
    app.show = { [show = permissions.show] id in
      let screen = id.flatMap { App.Screen(rawValue: $0) }
      if let id, screen == nil { return await failed(UnknownRequest(identifier: "", id: id)) }
      await show(screen)
    }
    app.blocked = { [blocked = permissions.blocked] in
      let parts = await blocked()
      return BlockedModules(
        withScreen: Set(parts.withScreen.map(\.rawValue)), withoutScreen: Set(parts.withoutScreen.map(\.rawValue)))
    }
    app.openSettings = permissions.openSettings
    app.alertPermission = permissions.alert
    app.settings = settings
    app.logs = logs
    return app
  }
}
