extension HTMLReport {
  static let style: StaticString = """
    :root { --ink: #1c1e21; --dim: #5c636b; --paper: #fff; --sheet: #f6f7f8; --rule: #d8dce0; --bad: #b3261e;
      --bad-sheet: #fdecea; --good: #17642f; --known: #8a5a00; --quiet: #e6e3f3; --accent: #2456a6; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e8ea; --dim: #a0a7ae; --paper: #16181b; --sheet: #1f2226;
      --rule: #3a3f45; --bad: #ff8a80; --bad-sheet: #3a1d1b; --good: #6fcf8b; --known: #e0b050; --quiet: #2d2a44;
      --accent: #8ab4f8; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1180px; padding: 1rem; color: var(--ink); background: var(--paper);
      font: 15px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.5rem; margin: .2rem 0 .5rem; } h2 { font-size: 1.15rem; margin: 1.6rem 0 .5rem; }
    p { margin: .3rem 0; } ul, ol { margin: .2rem 0; padding-left: 1.3rem; }
    code { font: .86em ui-monospace, monospace; overflow-wrap: anywhere; } a { color: var(--accent); }
    .badge { display: inline-block; border: 1px solid currentColor; border-radius: 1em; padding: 0 .6em;
      font-size: .82rem; white-space: nowrap; font-weight: 600; }
    .badge.failed, .badge.does_not_come_to_rest, .problem, a.failed { color: var(--bad); }
    a.badge { text-decoration: none; } .badge.none { color: var(--dim); font-weight: 400; }
    pre { white-space: pre-wrap; font: .86em ui-monospace, monospace; }
    .badge.passed { color: var(--good); } .badge.known_failing { color: var(--known); }
    .note, .place, .identity, .code, .begin, .legend, .dim, .source, code.id { color: var(--dim); }
    .filter { position: sticky; top: 0; background: var(--paper); padding: .5rem 0; display: flex; flex-wrap: wrap;
      gap: .8rem; align-items: center; z-index: 1; border-bottom: 1px solid var(--rule); }
    .filter[hidden], [hidden] { display: none; }
    input, select { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--rule);
      border-radius: 4px; padding: .2rem .4rem; max-width: 100%; }
    summary { cursor: pointer; padding: .25rem 0; overflow-wrap: anywhere; }
    .title { font-weight: 600; unicode-bidi: isolate; } .case { border-top: 1px solid var(--rule); padding: .2rem 0; }
    .case, .row { content-visibility: auto; contain-intrinsic-size: auto 2.2rem; }
    div.case { padding: .35rem 0; } .passed > summary > .title, .passed > .title { font-weight: 400; }
    .suite > :not(summary) { margin-left: .9rem; }
    #failures > .case { border: 1px solid var(--rule); border-left: 4px solid var(--bad); border-radius: 4px;
      padding: .4rem .8rem .8rem; margin: 0 0 1rem; content-visibility: visible; }
    .requirement { font-size: .85rem; margin-right: .4rem; }
    #contents li { margin: .25rem 0; } #contents p { margin: 0; }
    .failure { background: var(--bad-sheet); border-radius: 4px; padding: .4rem .7rem; margin: .4rem 0; }
    .message { font-weight: 600; unicode-bidi: isolate; overflow-wrap: anywhere; }
    .row { border-top: 1px solid var(--rule); padding: .4rem 0; } .row b { margin-right: .5rem; }
    .cases { font-size: .85rem; } .cases a { margin-right: .6rem; overflow-wrap: anywhere; }
    .seen { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: .6rem; margin: .5rem 0; }
    .seen > div { container-type: inline-size; max-width: 26rem; min-width: 0; } .seen p.when { font-size: .82rem; color: var(--dim); }
    .scroll { overflow-x: auto; margin: .5rem 0; background: var(--sheet); border: 1px solid var(--rule);
      border-radius: 4px; }
    .picture { display: grid; min-width: 760px; } .picture > svg { grid-area: 1 / 1; display: block; height: auto; }
    .draw { width: 100%; } .lanes { width: 8.4%; position: sticky; left: 0; pointer-events: none;
      background: var(--sheet); }
    svg text { font: 11px system-ui, sans-serif; fill: var(--ink); } text.lane, text.name { fill: var(--dim); } .zone { color: var(--known); }
    text.lane { font-weight: 600; }
    text.name, text.tick, text.jumped { paint-order: stroke; stroke: var(--sheet); stroke-width: 3px; } text.jumped { fill: var(--known); font-weight: 600; }
    .sample { width: 1em; height: 1em; vertical-align: -.1em; }
    rect.quiet { fill: var(--quiet); } path.day { stroke: var(--rule); } path.rule { stroke: var(--rule); }
    path.jump { stroke: var(--known); stroke-width: 2; stroke-dasharray: 5 4; } rect.in { fill: var(--accent); }
    rect.wait { fill: var(--dim); opacity: .55; } rect.delivered { fill: var(--good); } path.why { fill: var(--known); }
    circle.ok { fill: var(--good); } circle.bad { fill: var(--bad); } path.cross { stroke: var(--bad); stroke-width: 2;
      fill: none; } circle.want { fill: none; stroke-width: 2; } circle.met { stroke: var(--good); }
    circle.missing { stroke: var(--bad); stroke-dasharray: 3 2; }
    table { border-collapse: collapse; width: 100%; font-size: .88rem; table-layout: fixed; }
    thead th:first-child { width: 9.5rem; }
    .mutants thead th:first-child { width: 4rem; } thead th { color: var(--dim); }
    th, td { text-align: left; vertical-align: top; padding: .25rem .4rem; border-top: 1px solid var(--rule);
      overflow-wrap: anywhere; } tbody th { font-weight: 400; }
    td > div { unicode-bidi: isolate; } td > div + div { margin-top: .15rem; } tr.quiet > * { background: var(--quiet); }
    tr.wrong > * { background: var(--bad-sheet); } .missing { color: var(--bad); font-weight: 600; }
    .met, .came { color: var(--good); } .gap td, .jump td { color: var(--dim); text-align: center; }
    .jump td { color: var(--known); font-weight: 600; border-top: 2px dashed var(--known); }
    :target { outline: 2px solid var(--accent); outline-offset: 2px; }
    @media (max-width: 720px) { thead { display: none; } table, tbody, tr, th, td { display: block; width: 100%; }
      tbody tr { border-top: 1px solid var(--rule); padding: .3rem 0; } tbody th, td { border: 0; padding: .1rem .4rem; }
      tbody th { font-weight: 600; } td.none { display: none; } td[data-lane]::before { content: attr(data-lane);
        color: var(--dim); font-size: .78rem; display: block; } }
    @media screen and (max-width: 720px) { .picture { min-width: 900px; } .begin::after { content: "The picture scrolls sideways."; display: block;
      font-style: italic; } }
    @media print { :root { --ink: #000; --dim: #444; --paper: #fff; --sheet: #fff; --rule: #bbb; --bad: #a00;
      --bad-sheet: #fbeaea; --good: #060; --known: #640; --quiet: #eee; --accent: #000; }
      body { max-width: none; padding: 0; font-size: 11px; } .filter, .legend { display: none !important; }
      .picture { min-width: 0; } .case, .row { content-visibility: visible; } tr, .failure, svg { break-inside: avoid; } }
    """

  static let script: StaticString = """
    (function () {
      "use strict";
      var form = document.getElementById("filter"), words = document.getElementById("words");
      var verdict = document.getElementById("verdict"), count = document.getElementById("count");
      var cases = Array.prototype.slice.call(document.querySelectorAll(".case"));
      form.hidden = false;
      function apply() {
        var parts = words.value.toLowerCase().split(/\\s+/).filter(Boolean), kind = verdict.value, shown = 0;
        var filtering = parts.length > 0 || kind !== "all";
        cases.forEach(function (item) {
          var text = item.dataset.words;
          var fits = (kind === "all" || item.classList.contains(kind)) &&
            parts.every(function (part) { return text.indexOf(part) >= 0; });
          item.hidden = !fits;
          if (fits) { shown += 1; }
        });
        document.querySelectorAll(".suite").forEach(function (suite) {
          var own = suite.querySelectorAll(".case");
          if (own.length === 0) { return; }
          suite.hidden = suite.querySelector(".case:not([hidden])") === null;
          if (filtering && own.length < 200) { suite.open = !suite.hidden; }
          if (!filtering) { suite.open = false; }
        });
        document.querySelectorAll("#failures, #known, #unjudged, #passes").forEach(function (part) {
          part.hidden = part.querySelector(".case:not([hidden])") === null;
        });
        count.textContent = filtering ? shown + " of " + cases.length + " cases" : "";
      }
      function reveal() {
        var target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
        if (!target) { return; }
        for (var node = target; node; node = node.parentElement) {
          node.hidden = false;
          if (node.tagName === "DETAILS") { node.open = true; }
        }
        target.scrollIntoView();
      }
      function begin(item) {
        item.querySelectorAll(".scroll").forEach(function (box) {
          var places = Array.prototype.map.call(box.querySelectorAll("circle.bad, circle.missing"), function (mark) {
            return mark.getBoundingClientRect().left;
          });
          if (places.length === 0 || box.scrollLeft > 0 || box.scrollWidth <= box.clientWidth) { return; }
          box.scrollLeft = Math.min.apply(null, places) - box.getBoundingClientRect().left - 140;
        });
      }
      document.querySelectorAll("details.case[open]").forEach(begin);
      document.addEventListener("toggle", function (event) {
        if (event.target.open && event.target.classList.contains("case")) { begin(event.target); }
      }, true);
      form.addEventListener("submit", function (event) { event.preventDefault(); });
      var timer = 0;
      words.addEventListener("input", function () { clearTimeout(timer); timer = setTimeout(apply, 120); });
      verdict.addEventListener("change", apply);
      addEventListener("hashchange", reveal);
      reveal();
    })();
    """
}
