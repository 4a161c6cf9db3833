public import NotificationCivilTime

/// All that an app remembers of its notifications: what is stored by every `write`, and what is gone with the process.
public struct AppState: Sendable, Hashable {
  public var scheduler: SchedulerState
  public var flow = PermissionFlowState()
  public var token = TokenState()
  public var pushes = PushState()
  /// What analytics does not have yet, as far as the app knows; the oldest first.
  public var outbox: [AnalyticsRecord] = []
  /// What was to be taken from Notification Center, and until when it had come; until the center lists it no more.
  public internal(set) var clearing: [String: Instant] = [:]
  public var process = AppProcess()

  public init(_ scheduler: SchedulerState) { self.scheduler = scheduler }
}

/// What is gone when the process ends.
public struct AppProcess: Sendable, Hashable {
  /// The app was on screen since it was started.
  public internal(set) var wasSeen = false
  /// Something has happened in it.
  var hasStarted = false
  /// The requests of the center were compared with the intended ones.
  var hasCompared = false
  /// Keeps what a tap leads to until the first screen is there.
  public internal(set) var router = LinkRouter()
  /// What a tap has opened, as long as people look at it.
  public internal(set) var screen: VisibleScreen?
  /// The app has said that it shows this.
  var hasArrived = false
  /// Where a tap leads to, as long as the permission flow of this start has not begun.
  var arrivals: [AppArrival] = []
  /// What the center has under identifiers of earlier versions.
  var former = FormerRequests()
  /// So many records at the beginning of the outbox are being handed over.
  var handing = 0

  public init() {}
}

/// Where a tap has led to.
enum AppArrival: Sendable, Hashable {
  case target(String)
  /// It belongs to a part of the app that is taken away, whose screen shows in its place.
  case module(String)
}

extension AppState: StateCodable {
  func write(to file: inout StateWriter) { file.write(scheduler, flow, token, pushes, outbox, clearing) }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    self.init(try file.read())
    (flow, token, pushes, outbox, clearing) = try file.read()
  }
}

extension StateFile {
  private static let app = Kind("notispec-state")

  /// All but what is gone with the process.
  public static func bytes(of state: AppState) -> [UInt8] { bytes(of: state, app) }

  public static func app(from bytes: [UInt8]) throws(Problem) -> AppState { try state(from: bytes, app) }
}
