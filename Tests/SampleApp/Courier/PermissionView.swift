import CourierNotifications
import SwiftUI
import SystemNotifications

/// A screen of the permission flow, in the words of the spec.
struct PermissionView: View {
  let screen: PermissionScreen
  let press: (PermissionFlowEvent.Button) -> Void
  private let locale = AppLocale(preferred: Locale.preferredLanguages)

  var body: some View {
    VStack {
      Text(screen.title(in: locale) ?? "")
      Text(screen.subtitle(in: locale) ?? "")
      ForEach(screen.reasons(in: locale), id: \.self) { Text($0) }
      Text(screen.note(in: locale) ?? "")
      if let primary = screen.primary(in: locale) { Button(primary) { press(.primary) } }
      if let secondary = screen.secondary(in: locale) { Button(secondary) { press(.secondary) } }
    }
  }
}
