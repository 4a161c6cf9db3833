import SpecModel

/// A target as Swift sees it: the segments of its path and the parameters of its case. A class, as it is handed on a lot:
/// a copy would be a reference for each of its parts.
final class DeepLinkShape {
  struct Parameter {
    let id: String
    /// What a link calls it: the name in the template of a path, the key in a query.
    let key: String
    /// What a payload calls it.
    let payloadKey: String
    /// The label of the associated value.
    let label: String
    /// What it is bound to.
    let name: String
    let kind: ParameterItem.Kind
    let isOptional: Bool
    let isInPath: Bool
  }

  enum Segment {
    case literal(String)
    case parameter(String)
  }

  let id: String
  let name: String
  let segments: [Segment]
  /// Those of the path first, in its order, then those of the query.
  let parameters: [Parameter]
  /// As lines of the route table: the path, then every alias in place of its first segment.
  let routes: [String]

  init(_ target: TargetItem, name: String) {
    id = target.id
    self.name = name
    let parts = target.path.value.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    segments = parts.map { part in
      let isParameter = part.utf8.first == UInt8(ascii: "{") && part.utf8.last == UInt8(ascii: "}")
      return isParameter ? .parameter(String(part.dropFirst().dropLast())) : .literal(part)
    }
    let inPath: [String] = segments.compactMap { if case .parameter(let id) = $0 { id } else { nil } }
    parameters =
      inPath.map { id in
        let declared = target.parameters.first { $0.id == id }
        return Parameter(
          id: id, key: id, payloadKey: declared?.payloadKey ?? id, label: SwiftNames.label(id),
          name: SwiftNames.name(id, of: .argument),
          kind: declared?.kind ?? .string, isOptional: false,
          isInPath: true)
      }
      + target.parameters.filter { !inPath.contains($0.id) }.map {
        Parameter(
          id: $0.id, key: $0.payloadKey, payloadKey: $0.payloadKey, label: SwiftNames.label($0.id),
          name: SwiftNames.name($0.id, of: .argument),
          kind: $0.kind,
          isOptional: $0.isOptional,
          isInPath: false)
      }
    var routes: [String] = []
    let aliases = target.aliases.map { $0.value.split(separator: "/").joined(separator: "/") }
    for route in [parts.joined(separator: "/")] + aliases.map({ ([$0] + parts.dropFirst()).joined(separator: "/") })
    where !routes.contains(route) { routes.append(route) }
    self.routes = routes
  }

  /// `dashboard` or `photo/{id}?size&crop`, for the documentation.
  var template: String {
    let query = parameters.filter { !$0.isInPath }.map(\.key)
    return (routes.first ?? "") + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}
