import CourierNotifications
import SwiftUI
import SystemNotifications

/// The settings that the spec declares, section by section, as they are for the user who is signed in.
struct SettingsView: View {
  let notifications: Notifications
  @State private var settings: AppSettings<Courier>?
  @State private var isRefused = false
  private let locale = AppLocale(preferred: Locale.preferredLanguages)

  var body: some View {
    List {
      ForEach(settings?.sections ?? []) { shown in
        Section {
          ForEach(shown.rows) { row(of: $0) }
        } header: {
          if let header = shown.section.header(in: locale) { Text(header) }
        } footer: {
          if let footer = shown.section.footer(in: locale) { Text(footer) }
        }
      }
    }
    .task { for await settings in notifications.scheduler.settings { self.settings = settings } }
    .alert(AppString.notificationsOff.text(in: locale), isPresented: $isRefused) {
      Button(AppString.openSettings.text(in: locale)) { Task { await SystemApplication.openSettings() } }
      Button(AppString.cancel.text(in: locale), role: .cancel) {}
    } message: {
      Text(AppString.notificationsOffMessage.text(in: locale))
    }
  }

  @ViewBuilder private func row(of row: SettingsRow) -> some View {
    let label = row.label(in: locale) ?? ""
    switch row {
    case .toggle(let setting): Toggle(label, isOn: isOn(setting))
    case .time(let setting): DatePicker(label, selection: time(of: setting), displayedComponents: .hourAndMinute)
    }
    if let footer = row.footer(in: locale) { Text(footer) }
  }

  private func isOn(_ setting: TogglePreference) -> Binding<Bool> {
    Binding {
      settings?.isShownOn(setting) ?? setting.isOnByDefault
    } set: { value in
      isRefused = value && settings?.authorization == .denied
      Task { await notifications.scheduler.set(setting, to: value) }
    }
  }

  private func time(of setting: TimePreference) -> Binding<Date> {
    Binding {
      let time = settings?.value(of: setting) ?? setting.standard
      return Calendar.current.date(bySettingHour: time.hour, minute: time.minute, second: 0, of: .now) ?? .now
    } set: { date in
      let time = Calendar.current.dateComponents([.hour, .minute], from: date)
      Task { await notifications.scheduler.set(setting, to: (time.hour ?? 0, time.minute ?? 0)) }
    }
  }
}
