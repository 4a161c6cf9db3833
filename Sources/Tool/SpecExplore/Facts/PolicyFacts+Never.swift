import NotificationConformance
import NotificationRules
import NotificationScheduling

/// What no history has seen, which is no proof that it cannot be.
extension PolicyFacts {
  var neverSeen: [PolicyFact] { neverCame + limits + conditions + texts + screens }

  private var neverCame: [PolicyFact] {
    planned.filter { reached[.delivered(type: $0.id)] == nil }.map { unreached(.neverCame, "'\($0.id)' comes") }
  }

  private func unreached(_ kind: PolicyFact.Kind, _ what: String) -> PolicyFact {
    PolicyFact(kind: kind, message: "not reached \(somewhere): \(what)")
  }

  private var limits: [PolicyFact] {
    var facts = rules.policies.caps.filter { reached[.cap($0.id)] == nil }.map { cap in
      unreached(.capNeverBinds, "cap '\(cap.id)' keeps something back")
    }
    let isQuiet = reached.keys.contains { if case .outcome(_, _, .quiet) = $0 { true } else { false } }
    if rules.policies.quietHours != nil, !isQuiet {
      facts.append(unreached(.quietHoursNeverBind, "the quiet hours keep something back"))
    }
    return facts
  }

  private var conditions: [PolicyFact] {
    planned.filter { type in
      guard !(type.conditions + type.triggers.flatMap(\.conditions)).isEmpty else { return false }
      guard reached[.delivered(type: type.id)] != nil else { return false }
      return !reached.keys.contains { mark in
        guard case .outcome(type.id, _, let reason) = mark else { return false }
        return [.condition, .cancelledGoal, .disabled, .preferenceOff].contains(reason)
      }
    }.map { type in
      unreached(.conditionNeverFalse, "the conditions of '\(type.id)' keep one back")
    }
  }

  /// Variants of a text that nobody got, of types that came.
  private var texts: [PolicyFact] {
    planned.flatMap { type -> [PolicyFact] in
      let bodies = reached.keys.compactMap { mark -> String? in
        if case .text(type.id, let body) = mark { body } else { nil }
      }
      guard !bodies.isEmpty else { return [] }
      return type.copy.filter { $0.field == .body }.flatMap { rule -> [PolicyFact] in
        guard case .variants(_, let variants) = rule.form else { return [] }
        return variants.filter { variant in
          !variant.turns.contains { turn in turn.contains { isShown($0, in: bodies) } }
        }
        .map { variant in
          unreached(.textNeverShown, "somebody gets the text '\(variant.id)' of '\(type.id)'")
        }
      }
    }
  }

  private func isShown(_ text: LocalizedTextRule, in bodies: [String]) -> Bool {
    let forms: [String] =
      switch text.form {
      case .plain(let text): [text]
      case .plural(_, let forms): forms.map(\.text)
      case .plurals(let sentence, _): [sentence]
      }
    return forms.contains { form in bodies.contains { Self.fits($0, form) } }
  }

  /// Whether a text has all that is between the placeholders of a template, in its order.
  static func fits(_ text: String, _ template: String) -> Bool {
    var rest = text[...]
    var literals: [String] = [""]
    var isPlaceholder = false
    for character in template {
      switch character {
      case "{":
        isPlaceholder = true
        literals.append("")
      case "}": isPlaceholder = false
      default: if !isPlaceholder { literals[literals.count - 1].append(character) }
      }
    }
    for literal in literals where !literal.isEmpty {
      guard let range = rest.firstRange(of: literal) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private var screens: [PolicyFact] {
    let pushed = rules.types.contains { $0.triggers.isEmpty }
    // What pushes open is not searched.
    guard !pushed else { return [] }
    let meant = Set(planned.map(\.target) + rules.categories.flatMap { $0.actions.compactMap(\.target) })
    return rules.targets.filter { !meant.contains($0.id) && reached[.opened(screen: $0.id)] == nil }.map { screen in
      let users = rules.targets.filter { $0.fallback == screen.id }.map { "'\($0.id)'" }
      let role = users.isEmpty ? "" : ", the 'fallback' of \(users.joined(separator: ", ")),"
      return unreached(.screenNeverOpened, "the screen '\(screen.id)'\(role) opens")
    }
  }
}
