#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

StandardDescriptors.reserve()
Interruption.allow()
Interruption.refuseLargeFiles()
Defect.installHandlers()
exit(NotispecCommand.runVerb().rawValue)
