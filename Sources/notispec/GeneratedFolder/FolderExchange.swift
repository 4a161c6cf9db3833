#if !canImport(Darwin)
  import CLinux
#endif

/// Two folders are exchanged in one step that is either done or not.
enum FolderExchange {
  /// - Throws: The system's error; `isUnsupported` says that this file system cannot do it.
  static func exchange(_ a: String, _ b: String) throws(SystemError) {
    #if canImport(Darwin)
      _ = try uninterrupted { renamex_np(a, b, UInt32(RENAME_SWAP)) }
    #else
      let exchangeFlag: UInt32 = 2
      _ = try uninterrupted { linux_renameat2(AT_FDCWD, a, AT_FDCWD, b, exchangeFlag) }
    #endif
  }
}

extension SystemError {
  var isOtherFileSystem: Bool { number == EXDEV }

  /// The file system, or this place in it, does not support the operation: another one may.
  var isUnsupported: Bool {
    number == ENOSYS || number == EINVAL || number == ENOTSUP || number == EOPNOTSUPP || number == EXDEV
      || number == EBUSY
  }
}
