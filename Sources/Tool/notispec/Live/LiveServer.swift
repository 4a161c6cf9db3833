import NIOCore
import NIOHTTP1
import NIOPosix
import TextWriting

/// `preview --live`: serves the preview and Play from the loopback address, on one thread, until Ctrl-C.
struct LiveServer {
  let choice: WorkspaceChoice
  let isReadOnly: Bool
  /// 0 for one that is free.
  let port: Int

  /// How often files are looked at.
  private static let interval = TimeAmount.milliseconds(50)

  /// - Parameter announce: Gets the address once somebody may go there.
  func run(announce: (TerminalText) -> Void) throws(WorldError) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let loop = group.next()
    let (choice, isReadOnly, port) = (choice, isReadOnly, port)
    do {
      let room = try loop.submit {
        NIOLoopBound(LiveRoom(LiveDesk(choice, isReadOnly: isReadOnly)), eventLoop: loop)
      }.wait()
      let token = LiveGate.newToken()
      let channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 16)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let own = channel.localAddress?.port ?? 0
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
            try channel.pipeline.syncOperations.addHandler(
              LiveConnection(LiveGate(token: token, port: own), room.value))
          }
        }
        // No name is looked up: a program without libraries could not.
        .bind(to: try SocketAddress(ipAddress: "127.0.0.1", port: port)).wait()
      let address = "http://127.0.0.1:\(channel.localAddress?.port ?? port)/\(token)/"
      announce(
        "the preview is at \(address)\nPlay is at \(address)play\nonly this computer can see them; Ctrl-C ends it")
      try loop.submit {
        _ = loop.scheduleRepeatedTask(initialDelay: Self.interval, delay: Self.interval) { _ in room.value.look() }
      }.wait()
      try channel.closeFuture.wait()
    } catch {
      throw .unavailable("the preview cannot be served at port \(port): \("\(error)")")
    }
  }
}
