import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension Wire<AppEvent> {
  static var event: Self { choice("event", by: "event", { EventName($0) }, members) }

  @Sendable private static func members(_ name: EventName) -> WireCase<AppEvent> {
    switch name {
    case .launched: .plain(.launched)
    case .movedToNewDevice: .plain(.movedToNewDevice)
    case .foregrounded:
      .with(
        false, [.field("is_forced", \.self, .flag, or: false)], make: { .foregrounded(isForced: $0) },
        take: { if case .foregrounded(let isForced) = $0 { isForced } else { nil } })
    case .backgrounded: .plain(.backgrounded)
    case .ready: .plain(.ready)
    case .arrived:
      .one(
        "target", .text, make: { .arrived(target: $0) },
        take: { if case .arrived(let target) = $0 { target } else { nil } })
    case .timeChanged: .plain(.timeChanged)
    case .refreshed: .plain(.refreshed)
    case .zoneUnknown: .plain(.zoneUnknown)
    case .localeChanged:
      .one(
        "locale", .locale, make: { .localeChanged($0) },
        take: { if case .localeChanged(let locale) = $0 { locale } else { nil } })
    case .deviceChanged:
      .one(
        "device", .device, make: { .deviceChanged($0) },
        take: { if case .deviceChanged(let facts) = $0 { facts } else { nil } })
    case .installed:
      .with(
        (number: UInt64(0), losses: 0),
        [
          .field("number", \.number, .form(of: .text, "a number in digits", make: { UInt64($0) }, take: { "\($0)" })),
          .field("losses", \.losses, .integer, or: 0),
        ],
        make: { .installed(number: $0.number, losses: $0.losses) },
        take: { if case .installed(let number, let losses) = $0 { (number, losses) } else { nil } })
    case .willPresent: about({ .willPresent($0) }, { if case .willPresent(let source) = $0 { source } else { nil } })
    case .opened: about({ .opened($0) }, { if case .opened(let source) = $0 { source } else { nil } })
    case .acted:
      .with(
        (source: NotificationSource.local(""), action: "", text: String?.none),
        [
          .field("notification", \.source, .source), .field("action", \.action, .text),
          .optional("text", \.text, .text),
        ],
        make: { .acted($0.source, action: $0.action, text: $0.text) },
        take: { if case .acted(let source, let action, let text) = $0 { (source, action, text) } else { nil } })
    case .dismissed: about({ .dismissed($0) }, { if case .dismissed(let source) = $0 { source } else { nil } })
    case .silentPush: number({ .silentPush($0) }, { if case .silentPush(let number) = $0 { number } else { nil } })
    case .fetched:
      .with(
        (number: 0, result: FetchResult?.none),
        [
          .field("number", \.number, .integer),
          .optional("result", \.result, .word, "Left out if the work ended with an error."),
        ],
        make: { .fetched($0.number, $0.result) },
        take: { if case .fetched(let number, let result) = $0 { (number, result) } else { nil } })
    case .signal:
      .with(
        (id: "", parameters: [String: ParameterValue](), isInFront: false),
        [
          .field("id", \.id, .text), .field("with", \.parameters, .map(of: .parameter), or: [:]),
          .field("in_front", \.isInFront, .flag, or: false, "The permission flow may begin at once."),
        ],
        make: { .signal($0.id, $0.parameters, isInFront: $0.isInFront) },
        take: {
          if case .signal(let id, let parameters, let isInFront) = $0 { (id, parameters, isInFront) } else { nil }
        })
    case .linkOpened:
      .with(
        (target: String?.none, parameters: [String: ParameterValue]()),
        [
          .optional("target", \.target, .text), .field("with", \.parameters, .map(of: .parameter), or: [:]),
        ],
        make: { .linkOpened(target: $0.target, $0.parameters) },
        take: { if case .linkOpened(let target, let parameters) = $0 { (target, parameters) } else { nil } })
    case .signedIn:
      .one("user", .text, make: { .signedIn($0) }, take: { if case .signedIn(let user) = $0 { user } else { nil } })
    case .signedOut: .plain(.signedOut)
    case .preferenceChanged:
      .with(
        (id: "", value: PreferenceValue.toggle(false)),
        [.field("id", \.id, .text), .field("value", \.value, .preference)],
        make: { .preferenceChanged($0.id, $0.value) },
        take: { if case .preferenceChanged(let id, let value) = $0 { (id, value) } else { nil } })
    case .attributeChanged:
      .with(
        (id: "", value: ""), [.field("id", \.id, .text), .field("value", \.value, .text)],
        make: { .attributeChanged($0.id, $0.value) },
        take: { if case .attributeChanged(let id, let value) = $0 { (id, value) } else { nil } })
    case .flagChanged:
      .with(
        (id: "", isOn: false), [.field("id", \.id, .text), .field("is_on", \.isOn, .flag)],
        make: { .flagChanged($0.id, $0.isOn) },
        take: { if case .flagChanged(let id, let isOn) = $0 { (id, isOn) } else { nil } })
    case .seen: .one("type", .text, make: { .seen($0) }, take: { if case .seen(let type) = $0 { type } else { nil } })
    case .flowStarted: .plain(.flowStarted)
    case .flowForced: .plain(.flowForced)
    case .pressed:
      .one("button", .word, make: { .pressed($0) }, take: { if case .pressed(let button) = $0 { button } else { nil } })
    case .moduleOpened:
      .one(
        "module", .text, make: { .moduleOpened($0) },
        take: { if case .moduleOpened(let module) = $0 { module } else { nil } })
    case .answered:
      .with(
        (permission: Permission.notifications, answer: PermissionFlowEvent.DialogAnswer.dismissed),
        [.field("permission", \.permission, .word), .field("answer", \.answer, .word)],
        make: { .answered($0.permission, $0.answer) },
        take: { if case .answered(let permission, let answer) = $0 { (permission, answer) } else { nil } })
    case .networkChanged:
      .one(
        "is_online", .flag, make: { .networkChanged(isOnline: $0) },
        take: { if case .networkChanged(let isOnline) = $0 { isOnline } else { nil } })
    case .deviceToken:
      .one(
        "token", .hexadecimal, make: { .deviceToken($0) },
        take: { if case .deviceToken(let bytes) = $0 { bytes } else { nil } })
    case .registrationFailed:
      .one(
        "error", .error, make: { .registrationFailed($0) },
        take: { if case .registrationFailed(let error) = $0 { error } else { nil } })
    case .token:
      .one("token", .text, make: { .token($0) }, take: { if case .token(let token) = $0 { token } else { nil } })
    case .tokenFailed:
      .one(
        "error", .error, make: { .tokenFailed($0) },
        take: { if case .tokenFailed(let error) = $0 { error } else { nil } })
    case .tokenDiscarded:
      number({ .tokenDiscarded($0) }, { if case .tokenDiscarded(let number) = $0 { number } else { nil } })
    case .tokenNotDiscarded:
      failed(
        { .tokenNotDiscarded($0.number, $0.error) },
        {
          if case .tokenNotDiscarded(let number, let error) = $0 {
            FailedNumber(number: number, error: error)
          } else {
            nil
          }
        })
    case .tokenStored: number({ .tokenStored($0) }, { if case .tokenStored(let number) = $0 { number } else { nil } })
    case .tokenNotStored:
      failed(
        { .tokenNotStored($0.number, $0.error) },
        {
          if case .tokenNotStored(let number, let error) = $0 {
            FailedNumber(number: number, error: error)
          } else {
            nil
          }
        })
    case .tokenResponded:
      .with(
        (number: 0, status: 0), [.field("number", \.number, .integer), .field("status", \.status, .integer)],
        make: { .tokenResponded($0.number, status: $0.status) },
        take: { if case .tokenResponded(let number, let status) = $0 { (number, status) } else { nil } })
    case .documentChanged:
      .one(
        "fields", .map(of: .text), make: { .documentChanged($0) },
        take: { if case .documentChanged(let fields) = $0 { fields } else { nil } })
    case .reportedGone:
      .with(
        (token: "", since: Instant(milliseconds: 0)),
        [.field("token", \.token, .text), .field("since", \.since, .instant)],
        make: { .reportedGone($0.token, since: $0.since) },
        take: { if case .reportedGone(let token, let since) = $0 { (token, since) } else { nil } })
    case .activity:
      .one(
        "activity", .activityEvent, make: { .activity($0) },
        take: { if case .activity(let event) = $0 { event } else { nil } })
    case .addsCompleted:
      .one(
        "results", .list(of: .added), make: { .addsCompleted($0) },
        take: { if case .addsCompleted(let results) = $0 { results } else { nil } })
    case .handedOver:
      .one(
        "count", .integer, make: { .handedOver($0) },
        take: { if case .handedOver(let count) = $0 { count } else { nil } })
    case .notHandedOver: .plain(.notHandedOver)
    case .preferencesStored:
      number({ .preferencesStored($0) }, { if case .preferencesStored(let number) = $0 { number } else { nil } })
    case .waited:
      .one("for", .wait, make: { .waited($0) }, take: { if case .waited(let wait) = $0 { wait } else { nil } })
    }
  }

  private struct FailedNumber: Sendable {
    var number = 0
    var error = TokenError(domain: "", code: 0, text: "")
  }

  private static func about(
    _ make: @escaping @Sendable (NotificationSource) -> AppEvent,
    _ take: @escaping @Sendable (AppEvent) -> NotificationSource?
  ) -> WireCase<AppEvent> {
    .one("notification", .source, make: make, take: take)
  }

  private static func number(
    _ make: @escaping @Sendable (Int) -> AppEvent, _ take: @escaping @Sendable (AppEvent) -> Int?
  ) -> WireCase<AppEvent> {
    .one("number", .integer, make: make, take: take)
  }

  private static func failed(
    _ make: @escaping @Sendable (FailedNumber) -> AppEvent, _ take: @escaping @Sendable (AppEvent) -> FailedNumber?
  ) -> WireCase<AppEvent> {
    .with(
      FailedNumber(), [.field("number", \.number, .integer), .field("error", \.error, .error)], make: make, take: take)
  }
}
