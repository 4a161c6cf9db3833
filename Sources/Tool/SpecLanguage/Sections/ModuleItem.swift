/// One entry of `modules`: a part of the app that a refused permission can block, hide or disable.
public struct ModuleItem: SpecItem, Hashable {
  public let itemID: Located<String>
  public let name: LocalizedText
  public let summary: String?
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>(
    "module", doc: "A part of the app that a refused permission can block, hide or disable.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    name = read(
      "name", \.name, .localized, doc: "The name that people see.",
      example: "{ en: \"Contacts Cleaner\" }")
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
  }
}
