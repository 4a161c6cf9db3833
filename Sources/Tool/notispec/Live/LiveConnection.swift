import NIOCore
import NIOHTTP1

/// One connection of a browser: it reads a request whole, lets it through the gate, and writes the answer.
final class LiveConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// More bytes of one request than that are refused.
  private static let most = 1 << 20

  private let gate: LiveGate
  private let room: LiveRoom
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var isTooLarge = false

  init(_ gate: LiveGate, _ room: LiveRoom) {
    self.gate = gate
    self.room = room
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = []
      isTooLarge = false
    case .body(let part):
      guard body.count + part.readableBytes <= Self.most else {
        isTooLarge = true
        return
      }
      body += part.readableBytesView
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelInactive(context: ChannelHandlerContext) { room.leave(context.channel) }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard !isTooLarge else { return refuse(413, head, context) }
    let way = gate.way(for: head.method.rawValue, head.uri, host: head.headers["host"], origin: head.headers["origin"])
    guard case .page(let path, let query) = way else {
      if case .refused(let status) = way { refuse(status, head, context) }
      return
    }
    switch room.routes.reply(to: head.method.rawValue, path, query: query, body: body) {
    case .html(let text): send(200, "text/html; charset=utf-8", text, head, context)
    case .json(let answer): send(answer.status, "application/json", answer.body, head, context)
    case .events:
      var headers = Self.headers("text/event-stream")
      headers.add(name: "connection", value: "keep-alive")
      let start = HTTPResponseHead(version: head.version, status: .ok, headers: headers)
      context.write(wrapOutboundOut(.head(start)), promise: nil)
      context.writeAndFlush(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: "data: \(room.routes.desk.version)\n\n")))), promise: nil)
      room.enter(context.channel)
    }
  }

  /// It says nothing of what is here.
  private func refuse(_ status: Int, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    send(status, "text/plain; charset=utf-8", "", head, context)
  }

  private func send(
    _ status: Int, _ kind: String, _ text: String, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    var headers = Self.headers(kind)
    headers.add(name: "content-length", value: "\(text.utf8.count)")
    let keeps = head.isKeepAlive
    if !keeps { headers.add(name: "connection", value: "close") }
    let start = HTTPResponseHead(
      version: head.version, status: HTTPResponseStatus(statusCode: status), headers: headers)
    context.write(wrapOutboundOut(.head(start)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      if !keeps { channel.close(promise: nil) }
    }
  }

  private static func headers(_ kind: String) -> HTTPHeaders {
    HTTPHeaders([
      ("content-type", kind), ("cache-control", "no-store"), ("referrer-policy", "no-referrer"),
      ("x-content-type-options", "nosniff"), ("x-frame-options", "DENY"),
      ("cross-origin-resource-policy", "same-origin"), ("cross-origin-opener-policy", "same-origin"),
    ])
  }
}

/// What all connections share, on the one thread of the server.
final class LiveRoom {
  let routes: LiveRoutes
  /// Those that wait for changes.
  private var listeners: [any Channel] = []

  init(_ desk: LiveDesk) { routes = LiveRoutes(desk: desk) }

  func enter(_ channel: any Channel) { listeners.append(channel) }

  func leave(_ channel: any Channel) { listeners.removeAll { $0 === channel } }

  /// Looks whether a file has changed, and tells everybody.
  func look() {
    guard routes.desk.look() else { return }
    for channel in listeners {
      let news = HTTPServerResponsePart.body(
        .byteBuffer(ByteBuffer(string: "data: \(routes.desk.version)\n\n")))
      channel.writeAndFlush(news, promise: nil)
    }
  }
}
