/// Proofs of the base in the ids of today: what a case says of an item that was renamed is what it said before.
struct ProofRenaming {
  /// By app.
  private let names: [String: [(old: String, new: String)]]

  init(_ changes: [SpecChange]) {
    var names: [String: [(old: String, new: String)]] = [:]
    for change in changes {
      if change.kind == .renamed, let old = change.path.last, let new = change.newID {
        names[change.app, default: []].append((old, new))
      } else if change.kind == .changed, change.path == ["app", "id"], let old = change.old?.text {
        names[old, default: []].append((old, change.app))
        names[change.app, default: []].append((old, change.app))
      }
    }
    self.names = names
  }

  /// What is still there as it was stays as it was.
  func renamed(_ base: [Proof], _ current: [Proof]) -> [Proof] {
    if names.isEmpty { return base }
    let now = Dictionary(current.map { ([$0.kind.rawValue, $0.id], $0) }, uniquingKeysWith: { first, _ in first })
    return base.map { proof in
      let names = proof.app.map { self.names[$0] ?? [] } ?? Array(self.names.values.joined())
      if names.isEmpty { return proof }
      var renamed = proof
      if now[[proof.kind.rawValue, proof.id]] == nil { renamed.id = Self.text(proof.id, names) }
      let known = now[[renamed.kind.rawValue, renamed.id]]?.parts ?? []
      renamed.parts = proof.parts.map { part in
        if known.contains(where: { $0.kind == part.kind && $0.words == part.words }) { return part }
        var part = part
        part.words = Self.text(part.words, names)
        part.subject = Self.text(part.subject, names)
        part.values = part.values.mapValues { Self.text($0, names) }
        return part
      }
      return renamed
    }
  }

  /// Only whole words are ids.
  private static func text(_ text: String, _ names: [(old: String, new: String)]) -> String {
    var words = ""
    var word = ""
    func isPart(_ character: Character) -> Bool { character == "_" || character.isLetter || character.isNumber }
    func finish() {
      words += names.first { $0.old == word }?.new ?? word
      word = ""
    }
    for character in text {
      if isPart(character) {
        word.append(character)
      } else {
        finish()
        words.append(character)
      }
    }
    finish()
    return words
  }
}
