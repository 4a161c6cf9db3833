import Network
import SystemNotifications

extension Notifications {
  /// For as long as the app runs: a token that could not be stored is stored once the network is back.
  func followNetwork() async {
    for await path in NWPathMonitor() {
      await scheduler.token.networkChanged(isOnline: path.status == .satisfied)
    }
  }
}
