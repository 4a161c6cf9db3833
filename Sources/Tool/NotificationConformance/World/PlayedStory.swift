import CenterSimulation
public import NotificationCivilTime
public import NotificationDrawing
import NotificationRules
public import NotificationTerms

/// What became of a story, and what there is at its end: for a page on which somebody plays it.
public struct PlayedStory: Sendable {
  /// A notification that lies in Notification Center.
  public struct Listed: Sendable {
    public var identifier: String
    public var type: String?
    public var local: CivilDateTime
    /// As people see it.
    public var card: NotificationCard
    /// What its category is called by the system.
    public var category: String?
  }

  public struct Pending: Sendable {
    public var identifier: String
    public var type: String?
    public var due: CivilDateTime
  }

  public var result: CaseResult
  /// By the clock of the device.
  public var now: CivilDateTime
  public var zone: String
  /// The newest first.
  public var listed: [Listed]
  public var pending: [Pending]
  /// The number on the icon; 0 for none.
  public var badge: Int
  /// `foreground`, `background` or `killed`.
  public var app: String
  public var authorization: String
  /// The language of the device.
  public var locale: LanguageTag
  /// The screen of the permission flow in front of the person.
  public var flowScreen: String?
  /// What a dialog of the system asks for.
  public var dialog: Permission?
}

extension ScenarioRunner {
  /// Plays a story to its end.
  public func play(_ story: ScenarioCase) -> PlayedStory {
    var told: [ToldStep]?
    var end: World?
    let result = run(story, &told) { end = $0 }
    let face = face(of: story)
    let now = end?.now ?? story.start.moment
    let locale = end?.locale ?? story.start.locale ?? face?.sourceLocale ?? "en"
    return PlayedStory(
      result: result, now: now.local, zone: now.zone.identifier,
      listed: (end?.center.delivered ?? []).reversed().compactMap { entry in
        end.map { $0.listed(entry, face?.name ?? story.app, story.app, locale) }
      },
      pending: (end?.center.pending ?? []).compactMap { request in
        end.map {
          .init(
            identifier: request.request.identifier, type: $0.type(of: request.request),
            due: now.zone.local(at: request.due))
        }
      },
      badge: end?.center.badge ?? 0, app: end.map { "\($0.center.appState)" } ?? "killed",
      authorization: end?.center.authorization.rawValue ?? "", locale: locale,
      flowScreen: end?.permissions.screen, dialog: end?.permissions.dialogs.shown)
  }
}

extension World {
  fileprivate func listed(
    _ entry: DeliveredNotification, _ name: String, _ app: String, _ locale: LanguageTag
  ) -> PlayedStory.Listed {
    let content = entry.request.content
    var card = NotificationCard(app: name, appID: app, locale: locale, body: content.body)
    if !content.title.isEmpty { card.title = content.title }
    if !content.subtitle.isEmpty { card.subtitle = content.subtitle }
    card.level = content.interruptionLevel
    let local = now.zone.local(at: entry.instant)
    card.time = "\(local.time)"
    return .init(
      identifier: entry.request.identifier, type: type(of: entry.request), local: local, card: card,
      category: content.categoryIdentifier.isEmpty ? nil : content.categoryIdentifier)
  }
}
