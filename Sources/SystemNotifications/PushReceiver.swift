import NotificationScheduling
import NotificationTerms

/// Who handles the pushes of an app, whatever its types.
protocol PushReceiver: Sendable {
  func presentation(of push: ArrivedPush) async -> PresentationOptions
  func opened(_ push: ArrivedPush) async
  func acted(_ push: ArrivedPush, action: String, text: String?) async
  func dismissed(_ push: ArrivedPush) async
}

extension PushReceiver {
  /// What the user did with a notification that is a push.
  func handle(_ event: SchedulerEvent, of push: ArrivedPush) async {
    switch event {
    case .opened: await opened(push)
    case .dismissed: await dismissed(push)
    case .acted(let response): await acted(push, action: response.action, text: response.text)
    default: break
    }
  }
}

extension AppPushes: PushReceiver {}
