extension Step {
  typealias Places = (planned: [PlannedRequest], refused: [Refused], inFlight: [PendingRequest])

  /// Where everything goes in a plan, and why the rest has no place. Changes nothing.
  ///
  /// - Parameters:
  ///   - open: The open occurrences.
  ///   - pending: The numbers of the types of what is pending.
  func places(for open: [Candidate], pending: [Int?]) -> Places {
    var planner = Planner(self)
    let inFlight = planner.inFlight
    var planned: [PlannedRequest] = []
    var refused: [Refused] = []
    var waiting = Waiting()
    func place(_ candidates: [Candidate]) {
      for candidate in candidates {
        let id = scheduler.types[candidate.place.type].id
        if inFlight.contains(where: { $0.key == candidate.key && $0.type == id }) {
          waiting.insert(candidate, of: self, until: now.instant)
          continue
        }
        if candidate.isJoined || waiting.makesDuplicate(candidate, of: self) {
          refused.append((candidate, Refusal(.dedupe)))
          continue
        }
        switch planner.place(candidate) {
        case .success(let request):
          planned.append(request)
          waiting.insert(candidate, of: self, until: request.instant)
        case .failure(let refusal):
          refused.append((candidate, refusal))
          if keepsWaiting(candidate, refusal.reason) { waiting.insert(candidate, of: self, until: .distantFuture) }
        }
      }
    }
    // By priority, because the better ones decide which dates of the others have room.
    for types in scheduler.typesByPriority {
      planner.findSlots(for: types)
      place(candidates(of: types, open, planner, pending: pending))
    }
    place(candidatesForPlaces())
    planned.sort { $0.goesBefore($1) }
    let room = max(0, budget - inFlight.count)
    for request in planned.dropFirst(room) { refused.append((request.candidate, Refusal(.deferredBudget))) }
    planned.removeSubrange(min(room, planned.count)...)
    if scheduler.hasFollowUps {
      let (placed, without) = followUps(after: planned, inFlight, &planner)
      let left = room - planned.count
      planned += placed.prefix(left)
      refused += without + placed.dropFirst(left).map { ($0.candidate, Refusal(.deferredBudget)) }
      planned.sort { $0.goesBefore($1) }
    }
    spread(&planned)
    return (planned, refused, inFlight)
  }
}

extension PlannedRequest {
  /// The order inside one step: due instant, priority, declaration. What waits for a place needs its slot in the center
  /// whatever the time.
  fileprivate func goesBefore(_ other: PlannedRequest) -> Bool {
    if candidate.waitsForPlace != other.candidate.waitsForPlace { return candidate.waitsForPlace }
    if instant != other.instant { return instant < other.instant }
    if candidate.priority != other.candidate.priority { return candidate.priority > other.candidate.priority }
    return candidate.place != other.candidate.place
      ? candidate.place < other.candidate.place : candidate.key < other.candidate.key
  }
}
