public import NotificationRules
import SpecDiagnostics

/// What a notification carries besides its texts.
public struct ContentItem: Sendable, Hashable {
  /// The id of an entry of `categories`.
  public let category: Located<String>?
  /// Its place in a summary, 0 to 1; nil leaves that to the system.
  public let relevance: Located<Double>?
  public let sound: SoundItem
  /// The number on the app's icon; nil leaves it as it is.
  public let badge: Located<BadgeRule>?
  /// Notifications with the same thread are shown as one group.
  public let thread: TextTemplate?
  public let attachments: [AttachmentItem]

  /// - Parameter values: What the notification carries.
  init(_ read: KeyReader<NotificationItem>, _ values: SignalFacts) {
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
    let badge = read(
      "badge", \.content.badge, .badge, absent: "it stays as it is",
      doc: "The number on the app's icon, or the argument that has it; 0 removes it.", example: "1")
    read.check { type, app in
      if let badge, case .argument(let id) = badge.value { app.checkBadge(id, at: badge.span, of: type, values) }
    }
    self.badge = badge
    thread = read(
      "thread", \.content.thread, .template(values, isID: true),
      doc: "Notifications with the same thread are shown as one group; may contain `{argument}`.",
      example: "\"chat-{chat_id}\"")
    attachments = read(
      "attachments", \.content.attachments,
      many: .sections(
        checking: { attachments, _, app in app.session.reportEqual("id", of: attachments) },
        making: { AttachmentItem($0, values) }),
      doc: "Images, sounds and videos that come with it.",
      example: "[{ id: photo, file: \"photo.jpg\", format: jpeg }]")
  }

  /// The arguments that something else than a text shows.
  var usedArguments: [String] {
    let addresses = attachments.compactMap { attachment in
      if case .url(let key) = attachment.source { key.value } else { nil }
    }
    var used = addresses + (thread?.arguments ?? [])
    if case .argument(let id)? = badge?.value { used.append(id) }
    return used
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

  public init(_ read: KeyReader<Self>) { self.init(read, SignalFacts()) }

  fileprivate init(_ read: KeyReader<Self>, _ values: SignalFacts) {
    itemID = read("id", \.itemID, .pattern(.identifier), doc: "A short name for it.", example: "photo")
    let file = read("file", \.file, .pattern(.fileName), doc: "The file in the app.", example: "\"photo.jpg\"")
    let url = read(
      "url", \.url, .reference(to: .parameter),
      doc: "The argument or data key that carries the URL to load it from.", example: "image_url")
    source = file.map { .file($0) } ?? .url(url ?? itemID)
    read.check { mapping, app in if let url { app.checkAddress(url, mapping, values) } }
    format = read("format", \.format, .choice, doc: "The kind of file.", example: "jpeg")
    bytes = read("bytes", \.bytes, .int(1...2_000_000_000), doc: "How large it is, in bytes.", example: "120000")
    typeHint = read(
      "type_hint", \.typeHint, .pattern(.uniformType), doc: "The type that the system should assume.",
      example: "public.jpeg")
  }
}

/// `badge` where an argument has it.
private struct BadgeArgument: SpecSection {
  let argument: Located<String>

  static let keys = SectionKeys<Self>("badge-argument", doc: "The argument that has the number on the icon.")

  init(_ read: KeyReader<Self>) {
    argument = read(
      "argument", \.argument, .reference(to: .parameter), doc: "The argument: a whole number.", example: "unread")
  }
}

extension KeyType where Value == Located<BadgeRule> {
  /// A number, or `{ argument: … }`.
  fileprivate static var badge: Self {
    let keys = BadgeArgument.keys
    return Self(
      .either([.int(0...99_999), .object(keys.shape)]), sample: Located(.number(0), at: SourceSpan(startOf: "")),
      resolve: { badge in
        switch badge.value {
        case .number(let number): .int(number)
        case .argument(let id): .section([ResolvedMember(key: "argument", value: .text(id))])
        }
      },
      read: { written in
        guard written.value.kind == .mapping else {
          if let advice = badgeAdvice(written.value) {
            written.session.report(
              .badValue, "is '\(excerpt(written.value.text))', but a badge shows a number\(advice)",
              about: written.value)
            return nil
          }
          return written.session.int(written.value, in: 0...99_999).map {
            Located(.number($0), at: written.value.span)
          }
        }
        return keys.read(written.alone).map { Located(.argument($0.argument.value), at: $0.argument.span) }
      })
  }
}

/// What to say of a badge that is a word.
private func badgeAdvice(_ value: SourceValue) -> String? {
  guard value.kind == .scalar else { return nil }
  let text = value.text
  let adds = text.hasPrefix("+") && Int(text) != nil
  if adds || ["increment", "increase", "++", "auto", "plus_one", "plus one"].contains(text.lowercased()) {
    return ", and nothing is added to the one before"
  }
  if ["none", "no", "off", "never", "keep"].contains(text.lowercased()) {
    return ": leave 'badge' out and it stays as it is; 0 removes it"
  }
  let name = text.filter { !"{}$%".contains($0) }
  return value.core == .string && TextPattern.identifier.matches(name)
    ? ": one that the notification carries is '{ argument: \(name) }'" : nil
}

extension AppReader {
  /// The number on the icon is a whole number that the notification carries.
  fileprivate func checkBadge(_ id: String, at span: SourceSpan, of type: ObjectReader, _ values: SignalFacts) {
    let value = type.written("badge") ?? type.origin
    guard let argument = values.parameter(id) else {
      guard values.isComplete else { return }
      let meant = session.guess(for: id, among: values.names)
      session.report(
        .unknownID, "names an unknown argument '\(excerpt(id))' of this type\(meant?.question() ?? "")", about: value,
        at: span, fixIt: meant?.fixIt(replacing: span))
      return
    }
    guard let kind = argument.kind, kind != .int else { return }
    session.report(
      .badValue, "is '\(id)', which has the type '\(kind.rawValue)', but a badge is a whole number", about: value,
      at: span, notes: [argument.note])
  }

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
  fileprivate func checkAddress(_ url: Located<String>, _ attachment: ObjectReader, _ known: SignalFacts) {
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
    guard let kind = argument.kind, kind != .string else { return }
    session.report(
      .badValue, "is '\(url.value)', which has the type '\(kind.rawValue)', but a URL is a string", about: value,
      notes: [Diagnostic.Note("'\(url.value)' is declared here", at: argument.span)])
  }
}
