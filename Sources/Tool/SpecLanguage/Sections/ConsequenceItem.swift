public import NotificationRules
import SpecDiagnostics

/// What one answer leads to.
public struct ConsequenceItem: SpecSection, Hashable {
  public let answer: PermissionAnswer
  /// Modules that a screen takes the place of.
  public let block: [Located<String>]
  /// Modules that are not shown.
  public let hide: [Located<String>]
  /// Modules that are shown but cannot be used.
  public let disable: [Located<String>]
  public let screen: Located<String>?

  public static let keys = SectionKeys<Self>("consequence", doc: "What an answer leads to.")

  public init(_ read: KeyReader<Self>) {
    let answer = PermissionAnswer(rawValue: read.key) ?? .denied
    self.answer = answer
    block = read(
      "block", \.block, listOf: .reference(to: .module), notEmpty: "lists no module",
      doc: "Modules that a screen replaces.", example: "[photo_cleaner]")
    hide = read(
      "hide", \.hide, listOf: .reference(to: .module), notEmpty: "lists no module", doc: "Modules that are not shown.",
      example: "[photo_cleaner]")
    disable = read(
      "disable", \.disable, listOf: .reference(to: .module), notEmpty: "lists no module",
      doc: "Modules that are shown but cannot be used.", example: "[photo_cleaner]")
    screen = read(
      "screen", \.screen, .reference(to: .screen),
      doc: "The screen that is shown next, or in place of a blocked module.", example: "photos_blocked")
    let named = [("block", "blocks", block), ("hide", "hides", hide), ("disable", "disables", disable)]
    read.check { consequence, app in
      if answer == .granted { app.reportTaking(named.map(\.0), consequence) }
      app.reportTwice(named, consequence)
    }
  }

  var rule: ConsequenceRule {
    ConsequenceRule(
      answer, block: block.map(\.value), hide: hide.map(\.value), disable: disable.map(\.value),
      screen: screen?.value)
  }
}

extension AppReader {
  fileprivate func reportTaking(_ keys: [String], _ consequence: ObjectReader) {
    for key in keys {
      guard let value = consequence.written(key), value.kind == .sequence, value.node.count > 0 else { continue }
      session.report(
        .badValue, "takes modules away although access was granted", about: value, at: consequence.keySpan(key))
    }
  }

  /// A module that the same answer names in two ways.
  fileprivate func reportTwice(
    _ named: [(key: String, verb: String, modules: [Located<String>])], _ consequence: ObjectReader
  ) {
    var first: [String: (verb: String, span: SourceSpan)] = [:]
    for (key, verb, modules) in named {
      let list = consequence.written(key)
      let values = list.flatMap { session.list($0, expected: .list(of: .reference(.module))) } ?? []
      for module in modules {
        guard let earlier = first.updateValue((verb, module.span), forKey: module.value) else { continue }
        first[module.value] = earlier
        guard let value = values.first(where: { $0.span == module.span }) else { continue }
        session.report(
          .duplicateID, "names '\(module.value)', which the same answer already \(earlier.verb)", about: value,
          notes: [Diagnostic.Note("first named here", at: earlier.span)])
      }
    }
  }
}
