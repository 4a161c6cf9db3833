public import NotificationTerms

extension SimulatedCenter {
  /// The device is here now; requests whose border it crossed come due.
  ///
  /// Until it is told where it is, it is outside everything.
  public mutating func moved(to new: Place, at now: Moment) -> [CenterEvent] {
    var events = deliverDue(at: now)
    place = new
    var reached: [PendingRequest] = []
    for index in pending.indices {
      guard case .location(let region) = pending[index].request.trigger else { continue }
      let (wasInside, isInside) = (pending[index].isInside, region.contains(new))
      pending[index].isInside = isInside
      guard allowsLocation, wasInside != isInside, isInside ? region.notifyOnEntry : region.notifyOnExit else {
        continue
      }
      reached.append(pending[index])
    }
    for request in reached {
      pending.removeAll { $0.serial == request.serial }
      events.append(comeDue(request.request, at: now.instant))
    }
    return events
  }

  /// Whether the device is in the region of a request that is now added.
  func isInside(_ request: NotificationRequest) -> Bool {
    guard case .location(let region) = request.trigger, let place else { return false }
    return region.contains(place)
  }
}
