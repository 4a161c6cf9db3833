import CourierNotifications
import SwiftUI
import SystemNotifications

/// Orders food, and says so to the scheduler.
struct HomeView: View {
  let notifications: Notifications
  @State private var dishes = 0

  var body: some View {
    @Bindable var router = notifications.router
    NavigationStack(path: $router.path) {
      List {
        Button("Add a dish") {
          dishes += 1
          Task { await notifications.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: dishes)) }
        }
        Button("Order") {
          dishes = 0
          // The moment of value: the spec asks for permission after the first order.
          Task { await notifications.scheduler.report(.orderPlaced) }
        }
        Button("Settings") { router.showsSettings = true }
        #if DEBUG
          NavigationLink("Notifications") { DebugView(notifications: notifications) }
        #endif
      }
      .navigationDestination(for: DeepLink.self) { Text($0.url) }
      .navigationDestination(isPresented: $router.showsSettings) { SettingsView(notifications: notifications) }
    }
    .overlay {
      if let screen = router.permission {
        PermissionView(screen: screen) { button in
          Task { await notifications.scheduler.permissions.press(button) }
        }
      }
    }
  }
}
