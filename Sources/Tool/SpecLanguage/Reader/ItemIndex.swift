public import SpecDiagnostics

/// The ids of every kind, and where each is defined. A broken item counts as defined: what names it is not at fault.
public struct ItemIndex: Sendable {
  private struct Kind: Sendable {
    var places: [String: SourceSpan] = [:]
    /// References of this kind are checked.
    var isTracked = false
    /// Some ids could not be read, so an id may only look unknown.
    var isMuted = false
    /// Ids that are none, such as `my-id`. None is suggested.
    var invalid: Set<String> = []
    /// The letters and digits of those: `my_id` is meant to name the same item.
    var invalidLetters: Set<String> = []
    /// Ids that something refers to.
    var used: Set<String> = []
  }

  private var kinds: [Kind] = Array(repeating: Kind(), count: ItemKind.allCases.count)
  private var spelling = SpellingBudget()

  public init() {}

  /// Defines an id. A second definition changes nothing; if both are in one map, that is reported already.
  /// - Parameter isValid: Whether it can be an id at all; if not, that is reported.
  public mutating func define(_ kind: ItemKind, _ id: String, at span: SourceSpan, isValid: Bool = true) {
    kinds[kind.number].isTracked = true
    if !isValid {
      kinds[kind.number].invalid.insert(id)
      if let letters = IdentifierAdvice.letters(of: id) {
        kinds[kind.number].invalidLetters.insert(letters)
      } else {
        kinds[kind.number].isMuted = true
      }
    }
    // One look-up for the usual case, in which the id is new.
    if let first = kinds[kind.number].places.updateValue(span, forKey: id) { kinds[kind.number].places[id] = first }
  }

  /// From now on references of this kind are checked, even when no such item is defined.
  /// - Parameter count: How many will be defined.
  public mutating func track(_ kind: ItemKind, count: Int = 0) {
    kinds[kind.number].isTracked = true
    if count > 0 { kinds[kind.number].places.reserveCapacity(count) }
  }

  /// Some ids of this kind could not be read, so an id may only look unknown.
  public mutating func mute(_ kind: ItemKind) { kinds[kind.number].isMuted = true }

  /// False when certainly no item has this id.
  public func mayHave(_ kind: ItemKind, _ id: String) -> Bool {
    let number = kind.number
    guard kinds[number].isTracked, !kinds[number].isMuted else { return true }
    if kinds[number].places[id] != nil { return true }
    return !kinds[number].invalid.isEmpty
      && IdentifierAdvice.letters(of: id).map(kinds[number].invalidLetters.contains) ?? false
  }

  /// Notes that something refers to an item.
  mutating func use(_ kind: ItemKind, _ id: String) { kinds[kind.number].used.insert(id) }

  /// Whether anything read so far refers to an item.
  func isUsed(_ kind: ItemKind, _ id: String) -> Bool { kinds[kind.number].used.contains(id) }

  /// Whether all ids of this kind are known.
  func isWhole(_ kind: ItemKind) -> Bool { kinds[kind.number].isTracked && !kinds[kind.number].isMuted }

  func isEmpty(_ kind: ItemKind) -> Bool { kinds[kind.number].places.isEmpty }

  func has(_ kind: ItemKind, beginningWith prefix: String) -> Bool {
    kinds[kind.number].places.keys.contains { $0.hasPrefix(prefix) }
  }

  /// Those that go on where a word ends; none where there are many.
  func ids(_ kind: ItemKind, beginningWith prefix: String) -> [String] {
    let ids = kinds[kind.number].places.keys.filter { $0.hasPrefix(prefix) }
    return ids.count > 3 ? [] : ids.sorted()
  }

  /// The only requirement whose id is the same but for its case, its signs and a document that is left out.
  func requirement(writtenAs id: String) -> Spelling.Guess? {
    func plain(_ text: some StringProtocol) -> String {
      text.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
    }
    let written = plain(id)
    let ids = kinds[ItemKind.requirement.number].places.keys
    let same = ids.filter { plain($0) == written }
    if same.count == 1, let word = same.first { return Spelling.Guess(word, isCertain: true) }
    guard same.isEmpty, !id.contains("/") else { return nil }
    let shortened = ids.filter { known in
      known.lastIndex(of: "/").map { plain(known[known.index(after: $0)...]) == written } ?? false
    }
    return shortened.count == 1 ? shortened.first.map { Spelling.Guess($0, isCertain: false) } : nil
  }

  /// What the ids of all requirements begin with; nil where there are several documents.
  var requirementDocument: String? {
    let documents = Set(kinds[ItemKind.requirement.number].places.keys.map { String($0.prefix { $0 != "/" }) })
    return documents.count == 1 ? documents.first : nil
  }

  /// What the item is that has this id, if it is only of another kind.
  func kind(besides kind: ItemKind, of id: String) -> String? {
    let others = [ItemKind.flag, .attribute, .experiment, .preference, .signal, .notification].filter {
      $0 != kind && kinds[$0.number].places[id] != nil
    }
    return others.count == 1 ? "it is \(others[0].oneNoun)" : nil
  }

  /// A kind besides this one that has an item with this id.
  func anyKind(besides kind: ItemKind, of id: String) -> ItemKind? {
    // A group is what is taken for its types, and a preference for what it controls.
    ([.group] + ItemKind.allCases).first { $0 != kind && kinds[$0.number].places[id] != nil }
  }

  public func place(of id: String, _ kind: ItemKind) -> SourceSpan? { kinds[kind.number].places[id] }

  /// The id that was probably meant.
  public mutating func guess(for id: String, _ kind: ItemKind) -> Spelling.Guess? {
    let invalid = kinds[kind.number].invalid
    let ids = kinds[kind.number].places.keys
    if invalid.isEmpty { return spelling.guess(for: id, among: ids, .names) }
    return spelling.guess(for: id, among: ids.filter { !invalid.contains($0) }, .names)
  }
}

extension ItemKind {
  /// Its place among all kinds: an array is quicker to look into than a dictionary.
  fileprivate var number: Int {
    switch self {
    case .app: 0
    case .signal: 1
    case .target: 2
    case .notification: 3
    case .preference: 4
    case .parameter: 5
    case .profile: 6
    case .cap: 7
    case .trigger: 8
    case .requirement: 9
    case .string: 11
    case .module: 12
    case .category: 13
    case .action: 14
    case .option: 15
    case .variant: 16
    case .attachment: 17
    case .screen: 18
    case .step: 19
    case .purpose: 20
    case .claim: 21
    case .attribute: 25
    case .flag: 26
    case .experiment: 27
    case .liveActivity: 22
    case .stateField: 23
    case .template: 10
    case .group: 24
    case .settingsSection: 28
    }
  }
}
