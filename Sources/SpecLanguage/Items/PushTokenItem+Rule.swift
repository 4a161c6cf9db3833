import NotificationRules

extension PushTokenItem {
  var rule: TokenRule {
    TokenRule(
      store: store.value, field: field.value, encoding: encoding.value == .hex ? .hex : .opaque,
      writeWhen: writeWhen.map(\.value),
      clearsOnSignOut: clearOn.contains { $0.value == .signOut },
      clearsOnRevocation: clearOn.contains { $0.value == .revoked },
      retriesAtLaunch: retry.value == .nextLaunch,
      refreshesAtLaunch: refreshOn.contains { $0.value == .launch },
      mocksSimulator: simulator.value == .mock, debugLog: debugLog.value.rule, releaseLog: releaseLog.value.rule,
      budgets: TokenBudgets(
        registration: budgets.registration?.value, upload: budgets.upload?.value, refresh: budgets.refresh?.value,
        total: budgets.total?.value))
  }
}

extension PushTokenItem.Logging {
  fileprivate var rule: TokenRule.Logging {
    switch self {
    case .full: .full
    case .short: .short
    case .none: .none
    }
  }
}
