import NotificationRules
import SpecLanguage

/// Where the texts of variants are in the catalogue: each in a separate row, after the rows of all types.
struct VariedCopy {
  struct Field {
    let field: TextRule.Field
    let choice: CopyVariants.Choice
    let variants: [(id: String, rows: Range<Int>)]

    /// Of all variants together.
    var rows: Range<Int> { (variants.first?.rows.lowerBound ?? 0)..<(variants.last?.rows.upperBound ?? 0) }

    /// Whether there are several texts to rotate.
    var takesTurns: Bool {
      switch choice {
      case .rotate: true
      case .preference, .experiment, .trigger, .argument, .parameter: variants.contains { $0.rows.count > 1 }
      }
    }
  }

  /// What varies, by type.
  private(set) var fields: [[Field]] = []
  private(set) var rows: [(id: String, texts: [(field: String, text: LocalizedText)])] = []
  /// The rows of what is said instead of missing values, by type and argument.
  private(set) var standards: [[String: Int]] = []

  init(_ spec: Spec) {
    for item in spec.notifications {
      guard item.copy.hasVariants else {
        fields.append([])
        continue
      }
      var varied: [Field] = []
      for (field, content) in item.copy.fields {
        guard case .variants(let variants) = content else { continue }
        var ranges: [(id: String, rows: Range<Int>)] = []
        for variant in variants.variants {
          let start = spec.notifications.count + rows.count
          rows += variant.texts.map { ("\(item.id).\(field.rawValue).\(variant.id)", [(field.rawValue, $0)]) }
          ranges.append((variant.id, start..<spec.notifications.count + rows.count))
        }
        varied.append(Field(field: field, choice: variants.choice, variants: ranges))
      }
      fields.append(varied)
    }
    for item in spec.notifications {
      var standards: [String: Int] = [:]
      for argument in item.arguments {
        guard let standard = argument.standard else { continue }
        standards[argument.id] = spec.notifications.count + rows.count
        rows.append(("\(item.id).\(argument.id)", [("body", standard)]))
      }
      self.standards.append(standards)
    }
  }

  var isEmpty: Bool { fields.allSatisfy(\.isEmpty) }
}

extension CopyItem {
  fileprivate var hasVariants: Bool {
    if case .variants? = title { return true }
    if case .variants? = subtitle { return true }
    if case .variants = body { return true }
    return false
  }
}
