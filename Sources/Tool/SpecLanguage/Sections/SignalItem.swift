/// `signals`: what the app reports; all a scheduler knows about the world.
public struct SignalItem: FormerlyNamed, Hashable {
  public let itemID: Located<String>
  /// Ids that it had in earlier versions of the app.
  public let formerly: [Located<String>]
  public let summary: String?
  public let parameters: [ParameterItem]
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>("signal", doc: "Something the app reports when it happens.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    summary = read(
      "summary", \.summary, .text, doc: "When the app reports it, in a sentence.",
      example: "\"The last onboarding screen was left.\"")
    let parameters = read.parameters(
      "parameters", \.parameters, ParameterItem.signalKeys, doc: "The values that are reported with it.",
      example: "{ used_percent: { type: percent } }")
    self.parameters = parameters.items
    covers = read.covers(\.covers)
    formerly = read.formerly(\.formerly)
    read.check { _, app in app.signals[read.name.value] = parameters.facts }
  }

  public func parameter(_ id: String) -> ParameterItem? { parameters.first { $0.id == id } }
}
