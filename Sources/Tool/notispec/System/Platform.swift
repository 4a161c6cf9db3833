// The C library of this platform, for all files of the command line. Otherwise each would begin with these lines,
// because it has a different name on each platform.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
