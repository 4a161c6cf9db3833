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
  var entries = Array.prototype.slice.call(document.querySelectorAll(".contents a"));
  var sizes = ["standard", "large", "largest"];
  tools.hidden = false;

  function value(id) { return choices[id] ? choices[id].value : ""; }

  /* Whether a type is one of those to be shown, in the language that is chosen. */
  function has(type, only) {
    var marks = { findings: "has-findings", open: "has-open", changed: "has-changes" };
    if (only === "cut") { return Array.prototype.some.call(type.querySelectorAll(".cuttable"), isCut); }
    if (only === "open") { return Array.prototype.some.call(type.querySelectorAll(".col .open"), isChosen); }
    return only === "" || type.classList.contains(marks[only]);
  }

  function filter() {
    var parts = words.value.toLowerCase().split(/\s+/).filter(Boolean), only = value("only"), app = value("app");
    var shown = 0;
    var filtering = parts.length > 0 || only !== "";
    types.forEach(function (type, index) {
      var fits = has(type, only) && parts.every(function (part) {
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
    entries.forEach(function (entry) {
      var about = document.getElementById(decodeURIComponent(entry.hash.slice(1)));
      entry.parentElement.hidden = filtering && about !== null && about.hidden;
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

  function all(selector, action) { Array.prototype.forEach.call(document.querySelectorAll(selector), action); }
  function isChosen(element) {
    var column = element.closest("[data-locale]");
    return value("locale") === "" || !column || column.dataset.locale === value("locale");
  }
  function ofSize(list) { return list.split(" ")[Math.max(0, sizes.indexOf(value("size")))].split(",").map(Number); }

  /* The whole text, and where a banner and a lock screen cut it at the size that is chosen. */
  function places(element) {
    if (element.dataset.whole === undefined) {
      element.dataset.whole = Array.prototype.filter.call(element.childNodes, function (node) {
        return !node.classList || !node.classList.contains("dots");
      }).map(function (node) { return node.textContent; }).join("");
    }
    var text = element.dataset.whole, cut = ofSize(element.dataset.cuts);
    return { text: text, banner: cut[0] || text.length, lock: cut[1] || text.length };
  }

  /* Whether it is cut as it is seen now. */
  function isCut(element) {
    var surface = value("surface"), isHidden = surface === "hidden", found = places(element);
    if (surface === "expanded" || !isChosen(element) || element.closest(".center")) { return false; }
    if (isHidden ? element.closest(".secret") : element.classList.contains("stand-in")) { return false; }
    return (surface === "banner" ? found.banner : found.lock) < found.text.length;
  }

  function cut(element) {
    var found = places(element), text = found.text;
    element.textContent = part(text, 0, found.banner);
    if (found.banner < text.length) { element.append(piece("i", "dots banner", "\u2026")); }
    if (found.banner < found.lock) { element.append(piece("span", "second", part(text, found.banner, found.lock))); }
    if (found.lock < text.length) {
      element.append(piece("i", "dots lock", "\u2026"));
      element.append(piece("span", "rest", part(text, found.lock, text.length)));
    }
  }

  /* What is said below a card: how much of the room it takes, and what is not seen of it. */
  function note(wall) {
    var card = wall.querySelector(".card"), last = wall;
    for (var next = wall.nextElementSibling; next && next.matches(".fill, .cut"); next = last.nextElementSibling) {
      if (next.matches(".cut")) { next.remove(); } else { last = next; }
    }
    if (last !== wall) { showFill(last); }
    [[".top .cuttable", "Of the title", "line"], [".sub .cuttable", "Of the subtitle", "line"], [".body.secret.cuttable", "On a lock screen", "lock"],
      [".body.secret.cuttable", "In a banner", "banner"]].forEach(function (one) {
      var element = card.querySelector(one[0]), found = element && places(element);
      var shown = found && (one[2] === "banner" ? found.banner : found.lock);
      if (!element || shown >= found.text.length) { return; }
      var words = piece("p", "cut cut-" + one[2] + (element.closest(".secret") ? "" : " kept"), one[1] + " this is cut off: ");
      var rest = piece("q", "", "\u2026" + part(found.text, shown, found.text.length));
      rest.lang = card.lang;
      rest.dir = card.dir;
      words.append(rest);
      last.after(words);
      last = words;
    });
  }

  function showFill(fill) {
    var numbers = ofSize(fill.dataset.fill), isBanner = value("surface") === "banner", room = isBanner ? 2 : 4, isOver = numbers[0] > room;
    fill.className = isOver ? "fill over" : "fill";
    fill.firstElementChild.className = "bar of" + numbers[isBanner ? 1 : 2];
    fill.lastElementChild.textContent = numbers[0] + (numbers[0] === 1 ? " line" : " lines") + (isOver ? ", room for " : " of ") + room;
  }

  function showCuts() {
    root.className = "t-" + (value("size") || "standard");
    all(".cuttable", cut);
    all(".type .wall:not(.center)", function (wall) { if (!wall.closest(".changes")) { note(wall); } });
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
    if (value("size") !== "standard" || value("surface") === "banner") { showCuts(); }
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
      if (id === "size" || id === "surface") { showCuts(); }
      show();
      write();
    });
  });
  addEventListener("hashchange", read);
  read();
})();
