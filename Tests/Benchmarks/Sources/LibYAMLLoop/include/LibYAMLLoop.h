#ifndef LIBYAML_LOOP_H
#define LIBYAML_LOOP_H

#include <stddef.h>

/// The floor: every event of the text is parsed and thrown away. Returns the number of events, or 0 after an error.
size_t libyaml_loop(const unsigned char *text, size_t length);

#endif
