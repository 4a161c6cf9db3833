public import NotificationCivilTime
public import NotificationTerms

/// All that a token registration remembers; stored by every `write` of an `AppCore`, but `isOnline` and `began`.
public struct TokenState: Sendable, Hashable {
  /// What became of the registration of this device.
  public enum Registration: String, Sendable, Hashable, CaseIterable {
    case none
    /// Running: a token was asked for, or has come but is not stored yet.
    case registering
    /// The token is in the store.
    case registered
    case failed
  }

  /// Where tokens are kept: the path of a document, with `{uid}` for the user, and a field of it.
  public struct Place: Sendable, Hashable {
    public var store: String
    public var field: String

    /// The path of a user's document.
    func document(of user: String) -> String { store.replacing("{uid}", with: user) }
  }

  /// One field of one user that the store does not have yet as it should be. A newer token replaces it.
  public struct PendingWrite: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
      case token(String)
      /// Deletes the field, if this device's token is still in it.
      case removal(of: String)
    }

    public var user: String
    public var place: Place
    public var value: Value
    public var number: Int
    /// Passed to the store, which has not answered.
    public var isSent: Bool
    /// It may have reached the store, whether or not an answer came.
    public var wasSent: Bool
    /// The store refused it; it waits for the next launch.
    public var hasFailed: Bool
    /// There was no network for it. Gone with the process.
    public var lacksNetwork = false
    /// It takes out what got there too late. It is tried once at once, whoever is signed in: until then the user of before
    /// is reached on the phone of another. Gone with the process.
    public var isUrgent = false
    /// When it was passed to the store last. Gone with the process.
    public var sent: Instant?
    /// It was replaced, and got there after that, or nobody will ever answer for it.
    public var isLate = false
  }

  /// The provider has to forget a token that nobody may be reached by any more, and has not done so yet.
  public struct Discard: Sendable, Hashable {
    /// Of the last try.
    public var number: Int
    /// In a row; they lengthen the wait.
    public var failures: Int
  }

  public var user: String?
  /// The dialog was shown to the user and has not gone away since; over with the process.
  public var isAsking: Bool
  /// The one request of this installation has its answer, whichever it was.
  public var isAnswered: Bool
  public var authorization: AuthorizationStatus
  public var isOnline: Bool
  /// The device's system token, as it came last, in hexadecimal digits.
  public var deviceToken: String?
  /// The token of the provider, published as soon as it comes.
  public var token: String?
  /// When the token came, by the device's clock.
  public var tokenInstant: Instant?
  /// What the store has acknowledged, and for whom.
  public var storedToken: String?
  public var storedUser: String?
  /// Where that is; nil as long as nothing was written.
  public var place: Place?
  public var pending: [PendingWrite]
  /// What was passed to the store and replaced before it answered: it may get there after what replaced it.
  public var overtaken: [PendingWrite]
  public var registration: Registration
  /// Failures in a row because there was no network; they lengthen the wait.
  public var offlineFailures: Int
  /// The number of the next try; a wait for an earlier one no longer counts.
  public var retry: Int?
  /// Until it is done the device stays unregistered, and nothing is stored for anybody.
  public var discard: Discard?
  /// The user's document as the app shows it, with or without permission to notify.
  public var document: [String: String]
  /// When parts began that are still running; gone with the process.
  public var began: [TokenPart: Instant]
  /// Numbers writes, transitions and waits.
  public var counter: Int

  public init(authorization: AuthorizationStatus = .notDetermined) {
    user = nil
    isAsking = false
    isAnswered = false
    self.authorization = authorization
    isOnline = true
    deviceToken = nil
    token = nil
    tokenInstant = nil
    storedToken = nil
    storedUser = nil
    pending = []
    overtaken = []
    registration = .none
    offlineFailures = 0
    retry = nil
    discard = nil
    document = [:]
    began = [:]
    counter = 0
  }

  /// What the app publishes: notifications may be shown.
  public var isPermissionGranted: Bool { authorization.allowsPosting }
}

/// The parts that are timed.
public enum TokenPart: String, Sendable, Hashable, CaseIterable {
  /// From the dialog to its answer. A figure about people, with no budget.
  case answer
  /// From the call to the token of the device.
  case registration
  /// From there to the token of the provider.
  case exchange
  /// From the write to its acknowledgement.
  case upload
  /// From the cold start to the token.
  case refresh
  /// From the grant to the stored token.
  case total
}
