import SpecLanguage
import TextWriting

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
    /// The same where it is passed.
    let passedLabel: String
    /// What it is bound to.
    let name: String
    let kind: ParameterItem.Kind
    let isOptional: Bool
    let isInPath: Bool
  }

  enum Segment {
    /// As many segments as stand side by side in the spec: `photo` or `photo/last`.
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

  init(_ target: TargetItem, name: String, _ names: inout ParameterNames) {
    id = target.id
    self.name = name
    let parts = target.path.value.utf8.split(separator: UInt8(ascii: "/"))
    let route = Self.joined(parts[...])
    var segments: [Segment] = []
    var parameters: [Parameter] = []
    let declared = target.parameters
    // Where the segments begin that stand in the spec.
    var start = 0
    for (position, part) in parts.enumerated()
    where part.first == UInt8(ascii: "{") && part.last == UInt8(ascii: "}") {
      if start < position { segments.append(.literal(Self.joined(parts[start..<position]))) }
      start = position + 1
      let id = String(Substring(part.dropFirst().dropLast()))
      segments.append(.parameter(id))
      let item = declared.firstIndex { $0.id == id }
      let names = names.of(id)
      parameters.append(
        Parameter(
          id: id, key: id, payloadKey: item.map { declared[$0].payloadKey } ?? id, label: names.label,
          passedLabel: names.passedLabel, name: names.name, kind: item.map { declared[$0].kind } ?? .string,
          isOptional: false, isInPath: true))
    }
    if start == 0 {
      segments.append(.literal(route))
    } else if start < parts.count {
      segments.append(.literal(Self.joined(parts[start...])))
    }
    let inPath = parameters.count
    for position in declared.indices {
      let id = declared[position].id
      if parameters[..<inPath].contains(where: { $0.id == id }) { continue }
      let names = names.of(id)
      let key = declared[position].payloadKey
      parameters.append(
        Parameter(
          id: id, key: key, payloadKey: key, label: names.label, passedLabel: names.passedLabel, name: names.name,
          kind: declared[position].kind, isOptional: declared[position].isOptional, isInPath: false))
    }
    self.segments = segments
    self.parameters = parameters
    routes = target.aliases.isEmpty ? [route] : target.linkPaths
  }

  /// The parts of a route, true where there is a parameter.
  static func parameters(in route: String) -> [Bool] {
    route.utf8.split(separator: UInt8(ascii: "/")).map { $0.first == UInt8(ascii: "{") }
  }

  private static func joined(_ parts: ArraySlice<Substring.UTF8View>) -> String {
    var path = ""
    for part in parts {
      if !path.isEmpty { path += "/" }
      path += Substring(part)
    }
    return path
  }

  /// Writes `dashboard` or `photo/{id}?size&crop`, for the documentation.
  func writeTemplate(to writer: inout SwiftWriter) {
    writer.write(routes[0])
    var separator = "?"
    for position in parameters.indices where !parameters[position].isInPath {
      writer.write(separator)
      writer.write(parameters[position].key)
      separator = "&"
    }
  }
}
