public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// How a step ends.
public typealias PermissionAnswer = PermissionChoice

/// One entry of `steps`: a permission, the screen before the dialog of the system, and what the answers lead to.
public struct PermissionStepItem: SpecItem, Hashable {
  public let itemID: Located<String>
  public let permission: Located<Permission>
  public let isOptional: Bool
  /// The key of `Info.plist` that holds `screen.usageDescription`.
  public let usageKey: Located<String>?
  /// What the permission is asked for, by the words that types name as their `purpose`.
  public let purposes: [Located<String>]
  public let claims: [ClaimItem]
  public let screen: PrePromptItem
  private let on: Answers
  public let summary: String?
  public let covers: [Located<String>]

  /// In the order of `PermissionAnswer`.
  public var consequences: [ConsequenceItem] { on.consequences }

  public static let keys = SectionKeys<Self>(
    "permission-step", doc: "One permission: the screen before the iOS dialog, and what the answers lead to.",
    elsewhere: ["required": "a step that people may skip is 'optional: true'"])

  public init(_ read: KeyReader<Self>) {
    itemID = read(
      "id", \.itemID, .pattern(.identifier), doc: "Unique name of the step.", example: "photos")
    let permission = read("permission", \.permission, .choice, doc: "What is asked for.", example: "photos")
    self.permission = permission
    isOptional = read(
      "optional", \.isOptional, .flag, default: false, doc: "Whether the app does everything it promises without it.",
      example: "true")
    let usageKey = read(
      "usage_key", \.usageKey, .pattern(.usageKey), doc: "The key of Info.plist with the text of the dialog.",
      example: "NSPhotoLibraryUsageDescription")
    self.usageKey = usageKey
    var asked: Permission?
    read.check { step, app in
      asked = step.sound("permission").flatMap { Permission(rawValue: $0.text) }
      if let usageKey, let asked { app.checkUsageKey(usageKey.value, step, asked) }
    }
    purposes = read(
      "purposes", \.purposes, listOf: .pattern(.identifier),
      doc: "What the permission is for; the types that need it name one of these as their purpose.",
      example: "[cleaning_reminders, device_tips]")
    claims = read(
      "claims", \.claims, many: .claims,
      doc: "What both the screen and the usage description say, with or without the words that both must contain.",
      example: "{ duplicates: { en: \"duplicates\" } }")
    screen = read(
      "screen", \.screen, .section, doc: "What the app says before the iOS dialog.",
      example: "{ id: photos_pre_prompt, title: { … }, primary: { … } }")
    on = read(
      "on", \.on, making: { [asked] in Answers($0, of: asked) },
      doc: "What each answer leads to; an answer that is left out changes nothing.",
      example: "{ denied: { block: [photo_cleaner], screen: photos_blocked } }")
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
  }

  public func consequence(of answer: PermissionAnswer) -> ConsequenceItem? { on[answer] }

  var rule: PermissionStepRule {
    PermissionStepRule(
      id, asks: permission.value, on: screen.id, canSkip: screen.secondary != nil,
      consequences: consequences.map(\.rule))
  }

  /// `on`.
  private struct Answers: SpecSection, Hashable {
    let consequences: [ConsequenceItem]

    static let keys = SectionKeys<Self>("permission-answers", doc: "What each answer leads to.")

    init(_ read: KeyReader<Self>) { self.init(read, of: nil) }

    /// - Parameter asked: The permission, if it is known.
    init(_ read: KeyReader<Self>, of asked: Permission?) {
      let docs: [(answer: PermissionAnswer, doc: String)] = [
        (.granted, "Access was granted."),
        (.limited, "Limited access was granted: to some photos or some contacts."), (.denied, "Access was refused."),
        (.skipped, "The screen of the app was left before iOS asked."),
        (.dismissed, "The iOS dialog went away without an answer."),
      ]
      consequences = docs.compactMap { answer, doc in
        read(answer.rawValue, \.[answer], .section, doc: doc, example: "{ block: [photo_cleaner] }")
      }
      read.check { on, app in
        guard on.has("limited"), let asked, !asked.canBeLimited else { return }
        app.session.report(
          .badValue, "never happens: only photos and contacts can have limited access, not \(asked.rawValue)",
          about: on.written("limited") ?? on.origin, at: on.keySpan("limited"))
      }
    }

    subscript(answer: PermissionAnswer) -> ConsequenceItem? { consequences.first { $0.answer == answer } }
  }
}

/// Something that both the screen and the usage description say.
public struct ClaimItem: Sendable, Hashable {
  public let id: String
  public let idSpan: SourceSpan
  /// The words that must be in both texts of each language; nil when only the claim is named.
  public let words: LocalizedText?
}

extension KeyType where Value == [ClaimItem] {
  fileprivate static var claims: Self {
    let list = KeyType<[Located<String>]>.list(of: .pattern(.identifier))
    let map = KeyType<[LocatedEntry<LocalizedText>]>.map(.identifier(.claim), to: .localized)
    let shape = ValueShape.either([list.shape, map.shape])
    return Self(
      shape, sample: [],
      resolve: { claims in
        claims.isEmpty
          ? nil
          : .section(
            claims.map { ResolvedMember(key: $0.id, value: $0.words?.resolved ?? .section([])) })
      },
      read: { written in
        switch written.value.kind {
        case .sequence: return list.read(written)?.map { ClaimItem(id: $0.value, idSpan: $0.span, words: nil) }
        case .mapping:
          return map.read(written)?.map { ClaimItem(id: $0.name.value, idSpan: $0.name.span, words: $0.value.value) }
        case .scalar:
          written.session.reportWrongType(written.value, expected: shape)
          return nil
        }
      })
  }
}

extension AppReader {
  /// A key of another permission leaves the dialog without its text, and iOS ends the app that asks so.
  fileprivate func checkUsageKey(_ key: String, _ step: ObjectReader, _ permission: Permission) {
    let keys = permission.usageKeys
    guard !keys.contains(key), let value = step.written("usage_key") else { return }
    if keys.isEmpty {
      session.report(
        .badValue, "makes no sense for \(permission.rawValue): iOS words that dialog itself", about: value,
        at: step.keySpan("usage_key"))
      return
    }
    let meant = keys.count == 1 ? keys[0] : Spelling.suggestion(for: key, among: keys)
    session.report(
      .badValue, "must be \(ValueShape.choice(keys).expectation) for \(permission.rawValue), not '\(excerpt(key))'",
      about: value, fixIt: meant.map { session.replacing(value, with: $0, among: keys) })
  }
}
