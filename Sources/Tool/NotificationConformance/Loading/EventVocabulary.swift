import SpecLanguage

/// The names under which the events of an app are logged, and the parameters they carry.
///
/// A name with `{id}` in it means one name for each type. These are recognized and not spelled out: a thousand
/// events and ten thousand types would make ten million names.
struct EventVocabulary {
  private var exact: [String: Set<String>] = [:]
  private var templates: [Template] = []
  private let types: [String]
  private let typeIDs: Set<String>
  /// Names to suggest, of which there may be fewer than there are.
  let names: [String]

  private struct Template {
    var name: String
    var parameters: Set<String>
  }

  private static let mostNames = 2_000

  init(of spec: Spec) {
    types = spec.notifications.map(\.id)
    typeIDs = Set(types)
    for event in spec.analytics?.events ?? [] {
      let parameters = Set(event.allParameters.map(\.value.name))
      if event.name.contains("{id}") {
        templates.append(Template(name: event.name, parameters: parameters))
      } else {
        exact[event.name, default: []].formUnion(parameters)
      }
    }
    let spelledOut = templates.lazy.flatMap { [types] template in
      types.lazy.map { template.name.replacing("{id}", with: $0) }
    }
    names = Array(exact.keys.sorted().prefix(Self.mostNames)) + spelledOut.prefix(Self.mostNames)
  }

  /// The parameters of the event that is logged under a name; nil when none is.
  subscript(name: String) -> Set<String>? {
    var parameters = exact[name]
    for template in templates where matches(template.name, name) {
      parameters = (parameters ?? []).union(template.parameters)
    }
    return parameters
  }

  private func matches(_ template: String, _ name: String) -> Bool {
    let literals = template.split(separator: "{id}", omittingEmptySubsequences: false)
    guard let head = literals.first, let tail = literals.last, literals.count > 1 else { return false }
    guard name.hasPrefix(head), name.hasSuffix(tail) else { return false }
    // All places of `{id}` hold the same id, so the length of a name tells the length of the id.
    let literalBytes = literals.reduce(0) { $0 + $1.utf8.count }
    let (idBytes, remainder) = (name.utf8.count - literalBytes).quotientAndRemainder(dividingBy: literals.count - 1)
    guard idBytes > 0, remainder == 0 else { return false }
    let id = String(decoding: name.utf8.dropFirst(head.utf8.count).prefix(idBytes), as: UTF8.self)
    return typeIDs.contains(id) && template.replacing("{id}", with: id) == name
  }
}
