import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What must hold of an app beside what it plans, at the end of every step: its handlers, its push token, its permission
/// flow, its Live Activities.
extension World {
  /// A sentence about each thing that does not hold.
  var brokenMachines: [String] { brokenHandlers + brokenToken + brokenFlow + brokenActivities }

  /// A handler of the system is called once, and in time.
  var brokenHandlers: [String] {
    var broken: [String] = []
    let background = system.background
    if background.repeatedCalls > 0 { broken.append("the completion handler of a silent push was called twice") }
    if background.overruns > 0 {
      broken.append("the completion handler of a silent push was not called within \(background.limit)")
    }
    if system.repeatedHandovers > 0 { broken.append("the content handler of a push was called twice") }
    return broken
  }

  /// Looked at when nothing is under way any more.
  private var brokenToken: [String] {
    guard let rule = core.token?.rule, let state = app?.token, push.isOnline, push.answers.isEmpty,
      state.pending.isEmpty, state.overtaken.isEmpty, state.discard == nil
    else { return [] }
    // Who has left is for the scheduler to know: both are told.
    let isLeft = app?.scheduler.isSignedOut ?? false
    let own = isLeft ? nil : state.user.map { core.token?.document(of: $0) ?? "" }
    let isWanted = rule.writeWhen.contains(state.authorization)
    var broken: [String] = []
    for (document, fields) in push.store.documents.sorted(by: { $0.key < $1.key }) {
      guard let token = fields[rule.field], token == push.ownToken, !push.hasForeignWrites else { continue }
      // An app that has lost its state, or was installed anew, does not know who was there.
      if rule.clearsOnSignOut, document != own, losses == 0, installation == 1 {
        broken.append("\(document) has the token of this device, where its user is not signed in")
      }
      if rule.clearsOnRevocation, document == own, !isWanted {
        broken.append("\(document) has the token of this device, which may not notify any more")
      }
    }
    guard isWanted, let own, let user = state.user, let token = state.token, !token.isEmpty else { return broken }
    if state.storedToken != token || state.storedUser != user {
      broken.append("nothing is under way, and the token of this device was not written into \(own)")
    } else if !push.hasForeignWrites, push.store.documents[own]?[rule.field] != token {
      broken.append("the app takes its token for stored, and \(own) has another")
    }
    return broken
  }

  private var brokenFlow: [String] {
    guard core.flow != nil, let state = app?.flow, center.appState == .foreground else { return [] }
    var broken: [String] = []
    if state.place == nil, let screen = permissions.screen {
      broken.append("'\(screen)' is shown, and the permission flow shows nothing")
    }
    if state.place != nil, permissions.screen == nil {
      broken.append("the permission flow shows something, and no screen is there")
    }
    if case .dialog(let step)? = state.place, permissions.dialogs.shown == nil {
      broken.append("the permission flow waits for a dialog of '\(step)' that is not there")
    }
    return broken
  }

  private var brokenActivities: [String] {
    guard isRunning else { return [] }
    return core.activities.rules.compactMap { rule in
      guard let activity = system.activities.all.last(where: { $0.kind == rule.id }), activity.ended == nil else {
        return nil
      }
      if !rule.statuses.contains(activity.content.status) {
        return "'\(rule.id)' shows '\(activity.content.status)', which is none of its statuses"
      }
      return rule.final.contains(activity.content.status)
        ? "'\(rule.id)' is over with '\(activity.content.status)', and goes on" : nil
    }
  }
}
