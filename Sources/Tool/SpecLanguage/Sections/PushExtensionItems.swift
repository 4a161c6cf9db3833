public import NotificationCivilTime
import NotificationRules
public import SpecDiagnostics

/// `push.service_extension`: a `UNNotificationServiceExtension`, which changes a notification before it is shown.
public struct ServiceExtensionItem: SpecSection, Hashable {
  /// Where it puts what it downloads. iOS empties the temporary folder when it likes, so the spec has to ask for it.
  public enum Downloads: String, Sendable, CaseIterable {
    case appDirectory = "app_directory"
    case temporaryDirectory = "temporary_directory"
  }

  public let span: SourceSpan
  public let handles: [Located<String>]
  public let timeLimit: Located<TimeSpan>
  public let downloads: Located<Downloads>

  public static let keys = SectionKeys<Self>(
    "service-extension", doc: "Code that changes a notification before it is shown.")

  public init(_ read: KeyReader<Self>) {
    span = read.span
    handles = read(
      "handles", \.handles, listOf: .reference(to: .parameter), checking: AppReader.checkHandled,
      doc: "The entries of `data` that it handles.", example: "[image_url]")
    timeLimit = read(
      "time_limit", \.timeLimit, .duration, default: ServiceExtensionRule.systemLimit,
      doc: "How long it may take. What is ready by then is shown.",
      example: "30s")
    downloads = read(
      "downloads", \.downloads, .choice, default: .appDirectory,
      doc: "Where it puts what it downloads. iOS may empty the temporary folder at any time.",
      example: "app_directory")
  }
}

/// `push.content_extension`: a notification content extension, which draws notifications of its categories.
public struct ContentExtensionItem: SpecSection, Hashable {
  /// The one of Xcode's template.
  private static let standardClass = "NotificationViewController"

  public let categories: [Located<String>]
  public let sizeRatio: Located<Double>
  public let hidesDefaultContent: Located<Bool>
  public let principalClass: Located<String>

  public static let keys = SectionKeys<Self>(
    "content-extension", doc: "Code that draws the notifications of some categories.")

  public init(_ read: KeyReader<Self>) {
    categories = read(
      "categories", \.categories, listOf: .reference(to: .category), required: true, notEmpty: "lists no category",
      doc: "The categories that it draws.", example: "[message]")
    sizeRatio = read(
      "size_ratio", \.sizeRatio, .number(0.01...10), default: 1,
      doc: "Its height divided by its width, until it has drawn something.", example: "0.5")
    hidesDefaultContent = read(
      "hides_default_content", \.hidesDefaultContent, .flag, default: false,
      doc: "Whether it shows the texts itself.", example: "true")
    principalClass = read(
      "principal_class", \.principalClass, .pattern(.swiftType), default: Self.standardClass,
      doc: "The Swift class of its view controller.",
      example: "\"MessageViewController\"")
  }
}

extension AppReader {
  /// Whether some type carries such an entry of `data`.
  fileprivate func checkHandled(_ value: SourceValue) {
    guard value.kind == .scalar, value.core == .string, !value.text.isEmpty else { return }
    guard dataEntries.isComplete, session.items.isWhole(.notification), dataEntries.parameter(value.text) == nil else {
      return
    }
    let meant = session.guess(for: value.text, among: dataEntries.names)
    session.report(
      .unknownID,
      "names '\(excerpt(value.text))', which no type has in its 'push.data'\(meant?.question() ?? "")", about: value,
      fixIt: meant.flatMap { session.replacing(value, with: $0) })
  }
}
