/* What a command must cost at least: it starts, reads the files named and parses them with bare libyaml. */
#include "LibYAMLLoop.h"

#include <stdio.h>
#include <stdlib.h>

int main(int count, char **paths) {
  for (int index = 1; index < count; index++) {
    FILE *file = fopen(paths[index], "rb");
    if (!file) return 66;
    fseek(file, 0, SEEK_END);
    size_t length = (size_t)ftell(file);
    rewind(file);
    unsigned char *text = malloc(length);
    if (!text || fread(text, 1, length, file) != length) return 66;
    fclose(file);
    if (libyaml_loop(text, length) == 0) return 1;
    free(text);
  }
  return 0;
}
