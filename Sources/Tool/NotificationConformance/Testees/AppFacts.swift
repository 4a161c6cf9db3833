import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What an app shows and would say now: all that a case can ask it apart from what it has done.
struct AppFacts: Sendable, Hashable {
  struct Setting: Sendable, Hashable {
    var id: String
    /// As it shows: the toggle that asks for permission is off while there is none.
    var value: PreferenceValue
    /// It is on the settings screen.
    var isShown: Bool
  }

  struct Token: Sendable, Hashable {
    var published: String?
    var registration = TokenState.Registration.none
    var isGranted = false
    /// What the app shows of the user's document.
    var document: [String: String] = [:]
  }

  var settings: [Setting] = []
  var sections: [SettingsSectionRule] = []
  var modules: [String: ModuleState] = [:]
  var isFlowCompleted: Bool?
  var token: Token?
  /// Of own moments that have come since the last step.
  var outcomes: [OutcomeRecord] = []

  init() {}

  /// Those of the reference.
  init(_ core: AppCore, _ state: AppState, at now: Moment) {
    let screen = core.scheduler.settingsScreen(in: state.scheduler)
    settings = core.scheduler.rules.preferences.compactMap { rule in
      screen.shownValue(of: rule.id).map {
        Setting(id: rule.id, value: $0, isShown: screen.isShown(rule.id) ?? false)
      }
    }
    sections = screen.sections
    if let flow = core.flow {
      modules = flow.modules(in: state.flow)
      isFlowCompleted = state.flow.isCompleted
    }
    token = core.token.map { _ in
      Token(
        published: state.token.token, registration: state.token.registration,
        isGranted: state.token.isPermissionGranted, document: state.token.document)
    }
    outcomes = core.scheduler.outcomesSinceLastStep(state.scheduler, at: now)
  }
}
