#if DEBUG
  import CourierNotifications
  import NotificationTesting
  import Observation
  import SystemNotifications

  /// A day on a clock of its own, in ten seconds: nothing of it reaches the user.
  @MainActor @Observable final class DayRun {
    private(set) var lines: [String] = []

    func run(pause: Duration = .milliseconds(104)) async {
      lines = []
      do {
        let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
        _ = await center.requestAuthorization([.alert])
        let app = await AppScheduler<Courier>(on: center, handlers: AppHandlers(open: { _ in }))
        await app.launched()
        await app.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
        await center.enterBackground()
        for _ in 0..<96 {
          await center.advance(by: .minutes(15))
          lines = await center.delivered.map(\.description)
          try await Task.sleep(for: pause)
        }
      } catch {
        lines = ["\(error)"]
      }
    }
  }
#endif
