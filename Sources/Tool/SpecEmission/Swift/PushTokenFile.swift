import SpecLanguage
import TextWriting

extension SwiftModule {
  /// Where the device token is kept. Nil for an app that stores none.
  var pushTokenFile: [UInt8]? {
    guard let token = spec.push?.token else { return nil }
    var writer = newWriter()
    writer.doc("Where \(appName) keeps the token by which its server reaches this device.")
    writer.block("\(access)enum PushToken") { writer in
      writePath(token.store.value, &writer)
      writer.line()
      writer.doc("The field of that document.")
      writer.line("\(access)static var field: String { \(SwiftWriter.literal(token.field.value)) }")
      if let key = token.localKey {
        writer.line()
        writer.doc("The name under which the device itself remembers it.")
        writer.line("\(access)static var localKey: String { \(SwiftWriter.literal(key.value)) }")
      }
      switch token.encoding.value {
      case .opaque: break
      case .hex:
        writer.line()
        writer.lines(hex)
      }
      if let request = spec.push?.registrationRequest {
        writer.line()
        writer.doc("Where the app reports it to its own server.")
        writer.line(
          "\(access)static var registrationEndpoint: String { \(SwiftWriter.literal(request.endpoint.value)) }")
        writer.line()
        writer.doc("The keys of that request's body.")
        writer.block("\(access)static var registrationFields: [String]") {
          $0.expression(.texts(request.fields.map(\.value)))
        }
      }
    }
    return writer.bytes
  }

  private func writePath(_ path: String, _ writer: inout SwiftWriter) {
    let parts = path.split(separator: "/").map(String.init)
    let names = parts.compactMap { $0.hasPrefix("{") ? String($0.dropFirst().dropLast()) : nil }
    writer.doc("The path of the document: `\(path)`.")
    guard !names.isEmpty else {
      writer.line("\(access)static var document: String { \(SwiftWriter.literal(path)) }")
      return
    }
    var taken: [String] = []
    for name in names where !taken.contains(name) { taken.append(name) }
    let parameters = taken.map { "\(SwiftNames.label($0)): String" }
    writer.list("\(access)static func document(", parameters, ") -> String {")
    writer.indented { writer in
      var pieces: [String] = []
      var literal = ""
      for (position, part) in parts.enumerated() {
        if position > 0 { literal += "/" }
        if part.hasPrefix("{") {
          if !literal.isEmpty { pieces.append(SwiftWriter.literal(literal)) }
          literal = ""
          pieces.append(SwiftNames.name(String(part.dropFirst().dropLast()), of: .argument))
        } else {
          literal += part
        }
      }
      if !literal.isEmpty { pieces.append(SwiftWriter.literal(literal)) }
      writer.line(pieces.joined(separator: " + "))
    }
    writer.line("}")
  }

  private var hex: String {
    #"""
    /// The bytes that the system passes, in lower-case hexadecimal digits.
    \#(access)static func text(of token: some Sequence<UInt8>) -> String {
      token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    """#
  }
}
