#if canImport(Darwin)
  import Darwin
#endif

/// The file that this process runs.
enum ProgramFile {
  static var path: String {
    #if canImport(Darwin)
      return _dyld_get_image_name(0).map { String(cString: $0) } ?? ""
    #else
      return "/proc/self/exe"
    #endif
  }
}
