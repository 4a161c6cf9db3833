#include "LibYAMLLoop.h"

#include <yaml.h>

size_t libyaml_loop(const unsigned char *text, size_t length) {
  yaml_parser_t parser;
  yaml_event_t event;
  size_t count = 0;
  int done = 0;

  if (!yaml_parser_initialize(&parser)) return 0;
  yaml_parser_set_input_string(&parser, text, length);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) {
      count = 0;
      break;
    }
    done = event.type == YAML_STREAM_END_EVENT;
    count++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return count;
}
