/// The names of parameters in Swift. Most items of an app have the same few, and to make a name takes longer than to write
/// it.
struct ParameterNames {
  struct Names {
    let id: String
    /// Where the argument is declared.
    let label: String
    /// Where it is passed.
    let passedLabel: String
    /// What it is bound to.
    let name: String
    /// As a key of payloads.
    let key: String

    fileprivate init(_ id: String) {
      self.id = id
      label = SwiftNames.label(id)
      passedLabel = SwiftNames.passedLabel(id)
      name = SwiftNames.name(id, of: .argument)
      key = SwiftNames.name(id, of: .key)
    }
  }

  private var known: [Names] = []

  mutating func of(_ id: String) -> Names {
    for position in known.indices where known[position].id == id { return known[position] }
    let names = Names(id)
    // More would be looked through in vain.
    if known.count == 8 { known.removeFirst() }
    known.append(names)
    return names
  }
}
