// Calls of Linux that glibc declares only for GNU programs, which Swift's import is not, and that it does not have in each of
// its versions. To look them up when the program runs is not possible in one that is linked statically.
#ifdef __linux__
#include <sys/syscall.h>

extern long syscall(long number, ...);

static inline int linux_renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags) {
  return (int)syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags);
}

static inline int linux_syncfs(int descriptor) { return (int)syscall(SYS_syncfs, descriptor); }
#endif
