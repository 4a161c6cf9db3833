#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

StandardDescriptors.reserve()
Defect.installHandlers()
exit(NotispecCommand.runVerb().rawValue)
