public import NotificationRules
public import NotificationText

extension TargetItem {
  /// Every way to the screen: its path without the first `/`, then each alias in place of its first part.
  public var linkPaths: [String] {
    let parts = path.value.split(separator: "/")
    var paths = [parts.joined(separator: "/")]
    for alias in aliases {
      let first = alias.value.split(separator: "/")
      let path = (first + parts.dropFirst()).joined(separator: "/")
      if !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// What links and payloads carry to the screen. What is part of its path is never optional.
  public var linkParameters: [LinkParameter] {
    parameters.map { parameter in
      parameter.linkParameter(isOptional: parameter.isOptional && !path.value.contains("{\(parameter.id)}"))
    }
  }

  /// The ways to the screen as lines of a `LinkTable`, in which a value has the name of its key.
  fileprivate var routes: [String] {
    linkPaths.map { path in
      let parts = path.split(separator: "/").map { part in
        parameters.first { part == "{\($0.id)}" }.map { "{\($0.payloadKey)}" } ?? String(part)
      }
      return "\(id) \(parts.joined(separator: "/"))"
    }
  }
}

extension DeepLinks {
  /// What links begin with: the scheme of the app and, where it has one, its site.
  public var bases: [String] {
    ["\(scheme.value)://"] + (universal.map { [$0.value.hasSuffix("/") ? $0.value : $0.value + "/"] } ?? [])
  }

  /// The lines of the table.
  public var routes: [String] { targets.flatMap(\.routes) }

  public var table: SpecLinks { SpecLinks(self) }
}

/// The links of an app, with the values that they carry.
public struct SpecLinks: Sendable, Hashable {
  private let bases: [String]
  /// The lines of a `LinkTable`.
  private let routes: String
  /// By the ids of the screens.
  private let parameters: [String: [LinkParameter]]
  /// The whole link of each screen, with the ids of its values in braces.
  private let templates: [String: String]

  fileprivate init(_ links: DeepLinks) {
    bases = links.bases
    routes = links.routes.joined(separator: "\n")
    templates = Dictionary(
      links.targets.map { ($0.id, "\(links.scheme.value)://\($0.linkPaths[0])") },
      uniquingKeysWith: { first, _ in first })
    parameters = Dictionary(links.targets.map { ($0.id, $0.linkParameters) }, uniquingKeysWith: { first, _ in first })
  }

  /// The screen that a link opens, as the generated `DeepLink(url:)` reads it; nil when it opens none, or when a value is
  /// missing or mistyped that the screen needs.
  public func screen(of link: String) -> (id: String, parameters: [String: ParameterValue])? {
    LinkTable(bases: bases, routes).screen(of: link, with: { parameters[$0] ?? [] })
  }

  /// Whether a link is the app's own, though it may name no screen.
  public func owns(_ link: String) -> Bool { LinkTable(bases: bases, routes).owns(link) }

  /// The screen that an app opens for a link. For an app an empty text is no value: without one that the screen needs the
  /// link names no screen.
  public func opening(of link: String) -> (id: String, parameters: [String: ParameterValue])? {
    guard var found = screen(of: link) else { return nil }
    let needed = (parameters[found.id] ?? []).filter { !$0.isOptional }
    guard !needed.contains(where: { found.parameters[$0.id] == .string("") }) else { return nil }
    found.parameters = found.parameters.filter { $0.value != .string("") }
    return found
  }

  /// The link to a screen, as the generated `DeepLink.url` writes it; nil for an unknown screen, and when a value is
  /// missing that is part of its path.
  public func url(of screen: String, _ values: [String: ParameterValue]) -> String? {
    guard var url = templates[screen] else { return nil }
    var query: [String] = []
    for parameter in parameters[screen] ?? [] {
      let value = values[parameter.id].map { Self.encoded($0.description) }
      if url.contains("{\(parameter.id)}") {
        guard let value else { return nil }
        url = url.replacing("{\(parameter.id)}", with: value)
      } else if let value {
        query.append("\(Self.encoded(parameter.key))=\(value)")
      }
    }
    return query.isEmpty ? url : "\(url)?\(query.joined(separator: "&"))"
  }

  private static func encoded(_ value: String) -> String {
    var link = LinkText()
    link.path(text: value)
    return link.text
  }
}

extension ParameterItem {
  /// What links and payloads carry as its value.
  public func linkParameter(isOptional: Bool = false) -> LinkParameter {
    LinkParameter(id, key: payloadKey, kind.linkKind, isOptional: isOptional)
  }
}

extension ParameterItem.Kind {
  fileprivate var linkKind: LinkParameter.Kind {
    switch self {
    case .int, .instant: .int
    case .double, .percent, .decimal, .money: .double
    case .string, .time, .times, .weekdays: .text
    }
  }
}
