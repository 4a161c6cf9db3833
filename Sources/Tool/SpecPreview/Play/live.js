(function () {
  "use strict";
  var place = document.getElementById("live");
  var source = new EventSource("events");
  source.onmessage = function (event) {
    // The first that is told may be newer than this page: a file was saved while the browser read it.
    if (event.data !== place.dataset.reading) { location.reload(); }
    place.textContent = "";
  };
  source.onerror = function () { place.textContent = "The server has ended. Start it again, and open the address that it prints."; };

  document.addEventListener("click", function (event) {
    var button = event.target.closest("button.fix");
    if (!button) { return; }
    var data = button.dataset;
    button.disabled = true;
    fetch("fix", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ file: data.file,
      line: Number(data.line), column: Number(data.column), code: data.code, replacement: data.replacement }) })
      .then(function (response) { return response.json(); })
      .then(function (answer) { button.textContent = answer.error || "Fixed"; })
      .catch(function () { button.textContent = "The server has ended"; });
  });
}());
