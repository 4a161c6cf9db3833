public import NotificationCivilTime
public import SpecDiagnostics

/// What a notification carries besides its texts.
public struct ContentItem: Sendable, Hashable {
  /// The id of an entry of `categories`.
  public var category: Located<String>?
  /// Its place in a summary, 0 to 1; nil leaves that to the system.
  public var relevance: Located<Double>?
  /// The default sound where the spec says nothing.
  public var sound: SoundItem
  /// The number on the app's icon; nil leaves it as it is.
  public var badge: Located<Int>?
  /// Notifications with the same thread are shown as one group.
  public var thread: TextTemplate?
  public var attachments: [AttachmentItem]

  public init(
    category: Located<String>? = nil, relevance: Located<Double>? = nil, sound: SoundItem = SoundItem(.standard),
    badge: Located<Int>? = nil, thread: TextTemplate? = nil, attachments: [AttachmentItem] = []
  ) {
    self.category = category
    self.relevance = relevance
    self.sound = sound
    self.badge = badge
    self.thread = thread
    self.attachments = attachments
  }
}

/// `sound`.
public struct SoundItem: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    /// `default`: that of the system.
    case standard
    case none
    /// The critical one of the system.
    case critical
    indirect case file(SoundFile)
  }

  /// Words that mean a sound of the system, or none.
  public enum Word: String, Sendable, Hashable, CaseIterable {
    case `default`, none, critical
  }

  public var form: Form
  /// Nil where the spec says nothing.
  public var span: SourceSpan?

  public init(_ form: Form, at span: SourceSpan? = nil) {
    self.form = form
    self.span = span
  }

  /// Whether it plays although the device is muted.
  public var isCritical: Bool {
    switch form {
    case .critical: true
    case .file(let file): file.isCritical
    case .standard, .none: false
    }
  }
}

/// A custom sound of the app.
public struct SoundFile: Sendable, Hashable {
  public var file: Located<String>
  public var length: Located<TimeSpan>?
  public var isCritical: Bool
  /// 0 to 1; the system heeds it for critical sounds only.
  public var volume: Located<Double>?

  public init(file: Located<String>, length: Located<TimeSpan>?, isCritical: Bool, volume: Located<Double>?) {
    self.file = file
    self.length = length
    self.isCritical = isCritical
    self.volume = volume
  }
}

/// One entry of `attachments`.
public struct AttachmentItem: Sendable, Hashable {
  public enum Source: Sendable, Hashable {
    /// A file in the app.
    case file(Located<String>)
    /// The argument or data key that carries the address.
    case url(Located<String>)
  }

  public enum Format: String, Sendable, Hashable, CaseIterable {
    case jpeg, png, gif, webp, heic, aiff, wav, mp3, m4a, mpeg, mpeg2, mpeg4, avi, mov
  }

  public var id: String
  public var idSpan: SourceSpan
  public var source: Source
  public var format: Located<Format>
  /// Its size, where that is known.
  public var bytes: Located<Int>?
  /// A uniform type identifier for the system.
  public var typeHint: Located<String>?

  public init(
    id: String, idSpan: SourceSpan, source: Source, format: Located<Format>, bytes: Located<Int>?,
    typeHint: Located<String>?
  ) {
    self.id = id
    self.idSpan = idSpan
    self.source = source
    self.format = format
    self.bytes = bytes
    self.typeHint = typeHint
  }
}

/// Who looks after a type, what it is for and until when.
public struct UpkeepItem: Sendable, Hashable {
  /// Nil where the owner of the app looks after it.
  public var owner: Located<String>?
  /// From this local date on it is sent no more.
  public var expires: Located<CivilDate>?
  /// What a permission step announces it as.
  public var purpose: Located<String>?

  public init(
    owner: Located<String>? = nil, expires: Located<CivilDate>? = nil, purpose: Located<String>? = nil
  ) {
    self.owner = owner
    self.expires = expires
    self.purpose = purpose
  }
}
