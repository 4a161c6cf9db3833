#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

Defect.installHandlers()
exit(NotispecCommand.runVerb().rawValue)
