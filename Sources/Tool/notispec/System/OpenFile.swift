/// A file descriptor that is closed when its owner is gone.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Opens without waiting: a pipe that nothing writes to must not block the run.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    guard !path.utf8.contains(0) else { throw SystemError(number: ENOENT) }
    descriptor = try uninterrupted { open(path, flags | O_CLOEXEC | O_NONBLOCK, mode) }
  }

  deinit { close(descriptor) }

  func status() throws(SystemError) -> FileStatus { try FileStatus(ofDescriptor: descriptor) }

  /// The size of a regular file. A folder is `EISDIR`, anything else that is not a file `ENXIO`.
  func sizeOfRegular() throws(SystemError) -> Int {
    let status = try status()
    switch status.kind {
    case .regular: return status.size
    case .folder: throw SystemError(number: EISDIR)
    case .special, .symbolicLink: throw SystemError(number: ENXIO)
    }
  }

  /// Everything from here to the end, at most `limit` bytes and one more.
  func read(expecting size: Int, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is seen without another buffer.
    var room = min(max(size, 0), limit) + 1
    while true {
      let start = bytes.count
      var failure: SystemError?
      var got = 0
      bytes = [UInt8](unsafeUninitializedCapacity: start + room) { buffer, count in
        if start > 0 { _ = buffer.update(fromContentsOf: bytes) }
        count = start
        do throws(SystemError) {
          while got < room {
            guard let base = buffer.baseAddress else { break }
            let step = try uninterrupted { Descriptor.read(descriptor, base + start + got, room - got) }
            if step == 0 { break }
            got += step
          }
          count = start + got
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      if got < room || bytes.count > limit { return bytes }
      room = min(max(64 << 10, bytes.count), limit + 1 - bytes.count)
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    try Descriptor.write(bytes, to: descriptor)
  }

  func write(_ text: String) throws(SystemError) { try Descriptor.write(text, to: descriptor) }

  func change(_ permissions: mode_t) throws(SystemError) {
    _ = try uninterrupted { fchmod(descriptor, permissions) }
  }

  /// Makes what was written survive a power cut.
  func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      // A plain fsync leaves the data in the drive's cache; not every file system knows the stronger request.
      if fcntl(descriptor, F_FULLFSYNC) != -1 { return }
    #endif
    do throws(SystemError) {
      _ = try uninterrupted { fsync(descriptor) }
    } catch {
      // Some file systems cannot sync a folder and say so.
      if error.number != EINVAL && error.number != ENOTSUP { throw error }
    }
  }
}
