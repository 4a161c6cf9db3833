import SwiftUI
import SystemNotifications

@main struct CourierApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      HomeView(notifications: delegate.notifications)
        .onOpenURL { link in
          Task { await delegate.notifications.scheduler.open(link.absoluteString) }
        }
    }
    .onChange(of: phase) { _, phase in
      let scheduler = delegate.notifications.scheduler
      switch phase {
      case .active: Task { await scheduler.foregrounded() }
      case .background:
        Task { await scheduler.backgrounded() }
        Refresh.ask()
      default: break
      }
    }
    .backgroundTask(.appRefresh(Refresh.identifier)) {
      await Refresh.ask()
      await delegate.notifications.scheduler.refreshed()
    }
  }
}
