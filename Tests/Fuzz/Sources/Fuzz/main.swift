import CLibFuzzer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The package manager gives every program a `main` of its own, so libFuzzer's is not run, and its loop is started here.
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments) { testOneInput($0, $1) })
