public import NotificationTerms
public import SpecLanguage
import TextWriting

/// What Apple's servers carry for one type in one language, with sample values instead of arguments.
///
/// `type` and `target` tell the app what a request of the scheduler tells it. A local type has a payload too, for the
/// simulator.
public struct APNSPayload: Sendable, Hashable {
  /// One key next to `aps`.
  public struct Entry: Sendable, Hashable {
    public var key: String
    public var value: SampleValue
  }

  public var title: SampleText?
  public var subtitle: SampleText?
  /// Nil for a push that shows nothing.
  public var body: SampleText?
  public var sound: SoundItem.Form
  public var badge: Int?
  public var threadID: String?
  /// The identifier of the category, as the system knows it.
  public var category: String?
  public var isContentAvailable = false
  public var hasMutableContent = false
  public var targetContentID: String?
  public var interruptionLevel: InterruptionLevel
  public var relevance: Double?
  public var filterCriteria: String?
  /// In the order of the spec.
  public var data: [Entry]

  public init(_ type: NotificationItem, in locale: LanguageTag, of spec: Spec, wording: SampleWording = .first) {
    self.init(
      type, in: locale, category: type.content.category.flatMap { spec.category($0.value) },
      target: spec.target(type.target.value), wording: wording)
  }

  /// - Parameters:
  ///   - category: The one that the type names.
  ///   - target: The screen that it opens.
  init(
    _ type: NotificationItem, in locale: LanguageTag, category categoryItem: CategoryItem?, target: TargetItem?,
    wording: SampleWording = .first
  ) {
    let values = type.sampleValues
    title = type.copy.title?.sample(in: locale, values, wording)
    subtitle = type.copy.subtitle?.sample(in: locale, values, wording)
    body = type.copy.body.sample(in: locale, values, wording)
    sound = type.content.sound.form
    badge =
      switch type.content.badge?.value {
      case .number(let number): number
      case .argument(let id): values[id]?.integer
      case nil: nil
      }
    threadID = type.content.thread.map { SampleText($0, values).text }
    category = categoryItem?.identifier.value
    interruptionLevel = type.interruptionLevel
    relevance = type.content.relevance?.value
    data = Self.data(of: type, target, categoryItem)
    guard let push = type.push else { return }
    isContentAvailable = push.isContentAvailable.value
    hasMutableContent = push.hasMutableContent.value
    targetContentID = push.targetContentID?.value
    filterCriteria = push.filterCriteria?.value
    if push.pushType.value == .background {
      (title, subtitle, body, badge) = (nil, nil, nil, nil)
      sound = .none
    }
  }

  /// What it is, where it leads, and what it carries; optional entries of `data` without an example are left out.
  private static func data(of type: NotificationItem, _ target: TargetItem?, _ category: CategoryItem?) -> [Entry] {
    var entries = [Entry(key: "type", value: .text(type.id)), Entry(key: "target", value: .text(type.target.value))]
    type.forEachPayloadItem(target, category) { key, item in
      guard !item.isOptional || item.example != nil, !entries.contains(where: { $0.key == key }) else { return }
      entries.append(Entry(key: key, value: SampleValue(of: item)))
    }
    for constant in type.opening.parameters {
      guard let parameter = target?.parameters.first(where: { $0.id == constant.name.value }) else { continue }
      entries.append(Entry(key: parameter.payloadKey, value: SampleValue(constant.value.value, parameter.kind)))
    }
    return entries
  }

  /// The bytes that Apple counts.
  public var json: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.object { write(to: &$0) }
    return writer.bytes
  }

  /// The most bytes that Apple takes.
  public static let limit = 4096
}

extension NotificationItem {
  /// A sample of each argument and of each entry of `data`, by id.
  public var sampleValues: [String: SampleValue] { sampleValues(arguments) }

  /// The same with other examples of its arguments.
  func sampleValues(_ arguments: [ParameterItem]) -> [String: SampleValue] {
    let items = (push?.data ?? []) + arguments
    return Dictionary(
      items.map { ($0.id, SampleValue(of: $0, among: arguments)) }, uniquingKeysWith: { _, last in last })
  }
}
