import CLibYAML
import SpecDiagnostics

/// What a tag belongs to.
enum TaggedNode {
  case mapping, sequence
  case scalar(NodeRecord.Form, UnsafeBufferPointer<UInt8>)
}

extension TreeBuilder {
  /// Reports a tag we do not know or that does not fit. Returns whether it makes its scalar a text.
  ///
  /// The tags of the core schema are allowed where they change nothing or say "this is text": `!` and `!!str` on any
  /// scalar, `!!null !!bool !!int !!float` on an unquoted one that reads as that anyway, `!!seq` and `!!map`.
  @discardableResult
  mutating func checkTag(
    _ tag: UnsafeMutablePointer<yaml_char_t>, of node: TaggedNode, at properties: NodeProperties
  ) -> Bool {
    let name = String(cString: tag)
    let core = "tag:yaml.org,2002:"
    let short = name.hasPrefix(core) ? "!!" + name.dropFirst(core.count) : name
    if short == "!" || short == "!!str", case .scalar = node { return true }
    guard Self.isAllowed(short, on: node) else {
      let tagSpan = properties.tag.map { span($0.start, $0.end) } ?? span(properties.content, properties.content)
      findings.append(.foreignTag(short, tagSpan))
      return false
    }
    return false
  }

  /// Reports a tag we do not know before nothing at all. Returns whether there is one.
  mutating func reportEmptyTag(_ tag: UnsafeMutablePointer<yaml_char_t>, at properties: NodeProperties) -> Bool {
    let name = String(cString: tag)
    guard !name.hasPrefix("tag:yaml.org,2002:"), name != "!", let place = properties.tag else { return false }
    let span = span(place.start, place.end)
    var finding = Diagnostic.foreignTag(name, span)
    // `!plant_watered` may be the opposite of a condition.
    if name.dropFirst().allSatisfy({ $0.isLetter && $0.isLowercase || $0.isNumber || $0 == "_" }) {
      finding.message += ". The opposite of a condition is 'not: { … }'"
    } else {
      finding.fixIt = Diagnostic.FixIt("put it in quotes", replace: span, with: "\"\(name)\"")
    }
    findings.append(finding)
    return true
  }

  private static func isAllowed(_ tag: String, on node: TaggedNode) -> Bool {
    switch node {
    case .mapping: return tag == "!!map" || tag == "!"
    case .sequence: return tag == "!!seq" || tag == "!"
    case .scalar(let form, let text):
      guard form == .plain else { return false }
      return switch CoreScalar(plain: text) {
      case .null: tag == "!!null"
      case .bool: tag == "!!bool"
      case .int: tag == "!!int" || tag == "!!float"
      case .double: tag == "!!float"
      case .string: false
      }
    }
  }
}
