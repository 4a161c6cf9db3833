import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// What the center holds, beside what is intended.
extension Step {
  /// The intended and the actual pending sets are compared. If the app was killed between the write and the add, a
  /// request is added at launch; one of ours that is not intended is removed. What is not ours stays, and takes its place.
  mutating func compare(with report: CenterReport, isLaunch: Bool) {
    findLost(report)
    distrustUnanswered(report, isLaunch: isLaunch)
    forgetGone(report)
    let overdue = pending { $0.due <= now.instant }.map(\.request.identifier)
    if !overdue.isEmpty { overdueInCenter = Set(overdue).intersection(report.pending) }
    if hasIntended(report) {
      state.foreign = 0
      return
    }
    let intended = Set(state.pending.map(\.request.identifier))
    let unknown = report.pending.filter { !intended.contains($0) }
    let replaced = unknown.filter { !scheduler.isOurs($0) && scheduler.replaces($0) }
    // One of ours that this version does not know is of an older one.
    let retired = unknown.filter { scheduler.isOurs($0) && scheduler.parse(identifier: $0) == nil && isLaunch }
    if !has(.straysStay) { strays += unknown.filter { scheduler.parse(identifier: $0) != nil } }
    state.foreign = unknown.count { !scheduler.isOurs($0) } - replaced.count
    for identifier in replaced { outcomes.append(.init(replacing: identifier, at: now)) }
    if !(replaced + retired).isEmpty { commands.append(.remove(replaced + retired)) }
  }

  /// Usually the center has what was intended, in the same order too.
  private func hasIntended(_ report: CenterReport) -> Bool {
    report.pending.elementsEqual(state.pending.lazy.map(\.request.identifier))
  }

  /// What the center had and lost, to other code or for want of room, is added again for the time that is left.
  private mutating func findLost(_ report: CenterReport) {
    if hasIntended(report), !state.pending.contains(where: \.isMissing) { return }
    let actual = Set(report.pending)
    for index in state.pending.indices where state.pending[index].isAccepted && state.pending[index].due > now.instant {
      state.pending[index].isMissing = !actual.contains(state.pending[index].request.identifier)
    }
    let lost = pending { $0.isMissing && $0.isAccepted && $0.due - now.instant > .minutes(1) }
    guard !lost.isEmpty else { return }
    for request in lost { keepDeferredDate(request) }
    let gone = Set(lost.map(\.request.identifier))
    state.pending.removeAll { gone.contains($0.request.identifier) }
    for request in lost {
      if case .location = request.request.trigger, state.authorization.allowsPosting {
        // A place has no time: what waited for it and is gone has most likely come there.
        recordDelivery(request, at: now.instant, isSilenced: false, isLogged: false)
        continue
      }
      needsPlan = true
      guard let type = scheduler.indexOfType[request.type] else { continue }
      record(type, request.key, .held, .centerLost, due: request.due)
    }
  }

  /// What should have come a moment ago, and was never added, comes now.
  private mutating func repeatCutOff(_ request: PendingRequest, isThere: Bool) {
    guard let place = place(of: request.type, request.trigger), !request.key.isFollowUp, !hasOlderCome(request)
    else { return }
    let trigger = scheduler.trigger(at: place)
    if trigger.isAtOnce, let open = openIndex(request.type, request.key) {
      state.open[open].isCutOff = request.due <= now.instant
    } else if request.due <= now.instant, !isThere, trigger.region == nil, !has(.cutOffLost) {
      free(request)
    }
  }

  /// What an add led to is written right after it, so only a process that ended within that time does not know it. What
  /// the center has under a new identifier is what was added; so is what waits for its second, because the older form
  /// would have come. Under any other that it had before it may have the older form, or nothing: that is added again.
  private mutating func distrustUnanswered(_ report: CenterReport, isLaunch: Bool) {
    if isLaunch { rendersAgain = true }
    if has(.unansweredTrusted) {
      if isLaunch { for index in state.pending.indices { state.pending[index].isAccepted = true } }
      return
    }
    let isDoubtful = { (request: PendingRequest) in !request.isAccepted && (isLaunch || request.isUnanswered) }
    guard state.pending.contains(where: isDoubtful) else { return }
    let actual = Set(report.pending)
    for index in state.pending.indices {
      let request = state.pending[index]
      let hadOlder = request.replaces.map { $0.due > now.instant || request.planned > now.instant } ?? false
      guard isDoubtful(request), !hadOlder, !request.hidesStray, actual.contains(request.request.identifier)
      else { continue }
      state.pending[index].accept()
      announce(request)
    }
    let isThere = { (request: PendingRequest) in actual.contains(request.request.identifier) }
    for request in state.pending where isDoubtful(request) && now.instant - request.due <= Self.lateness {
      repeatCutOff(request, isThere: isThere(request) && !request.hidesStray)
    }
    // What should have come at once and still waits there has an older form, which comes later: that which is known, or
    // one that nobody knows the time of, which is taken back.
    let moment = now.instant
    let isOver = { (request: PendingRequest) in isDoubtful(request) && isThere(request) && request.due <= moment }
    for (index, request) in state.pending.enumerated() where isOver(request) && !request.hidesStray {
      if let older = request.replaces { state.pending[index].goBack(to: older) }
    }
    let count = state.pending.count
    state.pending.removeAll { isDoubtful($0) && (!isThere($0) || isOver($0) && $0.hidesStray) }
    if state.pending.count < count { needsPlan = true }
  }
}
