(function () {
  "use strict";
  var root = document.documentElement, main = document.getElementById("main");
  var tools = document.getElementById("tools"), words = document.getElementById("words");
  var count = document.getElementById("count"), none = document.getElementById("none");
  var choices = ["locale", "app", "only", "surface", "size", "theme"].reduce(function (all, id) {
    var select = document.getElementById(id);
    if (select) { all[id] = select; }
    return all;
  }, {});
  var types = Array.prototype.slice.call(document.querySelectorAll(".type"));
  var texts = types.map(function (type) { return type.textContent.toLowerCase(); });
  var sizes = ["standard", "large", "largest"];
  tools.hidden = false;

  function value(id) { return choices[id] ? choices[id].value : ""; }

  function filter() {
    var parts = words.value.toLowerCase().split(/\s+/).filter(Boolean), only = value("only"), app = value("app");
    var locale = value("locale");
    var shown = 0;
    var filtering = parts.length > 0 || only !== "";
    var marks = { findings: "has-findings", open: "has-open", changed: "has-changes" };
    types.forEach(function (type, index) {
      var isOpen = locale === "" || type.dataset.open.split(" ").indexOf(locale) >= 0;
      var fits = (only === "" || type.classList.contains(marks[only])) && (only !== "open" || isOpen) && parts.every(function (part) {
        return texts[index].indexOf(part) >= 0 || type.id.toLowerCase().indexOf(part) >= 0;
      });
      type.hidden = !fits;
      if (fits && (app === "" || type.id.split("/")[0] === app)) { shown += 1; }
    });
    document.querySelectorAll(".part").forEach(function (part) {
      part.hidden = filtering && !(only === "changed" && parts.length === 0 && part.classList.contains("has-changes"));
    });
    document.querySelectorAll(".app").forEach(function (section) {
      var isOther = app !== "" && section.id !== app;
      section.hidden = isOther || (filtering && !section.querySelector(".type:not([hidden]), .part:not([hidden])"));
    });
    none.hidden = !filtering || document.querySelector(".app:not([hidden])") !== null;
    count.textContent = filtering || app !== "" ? shown + (shown === 1 ? " type" : " types") : "";
  }

  function showLocale() {
    var locale = value("locale");
    if (locale === "") { delete main.dataset.language; } else { main.dataset.language = locale; }
    document.querySelectorAll("[data-locale]").forEach(function (column) {
      column.hidden = locale !== "" && column.dataset.locale !== locale;
    });
  }

  function piece(tag, name, text) {
    var element = document.createElement(tag);
    element.className = name;
    element.textContent = text;
    return element;
  }

  /* A piece of a text. Isolates that it leaves open are closed in it, and opened again in the next one. */
  function part(text, from, to) {
    var open = [], before = "";
    for (var i = 0; i < to; i += 1) {
      if (i === from) { before = open.join(""); }
      if (/[\u2066-\u2068]/.test(text[i])) { open.push(text[i]); }
      if (text[i] === "\u2069") { open.pop(); }
    }
    return before + text.slice(from, to) + open.map(function () { return "\u2069"; }).join("");
  }

  function showCuts() {
    var size = Math.max(0, sizes.indexOf(value("size")));
    root.className = "t-" + sizes[size];
    document.querySelectorAll(".cuttable").forEach(function (body) {
      body.querySelectorAll(".dots").forEach(function (dots) { dots.remove(); });
      if (body.dataset.whole === undefined) { body.dataset.whole = body.textContent; }
      var text = body.dataset.whole;
      var cut = body.dataset.cuts.split(" ")[size].split(",").map(Number);
      var banner = cut[0] || text.length, lock = cut[1] || text.length;
      body.textContent = part(text, 0, banner);
      if (banner < text.length) { body.append(piece("i", "dots banner", "\u2026")); }
      if (banner < lock) { body.append(piece("span", "second", part(text, banner, lock))); }
      if (lock < text.length) {
        body.append(piece("i", "dots lock", "\u2026"));
        body.append(piece("span", "rest", part(text, lock, text.length)));
      }
      var wall = body.closest(".wall"), card = body.closest(".card");
      var after = wall.nextElementSibling;
      while (after && after.classList.contains("cut")) {
        var next = after.nextElementSibling;
        if (!after.classList.contains("cut-line")) { after.remove(); }
        after = next;
      }
      [["banner", "In a banner", banner], ["lock", "On a lock screen", lock]].forEach(function (one) {
        if (one[2] >= text.length || wall.classList.contains("center")) { return; }
        var note = piece("p", "cut cut-" + one[0], one[1] + " this is cut off: ");
        var rest = piece("q", "", "\u2026" + part(text, one[2], text.length));
        rest.lang = card.lang;
        rest.dir = card.dir;
        note.append(rest);
        wall.after(note);
      });
    });
  }

  function show() {
    main.className = "s-" + (value("surface") || "lock");
    if (value("theme") === "") { root.removeAttribute("data-theme"); } else { root.setAttribute("data-theme", value("theme")); }
    showLocale();
    filter();
  }

  /* #courier/offer?locale=ru&surface=banner */
  function read() {
    var parts = location.hash.slice(1).split("?"), place = "";
    try { place = decodeURIComponent(parts[0]); } catch (error) { place = parts[0]; }
    var query = new URLSearchParams(parts[1] || "");
    Object.keys(choices).forEach(function (id) {
      if (!query.has(id)) { return; }
      var options = Array.prototype.map.call(choices[id].options, function (option) { return option.value; });
      if (options.indexOf(query.get(id)) >= 0) { choices[id].value = query.get(id); }
    });
    if (query.has("find")) { words.value = query.get("find"); }
    var target = place && document.getElementById(place);
    if (target && value("app") !== "" && value("app") !== place.split("/")[0]) { choices.app.value = ""; }
    show();
    if (value("size") !== "standard") { showCuts(); }
    if (!target) { return; }
    for (var node = target; node; node = node.parentElement) { node.hidden = false; }
    target.scrollIntoView();
    if (parts.length > 1) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  }

  function write() {
    var query = new URLSearchParams();
    Object.keys(choices).forEach(function (id) {
      if (choices[id].selectedIndex > 0) { query.set(id, choices[id].value); }
    });
    if (words.value) { query.set("find", words.value); }
    var text = query.toString();
    history.replaceState(null, "", "#" + location.hash.slice(1).split("?")[0] + (text ? "?" + text : ""));
  }

  var timer = 0;
  words.addEventListener("input", function () {
    clearTimeout(timer);
    timer = setTimeout(function () { filter(); write(); }, 120);
  });
  tools.addEventListener("submit", function (event) { event.preventDefault(); });
  Object.keys(choices).forEach(function (id) {
    choices[id].addEventListener("change", function () {
      if (id === "size") { showCuts(); }
      show();
      write();
    });
  });
  addEventListener("hashchange", read);
  read();
})();
