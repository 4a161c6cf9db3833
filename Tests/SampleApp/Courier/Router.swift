import CourierNotifications
import Observation

/// What is on the screen.
@MainActor @Observable final class Router {
  /// The screens on top of the first one.
  var path: [DeepLink] = []
  /// The screen of the permission flow in front of the app.
  private(set) var permission: PermissionScreen?
  private(set) var unwatched: Set<String> = []
  var showsSettings = false

  func open(_ link: DeepLink) { path = link == .home ? [] : [link] }
  func show(_ screen: PermissionScreen?) { permission = screen }
  func showSettings() { showsSettings = true }
  func stopWatching(_ item: String?) { if let item { unwatched.insert(item) } }
}
