import NotificationText
import SpecLanguage
import TextWriting

/// The file as a site serves it at `/.well-known/apple-app-site-association`.
///
/// A parameter takes one part of a path, as it does in the app's router. Apple's `*` also matches `/`, so longer
/// addresses are excluded before a pattern with a parameter. The first match decides: longer patterns go first.
struct SiteAssociationFile {
  let appID: String
  let targets: [TargetItem]

  /// One entry of `components`.
  private struct Component: Hashable {
    var path: String
    var query: [String] = []
    var isExcluded = false
    var comment: String?
  }

  var text: String {
    var writer = JSONWriter()
    writer.object { json in
      json.object("applinks") { json in
        json.array("details") { json in
          json.object { json in
            json.strings("appIDs", [appID])
            json.array("components", of: components) { json, component in write(component, &json) }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  private func write(_ component: Component, _ json: inout JSONWriter) {
    json.object { json in
      json.member("/", component.path)
      if !component.query.isEmpty {
        json.object("?") { json in
          for name in component.query { json.member(name, "?*") }
        }
      }
      if component.isExcluded { json.member("exclude", true) }
      json.optional("comment", component.comment)
    }
  }

  /// In the order of the app's own router.
  private var components: [Component] {
    var patterns: [(parts: [String], target: TargetItem)] = []
    for target in targets {
      let parts = target.path.value.split(separator: "/").map { $0.hasPrefix("{") ? Self.anything : String($0) }
      patterns.append((parts, target))
      patterns += target.aliases.map { ([$0.value] + parts.dropFirst(), target) }
    }
    var out: [Component] = []
    var known: Set<Component> = []
    for pattern in LinkSpecificity.sorted(patterns, by: { $0.parts.map { $0 == Self.anything } }) {
      for component in Self.components(for: pattern.parts, of: pattern.target)
      where known.insert(component).inserted {
        out.append(component)
      }
    }
    return out
  }

  /// At least one character.
  private static let anything = "?*"

  private static func components(for parts: [String], of target: TargetItem) -> [Component] {
    var components: [Component] = []
    for (index, part) in parts.enumerated() where part == anything {
      var longer = parts
      longer.insert(anything, at: index)
      components.append(
        Component(path: path(longer), isExcluded: true, comment: "A parameter is one part of the path."))
    }
    let inPath = target.path.value.split(separator: "/").filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
    let query = target.parameters.filter { parameter in
      !parameter.isOptional && !inPath.contains { $0 == parameter.id }
    }
    components.append(
      Component(
        path: path(parts), query: query.map(\.payloadKey), comment: target.summary ?? target.id))
    return components
  }

  private static func path(_ parts: [String]) -> String { "/" + parts.joined(separator: "/") }
}
