/// What the system says about a file.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case regular, folder, symbolicLink
    /// A pipe, a socket or a device.
    case special
  }

  let kind: Kind
  let size: Int
  let device: UInt64
  let inode: UInt64
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t
  /// When its contents changed last, in nanoseconds since 1970.
  let modified: Int64

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .symbolicLink
    default: kind = .special
    }
    size = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// - Parameter followingLinks: Whether a symbolic link means its target, or itself.
  init(of path: String, followingLinks: Bool) throws(SystemError) {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    _ = try uninterrupted { fstatat(AT_FDCWD, path, &status, flags) }
    self.init(status)
  }

  init(ofDescriptor descriptor: Int32) throws(SystemError) {
    var status = stat()
    _ = try uninterrupted { fstat(descriptor, &status) }
    self.init(status)
  }

  /// Nil if there is nothing at the path.
  static func ifPresent(_ path: String, followingLinks: Bool = true) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path, followingLinks: followingLinks)
    } catch {
      if error.number == ENOENT || error.number == ENOTDIR { return nil }
      throw error
    }
  }

  func isSameFile(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }
}

extension SystemError {
  /// The disk or the quota is used up, or the device failed: the output could be created, but not written.
  var isAboutSpace: Bool { number == ENOSPC || number == EDQUOT || number == EIO || number == EFBIG }

  var isMissing: Bool { number == ENOENT }

  /// A symbolic link that leads back to itself.
  var isLoop: Bool { number == ELOOP }
}
