"use strict";
// MARK: Steps

/* One after the other: each step is played after those before it. */
var waiting = Promise.resolve();

/* Adds a step if it can be played. One that cannot is refused at its field, and what is in there stays. */
function add(step, id) {
  waiting = waiting.then(function () { return offer(step, id); });
}

function offer(step, id) {
  var own = story, count = story.steps.length;
  turn += 1;
  clearProblems();
  return post("play", Object.assign({ candidate: step }, own)).then(function (found) {
    if (own !== story) { return; }
    story.steps.push(found.step);
    if (story.steps.length !== count + 1) { return play(); }
    showPlayed(found, true);
  }, function (error) {
    if (own !== story) { return; }
    // Without a server nothing can be judged, and nothing is lost.
    if (error instanceof TypeError) { story.steps.push(step); }
    showSteps();
    refused(error, id);
  }).catch(failed);
}

/* Says what is wrong at the field that it is about, and otherwise at the top. */
function refused(error, id) {
  var place = error.field && error.field.indexOf("with.") === 0 ? "with-" + error.field.slice(5) : id;
  if (!error.field || !place || !at(place + "-problem")) { return failed(error); }
  say("", "");
  showProblem(place, error.message);
}

/* The place beside a field at which is said what is wrong with it. */
function problemOf(id) {
  var problem = make("p", "problem");
  problem.id = id + "-problem";
  problem.setAttribute("role", "alert");
  problem.hidden = true;
  return problem;
}

function clearProblems() {
  Array.prototype.forEach.call(document.querySelectorAll(".problem:not([hidden])"), function (problem) {
    showProblem(problem.id.replace(/-problem$/, ""), "");
  });
}

function now(step, id) { add(Object.assign({ after: "0m" }, step), id); }

function showSignal() {
  var signal = (app() ? app().signals : []).filter(function (one) { return one.id === at("signal").value; })[0];
  var fields = empty("parameters");
  at("summary").textContent = signal ? signal.summary : "";
  (signal ? signal.parameters : []).forEach(function (parameter) {
    var part = make("div"), label = make("label", "", parameter.id + " (" + parameter.words + (parameter.optional ? ", may be missing" : "") + ")");
    var input = make("input");
    input.id = "with-" + parameter.id;
    input.dataset.id = parameter.id;
    input.value = parameter.kind === "instant" ? "" : parameter.example;
    input.placeholder = parameter.hint;
    label.appendChild(input);
    part.appendChild(label);
    part.appendChild(problemOf(input.id));
    fields.appendChild(part);
  });
}

function report() {
  var typed = {};
  Array.prototype.forEach.call(at("parameters").querySelectorAll("input"), function (input) {
    typed[input.dataset.id] = input.value.trim();
  });
  now({ signal: at("signal").value, typed: typed });
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
    showPlayed(found, isNew);
  }).catch(function (error) {
    showSteps();
    failed(error);
  });
}

function showPlayed(found, isNew) {
  answer = found;
  var problems = found.findings.concat(found.failures || []);
  if (problems.length > 0) {
    say((problems[0].step === undefined ? "" : "Step " + (problems[0].step + 1) + ": ") + problems[0].message + (problems[0].remedy ? " (" + problems[0].remedy + ")" : ""), "bad");
  } else {
    say(isNew ? "Step " + story.steps.length + " is played." : "", "");
  }
  showSteps();
  if (found.lines) { show(found); }
  at("yaml").textContent = found.yaml || "";
}

function show(found) {
  at("clock").textContent = found.now.slice(11, 16);
  at("date").textContent = found.day + " · " + found.zone;
  at("report").disabled = found.app === "killed";
  at("report-note").textContent = found.app === "killed" ? "The app is not running, so it reports nothing. Open it first." : "";
  at("allow").value = found.authorization;
  var facts = empty("facts");
  ["The app is " + (found.app === "killed" ? "not running" : "in the " + found.app), "Notifications: " + found.authorization.replace(/_/g, " "),
    "Badge: " + found.badge].forEach(function (text) { facts.appendChild(make("li", "", text)); });
  found.pending.slice(0, 6).forEach(function (one) {
    facts.appendChild(make("li", "dim", "planned: " + one.type + ", " + one.due));
  });
  if (found.pending.length > 6) { facts.appendChild(make("li", "dim", "and " + (found.pending.length - 6) + " more")); }
  showFlow(found);
  showScreen(found);
  showLine(at("line"), found.lines.filter(function (line) { return line.lane !== "logged" || at("logged").checked; }));
  at("line").scrollTop = at("line").scrollHeight; // The newest is in sight.
  showExpectations(found.expectations);
}

/* A screen of the app or a dialog of the system, whose buttons can be pressed. */
function showFlow(found) {
  var place = empty("flow"), front = found.dialog || found.flow;
  at("phone").className = front ? "phone in-app" : "phone";
  if (!front) { return; }
  var drawn = make("div", found.dialog ? "over" : "");
  // It is written and escaped by the program, and the policy of this page runs nothing in it.
  drawn.innerHTML = (found.dialog && found.flow ? found.flow.html : "") + front.html;
  var last = drawn.lastElementChild || drawn;
  if (found.dialog && found.flow) { drawn.firstElementChild.inert = true; }
  front.buttons.forEach(function (one) {
    var old = last.querySelector("p." + one.button), press = make("button", old ? old.className : "", one.title);
    press.type = "button";
    if (old) { ["lang", "dir"].forEach(function (key) { if (old[key]) { press[key] = old[key]; } }); }
    press.addEventListener("click", function () { now(found.dialog ? { answer: one.button } : { press: one.button }); });
    if (old) { old.replaceWith(press); } else { last.appendChild(press); }
  });
  place.appendChild(drawn);
}

function showScreen(found) {
  var screen = empty("screen");
  var day = found.day;
  found.screen.slice(0, 8).forEach(function (one, index) {
    if (one.day !== day) {
      day = one.day;
      screen.appendChild(make("p", "day", day));
    }
    var note = make("div", "note"), row = make("div", "row");
    // It is written and escaped by the program, and the policy of this page runs nothing in it.
    note.innerHTML = one.html;
    note.id = "note-" + index;
    note.tabIndex = -1;
    function button(title, step) {
      var element = make("button", "", title);
      element.type = "button";
      element.setAttribute("aria-label", title + ": " + one.type);
      element.addEventListener("click", function () { now(step, note.id); });
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
      note.appendChild(problemOf(note.id));
    }
    screen.appendChild(note);
  });
  at("empty").hidden = found.screen.length > 0 || Boolean(found.flow || found.dialog);
}

/* What else was told of a notification: it has decided nothing. */
function behind(told) {
  var rest = make("details", "behind"), list = make("ul");
  rest.appendChild(make("summary", "", told.length === 1 ? "one more was told of it" : told.length + " more were told of it"));
  told.forEach(function (one) { list.appendChild(make("li", "", one)); });
  rest.appendChild(list);
  return rest;
}

var lanes = { input: "you", center: "planned", delivered: "COMES", opened: "opens", logged: "logged", outcome: "not sent" };

function showLine(list, lines) {
  while (list.firstChild) { list.removeChild(list.firstChild); }
  var day = "";
  lines.forEach(function (line) {
    if (line.day !== day) {
      day = line.day;
      list.appendChild(make("li", "day", day));
    }
    var item = make("li", "is-" + line.lane + (line.differs ? " differs" : "")), text = make("span");
    item.appendChild(make("time", "", line.at.slice(11, 16)));
    text.appendChild(make("span", "lane", lanes[line.lane]));
    text.appendChild(document.createTextNode(line.text));
    if (line.behind) { text.appendChild(behind(line.behind)); }
    item.appendChild(text);
    list.appendChild(item);
  });
  if (lines.length === 0) { list.appendChild(make("li", "day", "Nothing has happened yet.")); }
}
