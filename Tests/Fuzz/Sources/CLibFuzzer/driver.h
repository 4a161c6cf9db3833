#include <stddef.h>
#include <stdint.h>

// libFuzzer's entry for programs with a `main` of their own; no header declares it.
int LLVMFuzzerRunDriver(int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
                        int (*_Nonnull test_one_input)(const uint8_t *_Nullable data, size_t size));
