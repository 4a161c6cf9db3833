import NotificationCivilTime
import NotificationRules
public import NotificationTerms

/// All machines of an app and everything that they tell each other: state, events and moment in; commands out, and nothing
/// else happens.
///
/// A phone, the runner of scenarios and any other host carry out its commands and tell it what happened; they decide
/// nothing. So what is proven of a core is what an app does.
public struct AppCore: Sendable {
  public let scheduler: Scheduler
  /// Nil for an app without a permission flow, or one that keeps its own.
  public let flow: PermissionFlow?
  /// Nil for an app that stores no token.
  public let token: TokenRegistration?
  public let pushes: PushHandling
  public let activities: LiveActivities

  /// - Parameters:
  ///   - token: The registration of the app's push token, if it stores one.
  ///   - hasFlow: Whether this runs the permission flow that the rules describe.
  public init(_ scheduler: Scheduler, token: TokenRegistration? = nil, hasFlow: Bool = true) {
    self.scheduler = scheduler
    self.token = token
    flow = hasFlow ? PermissionFlow(scheduler.rules) : nil
    pushes = PushHandling(scheduler.rules)
    activities = LiveActivities(scheduler.rules)
  }

  /// One step: what happened is applied, planned once, and told to whom it concerns.
  ///
  /// - Parameters:
  ///   - events: What happened at this instant, in order.
  ///   - report: What the system says now; `AppEvent.needs` says what to ask it.
  ///   - now: The instant and the zone in force.
  /// - Returns: Commands in the order in which they must be carried out.
  public func step(
    _ state: inout AppState, on events: [AppEvent], _ report: AppReport = AppReport(), at now: Moment
  ) -> [AppCommand] {
    var step = AppStep(core: self, state: consume state, report: report, now: now)
    step.run(events)
    state = step.state
    return step.commands
  }

  /// The state to begin with: the stored one, or an empty one if there is none that this version can read.
  ///
  /// Requests of a lost state that the center still has are adopted if they are planned again, and otherwise removed
  /// with the reason `state.reset`.
  /// - Parameter locale: The language of the device now; texts are rendered again at every launch.
  public func restore(from bytes: [UInt8]?, locale: LanguageTag) -> AppState {
    adopt(bytes.flatMap { try? StateFile.app(from: $0) }, locale: locale)
  }

  /// - Parameter stored: What another version may have written; nil if it cannot be read.
  package func adopt(_ stored: AppState?, locale: LanguageTag) -> AppState {
    guard var state = stored else { return AppState(SchedulerState(locale: locale)) }
    state.scheduler.locale = locale
    scheduler.adoptFormerIDs(in: &state.scheduler)
    state.flow.signals = state.flow.signals.renamed { scheduler.rules.formerIDs.now(.signal, $0) }
    scheduler.adoptRules(in: &state.scheduler)
    return state
  }

  /// What taps cannot open now, because a permission was refused.
  public func blockedModules(in state: AppState) -> BlockedModules {
    flow?.blockedModules(in: state.flow) ?? BlockedModules()
  }
}
