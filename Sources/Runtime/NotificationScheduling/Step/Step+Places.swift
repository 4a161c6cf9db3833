import NotificationCivilTime
import NotificationRules

extension Step {
  typealias Places = (
    planned: [PlannedRequest], withoutRoom: [PlannedRequest], refused: [Refused], inFlight: [PendingRequest]
  )

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
    if !has(.snoozeMakesNoDuplicate) {
      waiting.insertSnoozed(open.filter { $0.key.isSnoozed && !isRefused($0, planner) }, of: self)
    }
    func place(_ candidates: [Candidate]) {
      for candidate in candidates {
        let id = scheduler.types[candidate.place.type].id
        if let request = inFlight.first(where: { $0.key == candidate.key && $0.type == id }) {
          // What is shown some seconds later, because of others, does not wait for that.
          waiting.insert(
            candidate, of: self, until: request.isMoved || has(.secondLaterWaits) ? request.due : now.instant)
          continue
        }
        if candidate.isJoined || !has(.duplicateComes) && waiting.makesDuplicate(candidate, of: self) {
          refused.append((candidate, Refusal(.dedupe, isSameNews: true)))
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
    for types in has(.lowPriorityFirst) ? scheduler.typesByPriority.reversed() : scheduler.typesByPriority {
      planner.findSlots(for: types)
      place(candidates(of: types, open, planner, pending: pending))
    }
    place(candidatesForPlaces())
    if !has(.overtakenComes) { overtake(&refused, by: waiting) }
    let places = share(planned, inFlight, &planner)
    planned = places.planned
    spread(&planned, behind: inFlight)
    return (planned, places.withoutRoom, refused + places.refused, inFlight)
  }

  /// Nothing that is planned makes room for what was snoozed, or takes it.
  private func isRefused(_ snoozed: Candidate, _ planner: Planner) -> Bool {
    var planner = planner
    guard case .failure(let refusal) = planner.place(snoozed) else { return false }
    return !keepsWaiting(snoozed, refusal.reason)
  }

  /// What was refused while newer news waits is over.
  private func overtake(_ refused: inout [Refused], by waiting: Waiting) {
    for index in refused.indices
    where waiting.isOvertaken(refused[index].candidate, refused[index].refusal.reason, of: self) {
      refused[index].refusal = Refusal(.dedupe, isSameNews: true)
    }
  }

  /// Which of the planned ones have a place in the center, with what follows them. What goes out at once takes none.
  ///
  /// The next of every series comes first, by priority: somebody who does not open the app must not lose what is
  /// important to what is daily. The rest is taken in the order of time.
  /// - Source: docs/semantics.md, 8
  private func share(
    _ planned: [PlannedRequest], _ inFlight: [PendingRequest], _ planner: inout Planner
  ) -> (planned: [PlannedRequest], withoutRoom: [PlannedRequest], refused: [Refused]) {
    var placed = planned.filter { $0.instant <= now.instant }
    var others = planned.filter { $0.instant > now.instant }
    // Those behind the first wait for some seconds, and the center keeps no more than it does.
    let limit = PolicyRule.systemLimit - foreign - inFlight.count
    var left = Array(placed.dropFirst(max(1, limit)))
    placed.removeLast(left.count)
    var refused: [Refused] = []
    let room =
      max(0, min(budget - inFlight.count, limit - max(0, placed.count - 1))) + (has(.oneRequestTooMany) ? 1 : 0)
    if scheduler.hasFollowUps {
      let (near, far) = parting(others, room)
      let (following, without) = followUps(after: placed + near, inFlight, without: far, &planner)
      others += following
      refused = without
    }
    if others.count > room { left += takeWithoutRoom(from: &others, room) }
    refused += left.map { ($0.candidate, Refusal(.deferredBudget)) }
    let looksAtPriority = !has(.declaredInASecond)
    placed = (placed + others).sorted { $0.goesBefore($1, byPriority: looksAtPriority) }
    return (placed, left, refused)
  }

  /// Those that may have a place, and those that have none, whatever follows the others: as many come before them.
  private func parting(_ firsts: [PlannedRequest], _ room: Int) -> (near: [PlannedRequest], far: [PlannedRequest]) {
    guard firsts.count > room else { return (firsts, []) }
    let order = firsts.indices.sorted { firsts[$0].goesBefore(firsts[$1]) }
    let near = Set(heads(of: firsts)).union(order.prefix(room))
    return (order.filter(near.contains).map { firsts[$0] }, order.filter { !near.contains($0) }.map { firsts[$0] })
  }

  /// Leaves so many, and returns those for which there is no room.
  private func takeWithoutRoom(from requests: inout [PlannedRequest], _ room: Int) -> [PlannedRequest] {
    let heads = heads(of: requests)
    let isHead = Set(heads)
    let rest = requests.indices.filter { !isHead.contains($0) }.sorted { requests[$0].goesBefore(requests[$1]) }
    let ordered = (heads + rest).map { requests[$0] }
    // What follows one without a place comes behind it, and has none either.
    requests = Array(ordered.prefix(room))
    return Array(ordered.dropFirst(room))
  }

  /// The next of each series, by priority: the first that comes for the first time, else the first that is shown again.
  private func heads(of requests: [PlannedRequest]) -> [Int] {
    if has(.placesByTimeOnly) { return [] }
    var heads: [SeriesHead: Int] = [:]
    for (index, request) in requests.enumerated() {
      let series = SeriesHead(type: request.candidate.place.type, value: request.candidate.value)
      guard let other = heads[series] else {
        heads[series] = index
        continue
      }
      let (new, old) = (request.candidate, requests[other].candidate)
      if new.isRepeat != old.isRepeat ? old.isRepeat : request.goesBefore(requests[other]) { heads[series] = index }
    }
    return heads.values.sorted { a, b in
      let (first, second) = (requests[a], requests[b])
      return first.candidate.priority != second.candidate.priority
        ? first.candidate.priority > second.candidate.priority : first.goesBefore(second)
    }
  }

  private struct SeriesHead: Hashable {
    var type: Int
    var value: String?
  }

  /// An occurrence of any type.
  struct SeriesMember: Hashable {
    var type: Int
    var key: OccurrenceKey

    init(_ type: Int, _ key: OccurrenceKey) {
      self.type = type
      self.key = key
    }
  }
}

extension PlannedRequest {
  /// The order inside one step: second, priority, declaration. What waits for a place needs its slot in the center
  /// whatever the time.
  fileprivate func goesBefore(_ other: PlannedRequest, byPriority: Bool = true) -> Bool {
    if candidate.waitsForPlace != other.candidate.waitsForPlace { return candidate.waitsForPlace }
    if instant.second != other.instant.second { return instant < other.instant }
    if byPriority, candidate.priority != other.candidate.priority {
      return candidate.priority > other.candidate.priority
    }
    return candidate.place != other.candidate.place
      ? candidate.place < other.candidate.place : candidate.key < other.candidate.key
  }
}

extension PendingRequest {
  /// The night, a window or a slot holds it beyond its signal.
  fileprivate var isMoved: Bool { birth.map { planned - $0.instant >= .seconds(1) } ?? true }
}
