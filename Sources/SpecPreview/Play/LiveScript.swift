/// Renews the page of the preview when a file has changed. The place on the page and the choices stay: they are in the address.
enum LiveScript {
  static let text: StaticString = """
    (function () {
      "use strict";
      var version = null;
      new EventSource("events").onmessage = function (event) {
        if (version !== null && event.data !== version) { location.reload(); }
        version = event.data;
      };
    }());
    """
}
