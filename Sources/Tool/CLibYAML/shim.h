#include <yaml.h>
#include <sys/mman.h>
