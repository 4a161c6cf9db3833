import CourierNotifications
import SwiftUI
import SystemNotifications

/// The settings that the spec declares.
struct SettingsView: View {
  let notifications: Notifications
  @State private var isOn = Dictionary(uniqueKeysWithValues: TogglePreference.allCases.map { ($0, $0.isOnByDefault) })
  private let locale = AppLocale(preferred: Locale.preferredLanguages)

  var body: some View {
    List {
      ForEach(TogglePreference.allCases, id: \.self) { setting in
        Toggle(setting.label(in: locale) ?? "", isOn: isOn(setting))
      }
    }
  }

  private func isOn(_ setting: TogglePreference) -> Binding<Bool> {
    Binding {
      isOn[setting] ?? setting.isOnByDefault
    } set: { value in
      isOn[setting] = value
      Task { await notifications.scheduler.set(setting, to: value) }
    }
  }
}
