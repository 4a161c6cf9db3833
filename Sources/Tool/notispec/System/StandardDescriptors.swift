/// The descriptors 0, 1 and 2, which whoever starts us may have closed.
enum StandardDescriptors {
  /// Keeps files that are opened later from taking their numbers: results must never end up in one of them.
  ///
  /// What cannot be written to stays so, and a write to it fails as it should.
  static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The system takes the lowest free number, and those below are in use by now.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
