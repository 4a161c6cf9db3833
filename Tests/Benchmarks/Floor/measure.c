/* measure PROGRAM ARGUMENT...: runs it and prints its CPU seconds, its peak in KiB and its exit status.

   A program of its own because Linux counts the memory of whoever starts a program into the peak of that program: this
   one has next to none. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 2) return 64;
  pid_t process = fork();
  if (process < 0) return 71;
  if (process == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    execv(arguments[1], arguments + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  while (wait4(process, &status, 0, &usage) < 0)
    if (errno != EINTR) return 71;
#ifdef __APPLE__
  long peak = usage.ru_maxrss / 1024;
#else
  long peak = usage.ru_maxrss;
#endif
  printf("%.6f %ld %d\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), peak,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
