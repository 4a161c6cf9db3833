public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
public import SpecLanguage

/// A delivery or a pending request as a line describes it.
public struct ExpectedNotification: Sendable, Hashable {
  public var type: String
  /// Both ends included; `at` is a range of one instant; nil says nothing about the time.
  public var time: ClosedRange<Instant>?
  /// Provisional, quiet delivery; nil says nothing about it.
  public var isQuiet: Bool?
  /// How it showed; nil says nothing about it.
  public var hasBanner: Bool?
  public var hasSound: Bool?
  /// Ids of the attachments of a local type, or the keys of a push whose files were attached.
  public var attachments: [String]?
  /// What the user reads, by locale; a text that is not there is not checked.
  public var texts: [TextRule.Field: [LanguageTag: String]] = [:]
  /// What else the request carries.
  public var content = ExpectedContent()
}

/// What a request carries besides its texts; a part that is nil is not checked.
public struct ExpectedContent: Sendable, Hashable {
  public var sound: NotificationSound?
  /// Empty for none.
  public var thread: String?
  /// `.some(nil)` leaves the number on the icon as it is.
  public var badge: Int??
  public var interruptionLevel: InterruptionLevel?
  public var relevance: Double?
  /// The id of the category; `.some(nil)` is none.
  public var category: String??
  public var attachments: [ExpectedAttachment]?
}

/// A file that comes with a request; what is nil is not checked.
public struct ExpectedAttachment: Sendable, Hashable {
  public var id: String
  public var file: String?
  public var typeHint: String?
}

extension KeyReader {
  /// What the user reads and what else the request carries.
  ///
  /// - Parameter line: What the other keys say of it.
  func details(of line: ExpectedNotification?) -> ExpectedNotification? {
    let body = self("text", .localizedTexts, doc: "The body the user reads, by locale.", example: "{ en: \"…\" }")
    let title = self("title", .localizedTexts, doc: "Its title, by locale.", example: "{ en: \"Reminder\" }")
    let subtitle = self(
      "subtitle", .localizedTexts, doc: "Its subtitle, by locale.", example: "{ en: \"Meeting time\" }")
    let content = self(
      "content", ExpectedContent.self, doc: "What else its request carries, in the words of the spec.",
      example: "{ sound: default, thread: media, badge: 1 }")
    guard var line else { return nil }
    for (field, texts) in [(TextRule.Field.body, body), (.title, title), (.subtitle, subtitle)] {
      if let texts { line.texts[field] = texts }
    }
    line.content = content ?? ExpectedContent()
    return line
  }
}

extension ExpectedContent: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "scenario-content", doc: "What a request carries besides its texts; what is left out is not checked.")

  public init?(_ read: KeyReader<Self>) {
    self.init()
    sound = read(
      "sound", .sound, doc: "The sound as the spec declares it, or 'none'.", example: "{ file: \"chime.caf\" }")
    thread = read(
      "thread", .text, doc: "The thread with its values filled in, or 'none'.", example: "chat-67890"
    ).map { $0 == "none" ? "" : $0 }
    badge = read(
      "badge", KeyType<Int>.int(0...99_999).orNone,
      doc: "The number on the icon; 0 removes it, and 'none' leaves it as it is.", example: "1")
    interruptionLevel = read(
      "interruption_level", KeyType<InterruptionLevel>.choice, doc: "How insistently it may interrupt people.",
      example: "time_sensitive")
    relevance = read("relevance", .number(0...1), doc: "Its place in a summary, from 0 to 1.", example: "0.8")
    category = read(
      "category", KeyType.reference(.category).orNone, doc: "The category whose buttons it has, or 'none'.",
      example: "message")
    attachments = read(
      "attachments", .listOrNone(of: .attachment), doc: "The files that come with it, in order, or 'none'.",
      example: "[{ id: image, file: \"photo.jpg\" }]")
    if read.mapping?.origin.node.count == 0 { read.report(.assertsNothing, "asserts nothing") }
  }
}

extension ExpectedAttachment: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-attachment", doc: "A file that comes with a request.")

  public init?(_ read: KeyReader<Self>) {
    let id = read("id", .text, required: true, doc: "Its id in the spec.", example: "image")
    file = read("file", .pattern(.fileName), doc: "The file in the app.", example: "\"photo.jpg\"")
    typeHint = read("type_hint", .text, doc: "The type that the system is told.", example: "public.jpeg")
    guard let id else { return nil }
    self.id = id
  }
}

extension KeyType where Value == ExpectedAttachment {
  /// Its id, or a group with more of it.
  fileprivate static var attachment: Self {
    Self(.either([.text, .object(ExpectedAttachment.keys.shape)])) { value, file in
      if value.kind == .mapping { return Self.group.read(value, file) }
      return file.session.text(value).map { ExpectedAttachment(id: $0) }
    }
  }
}

/// A sound of the app.
private struct SoundOfApp: KeyedSection {
  static let keys = SectionKeys<Self>("scenario-sound", doc: "A sound of the app.")

  let sound: NotificationSound

  init?(_ read: KeyReader<Self>) {
    let file = read(
      "file", .pattern(.fileName), required: true, doc: "The file in the app.", example: "\"chime.caf\"")
    let isCritical = read("critical", .flag, doc: "Whether it plays although the device is muted.", example: "true")
    let volume = read("volume", .number(0...1), doc: "How loud a critical sound is, from 0 to 1.", example: "0.8")
    guard let file else { return nil }
    sound = isCritical == true ? .criticalFile(file, volume: volume) : .file(file)
  }
}

extension KeyType where Value == NotificationSound {
  private enum Word: String, CaseIterable { case `default`, none, critical }

  fileprivate static var sound: Self {
    let words = ValueShape.choice(Word.allCases.map(\.rawValue))
    return Self(.either([words, .object(SoundOfApp.keys.shape)])) { value, file in
      if value.kind == .mapping { return KeyType<SoundOfApp>.group.read(value, file)?.sound }
      switch file.session.choice(value, as: Word.self) {
      case .default: return .standard
      case .some(.none): return .silent
      case .critical: return .critical
      case nil: return nil
      }
    }
  }
}
