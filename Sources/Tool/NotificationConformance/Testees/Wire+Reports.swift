import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension Wire<AppReport> {
  static var report: Self {
    object(
      "report", AppReport(),
      [
        .optional("center", \.center, .center, "There if one of the events asks the center."),
        .optional("authorization", \.authorization, .word),
        .optional("permissions", \.permissions, .permissions),
        .optional("listed", \.listed, .list(of: .push), "The pushes that Notification Center shows."),
      ])
  }
}

extension Wire<[Permission: AccessStatus]> {
  static var permissions: Self {
    form(
      of: .map(of: Wire<AccessStatus>.word), "permissions",
      make: { statuses in
        var permissions: [Permission: AccessStatus] = [:]
        for (name, status) in statuses {
          guard let permission = Permission(rawValue: name) else { return nil }
          permissions[permission] = status
        }
        return permissions
      },
      take: { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) })
  }
}

extension Wire<CenterReport> {
  static var center: Self {
    object(
      "center", CenterReport(authorization: .notDetermined, pending: []),
      [
        .field("authorization", \.authorization, .word),
        .field("pending", \.pending, .list(of: .text), "The identifiers of all pending requests."),
        .field("settled", \.settled, .list(of: .settled), or: [], "What came due since the last report."),
        .field(
          "uncleared", \.uncleared, .list(of: .text), or: [],
          "What was to be taken from the list of delivered notifications, and is still there."),
        .field(
          "listed", \.listed, .list(of: .text), or: [],
          "The identifiers of everything in Notification Center but pushes."),
        .field("is_complete", \.isComplete, .flag, or: false, "The center says of each request what became of it."),
      ])
  }
}

extension Wire<CenterReport.Settled> {
  static var settled: Self {
    object(
      "settled", CenterReport.Settled(identifier: "", instant: Instant(milliseconds: 0), fate: .missed),
      [
        .field("identifier", \.identifier, .text), .field("instant", \.instant, .instant),
        .field("fate", \.fate, .fate),
      ])
  }
}

private enum CenterReportFateForm: String, WireName {
  case presented
  case silencedByFocus = "silenced_by_focus"
  case notPermitted = "not_permitted"
  case missed
}

extension Wire<CenterReport.Fate> {
  static var fate: Self {
    choice(
      "fate", by: "kind",
      { (fate) -> CenterReportFateForm in
        switch fate {
        case .presented: CenterReportFateForm.presented
        case .silencedByFocus: .silencedByFocus
        case .notPermitted: .notPermitted
        case .missed: .missed
        }
      },
      { name in
        switch name {
        case .presented:
          .one(
            "quietly", .flag, make: { .presented(quietly: $0) },
            take: { if case .presented(let quietly) = $0 { quietly } else { nil } })
        case .silencedByFocus: .plain(.silencedByFocus)
        case .notPermitted: .plain(.notPermitted)
        case .missed: .plain(.missed)
        }
      })
  }
}

// MARK: - Records

extension Wire<AnalyticsRecord> {
  static var record: Self {
    let first = Instant(milliseconds: 0)
    return object(
      "record",
      AnalyticsRecord(id: "", event: "", parameters: [], instant: first, local: ZoneRules.utc.local(at: first)),
      [
        .field("id", \.id, .text, "The same for the same record after a crash."), .field("event", \.event, .text),
        .field("parameters", \.parameters, .list(of: .eventValue), or: []), .field("instant", \.instant, .instant),
        .field("local", \.local, .local, "What the wall clock showed."),
      ])
  }
}

extension Wire<EventValue> {
  static var eventValue: Self {
    object(
      "event_value", EventValue("", .string("")), [.field("name", \.name, .text), .field("value", \.value, .parameter)])
  }
}

extension Wire<OutcomeRecord> {
  /// Without the moment, which is that of the step, and without the cause, which only explains.
  static var outcome: Self {
    object(
      "outcome",
      OutcomeRecord(
        type: "", identifier: "", outcome: .dropped, reason: .condition,
        at: Moment(instant: Instant(milliseconds: 0), zone: .utc)),
      [
        .field("type", \.type, .text), .field("identifier", \.identifier, .text), .field("outcome", \.outcome, .word),
        .field("reason", \.reason, .word), .optional("cap", \.cap, .text, "The cap that left no room."),
        .optional("due", \.due, .instant),
      ])
  }
}

extension Wire<PreferenceWrite> {
  static var preferenceWrite: Self {
    object(
      "preference_write", PreferenceWrite(document: "", fields: [], number: 0),
      [
        .field("document", \.document, .text), .field("fields", \.fields, .list(of: .preferenceField)),
        .field("number", \.number, .integer, "Comes back in 'preferences_stored'."),
      ])
  }
}

extension Wire<PreferenceWrite.Field> {
  static var preferenceField: Self {
    object(
      "preference_field", PreferenceWrite.Field(name: "", value: .toggle(false)),
      [.field("name", \.name, .text), .field("value", \.value, .preference)])
  }
}
