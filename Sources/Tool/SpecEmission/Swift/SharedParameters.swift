import SpecLanguage
import TextWriting

/// The lists of parameters that several functions have. For each there is one initializer that takes them, as it takes
/// the optimizer three times as long to put the list together in each function.
struct SharedParameters {
  /// A list that several functions have; the first of them.
  private(set) var lists: [[ParameterItem]] = []
  /// How often a list is there, by its Swift.
  private var uses: [String: (ids: [String], count: Int)] = [:]

  /// What a kind of values is in Swift.
  fileprivate let type: (ParameterItem.Kind) -> String

  init() { type = { $0.swiftType } }

  init(_ lists: some Sequence<[ParameterItem]>, type: @escaping (ParameterItem.Kind) -> String = { $0.swiftType }) {
    self.type = type
    var names = ParameterNames()
    for parameters in lists where !parameters.isEmpty {
      let key = key(parameters, &names)
      var use = uses[key] ?? (parameters.map(\.id), 0)
      // Of two ids that are one name in Swift only the first can have an initializer.
      guard Self.isEqual(use.ids, parameters) else { continue }
      use.count += 1
      uses[key] = use
      if use.count == 2 { self.lists.append(parameters) }
    }
  }

  func contains(_ parameters: [ParameterItem], _ names: inout ParameterNames) -> Bool {
    guard !lists.isEmpty, let use = uses[key(parameters, &names)] else { return false }
    return use.count > 1 && Self.isEqual(use.ids, parameters)
  }

  private func key(_ parameters: [ParameterItem], _ names: inout ParameterNames) -> String {
    var key = ""
    for position in parameters.indices {
      key += names.of(parameters[position].id).name
      key += ":"
      key += type(parameters[position].kind)
      key += parameters[position].isOptional ? "?," : ","
    }
    return key
  }

  private static func isEqual(_ ids: [String], _ parameters: [ParameterItem]) -> Bool {
    guard ids.count == parameters.count else { return false }
    for position in ids.indices where ids[position] != parameters[position].id { return false }
    return true
  }
}

extension SwiftWriter {
  /// `Name(first, label: argument, …)`: the call of a shared initializer.
  mutating func sharedCall(
    _ name: String, _ first: SwiftExpression, _ parameters: [ParameterItem], _ names: inout ParameterNames
  ) {
    let parameterNames = parameters.map { names.of($0.id) }
    expression(.call(name, [(nil, first)] + parameterNames.map { ($0.passedLabel, .atom($0.name)) }))
  }

  /// The initializers, each of which passes on a list of its parameters.
  ///
  /// - Parameters:
  ///   - first: The names that the unlabelled parameter may have, best first, and its type.
  ///   - value: A parameter as an element of the list.
  mutating func sharedInitializers(
    of type: String, _ shared: SharedParameters, first: (names: [String], type: String),
    value: (ParameterItem) -> SwiftExpression
  ) {
    if shared.lists.isEmpty { return }
    line()
    line("// The parameters that several have: listing them in each takes the optimizer three times as long.")
    block("extension \(type)") { writer in
      var names = ParameterNames()
      for (number, parameters) in shared.lists.enumerated() {
        if number > 0 { writer.line() }
        let own = parameters.map { names.of($0.id) }
        let taken = own.map(\.name)
        let name = first.names.first { !taken.contains($0) } ?? first.names[0]
        let declared = zip(own, parameters).map { "\($0.label): \(shared.type($1.kind))\($1.isOptional ? "?" : "")" }
        writer.line("@inline(never)")
        writer.list("private init(", ["_ \(name): \(first.type)"] + declared, ") {")
        writer.indented { $0.expression(.call("self.init", [.atom(name), .list(parameters.map(value))])) }
        writer.line("}")
      }
    }
  }
}
