import NotificationRules
import NotificationTerms
import SpecModel
import TextWriting

extension SwiftModule {
  /// The rule table, equal to the one the spec lowers to. One small function per type keeps the type checker linear.
  var rulesFile: [UInt8] {
    let table = spec.ruleTable(withTexts: false, withTypes: false)
    var writer = SwiftWriter(generatedFor: spec.app.id, typeNames.count, of: 1200)
    writer.line("import NotificationCivilTime")
    writer.line("public import NotificationRules")
    writer.line("import NotificationTerms")
    writer.line()
    writer.block("extension RuleTable") { writer in
      writer.doc("What a scheduler of \(appName) runs on.")
      writer.line("public static let \(SwiftNames.name(spec.app.id, of: .type)) = RuleTable(")
      writer.indented { writer in
        writer.line("app: \(SwiftWriter.literal(table.app)),")
        writer.expression(.texts(table.locales.map(\.text)), after: "locales: ", before: ",")
        writer.line("sourceLocale: \(SwiftWriter.literal(table.sourceLocale.text)),")
        writer.line("policies: Rules.policies,")
        writer.line("profiles: Rules.profiles,")
        writer.line("preferences: Rules.preferences,")
        writer.line("targets: Rules.targets,")
        if !table.categories.isEmpty { writer.line("categories: Rules.categories,") }
        writer.line("types: Rules.types,")
        let parts = table.partNames
        writer.line("events: Rules.events\(parts.isEmpty ? ")" : ",")")
        for (position, part) in parts.enumerated() {
          writer.line("\(part): Rules.\(part)\(position + 1 < parts.count ? "," : ")")")
        }
      }
    }
    writer.line()
    writer.block("private enum Rules") { writer in
      writer.block("static var policies: PolicyRule") { $0.expression(SwiftRules.policies(table.policies)) }
      writer.rows("profiles", "ProfileRule", table.profiles.lazy.map(SwiftRules.profile))
      writer.rows("preferences", "PreferenceRule", table.preferences.lazy.map(SwiftRules.preference))
      writer.rows("targets", "TargetRule", table.targets.count) {
        SwiftRules.target(table.targets[$0])
      } write: {
        SwiftRules.write(table.targets[$1], to: &$0)
      }
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
      writer.rows("types", "TypeRule", typeNames.count) {
        .atom("TypeRules." + typeNames[$0])
      } write: { writer, position in
        writer.write("TypeRules.")
        writer.write(typeNames[position])
      }
    }
    writer.line()
    if !typeNames.isEmpty {
      writer.line(
        "// One function a type, kept apart: put together the optimizer takes time that grows with their square.")
      writer.block("private enum TypeRules") { writer in
        for (position, item) in spec.notifications.enumerated() {
          if position > 0 { writer.line() }
          let name = typeNames[position]
          writer.line("@inline(never)")
          writer.block("static var ", name, ": TypeRule") { writer in
            if item.isPlain, varied.fields[position].isEmpty {
              SwiftRules.writePlain(item, name: name, to: &writer)
            } else {
              let rule = item.rule(spec, withTexts: false)
              writer.expression(SwiftRules.type(rule, name: name, varied.fields[position]), isBroken: true)
            }
          }
        }
      }
    }
    writer.line()
    writer.lines(varied.isEmpty ? Self.support : Self.variedSupport)
    return writer.bytes
  }

  private static let support =
    time + "\n" + #"""
      extension TypeRule {
        /// The templates of a type from `NotificationCopy`, so that a text stands in the module once.
        @inline(never)
        fileprivate consuming func copy(_ type: NotificationType) -> TypeRule {
          copy(
            TextRule.Field.allCases.enumerated().compactMap { position, field in
              let rules = AppLocale.allCases.compactMap { texts(position, of: type.index, in: $0) }
              return rules.isEmpty ? nil : TextRule(field, rules)
            })
        }
      }

      private func texts(_ field: Int, of row: Int, in locale: AppLocale) -> LocalizedTextRule? {
        let templates = NotificationCopy.catalogue.templates(field, of: row, in: locale)

      """# + rule

  /// For an app some of whose texts have variants: these stand in rows of the catalogue behind those of the types.
  private static let variedSupport =
    time + "\n" + #"""
      extension TypeRule {
        /// The templates of a type from `NotificationCopy`, so that a text stands in the module once.
        @inline(never)
        fileprivate consuming func copy(_ type: NotificationType, _ varied: [TextRule] = [])
          -> TypeRule
        {
          copy(
            TextRule.Field.allCases.enumerated().compactMap { position, field in
              if let rule = varied.first(where: { $0.field == field }) { return rule }
              let rules = AppLocale.allCases.compactMap { texts(position, of: type.index, in: $0) }
              return rules.isEmpty ? nil : TextRule(field, rules)
            })
        }
      }

      private func variants(
        _ field: TextRule.Field, _ choice: VariantChoice, _ variants: [(id: String, rows: Range<Int>)]
      ) -> TextRule {
        let position = TextRule.Field.allCases.firstIndex(of: field) ?? 0
        return TextRule(
          field, choose: choice,
          variants.map { variant in
            TextVariantRule(
              variant.id,
              variant.rows.map { row in AppLocale.allCases.compactMap { texts(position, of: row, in: $0) }
              })
          })
      }

      private func texts(_ field: Int, of row: Int, in locale: AppLocale) -> LocalizedTextRule? {
        let templates = NotificationCopy.catalogue.templates(field, of: row, in: locale)

      """# + rule

  private static let time = #"""
    /// A time of day; the spec holds valid ones only.
    private func time(_ hour: Int, _ minute: Int, _ second: Int = 0, _ millisecond: Int = 0)
      -> WallClockTime
    {
      WallClockTime(hour: hour, minute: minute, second: second, millisecond: millisecond) ?? .midnight
    }

    """#

  private static let rule = #"""
      guard let first = templates.first else { return nil }
      let tag = LanguageTag(stringLiteral: locale.rawValue)
      guard let argument = first.argument else { return LocalizedTextRule(tag, first.text) }
      return LocalizedTextRule(
        tag, plural: argument,
        templates.compactMap { form in
          form.category.flatMap { PluralCategory(rawValue: $0) }.map { PluralFormRule($0, form.text) }
        })
    }
    """#
}

extension RuleTable {
  /// The optional parts that this table has, in the order of its initializer.
  fileprivate var partNames: [String] {
    [
      authorization == nil ? nil : "authorization", permissionFlow == nil ? nil : "permissionFlow",
      token == nil ? nil : "token", serviceExtension == nil ? nil : "serviceExtension",
      liveActivities.isEmpty ? nil : "liveActivities",
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

  /// An array. A long one is put together from parts: as one literal it would take the type checker quadratic memory, as
  /// one function the optimizer quadratic time.
  fileprivate mutating func rows(
    _ name: String, _ type: String, _ rows: some RandomAccessCollection<SwiftExpression>
  ) {
    let rows = Array(rows)
    self.rows(name, type, rows.count) {
      rows[$0]
    } write: {
      $0.write(rows[$1])
    }
  }

  /// The same row by row.
  ///
  /// - Parameters:
  ///   - expression: The row at a position; see `expression(before:write:else:)`.
  ///   - write: Writes it on one line.
  fileprivate mutating func rows(
    _ name: String, _ type: String, _ count: Int, _ expression: (Int) -> SwiftExpression,
    write: (inout SwiftWriter, Int) -> Void
  ) {
    line()
    if count == 0 {
      line("static var \(name): [\(type)] { [] }")
      return
    }
    let parts = (0..<count).groups
    if parts.count == 1 {
      block("static var \(name): [\(type)]") { $0.rowList(0..<count, expression, write) }
      return
    }
    block("static var \(name): [\(type)]") { writer in
      writer.line("var rows: [\(type)] = []")
      for number in parts.indices { writer.line("rows += \(name)\(number)") }
      writer.line("return rows")
    }
    for (number, part) in parts.enumerated() {
      line()
      line("@inline(never)")
      block("private static var \(name)\(number): [\(type)]") { $0.rowList(part, expression, write) }
    }
  }

  private mutating func rowList(
    _ rows: Range<Int>, _ expression: (Int) -> SwiftExpression, _ write: (inout SwiftWriter, Int) -> Void
  ) {
    if rows.count == 1 { return self.expression(.list([expression(rows.lowerBound)])) }
    line("[")
    indented { writer in
      for position in rows {
        writer.expression(before: ",") {
          write(&$0, position)
        } else: {
          expression(position)
        }
      }
    }
    line("]")
  }
}
