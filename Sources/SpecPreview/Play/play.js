(function () {
  "use strict";
  var apps = [], story = { app: "", title: "", start: {}, steps: [] }, answer = null, undoWrite = null, version = 0;

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
      if (!response.ok) { throw new Error(json.error || "The server refused it."); }
      return json;
    });
  }

  function failed(error) { say(error.message === "Failed to fetch" ? "The server has ended. Start it again; your story is still here." : error.message, "bad"); }

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
    at("title").value = story.title;
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

  function chooseApp(id) {
    story = { app: id, title: "", start: {}, steps: [] };
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
    fill("covers", pairs(one.covers));
    showSignal();
    showStart();
    get("values?app=" + encodeURIComponent(one.id)).then(function (found) {
      fill("value", found.values.map(function (value) { return [value.path + "\n" + value.value, value.path + " = " + value.value]; }));
      at("try-part").hidden = found.values.length === 0;
      showValue();
    }).catch(failed);
  }

  function openStory(name) {
    if (name === "") { return chooseApp(story.app); }
    get("story?app=" + encodeURIComponent(story.app) + "&name=" + encodeURIComponent(name)).then(function (found) {
      story.title = found.title;
      story.start = found.start;
      story.steps = found.steps;
      at("name").value = name;
      showStart();
      play();
    }).catch(failed);
  }

  // MARK: Steps

  function add(step) {
    story.steps.push(step);
    play(true);
  }

  function now(step) {
    var all = { after: "0m" };
    Object.keys(step).forEach(function (key) { all[key] = step[key]; });
    add(all);
  }

  function showSignal() {
    var signal = (app() ? app().signals : []).filter(function (one) { return one.id === at("signal").value; })[0];
    var fields = empty("parameters");
    at("summary").textContent = signal ? signal.summary : "";
    (signal ? signal.parameters : []).forEach(function (parameter) {
      var label = make("label", "", parameter.id + " (" + parameter.kind + (parameter.optional ? ", may be missing" : "") + ")");
      var input = make("input");
      input.dataset.id = parameter.id;
      input.dataset.kind = parameter.kind;
      input.value = parameter.kind === "instant" ? "" : parameter.example;
      if (parameter.kind === "instant") { input.placeholder = "2026-03-02 20:00"; }
      label.appendChild(input);
      fields.appendChild(label);
    });
  }

  function report() {
    var step = { signal: at("signal").value }, carried = {}, any = false;
    Array.prototype.forEach.call(at("parameters").querySelectorAll("input"), function (input) {
      if (input.value === "") { return; }
      any = true;
      var isNumber = ["int", "double", "percent", "decimal", "money"].indexOf(input.dataset.kind) >= 0;
      carried[input.dataset.id] = isNumber && isFinite(Number(input.value)) ? Number(input.value) : input.value;
    });
    if (any) { step["with"] = carried; }
    now(step);
  }

  function plain(value) {
    if (value === null || typeof value !== "object") { return String(value); }
    if (Array.isArray(value)) { return value.map(plain).join(" "); }
    return Object.keys(value).map(function (key) { return key + ": " + plain(value[key]); }).join(", ");
  }

  function words(step) {
    if (step.yaml) { return step.yaml; }
    return Object.keys(step).filter(function (key) { return !(key === "after" && step.after === "0m"); }).map(function (key) {
      return key + " " + plain(step[key]);
    }).join(", ");
  }

  function showSteps() {
    var list = empty("steps"), wrong = {};
    ((answer && answer.findings) || []).concat((answer && answer.failures) || []).forEach(function (finding) {
      if (finding.step !== undefined) { wrong[finding.step] = finding.message; }
    });
    story.steps.forEach(function (step, index) {
      var item = make("li", wrong[index] ? "wrong" : "", words(step) + (wrong[index] ? ": " + wrong[index] : ""));
      var remove = make("button", "", "Remove");
      remove.type = "button";
      remove.setAttribute("aria-label", "Remove step " + (index + 1));
      remove.addEventListener("click", function () {
        story.steps.splice(index, 1);
        play();
      });
      item.appendChild(remove);
      list.appendChild(item);
    });
    at("undo").disabled = story.steps.length === 0;
    at("no-steps").hidden = story.steps.length > 0;
  }

  // MARK: What comes

  var turn = 0;

  function play(isNew) {
    turn += 1;
    var own = turn;
    return post("play", story).then(function (found) {
      if (own !== turn) { return; }
      answer = found;
      var problems = found.findings.concat(found.failures || []);
      if (problems.length > 0) {
        say(problems[0].message + (problems[0].remedy ? " (" + problems[0].remedy + ")" : ""), "bad");
      } else {
        say(isNew ? "Step " + story.steps.length + " is played." : "", "");
      }
      showSteps();
      if (found.lines) { show(found); }
      at("yaml").textContent = found.yaml || "";
    }).catch(failed);
  }

  function show(found) {
    at("clock").textContent = found.now.slice(11, 16);
    at("date").textContent = found.now.slice(0, 10) + " · " + found.zone;
    var facts = empty("facts");
    ["The app is " + (found.app === "killed" ? "not running" : "in the " + found.app), "Notifications: " + found.authorization.replace("_", " "),
      "Badge: " + found.badge].forEach(function (text) { facts.appendChild(make("li", "", text)); });
    found.pending.slice(0, 6).forEach(function (one) {
      facts.appendChild(make("li", "dim", "planned: " + one.type + ", " + one.due));
    });
    if (found.pending.length > 6) { facts.appendChild(make("li", "dim", "and " + (found.pending.length - 6) + " more")); }
    showScreen(found);
    showLine(at("line"), found.lines.filter(function (line) { return line.lane !== "logged" || at("logged").checked; }));
    showExpectations(found.expectations);
  }

  function showScreen(found) {
    var screen = empty("screen");
    found.screen.slice(0, 8).forEach(function (one) {
      var note = make("div", "note"), row = make("div", "row");
      // It is written and escaped by the program, and the policy of this page runs nothing in it.
      note.innerHTML = one.html;
      function button(title, step) {
        var element = make("button", "", title);
        element.type = "button";
        element.setAttribute("aria-label", title + ": " + one.type);
        element.addEventListener("click", function () { now(step); });
        row.appendChild(element);
      }
      if (one.type) {
        button("Tap", { tap: one.type });
        one.actions.forEach(function (action) {
          var step = { tap: one.type, action: action.id };
          if (action.asks) { step.text = "ok"; }
          button(action.title, step);
        });
        button("Swipe away", { dismiss: one.type });
        note.appendChild(row);
      }
      screen.appendChild(note);
    });
    at("empty").hidden = found.screen.length > 0;
  }

  var lanes = { input: "you", center: "planned", delivered: "COMES", opened: "opens", logged: "logged", outcome: "not sent" };

  function showLine(list, lines) {
    while (list.firstChild) { list.removeChild(list.firstChild); }
    var day = "";
    lines.forEach(function (line) {
      if (line.at.slice(0, 10) !== day) {
        day = line.at.slice(0, 10);
        list.appendChild(make("li", "day", day));
      }
      var item = make("li", "is-" + line.lane + (line.differs ? " differs" : "")), text = make("span");
      item.appendChild(make("time", "", line.at.slice(11, 16)));
      text.appendChild(make("span", "lane", lanes[line.lane]));
      text.appendChild(document.createTextNode(line.text));
      item.appendChild(text);
      list.appendChild(item);
    });
    if (lines.length === 0) { list.appendChild(make("li", "day", "Nothing has happened yet.")); }
  }

  // MARK: Saving

  function showExpectations(expectations) {
    var list = empty("then");
    expectations.forEach(function (one, index) {
      var label = make("label", "check"), box = make("input");
      box.type = "checkbox";
      box.checked = one.chosen;
      box.dataset.index = index;
      label.appendChild(box);
      label.appendChild(make("span", "", one.words));
      list.appendChild(label);
    });
  }

  function save(kind) {
    var body = { kind: kind, name: at("name").value.trim(), app: story.app, title: at("title").value || at("name").value, start: story.start,
      steps: story.steps, covers: at("covers").value ? [at("covers").value] : [], replace: at("replace").checked };
    body.then = Array.prototype.filter.call(at("then").querySelectorAll("input"), function (box) { return box.checked; })
      .map(function (box) { return answer.expectations[Number(box.dataset.index)].line; });
    post("save", body).then(function (saved) {
      var good = saved.verdict === "passed" || saved.verdict === "saved";
      at("saved").textContent = saved.path + ": " + saved.verdict + (saved.failures.length ? ". " + saved.failures.join(" ") : "");
      at("saved").className = good ? "good" : "bad";
    }).catch(function (error) {
      at("saved").textContent = error.message;
      at("saved").className = "bad";
    });
  }

  // MARK: What if

  function showValue() {
    var parts = at("value").value.split("\n");
    at("new-value").value = parts[1] || "";
  }

  function changes() { return [{ path: at("value").value.split("\n")[0], value: at("new-value").value.trim() }]; }

  function tried(text, kind) {
    at("tried").textContent = text;
    at("tried").className = kind || "";
  }

  function tryOut() {
    tried("Trying …");
    post("try", { app: story.app, title: story.title, start: story.start, steps: story.steps, values: changes() }).then(function (found) {
      if (found.errors.length > 0) { return tried(found.errors.join(" "), "bad"); }
      var fails = found.nowFail.length, passes = found.nowPass.length;
      tried("Of " + found.cases + " cases, " + (fails === 0 && passes === 0 ? "none changes its verdict." :
        fails + " now fail" + (fails ? " (" + found.nowFail.slice(0, 5).join(", ") + (fails > 5 ? " …" : "") + ")" : "") + ", " + passes + " now pass."));
      at("sides").hidden = false;
      showLine(at("before"), found.before);
      showLine(at("after"), found.after);
    }).catch(function (error) { tried(error.message, "bad"); });
  }

  function write(values, isUndo) {
    post("write", { app: story.app, values: values }).then(function (written) {
      undoWrite = isUndo ? null : written.before;
      at("unwrite").disabled = undoWrite === null;
      tried((isUndo ? "As before again: " : "Written: ") + written.files.join(", "), "good");
    }).catch(function (error) { tried(error.message, "bad"); });
  }

  // MARK: The beginning

  function on(id, event, action) { at(id).addEventListener(event, action); }

  function load() {
    return get("apps").then(function (found) {
      version = found.version;
      apps = found.apps;
      at("problem").textContent = found.problem || "";
      ["save-story", "save-scenario", "write"].forEach(function (id) { at(id).disabled = found.readOnly; });
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
  on("until-go", "click", function () { add({ until: at("until").value.trim() }); });
  on("zone-go", "click", function () { now({ zone: at("zone").value.trim() }); });
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
  on("typed-go", "click", function () { add({ yaml: at("typed").value }); });
  on("save-story", "click", function () { save("story"); });
  on("save-scenario", "click", function () { save("scenario"); });
  on("value", "change", showValue);
  on("try", "click", tryOut);
  on("write", "click", function () { write(changes(), false); });
  on("unwrite", "click", function () { write(undoWrite, true); });

  load().then(function () {
    if (apps.length > 0) { chooseApp(apps[0].id); }
    new EventSource("events").onmessage = function (event) {
      if (Number(event.data) === version) { return; }
      load().then(function () {
        var one = app(), chosen = at("story").value;
        if (!one) { return; }
        fill("story", [["", "a new story"]].concat(pairs(one.stories)), chosen);
        play();
      }).catch(failed);
    };
  }).catch(failed);
}());
