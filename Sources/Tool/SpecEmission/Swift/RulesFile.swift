import NotificationRules
import NotificationTerms
import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The rule table, equal to the one the spec lowers to. Screens and types are written piece by piece.
  var rulesFile: [UInt8] {
    let table = spec.ruleTable(withTexts: false, withTypes: false)
    var writer = newWriter(typeNames.count, of: 600)
    writer.block("extension RuleTable") { writer in
      writer.doc("What a scheduler of \(appName) runs on.")
      writer.line("\(access)static let \(SwiftNames.name(spec.app.id, of: .type)) = RuleTable(")
      writer.indented { writer in
        writer.line("app: \(SwiftWriter.literal(table.app)),")
        writer.line("locales: Rules.locales,")
        writer.line("sourceLocale: \(SwiftWriter.literal(table.sourceLocale.text)),")
        writer.line("policies: Rules.policies,")
        writer.line("profiles: Rules.profiles,")
        writer.line("preferences: Rules.preferences,")
        writer.line("targets: Rules.targets,")
        if !table.categories.isEmpty { writer.line("categories: Rules.categories,") }
        writer.line("types: Rules.types,")
        let parts =
          (["events"] + table.partNames).map { "\($0): Rules.\($0)" }
          + (table.formats.isEmpty ? [] : ["formats: AppLocale.formats"])
        for (position, part) in parts.enumerated() { writer.line(part + (position + 1 < parts.count ? "," : ")")) }
      }
    }
    writer.line()
    writer.block("private enum Rules") { writer in
      writer.block("static var locales: [LanguageTag]") { $0.expression(.texts(table.locales.map(\.text))) }
      writer.line()
      writer.block("static var policies: PolicyRule") { $0.expression(SwiftRules.policies(table.policies)) }
      writer.rows("profiles", "ProfileRule", table.profiles.lazy.map(SwiftRules.profile))
      writer.rows("preferences", "PreferenceRule", table.preferences.lazy.map(SwiftRules.preference))
      writer.pieces("targets", "TargetRule", table.targets.count) { SwiftRules.write(table.targets[$1], to: &$0) }
      if !table.categories.isEmpty {
        writer.rows("categories", "CategoryRule", table.categories.lazy.map(SwiftRules.category))
      }
      writer.rows("events", "EventRule", table.events.lazy.map(SwiftRules.event))
      writer.part("authorization", "AuthorizationRule", table.authorization.map(SwiftRules.authorization))
      writer.part("permissionFlow", "PermissionFlowRule", table.permissionFlow.map(SwiftRules.permissionFlow))
      writer.part("token", "TokenRule", table.token.map(SwiftRules.token))
      writer.part(
        "serviceExtension", "ServiceExtensionRule", table.serviceExtension.map(SwiftRules.serviceExtension))
      if !table.liveActivities.isEmpty {
        writer.rows("liveActivities", "LiveActivityRule", table.liveActivities.lazy.map(SwiftRules.liveActivity))
      }
      if !table.attributes.isEmpty {
        writer.rows("attributes", "AttributeRule", table.attributes.lazy.map(SwiftRules.attribute))
      }
      writer.part(
        "preferenceStore", "PreferenceStoreRule", table.preferenceStore.map(SwiftRules.preferenceStore))
      if !table.flags.isEmpty { writer.rows("flags", "FlagRule", table.flags.lazy.map(SwiftRules.flag)) }
      if !table.experiments.isEmpty {
        writer.rows("experiments", "ExperimentRule", table.experiments.lazy.map(SwiftRules.experiment))
      }
      if !table.settingsSections.isEmpty {
        writer.rows(
          "settingsSections", "SettingsSectionRule", table.settingsSections.lazy.map(SwiftRules.settingsSection))
      }
      if !table.formerIDs.isEmpty {
        writer.rows("formerIDs", "FormerID", table.formerIDs.lazy.map(SwiftRules.formerID))
      }
      writer.pieces(
        "types", "TypeRule", typeNames.count, isSpaced: true, "rows.texts(in: locales, of: NotificationCopy.catalogue)"
      ) { writer, position in
        SwiftRules.write(spec.notifications[position].rule(spec, withTexts: false), to: &writer)
        for field in varied.fields[position] { writer.expression(SwiftRules.variants(field)) }
        for argument in spec.notifications[position].arguments {
          guard let rule = argument.rule(locales: []) else { continue }
          writer.expression(SwiftRules.argument(rule, standard: varied.standards[position][argument.id]))
        }
      }
    }
    writer.line()
    writer.lines(Self.time)
    if spec.notifications.contains(where: \.namesDate) {
      writer.line()
      writer.lines(Self.date)
    }
    return writer.bytes
  }

  private static let time = #"""
    /// A time of day; the spec holds valid ones only.
    private func time(_ hour: Int, _ minute: Int, _ second: Int = 0, _ millisecond: Int = 0)
      -> WallClockTime
    {
      WallClockTime(hour: hour, minute: minute, second: second, millisecond: millisecond) ?? .midnight
    }
    """#

  private static let date = #"""
    /// A day; the spec holds valid ones only.
    private func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
      CivilDate(year: year, month: month, day: day) ?? CivilDate(dayNumber: 0)
    }
    """#
}

extension NotificationItem {
  fileprivate var namesDate: Bool {
    upkeep.expires != nil
      || triggers.contains { trigger in
        if case .calendar(let item) = trigger.schedule, case .on = item.every.value { true } else { false }
      }
  }
}

extension RuleTable {
  /// The optional parts that this table has, in the order of its initializer.
  fileprivate var partNames: [String] {
    [
      authorization == nil ? nil : "authorization", permissionFlow == nil ? nil : "permissionFlow",
      token == nil ? nil : "token", serviceExtension == nil ? nil : "serviceExtension",
      liveActivities.isEmpty ? nil : "liveActivities", attributes.isEmpty ? nil : "attributes",
      preferenceStore == nil ? nil : "preferenceStore",
      flags.isEmpty ? nil : "flags", experiments.isEmpty ? nil : "experiments",
      settingsSections.isEmpty ? nil : "settingsSections", formerIDs.isEmpty ? nil : "formerIDs",
    ].compactMap { $0 }
  }
}

extension SwiftWriter {
  /// A part that not every app has.
  fileprivate mutating func part(_ name: String, _ type: String, _ part: SwiftExpression?) {
    guard let part else { return }
    line()
    block("static var \(name): \(type)") { $0.expression(part) }
  }

  /// An array.
  fileprivate mutating func rows(_ name: String, _ type: String, _ rows: some Sequence<SwiftExpression>) {
    line()
    let rows = Array(rows)
    if rows.isEmpty { return line("static var \(name): [\(type)] { [] }") }
    block("static var \(name): [\(type)]") { writer in
      if rows.count == 1 { return writer.expression(.list(rows)) }
      writer.line("[")
      writer.indented { for row in rows { $0.expression(row, before: ",") } }
      writer.line("]")
    }
  }

  /// An array whose elements are written piece by piece. A long one is put together from parts: in one function they
  /// would take the optimizer time that grows with their square.
  ///
  /// - Parameters:
  ///   - isSpaced: There is an empty line between two elements.
  ///   - end: Lines behind the pieces of all elements.
  ///   - write: Writes the pieces of the element at a position.
  fileprivate mutating func pieces(
    _ name: String, _ type: String, _ count: Int, isSpaced: Bool = false, _ end: String = "",
    _ write: (inout SwiftWriter, Int) -> Void
  ) {
    line()
    if count == 0 { return line("static var \(name): [\(type)] { [] }") }
    func writeAll(_ part: Range<Int>, to writer: inout SwiftWriter) {
      for position in part {
        if isSpaced, position > part.lowerBound { writer.line() }
        write(&writer, position)
      }
    }
    let parts = (0..<count).groups
    block("static var \(name): [\(type)]") { writer in
      writer.line("var rows = RuleRows()")
      if parts.count == 1 {
        writeAll(0..<count, to: &writer)
      } else {
        for number in parts.indices { writer.line("\(name)\(number)(&rows)") }
      }
      if !end.isEmpty { writer.lines(end) }
      writer.line("return rows.\(name)")
    }
    guard parts.count > 1 else { return }
    for (number, part) in parts.enumerated() {
      line()
      line("@inline(never)")
      block("private static func \(name)\(number)(_ rows: inout RuleRows)") { writer in
        writeAll(part, to: &writer)
      }
    }
  }
}
