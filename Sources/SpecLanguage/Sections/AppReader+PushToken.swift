import NotificationTerms
import SpecDiagnostics

/// `token` of `push`.
extension AppReader {
  func readToken(_ token: ObjectReader, at span: SourceSpan) -> PushTokenItem? {
    let store = token.pattern("store")
    let field = token.pattern("field")
    let encoding = token.choice("encoding", as: PushTokenItem.Encoding.self)
    let writeWhen = token.list("write_when").map { values in
      session.distinctPlaces(values) { session.choice($0, as: AuthorizationStatus.self) }
    }
    let clearOn = token.list("clear_on").map { values in
      session.distinctPlaces(values) { session.choice($0, as: PushTokenItem.Clearing.self) }
    }
    let retry = token.choice("retry", as: PushTokenItem.Retry.self)
    let refreshOn = token.list("refresh_on").map { values in
      session.distinctPlaces(values) { session.choice($0, as: PushTokenItem.Refresh.self) }
    }
    let simulator = token.choice("simulator", as: PushTokenItem.Simulator.self)
    let log = token.object("log")
    let debugLog = log?.choice("debug", as: PushTokenItem.Logging.self)
    let releaseLog = log?.choice("release", as: PushTokenItem.Logging.self)
    let hasMultipleDevices = token.flag("multiple_devices")
    let localKey = token.pattern("local_key")
    let budgets = token.object("budgets").map(readBudgets) ?? TokenBudgetsItem()
    reportEmpty(token, "write_when", "names no state in which the token is written: it would never be")
    guard let store, let field else { return nil }
    return PushTokenItem(
      span: span, store: store, field: field, encoding: encoding, writeWhen: writeWhen, clearOn: clearOn,
      retry: retry, refreshOn: refreshOn, simulator: simulator, debugLog: debugLog, releaseLog: releaseLog,
      hasMultipleDevices: hasMultipleDevices, localKey: localKey, budgets: budgets)
  }

  private func readBudgets(_ reader: ObjectReader) -> TokenBudgetsItem {
    TokenBudgetsItem(
      registration: reader.duration("registration"), upload: reader.duration("upload"),
      refresh: reader.duration("refresh"), total: reader.duration("total"))
  }
}
