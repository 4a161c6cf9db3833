public import SpecLanguage

/// The link to a screen with its parameters as `{id}`: those in the path, then those it does not open without.
///
/// An optional query parameter is left out: a link without it opens the screen as well.
public struct LinkPattern: Sendable, Hashable {
  /// `shop://order/{id}?hallName={hall_name}`, with the app's own scheme.
  public let custom: String
  /// The same below the address of the site; nil for an app without universal links.
  public let universal: String?

  public init(_ target: TargetItem, in links: DeepLinks) {
    let path = String(target.path.value.drop { $0 == "/" })
    let inPath = target.path.value.split(separator: "/").filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
    let query = target.parameters.filter { parameter in
      !parameter.isOptional && !inPath.contains { $0 == parameter.id }
    }
    let values = query.map { "\($0.payloadKey)={\($0.id)}" }.joined(separator: "&")
    let rest = path + (query.isEmpty ? "" : "?\(values)")
    custom = "\(links.scheme.value)://\(rest)"
    universal = links.universal.map { site in site.value + (site.value.hasSuffix("/") ? "" : "/") + rest }
  }
}
