import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection to the server of the live preview, as a browser keeps one.
final class LiveClient {
  private let descriptor: Int32
  private let host: String
  private let path: String
  private var rest: [UInt8] = []

  /// - Parameter address: As the server prints it.
  init(_ address: String) {
    let parts = address.dropFirst("http://".count).split(separator: "/", maxSplits: 1)
    host = String(parts[0])
    path = "/\(parts[1])"
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(host.split(separator: ":")[1])!.bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { fatalError("\(address) does not answer") }
  }

  deinit { close(descriptor) }

  /// The body of the answer; it must be a good one.
  @discardableResult func ask(_ question: String, _ body: String? = nil) -> String {
    send(question, body)
    let head = line(endingWith: "\r\n\r\n")
    guard head.hasPrefix("HTTP/1.1 200"),
      let length = head.lowercased().components(separatedBy: "content-length: ").dropFirst().first
        .flatMap({ Int($0.prefix { $0.isNumber }) })
    else { fatalError("\(question) is answered with \(head)") }
    while rest.count < length { receive() }
    defer { rest.removeFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }

  /// Begins to listen for changes, and has heard of the first state afterwards.
  func listen() {
    send("events", nil)
    _ = line(endingWith: "data: 1")
  }

  /// Waits for the next change.
  func waitForChange() {
    rest = []
    _ = line(endingWith: "\n\n")
  }

  private func send(_ question: String, _ body: String?) {
    var text = "\(body == nil ? "GET" : "POST") \(path)\(question) HTTP/1.1\r\nHost: \(host)\r\n"
    if let body { text += "Origin: http://\(host)\r\nContent-Length: \(body.utf8.count)\r\n" }
    var bytes = Array((text + "\r\n" + (body ?? "")).utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { fatalError("the server has gone") }
      bytes = bytes.dropFirst(count)
    }
  }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { fatalError("the server has gone") }
    rest += bytes.prefix(count)
  }

  private func line(endingWith end: String) -> String {
    while true {
      if let place = rest.firstRange(of: Array(end.utf8)) {
        defer { rest.removeFirst(place.upperBound) }
        return String(decoding: rest.prefix(place.upperBound), as: UTF8.self)
      }
      receive()
    }
  }
}
