import SpecLanguage

/// What a kind of change at a kind of place means.
struct ChangeRule: Sendable {
  /// What an audience is told: `{id}` is the key of the part, `{item}` the id of the item it belongs to, `{old}` and
  /// `{new}` are values, `{was}` and `{is}` names in Swift.
  struct Effect: Sendable {
    let audience: Audience
    let verdict: Verdict
    let sentence: String
    /// What must be counted for it to mean anything; nil where that is no question.
    let part: CountedPart?
  }

  /// What a rule may look at besides the change.
  struct Context {
    let change: SpecChange
    let old: ResolvedNode
    let new: ResolvedNode
    /// Nil for a side that does not exist.
    var oldSpec: Spec?
    var newSpec: Spec?
    /// What either side counts.
    var oldCounted: Set<CountedPart> = []
    var newCounted: Set<CountedPart> = []
  }

  let patterns: [[Substring]]
  let kinds: Set<SpecChange.Kind>
  let condition: @Sendable (Context) -> Bool
  /// Audiences that are not named are untouched.
  private(set) var effects: [Effect] = []

  /// - Parameters:
  ///   - patterns: Paths with dots between the keys; `*` is one key, `**` at the end any number.
  ///   - kinds: None for all.
  init(
    _ patterns: String..., when kinds: SpecChange.Kind...,
    if condition: @escaping @Sendable (Context) -> Bool = { _ in true }
  ) {
    self.init(patterns, kinds, condition)
  }

  init(
    _ patterns: [String], when kinds: SpecChange.Kind...,
    if condition: @escaping @Sendable (Context) -> Bool = { _ in true }
  ) {
    self.init(patterns, kinds, condition)
  }

  private init(
    _ patterns: [String], _ kinds: [SpecChange.Kind], _ condition: @escaping @Sendable (Context) -> Bool
  ) {
    self.patterns = patterns.map { $0.split(separator: ".") }
    self.kinds = kinds.isEmpty ? Set(SpecChange.Kind.allCases) : Set(kinds)
    self.condition = condition
  }

  func breaks(_ audience: Audience, _ sentence: String, counting part: CountedPart? = nil) -> Self {
    adding(Effect(audience: audience, verdict: .break, sentence: sentence, part: part))
  }

  func risks(_ audience: Audience, _ sentence: String, counting part: CountedPart? = nil) -> Self {
    adding(Effect(audience: audience, verdict: .risk, sentence: sentence, part: part))
  }

  func keeps(_ audience: Audience, _ sentence: String, counting part: CountedPart? = nil) -> Self {
    adding(Effect(audience: audience, verdict: .safe, sentence: sentence, part: part))
  }

  /// What it was called keeps what it had, whatever another change at such a place means.
  func keepingFormer(_ name: String) -> Self {
    var rule = self
    rule.effects.insert(
      Effect(audience: .inFlight, verdict: .safe, sentence: ChangeRoster.sentence(name), part: nil), at: 0)
    return rule
  }

  private func adding(_ effect: Effect) -> Self {
    var rule = self
    rule.effects.append(effect)
    return rule
  }

  func covers(_ path: [String]) -> Bool { patterns.contains { Self.matches($0[...], path[...]) } }

  func applies(in context: Context) -> Bool {
    kinds.contains(context.change.kind) && covers(context.change.path) && condition(context)
  }

  /// One judgement for each audience: of its effects the first that means anything.
  func judgements(in context: Context) -> [Judgement] {
    Audience.allCases.map { audience in
      let effect = effects.first { effect in
        guard effect.audience == audience else { return false }
        // Dashboards show what was counted so far; what is only new was not.
        guard let part = effect.part else { return true }
        return (effect.verdict == .safe ? context.newCounted : context.oldCounted).contains(part)
      }
      guard let effect else { return Judgement(audience, .safe, audience.untouched) }
      if audience == .swift, effect.verdict == .break { return context.judgement(ofBreak: effect.sentence) }
      return Judgement(audience, effect.verdict, context.change.filling(effect.sentence, in: context))
    }
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
    }
    guard let key = path.first, first == "*" || first == key else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }
}

extension SpecChange {
  /// The id of the item that the change is about or lies in.
  private var item: String {
    let depth = ["deep_links", "analytics", "policies", "permission_flow"].contains(path.first) ? 2 : 1
    return path.count > depth ? path[depth] : path.last ?? app
  }

  func filling(_ sentence: String, in context: ChangeRule.Context) -> String {
    let names = context.names
    let values = [
      ("{id}", path.last ?? app), ("{item}", item), ("{old}", old.map(\.description) ?? ""),
      ("{new}", newID ?? new.map(\.description) ?? ""), ("{was}", names.old ?? ""), ("{is}", names.new ?? ""),
    ]
    // Piece by piece, so that a value with braces in it stays as it is.
    var filled = ""
    var rest = sentence[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if let (name, value) = values.first(where: { rest.hasPrefix($0.0) }) {
        filled += value.clipped
        rest = rest.dropFirst(name.count)
      } else {
        filled.append(rest.removeFirst())
      }
    }
    return filled + rest
  }
}
