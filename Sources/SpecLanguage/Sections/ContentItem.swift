import NotificationCivilTime
import SpecDiagnostics

/// What a notification carries besides its texts.
public struct ContentItem: Sendable, Hashable {
  /// The id of an entry of `categories`.
  public let category: Located<String>?
  /// Its place in a summary, 0 to 1; nil leaves that to the system.
  public let relevance: Located<Double>?
  public let sound: SoundItem
  /// The number on the app's icon; nil leaves it as it is.
  public let badge: Located<Int>?
  /// Notifications with the same thread are shown as one group.
  public let thread: TextTemplate?
  public let attachments: [AttachmentItem]

  init(_ read: KeyReader<NotificationItem>) {
    var values = SignalFacts()
    read.check { _, app in values = app.typeInHand.values }
    let category = read(
      "category", \.content.category, .reference(to: .category),
      doc: "The buttons it offers: an entry of `categories`.", example: "milestone")
    self.category = category
    read.check { type, app in if let category { app.checkRequirements(of: category, type, values) } }
    relevance = read(
      "relevance", \.content.relevance, .number(0...1),
      doc: "Its place in a summary, from 0 (last) to 1 (first).", example: "0.5")
    sound = read(
      "sound", \.content.sound, .sound, default: SoundItem(.standard), absent: "`default`",
      doc: "The sound: the system's (`default`), `none`, the `critical` one, or a file of the app.",
      example: "{ file: \"chime.caf\" }")
    badge = read(
      "badge", \.content.badge, .int(0...99_999), absent: "it stays as it is",
      doc: "The number on the app's icon; 0 removes it.", example: "1")
    thread = read(
      "thread", \.content.thread, .template(values),
      doc: "Notifications with the same thread are shown as one group; may contain `{argument}`.",
      example: "\"chat-{chat_id}\"")
    attachments = read(
      "attachments", \.content.attachments,
      many: .sections(checking: { attachments, _, app in app.session.reportEqual("id", of: attachments) }),
      doc: "Images, sounds and videos that come with it.",
      example: "[{ id: photo, file: \"photo.jpg\", format: jpeg }]")
  }

  /// The arguments that something else than a text shows.
  var usedArguments: [String] {
    let addresses = attachments.compactMap { attachment in
      if case .url(let key) = attachment.source { key.value } else { nil }
    }
    return addresses + (thread?.arguments ?? [])
  }
}

/// One entry of `attachments`.
public struct AttachmentItem: SpecItem, Hashable {
  public enum Source: Sendable, Hashable {
    /// A file in the app.
    case file(Located<String>)
    /// The argument or data key that carries the address.
    case url(Located<String>)
  }

  public enum Format: String, Sendable, Hashable, CaseIterable {
    case jpeg, png, gif, webp, heic, aiff, wav, mp3, m4a, mpeg, mpeg2, mpeg4, avi, mov
  }

  public let itemID: Located<String>
  public let source: Source
  public let format: Located<Format>
  /// Its size, where that is known.
  public let bytes: Located<Int>?
  /// A uniform type identifier for the system.
  public let typeHint: Located<String>?

  private var file: Located<String>? { if case .file(let file) = source { file } else { nil } }
  private var url: Located<String>? { if case .url(let url) = source { url } else { nil } }

  public static let keys = SectionKeys<Self>(
    "attachment", doc: "An image, a sound or a video that comes with a notification.",
    choices: [KeyChoice(["file", "url"], required: true)])

  public init(_ read: KeyReader<Self>) {
    itemID = read("id", \.itemID, .pattern(.identifier), doc: "A short name for it.", example: "photo")
    let file = read("file", \.file, .pattern(.fileName), doc: "The file in the app.", example: "\"photo.jpg\"")
    let url = read(
      "url", \.url, .reference(to: .parameter),
      doc: "The argument or data key that carries the URL to load it from.", example: "image_url")
    source = file.map { .file($0) } ?? .url(url ?? itemID)
    read.check { mapping, app in if let url { app.checkAddress(url, mapping) } }
    format = read("format", \.format, .choice, doc: "The kind of file.", example: "jpeg")
    bytes = read("bytes", \.bytes, .int(1...2_000_000_000), doc: "How large it is, in bytes.", example: "120000")
    typeHint = read(
      "type_hint", \.typeHint, .pattern(.uniformType), doc: "The type that the system should assume.",
      example: "public.jpeg")
  }
}

extension AppReader {
  /// A button works only if the notification carries what it needs.
  fileprivate func checkRequirements(of category: Located<String>, _ type: ObjectReader, _ values: SignalFacts) {
    guard values.isComplete else { return }
    for requirement in requirements[category.value] ?? [] where values.parameter(requirement.argument.value) == nil {
      session.report(
        .unknownID,
        "offers the button '\(requirement.action)', which requires '\(excerpt(requirement.argument.value))', but "
          + "no argument of this type has that name",
        about: type.written("category") ?? type.origin,
        notes: [Diagnostic.Note("required here", at: requirement.argument.span)])
    }
  }

  /// `url` names a text that the type carries.
  fileprivate func checkAddress(_ url: Located<String>, _ attachment: ObjectReader) {
    let known = typeInHand.values
    let value = attachment.written("url") ?? attachment.origin
    guard let argument = known.parameter(url.value) else {
      guard known.isComplete else { return }
      let meant = session.guess(for: url.value, among: known.names)
      session.report(
        .unknownID, "names an unknown argument '\(excerpt(url.value))' of this type\(meant?.question() ?? "")",
        about: value,
        fixIt: meant.flatMap { session.replacing(value, with: $0) })
      return
    }
    switch argument.kind {
    case .string, nil: break
    case .int, .double, .percent, .instant:
      session.report(
        .badValue, "is '\(url.value)', a number, but a URL is a string", about: value,
        notes: [Diagnostic.Note("'\(url.value)' is declared here", at: argument.span)])
    }
  }
}
