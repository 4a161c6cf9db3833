import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

enum EffectName: String, WireName {
  case present, write, remove, add
  case removeDelivered = "remove_delivered"
  case clearBadge = "clear_badge"
  case request, open, perform
  case alertPermission = "alert_permission"
  case show
  case openSettings = "open_settings"
  case store, register, unregister
  case handOver = "hand_over"
  case discard, refresh, set, clear, fetch, complete, wait, activity, deliver, report, measured, lacking, console
}

extension Wire<AppCommand> {
  /// An effect: what a scheduler asks for.
  static var command: Self { choice("effect", by: "effect", name, members) }

  @Sendable private static func name(_ command: AppCommand) -> EffectName {
    switch command {
    case .present: .present
    case .write: .write
    case .remove: .remove
    case .add: .add
    case .removeDelivered: .removeDelivered
    case .clearBadge: .clearBadge
    case .request: .request
    case .open: .open
    case .perform: .perform
    case .alertPermission: .alertPermission
    case .show: .show
    case .openSettings: .openSettings
    case .store: .store
    case .register: .register
    case .unregister: .unregister
    case .handOver: .handOver
    case .discard: .discard
    case .refresh: .refresh
    case .set: .set
    case .clear: .clear
    case .fetch: .fetch
    case .complete: .complete
    case .wait: .wait
    case .activity: .activity
    case .deliver: .deliver
    case .report: .report
    case .measured: .measured
    case .lacking: .lacking
    case .console: .console
    }
  }

  @Sendable private static func members(_ name: EffectName) -> WireCase<AppCommand> {
    switch name {
    case .present:
      .with(
        (identifier: "", options: PresentationOptions()),
        [
          .field("identifier", \.identifier, .text),
          .field("options", \.options, .presentation, or: [], "Nothing is shown if this is left out."),
        ],
        make: { .present($0.identifier, $0.options) },
        take: { if case .present(let identifier, let options) = $0 { (identifier, options) } else { nil } })
    case .write: .plain(.write)
    case .remove: identifiers({ .remove($0) }, { if case .remove(let list) = $0 { list } else { nil } })
    case .add:
      .one("request", .request, make: { .add($0) }, take: { if case .add(let request) = $0 { request } else { nil } })
    case .removeDelivered:
      identifiers({ .removeDelivered($0) }, { if case .removeDelivered(let list) = $0 { list } else { nil } })
    case .clearBadge: .plain(.clearBadge)
    case .request:
      .with(
        (permission: Permission.notifications, options: [AuthorizationOption]()),
        [
          .field("permission", \.permission, .word), .field("options", \.options, .list(of: .word), or: []),
        ],
        make: { .request($0.permission, $0.options) },
        take: { if case .request(let permission, let options) = $0 { (permission, options) } else { nil } })
    case .open:
      .one("screen", .target, make: { .open($0) }, take: { if case .open(let target) = $0 { target } else { nil } })
    case .perform:
      .one(
        "response", .response, make: { .perform($0) },
        take: { if case .perform(let response) = $0 { response } else { nil } })
    case .alertPermission: .plain(.alertPermission)
    case .show:
      .with(
        Optional(""),
        [
          .optional(
            "screen", \.self, .text, "A screen of the permission flow; the flow is gone from sight if this is left out."
          )
        ],
        make: { .show($0) }, take: { if case .show(let screen) = $0 { .some(screen) } else { nil } })
    case .openSettings: .plain(.openSettings)
    case .store:
      .one(
        "write", .preferenceWrite, make: { .store($0) }, take: { if case .store(let write) = $0 { write } else { nil } }
      )
    case .register: .plain(.register)
    case .unregister: .plain(.unregister)
    case .handOver:
      .one("token", .text, make: { .handOver($0) }, take: { if case .handOver(let token) = $0 { token } else { nil } })
    case .discard:
      .one(
        "number", .integer, make: { .discard($0) }, take: { if case .discard(let number) = $0 { number } else { nil } })
    case .refresh: .plain(.refresh)
    case .set:
      storing(
        { .set(document: $0.document, field: $0.field, token: $0.token, number: $0.number) },
        {
          if case .set(let document, let field, let token, let number) = $0 {
            StoringFields(document: document, field: field, token: token, number: number)
          } else {
            nil
          }
        })
    case .clear:
      storing(
        { .clear(document: $0.document, field: $0.field, token: $0.token, number: $0.number) },
        {
          if case .clear(let document, let field, let token, let number) = $0 {
            StoringFields(document: document, field: field, token: token, number: number)
          } else {
            nil
          }
        })
    case .fetch:
      .one("number", .integer, make: { .fetch($0) }, take: { if case .fetch(let number) = $0 { number } else { nil } })
    case .complete:
      .with(
        (number: 0, result: FetchResult.noData),
        [.field("number", \.number, .integer), .field("result", \.result, .word)],
        make: { .complete($0.number, $0.result) },
        take: { if case .complete(let number, let result) = $0 { (number, result) } else { nil } })
    case .wait:
      .with(
        (wait: AppWait.fetch(0), span: TimeSpan.zero),
        [
          .field("for", \.wait, .wait),
          .field("span", \.span, .span, "After so many milliseconds 'waited' comes back."),
        ],
        make: { .wait($0.wait, $0.span) },
        take: { if case .wait(let wait, let span) = $0 { (wait, span) } else { nil } })
    case .activity:
      .one(
        "command", .activityCommand, make: { .activity($0) },
        take: { if case .activity(let command) = $0 { command } else { nil } })
    case .deliver:
      .one(
        "records", .list(of: .record), make: { .deliver($0) },
        take: { if case .deliver(let records) = $0 { records } else { nil } })
    case .report:
      .one(
        "outcome", .outcome, make: { .report($0) }, take: { if case .report(let outcome) = $0 { outcome } else { nil } }
      )
    case .measured:
      .with(
        (part: TokenPart.total, span: TimeSpan.zero, isSlow: false),
        [
          .field("part", \.part, .word), .field("span", \.span, .span), .field("is_slow", \.isSlow, .flag, or: false),
        ],
        make: { .measured($0.part, $0.span, isSlow: $0.isSlow) },
        take: { if case .measured(let part, let span, let isSlow) = $0 { (part, span, isSlow) } else { nil } })
    case .lacking:
      .one(
        "missing", .missing, make: { .lacking($0) },
        take: { if case .lacking(let missing) = $0 { missing } else { nil } })
    case .console:
      .one("line", .text, make: { .console($0) }, take: { if case .console(let line) = $0 { line } else { nil } })
    }
  }

  private struct StoringFields: Sendable {
    var document = ""
    var field = ""
    var token = ""
    var number = 0
  }

  private static func storing(
    _ make: @escaping @Sendable (StoringFields) -> AppCommand,
    _ take: @escaping @Sendable (AppCommand) -> StoringFields?
  ) -> WireCase<AppCommand> {
    .with(
      StoringFields(),
      [
        .field("document", \.document, .text), .field("field", \.field, .text), .field("token", \.token, .text),
        .field("number", \.number, .integer, "Comes back with the answer of the store."),
      ],
      make: make, take: take)
  }

  private static func identifiers(
    _ make: @escaping @Sendable ([String]) -> AppCommand, _ take: @escaping @Sendable (AppCommand) -> [String]?
  ) -> WireCase<AppCommand> {
    .one("identifiers", .list(of: .text), make: make, take: take)
  }
}
