#if DEBUG
  import CourierNotifications
  import SwiftUI
  import SystemNotifications
  import UserNotifications

  /// What waits and when it is due, why something was not sent, and a day in ten seconds.
  struct DebugView: View {
    let notifications: Notifications
    @State private var pending: [UNNotificationRequest] = []
    @State private var day = DayRun()

    var body: some View {
      List {
        Section("Pending") {
          ForEach(pending, id: \.identifier) { request in
            Button("\(kind(of: request)), \(due(request)): \(request.content.body)") { fire(request) }
          }
        }
        Section("What became of the others") {
          ForEach(notifications.journal.outcomes, id: \.self) { Text($0) }
        }
        Section("A day in ten seconds") {
          Button("Leave a basket and wait") { Task { await day.run() } }
          ForEach(day.lines, id: \.self) { Text($0) }
        }
      }
      .task { pending = await UNUserNotificationCenter.current().pendingNotificationRequests() }
    }

    private func kind(of request: UNNotificationRequest) -> String {
      notifications.scheduler.kind(of: request.identifier)?.rawValue ?? request.identifier
    }

    private func due(_ request: UNNotificationRequest) -> String {
      switch request.trigger {
      case let trigger as UNTimeIntervalNotificationTrigger: "\(trigger.nextTriggerDate() ?? .distantPast)"
      case let trigger as UNCalendarNotificationTrigger: "\(trigger.nextTriggerDate() ?? .distantPast)"
      default: "at a place"
      }
    }

    /// Shows it now, beside the one that waits.
    private func fire(_ request: UNNotificationRequest) {
      let now = UNNotificationRequest(identifier: "debug." + request.identifier, content: request.content, trigger: nil)
      Task { try await UNUserNotificationCenter.current().add(now) }
    }
  }
#endif
