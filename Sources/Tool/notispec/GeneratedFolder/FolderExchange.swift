#if !canImport(Darwin)
  import CLinux
#endif

/// Two folders are exchanged, or a file gets its name, in one step that is either done or not.
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

  /// Gives a file a name that nothing has.
  ///
  /// - Throws: `EEXIST` if something has it.
  static func move(_ file: String, toNew name: String) throws(SystemError) {
    do throws(SystemError) {
      #if canImport(Darwin)
        _ = try uninterrupted { renamex_np(file, name, UInt32(RENAME_EXCL)) }
      #else
        let noReplaceFlag: UInt32 = 1
        _ = try uninterrupted { linux_renameat2(AT_FDCWD, file, AT_FDCWD, name, noReplaceFlag) }
      #endif
    } catch {
      guard error.isUnsupported else { throw error }
      guard try FileStatus.ifPresent(name, followingLinks: false) == nil else { throw SystemError(number: EEXIST) }
      _ = try uninterrupted { rename(file, name) }
    }
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
