/// Work that several cores share.
///
/// POSIX threads and not tasks: the command line is synchronous, and starting Swift's runtime for tasks would cost
/// every verb. Each thread has its own inputs and outputs, so nothing needs a lock.
enum Threads {
  /// The processors that this machine has for us, at most 64.
  static var usual: Int { max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Each input transformed, in the order of the inputs, however many threads there are.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let count = max(1, min(threads, inputs.count))
    guard count > 1 else { return inputs.map(transform) }
    // Neighbours cost about the same, so every thread takes each n-th.
    let shares = (0..<count).map { Share(inputs, first: $0, stride: count, transform) }
    let running = shares.dropFirst().map { RunningThread($0) }
    shares[0].run()
    for thread in running { thread.join() }
    return inputs.indices.map { shares[$0 % count].outputs[$0 / count] }
  }

  private final class Share<Input, Output>: ThreadBody {
    private let inputs: [Input]
    private let places: StrideTo<Int>
    private let transform: (Input) -> Output
    private(set) var outputs: [Output] = []

    init(_ inputs: [Input], first: Int, stride: Int, _ transform: @escaping (Input) -> Output) {
      self.inputs = inputs
      places = Swift.stride(from: first, to: inputs.count, by: stride)
      self.transform = transform
    }

    override func run() {
      for place in places { outputs.append(transform(inputs[place])) }
    }
  }
}

/// What a thread does.
private class ThreadBody {
  func run() {}
}

/// A thread that was started; if the system has no thread for it, the work is done at once.
private struct RunningThread {
  private var handle: pthread_t?

  init(_ body: ThreadBody) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As much as a main thread has; secondary ones of macOS have 512 KiB.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let context = Unmanaged.passRetained(body)
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(&thread, &attributes, { runBody($0) }, context.toOpaque())
    #else
      var thread = pthread_t()
      let result = pthread_create(&thread, &attributes, { $0.flatMap { runBody($0) } }, context.toOpaque())
    #endif
    if result == 0 {
      handle = thread
    } else {
      context.release()
      body.run()
    }
  }

  func join() {
    if let handle { pthread_join(handle, nil) }
  }
}

private func runBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
