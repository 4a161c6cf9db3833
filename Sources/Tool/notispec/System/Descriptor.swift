/// Reading and writing through the system's file descriptors.
enum Descriptor {
  /// The largest count that every system accepts in one call.
  private static let largestCount = 1 << 30

  /// One call of `read`; -1 and `errno` when it fails.
  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    systemRead(descriptor, buffer, min(count, largestCount))
  }

  /// Writes all of the bytes, and waits if the other end asks for it.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      do throws(SystemError) {
        let written = try uninterrupted { systemWrite(descriptor, base, min(rest.count, largestCount)) }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      } catch {
        guard error.number == EAGAIN else { throw error }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = try uninterrupted { poll(&waiting, 1, -1) }
      }
    }
  }

  static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    var text = text
    let failure: SystemError? = text.withUTF8 { buffer in
      do throws(SystemError) {
        try write(UnsafeRawBufferPointer(buffer), to: descriptor)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }
}

// Inside the type its own `read` and `write` hide the system's.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
