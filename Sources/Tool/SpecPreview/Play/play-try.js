"use strict";
// MARK: Saving

/* What somebody has ticked or not stays as it is, whatever else is expected by now. */
function showExpectations(expectations) {
  var chosen = {};
  Array.prototype.forEach.call(at("then").querySelectorAll("input"), function (box) { chosen[box.dataset.words] = box.checked; });
  var list = empty("then");
  expectations.forEach(function (one, index) {
    var label = make("label", "check"), box = make("input");
    box.type = "checkbox";
    box.checked = chosen[one.words] === undefined ? one.chosen : chosen[one.words];
    box.dataset.words = one.words;
    box.dataset.index = index;
    label.appendChild(box);
    label.appendChild(make("span", "", one.words));
    list.appendChild(label);
  });
}

/* What is wrong with a field is said beside it, where whoever has filled it in looks next. */
function showProblem(id, text) {
  var field = at(id), problem = at(id + "-problem");
  problem.textContent = text;
  problem.hidden = text === "";
  field.setAttribute("aria-invalid", String(text !== ""));
  field.setAttribute("aria-describedby", id + "-problem");
  if (text) { field.focus(); }
}

function save(kind, keep) {
  ["name", "covers"].forEach(function (id) { showProblem(id, ""); });
  at("keep-scenario").hidden = true;
  var body = { kind: kind, name: at("name").value.trim(), app: story.app, title: at("title").value || at("name").value, start: story.start,
    steps: story.steps, covers: at("covers").value ? [at("covers").value] : [], replace: at("replace").checked, keep: keep === true };
  body.then = Array.prototype.filter.call(at("then").querySelectorAll("input"), function (box) { return box.checked; })
    .map(function (box) { return answer.expectations[Number(box.dataset.index)].line; });
  post("save", body).then(function (saved) {
    var good = saved.verdict === "passed" || saved.verdict === "saved";
    at("saved").textContent = saved.kept ? saved.path + ": " + saved.verdict + (saved.failures.length ? ". " + saved.failures.join(" ") : "") :
      "It would fail, so it is not saved: " + saved.failures.join(" ") + " Change what it expects, or keep it as it is.";
    at("keep-scenario").hidden = saved.kept;
    at("saved").className = good ? "good" : "bad";
  }).catch(function (error) {
    at("saved").textContent = error.field ? "" : error.message;
    at("saved").className = "bad";
    if (error.field) { showProblem(error.field, error.message); }
  });
}

// MARK: What if

/* What is to be tried, by the path of each value; what was written last, to be taken back. */
var wanted = {}, undoWrite = null;

function forgetValues() {
  wanted = {};
  showWanted();
}

function showValues() {
  get("values?app=" + encodeURIComponent(story.app)).then(function (found) {
    var select = at("value"), chosen = select.value.split("\n")[0], typed = at("new-value").value, groups = {};
    empty("value");
    found.values.forEach(function (value) {
      var group = groups[value.group];
      if (!group) {
        group = groups[value.group] = make("optgroup");
        group.label = value.group;
        select.appendChild(group);
      }
      var option = make("option", "", value.group.split(".").pop() + ": " + value.name + " = " + value.value);
      option.value = value.path + "\n" + value.value;
      group.appendChild(option);
      if (value.path === chosen) { option.selected = true; }
    });
    at("try-part").hidden = found.values.length === 0;
    showValue();
    // What somebody has typed stays, whatever has changed on disk.
    if (chosen && select.value.split("\n")[0] === chosen && typed) { at("new-value").value = typed; }
  }).catch(failed);
}

function showValue() { at("new-value").value = at("value").value.split("\n")[1] || ""; }

function showWanted() {
  var list = empty("wanted");
  Object.keys(wanted).forEach(function (path) {
    var item = make("li"), remove = make("button", "", "Remove");
    item.appendChild(make("code", "", path));
    item.appendChild(document.createTextNode(": " + wanted[path].was + " → " + wanted[path].value + " "));
    remove.type = "button";
    remove.setAttribute("aria-label", "Remove " + path);
    remove.addEventListener("click", function () {
      delete wanted[path];
      showWanted();
    });
    item.appendChild(remove);
    list.appendChild(item);
  });
}

/* Takes what is in the fields to what is to be tried. */
function keepValue() {
  var parts = at("value").value.split("\n"), value = at("new-value").value.trim();
  if (parts.length < 2 || value === "" || value === parts[1]) { return; }
  wanted[parts[0]] = { value: value, was: parts[1] };
  showWanted();
}

function values() {
  keepValue();
  return Object.keys(wanted).map(function (path) { return { path: path, value: wanted[path].value }; });
}

function tried(text, kind) {
  at("tried").textContent = text;
  at("tried").className = kind || "";
}

function side(title, lines) {
  var part = make("div"), list = make("ol", "line");
  part.appendChild(make("h4", "", title));
  showLine(list, lines);
  part.appendChild(list);
  return part;
}

/* What differs; the rest is folded away. */
function sides(before, after) {
  function both(isShown) {
    var part = make("div", "sides");
    part.appendChild(side("Now", before.filter(isShown)));
    part.appendChild(side("With the other values", after.filter(isShown)));
    return part;
  }
  function differs(line) { return line.differs; }
  function all() { return both(function () { return true; }); }
  if (!before.some(differs) && !after.some(differs)) { return all(); }
  var part = make("div");
  part.appendChild(both(differs));
  part.appendChild(fold("With the lines that are the same", false, all()));
  return part;
}

function fold(title, isOpen, content) {
  var part = make("details");
  part.open = isOpen;
  part.appendChild(make("summary", "", title));
  part.appendChild(content);
  return part;
}

function showTried(found) {
  var fails = found.nowFail.length, passes = found.nowPass.length, list = empty("compared");
  tried("Of " + found.cases + " cases, " + (fails === 0 && passes === 0 ? "none changes its verdict." :
    fails + " now fail and " + passes + " now pass."));
  list.appendChild(fold("This story: " + found.words, found.differs, sides(found.before, found.after)));
  found.stories.forEach(function (one) {
    list.appendChild(fold("Story “" + one.title + "”: " + one.words, false, sides(one.before, one.after)));
  });
  var cases = {};
  found.changed.forEach(function (one) { cases[one.id] = one; });
  found.groups.forEach(function (group) {
    var part = make("div"), shown = group.changed.filter(function (id) { return cases[id]; });
    shown.forEach(function (id) { part.appendChild(verdicts(cases[id])); });
    var rest = group.changed.filter(function (id) { return !cases[id]; });
    if (rest.length > 0) { part.appendChild(make("p", "dim", "Also " + rest.join(", "))); }
    list.appendChild(fold(group.about + ": " + group.words, false, part));
  });
}

/* What becomes of a case. */
function verdicts(one) {
  var both = make("div", "sides"), before = make("div"), after = make("div");
  [[before, "Now", one.before], [after, "With the other values", one.after]].forEach(function (part) {
    part[0].appendChild(make("h4", "", part[1]));
    part[0].appendChild(make("p", part[2] === "passes" ? "good" : "bad", part[2]));
    both.appendChild(part[0]);
  });
  return fold("Case " + one.id, false, both);
}

function tryOut() {
  var all = values();
  if (all.length === 0) { return tried("Choose a value, and say what it would be.", "bad"); }
  tried("Trying …");
  post("try", { app: story.app, title: story.title, start: story.start, steps: story.steps, values: all }).then(function (found) {
    if (found.errors.length > 0) { return tried(found.errors.join(" "), "bad"); }
    showTried(found);
  }).catch(function (error) { tried(error.message, "bad"); });
}

function write(all, isUndo) {
  if (all.length === 0) { return tried("Choose a value, and say what it would be.", "bad"); }
  post("write", { app: story.app, values: all }).then(function (written) {
    undoWrite = isUndo ? null : written.before;
    at("unwrite").disabled = undoWrite === null;
    forgetValues();
    empty("compared"); // It compares with what is no more.
    tried((isUndo ? "As before again: " : "Written: ") + written.files.join(", "), "good");
  }).catch(function (error) { tried(error.message, "bad"); });
}
