import CourierNotifications
import SystemNotifications
import UIKit

/// All that has to do with notifications, made once at launch.
@MainActor final class Notifications {
  let router = Router()
  let journal = Journal()
  let scheduler: AppScheduler<Courier>
  let responder: NotificationResponder

  init() {
    let folder = URL.applicationSupportDirectory.appending(path: "notifications")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let handlers = AppHandlers<Courier>(
      open: { [router] in await router.open($0.link) },
      perform: { [router] button in
        switch button.action {
        case .reorder: await router.open(.home)
        case .stopWatching: await router.stopWatching(button.values["item_id"])
        }
      },
      log: { [journal] events in for logged in events { await journal.log(logged.event) } },
      permissions: PermissionHandlers(
        show: { [router] in await router.show($0) }, openSettings: { await SystemApplication.openSettings() }),
      settings: SettingsHandlers(show: { [router] in await router.showSettings() }),
      logs: LogHandlers(
        report: { [journal] in await journal.add($0) }, failed: { [journal] in await journal.add($0) }))
    scheduler = AppScheduler(
      store: FileStore(folder.appending(path: "state")), permissions: PermissionFlowSources(),
      token: TokenBackends(provider: Backend.provider, tokens: Backend.tokens), handlers: handlers)
    responder = NotificationResponder(scheduler)
  }

  func launched() async { await scheduler.launched() }
}
