import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What one delivery or request is compared with: its time, how it showed, what it says and carries.
extension Verification {
  /// A delivery or a pending request in the form that lines are compared with.
  struct Actual {
    var type: String?
    var identifier: String
    var instant: Instant
    /// The one in force when it was delivered, or now.
    var zone: ZoneRules
    var isQuiet: Bool
    var presentation: Presentation?
    var attachments: [String] = []
    var hidesText = false
    var content: NotificationContent

    var label: String { type ?? identifier }
  }

  var delivered: [Actual] {
    world.deliveries.filter { !$0.isSilenced }.map {
      Actual(
        type: $0.type, identifier: $0.identifier, instant: $0.instant, zone: $0.zone, isQuiet: $0.isQuiet,
        presentation: $0.presentation, attachments: $0.attachments, hidesText: $0.hidesText, content: $0.content)
    }
  }

  var pending: [Actual] {
    world.center.pending.map {
      Actual(
        type: world.type(of: $0.request), identifier: $0.request.identifier, instant: $0.due,
        zone: zone, isQuiet: false, content: $0.request.content)
    }
  }

  func matches(_ actual: Actual, _ line: ExpectedNotification) -> Bool {
    isInTime(actual, line)
      && line.isQuiet.map { $0 == actual.isQuiet } ?? true
      && line.hasBanner.map { $0 == actual.presentation?.hasBanner } ?? true
      && line.hasSound.map { $0 == actual.presentation?.hasSound } ?? true
      && line.attachments.map { $0 == actual.attachments } ?? true && mismatchedText(actual, line) == nil
      && mismatchedContent(actual, line) == nil
  }

  func isInTime(_ actual: Actual, _ line: ExpectedNotification) -> Bool {
    actual.label == line.type && line.time.map { $0.contains(actual.instant) } ?? true
  }

  // MARK: Texts

  /// ` with the text "A" in en; its text is "B"`: the first text that is not the expected one. In the language in force
  /// it is what was delivered; in the others it is what the same notification says there, with the same values. If the
  /// app does not have the device's language, a line has to name the one that the user reads instead.
  func mismatchedText(_ actual: Actual, _ line: ExpectedNotification) -> String? {
    guard !line.texts.isEmpty else { return nil }
    let rules = world.scheduler.rules
    let wanted = world.known.scheduler.locale
    let current = rules.locale(for: wanted)
    for field in TextRule.Field.allCases {
      let said = actual.content[field]
      let word = field == .body ? "text" : field.rawValue
      if let texts = line.texts[field], texts[current] == nil, !rules.locales.contains(wanted) {
        return " with its \(word) in \(texts.keys.sorted().map(\.text).joined(separator: ", ")); "
          + "a device in \(wanted) shows it in \(current)"
      }
      for (locale, text) in (line.texts[field] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let read: String? =
          if field == .body, actual.hidesText {
            hiddenPreview(of: actual.content)?[locale]
          } else if locale == current {
            said
          } else {
            world.scheduler.translation(
              of: said, field, of: line.type, in: locale, from: current, world.arguments(of: actual.identifier),
              zone: world.now.zone)
          }
        guard read != text else { continue }
        return " with the \(word) \"\(text)\" in \(locale); "
          + (read.map { "its \(word) is \"\($0)\"" + hiddenDifference(of: $0, from: text) }
            ?? "'\(line.type)' never says \"\(said)\"")
      }
    }
    return nil
  }

  /// `, with U+00A0 as character 26`: where two texts first differ, if one of them has a character there that looks like
  /// another, such as a no-break space.
  private func hiddenDifference(of text: String, from expected: String) -> String {
    let (own, other) = (Array(text.unicodeScalars), Array(expected.unicodeScalars))
    guard let index = zip(own, other).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return "" }
    let isHidden = [own[index], other[index]].contains { !$0.isASCII && ($0.properties.isWhitespace || $0.isFormat) }
    guard isHidden else { return "" }
    let code = String(own[index].value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - code.count))
    return ", with U+\(zeros)\(code) as character \(index + 1)"
  }

  /// What the system shows in place of a text while previews are hidden; nil leaves that to the system.
  private func hiddenPreview(of content: NotificationContent) -> [LanguageTag: String]? {
    let category = app.categories.first { $0.value == content.categoryIdentifier }?.key
    return category.flatMap { app.texts["categories.\($0).hidden_preview"] }
  }

  // MARK: Content

  /// ` with the sound chime.caf; its sound is the default one`: the first part that is not the expected one.
  func mismatchedContent(_ actual: Actual, _ line: ExpectedNotification) -> String? {
    let (wanted, content) = (line.content, actual.content)
    if let sound = wanted.sound, sound != content.sound {
      return differs("sound", sound.words, content.sound.words)
    }
    if let thread = wanted.thread, thread != content.threadIdentifier {
      return differs("thread", thread.orNone, content.threadIdentifier.orNone)
    }
    if let badge = wanted.badge, badge != content.badge {
      return differs("badge", badge.orNone, content.badge.orNone)
    }
    if let level = wanted.interruptionLevel, level != content.interruptionLevel {
      return differs("interruption level", level.rawValue, content.interruptionLevel.rawValue)
    }
    if let relevance = wanted.relevance, relevance != content.relevanceScore {
      return differs("relevance", "\(relevance)", "\(content.relevanceScore)")
    }
    if let category = wanted.category {
      let identifier = category.flatMap { app.categories[$0] } ?? ""
      if identifier != content.categoryIdentifier {
        return differs("category", identifier.orNone, content.categoryIdentifier.orNone)
      }
    }
    if let files = wanted.attachments {
      let actual = content.attachments.map {
        ExpectedAttachment(id: $0.identifier, file: $0.file, typeHint: $0.typeHint)
      }
      let isSame = files.count == actual.count && zip(files, actual).allSatisfy { $0.allows($1) }
      if !isSame { return differs("attachments", words(files), words(actual)) }
    }
    return nil
  }

  private func words(_ files: [ExpectedAttachment]) -> String {
    files.map { [$0.id, $0.file, $0.typeHint].compactMap { $0 }.joined(separator: " ") }.joined(separator: ", ").orNone
  }

  private func differs(_ what: String, _ expected: String, _ actual: String) -> String {
    " with the \(what) \(expected); its \(what) \(what.hasSuffix("s") ? "are" : "is") \(actual)"
  }
}

extension NotificationContent {
  fileprivate subscript(field: TextRule.Field) -> String {
    switch field {
    case .title: title
    case .subtitle: subtitle
    case .body: body
    }
  }
}

extension ExpectedAttachment {
  fileprivate func allows(_ other: Self) -> Bool {
    id == other.id && (file == nil || file == other.file) && (typeHint == nil || typeHint == other.typeHint)
  }
}

extension NotificationSound {
  fileprivate var words: String {
    switch self {
    case .standard: "default"
    case .silent: "none"
    case .critical: "critical"
    case .file(let file): file
    case .criticalFile(let file, let volume): "\(file) (critical\(volume.map { ", volume \($0)" } ?? ""))"
    }
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "none" : self }
}

extension Int? {
  fileprivate var orNone: String { map { "\($0)" } ?? "none" }
}

extension Unicode.Scalar {
  fileprivate var isFormat: Bool { properties.generalCategory == .format }
}
