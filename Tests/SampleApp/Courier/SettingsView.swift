import CourierNotifications
import SwiftUI
import SystemNotifications

/// The settings that the spec declares, as they are for the user who is signed in.
struct SettingsView: View {
  let notifications: Notifications
  @State private var settings: AppSettings<Courier>?
  private let locale = AppLocale(preferred: Locale.preferredLanguages)

  var body: some View {
    List {
      ForEach(TogglePreference.allCases, id: \.self) { setting in
        Toggle(setting.label(in: locale) ?? "", isOn: isOn(setting))
          .disabled(settings?.row(of: setting) != .active)
      }
    }
    .task { for await settings in notifications.scheduler.settings { self.settings = settings } }
  }

  private func isOn(_ setting: TogglePreference) -> Binding<Bool> {
    Binding {
      settings?.isShownOn(setting) ?? setting.isOnByDefault
    } set: { value in
      Task { await notifications.scheduler.set(setting, to: value) }
    }
  }
}
