"use strict";
var apps = [], story = { app: "", title: "", start: {}, steps: [] }, answer = null, version = 0;

function at(id) { return document.getElementById(id); }

function make(tag, name, text) {
  var element = document.createElement(tag);
  if (name) { element.className = name; }
  if (text !== undefined) { element.textContent = text; }
  return element;
}

function empty(id) {
  var element = at(id);
  while (element.firstChild) { element.removeChild(element.firstChild); }
  return element;
}

function say(text, kind) {
  at("say").textContent = text;
  at("say").className = "say " + (kind || "");
}

function get(path) {
  return fetch(path, { headers: { accept: "application/json" } }).then(read);
}

function post(path, body) {
  return fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).then(read);
}

function read(response) {
  return response.json().then(function (json) {
    if (!response.ok) { throw Object.assign(new Error(json.error || "The server refused it."), { field: json.field }); }
    return json;
  });
}

function failed(error) { say(error.message === "Failed to fetch" ? "The server has ended." : error.message, "bad"); }

function app() { return apps.filter(function (one) { return one.id === story.app; })[0]; }

function fill(id, options, chosen) {
  var select = empty(id);
  options.forEach(function (option) {
    var element = make("option", "", option[1]);
    element.value = option[0];
    select.appendChild(element);
  });
  if (chosen !== undefined) { select.value = chosen; }
}

function pairs(list) { return list.map(function (one) { return [one, one]; }); }

// MARK: The person and the device

var startFields = ["at", "zone", "authorization", "app", "locale", "user", "focus"];

function showStart() {
  startFields.forEach(function (key) {
    var field = at("start-" + key), value = story.start[key];
    if (key === "focus") { field.checked = value === "on" || value === true; } else { field.value = value === undefined ? "" : value; }
  });
  at("start-new").checked = story.start.flags !== undefined && story.start.flags[app().flow] === false;
  at("title").value = story.title;
  showMore();
}

function readStart() {
  startFields.forEach(function (key) {
    var field = at("start-" + key);
    var value = key === "focus" ? (field.checked ? "on" : "") : field.value.trim();
    if (value === "") { delete story.start[key]; } else { story.start[key] = value; }
  });
  story.title = at("title").value;
  play();
}

/* What else a start can say, by the keys down to it. */
function moreAt(path) {
  return path.reduce(function (part, key) { return part === undefined ? undefined : part[key]; }, story.start);
}

function showMore() {
  var fields = empty("start-more");
  app().more.forEach(function (one) {
    var label = make("label", "", one.words), field = make(one.options.length > 0 ? "select" : "input"), value = moreAt(one.path);
    field.id = "start-" + one.path.join("-");
    if (one.options.length > 0) {
      [["", "as it is"]].concat(pairs(one.options)).forEach(function (option) {
        var element = make("option", "", option[1]);
        element.value = option[0];
        field.appendChild(element);
      });
    } else {
      field.placeholder = one.hint;
    }
    field.value = value === undefined ? "" : value === true ? "on" : value === false ? "off" : value;
    field.addEventListener("change", function () { readMore(one.path, field.value.trim()); });
    label.appendChild(field);
    fields.appendChild(label);
    if (value !== undefined) { at("start-more-part").open = true; }
  });
}

function readMore(path, value) {
  var part = story.start[path[0]];
  if (path.length === 1) {
    if (value === "") { delete story.start[path[0]]; } else { story.start[path[0]] = value; }
    return play();
  }
  part = Object.assign({}, part);
  if (value === "") { delete part[path[1]]; } else { part[path[1]] = value; }
  if (Object.keys(part).length > 0) { story.start[path[0]] = part; } else { delete story.start[path[0]]; }
  play();
}

/* Of a new installation nothing has been asked yet. */
function readNew() {
  delete story.start.flags;
  ["authorization", "app"].forEach(function (key) { story.start[key] = app().start[key]; });
  if (at("start-new").checked) {
    story.start.flags = {};
    story.start.flags[app().flow] = false;
    story.start.authorization = "not_determined";
    story.start.app = "killed";
  }
  showStart();
  play();
}

function chooseApp(id) {
  story = { app: id, title: "", start: {}, steps: [] };
  empty("then");
  var one = app();
  Object.keys(one.start).forEach(function (key) { story.start[key] = one.start[key]; });
  showApp();
  play();
}

function showApp() {
  var one = app();
  if (!one) { return; }
  at("app").value = one.id;
  fill("start-locale", [["", "as the app is written"]].concat(pairs(one.locales)));
  fill("story", [["", "a new story"]].concat(pairs(one.stories)));
  fill("signal", one.signals.map(function (signal) { return [signal.id, signal.id]; }));
  fill("setting", pairs(one.settings));
  fill("push", one.pushes.map(function (push) { return [push.type, push.type]; }));
  at("settings").hidden = one.settings.length === 0;
  at("pushes").hidden = one.pushes.length === 0;
  at("flow-part").hidden = one.flow === undefined;
  at("new-part").hidden = !one.flow;
  fill("covers", pairs(one.covers));
  showSignal();
  showStart();
  forgetValues();
  showValues();
}

function openStory(name) {
  if (name === "") { return chooseApp(story.app); }
  get("story?app=" + encodeURIComponent(story.app) + "&name=" + encodeURIComponent(name)).then(function (found) {
    story.title = found.title;
    story.start = found.start;
    story.steps = found.steps;
    empty("then");
    at("name").value = name;
    showStart();
    play();
  }).catch(failed);
}

// MARK: The beginning

function on(id, event, action) { at(id).addEventListener(event, action); }

function load() {
  return get("apps").then(function (found) {
    version = found.version;
    apps = found.apps;
    at("problem").textContent = found.problem || "";
    ["save-story", "save-scenario", "keep-scenario", "write"].forEach(function (id) { at(id).disabled = found.readOnly; });
    fill("app", apps.map(function (one) { return [one.id, one.name + (one.sound ? "" : " (has errors)")]; }), story.app);
  });
}

startFields.concat("title").forEach(function (key) { on(key === "title" ? key : "start-" + key, "change", readStart); });
on("app", "change", function () { chooseApp(at("app").value); });
on("story", "change", function () { openStory(at("story").value); });
on("signal", "change", showSignal);
on("report", "click", report);
on("undo", "click", function () { story.steps.pop(); play(); });
on("logged", "change", function () { if (answer && answer.lines) { show(answer); } });
Array.prototype.forEach.call(document.querySelectorAll("[data-after]"), function (button) {
  button.addEventListener("click", function () { add({ after: button.dataset.after }); });
});
Array.prototype.forEach.call(document.querySelectorAll("[data-app]"), function (button) {
  button.addEventListener("click", function () { now({ app: button.dataset.app }); });
});
on("until-go", "click", function () { add({ until: at("until").value.trim() }, "until"); });
on("zone-go", "click", function () { now({ zone: at("zone").value.trim() }, "zone"); });
on("allow-go", "click", function () { now({ authorization: at("allow").value }); });
on("push-go", "click", function () {
  now({ push: app().pushes.filter(function (push) { return push.type === at("push").value; })[0] });
});
["on", "off"].forEach(function (position) {
  on("setting-" + position, "click", function () {
    var prefer = {};
    prefer[at("setting").value] = position === "on";
    now({ prefer: prefer });
  });
});
on("typed-go", "click", function () { add({ yaml: at("typed").value }, "typed"); });
on("save-story", "click", function () { save("story"); });
on("save-scenario", "click", function () { save("scenario"); });
on("keep-scenario", "click", function () { save("scenario", true); });
on("start-new", "change", readNew);
on("flow-start", "click", function () { now({ flow: "start" }); });
on("flow-force", "click", function () { now({ flow: "force" }); });
on("value", "change", showValue);
on("add-value", "click", keepValue);
on("try", "click", tryOut);
on("write", "click", function () { write(values(), false); });
on("unwrite", "click", function () { write(undoWrite, true); });

load().then(function () {
  if (apps.length > 0) { chooseApp(apps[0].id); }
  var source = new EventSource("events");
  source.onmessage = function (event) {
    at("ended").hidden = true;
    if (Number(event.data) === version) { return; }
    load().then(function () {
      var one = app(), chosen = at("story").value;
      if (!one) { return; }
      fill("story", [["", "a new story"]].concat(pairs(one.stories)), chosen);
      fill("covers", pairs(one.covers), at("covers").value);
      showValues();
      play();
    }).catch(failed);
  };
  source.onerror = function () { at("ended").hidden = false; };
}).catch(failed);
