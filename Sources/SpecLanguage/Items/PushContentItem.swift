public import NotificationCivilTime
public import SpecDiagnostics

/// `notifications.<type>.push`: how APNs handles a notification that a server sends.
public struct PushContentItem: Sendable, Hashable {
  /// `apns-push-type`.
  public enum PushType: String, Sendable, Hashable, CaseIterable {
    case alert, background, location, complication, fileprovider, mdm, liveactivity, pushtotalk, widgets
  }

  /// `apns-priority`.
  public enum Priority: Int, Sendable, Hashable, CaseIterable {
    case immediate = 10
    /// When the device has power to spare.
    case considerate = 5
    /// Power above all else; never wakes the device.
    case low = 1
  }

  /// The key `push`.
  public var span: SourceSpan
  public var pushType: Located<PushType>
  /// 10 by default, and 5 for background pushes, which Apple demands.
  public var priority: Located<Priority>
  /// How long APNs keeps what it cannot deliver; zero is one attempt. Nil leaves it to APNs.
  public var expiration: Located<TimeSpan>?
  /// At most 64 bytes when its arguments are filled in.
  public var collapseID: TextTemplate?
  public var hasMutableContent: Located<Bool>
  public var isContentAvailable: Located<Bool>
  public var targetContentID: Located<String>?
  public var filterCriteria: Located<String>?
  /// Custom keys of the payload next to `aps`.
  public var data: [ParameterItem]

  /// The key under which a payload names the screen it opens; nil when it is always that of the type.
  public var screenKey: String? { data.first { $0.id == "screen" }?.payloadKey }

  public init(
    span: SourceSpan, pushType: Located<PushType>? = nil, priority: Located<Priority>? = nil,
    expiration: Located<TimeSpan>? = nil, collapseID: TextTemplate? = nil, hasMutableContent: Located<Bool>? = nil,
    isContentAvailable: Located<Bool>? = nil, targetContentID: Located<String>? = nil,
    filterCriteria: Located<String>? = nil, data: [ParameterItem] = []
  ) {
    self.span = span
    let type = pushType ?? Located(.alert, at: span)
    self.pushType = type
    self.priority = priority ?? Located(type.value == .background ? .considerate : .immediate, at: span)
    self.expiration = expiration
    self.collapseID = collapseID
    self.hasMutableContent = hasMutableContent ?? Located(false, at: span)
    self.isContentAvailable = isContentAvailable ?? Located(false, at: span)
    self.targetContentID = targetContentID
    self.filterCriteria = filterCriteria
    self.data = data
  }
}
