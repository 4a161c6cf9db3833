import NotificationText
import SpecLanguage
import TextWriting

/// A target as Swift sees it: the parts of its path and the parameters of its case.
struct DeepLinkShape {
  struct Parameter {
    let id: String
    /// What links and payloads call it.
    let key: String
    /// The label of the associated value.
    let label: String
    /// The same where it is passed.
    let passedLabel: String
    /// What it is bound to.
    let name: String
    let kind: LinkParameter.Kind
    let isOptional: Bool
    let isInPath: Bool
  }

  let id: String
  let name: String
  /// Those of the path first, in its order, then those of the query.
  let parameters: [Parameter]
  /// The path without its first `/`.
  private let path: String

  init(_ target: TargetItem, name: String, _ names: inout ParameterNames) {
    id = target.id
    self.name = name
    path = target.linkPaths[0]
    let inPath = path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
    let declared = target.linkParameters
    let ordered =
      inPath.compactMap { id in declared.first { $0.id == id } } + declared.filter { !inPath.contains($0.id) }
    parameters = ordered.map { parameter in
      let names = names.of(parameter.id)
      return Parameter(
        id: parameter.id, key: parameter.key, label: names.label, passedLabel: names.passedLabel, name: names.name,
        kind: parameter.kind, isOptional: parameter.isOptional, isInPath: inPath.contains(parameter.id))
    }
  }

  /// `dashboard` or `photo/{id}?size&crop`, for the documentation.
  var template: String {
    let query = parameters.filter { !$0.isInPath }.map(\.key).joined(separator: "&")
    return query.isEmpty ? path : path + "?" + query
  }

  /// The calls upon `LinkText` that write a link. Parts of the spec that are side by side are one.
  var pieces: [String] {
    var pieces: [String] = []
    var written: [Substring] = []
    func endWritten() {
      if !written.isEmpty { pieces.append("path(\(SwiftWriter.literal(written.joined(separator: "/"))))") }
      written.removeAll()
    }
    for part in path.split(separator: "/") {
      if let parameter = parameters.first(where: { part == "{\($0.id)}" }) {
        endWritten()
        pieces.append("path(\(parameter.kind): \(parameter.name))")
      } else {
        written.append(part)
      }
    }
    endWritten()
    for parameter in parameters where !parameter.isInPath {
      pieces.append("query(\(SwiftWriter.literal(parameter.key)), \(parameter.kind): \(parameter.name))")
    }
    return pieces
  }
}

extension LinkParameter.Kind {
  var swiftType: String {
    switch self {
    case .text: "String"
    case .int: "Int"
    case .double: "Double"
    }
  }
}
