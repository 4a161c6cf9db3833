/// The style sheet of the page, as `preview.css` beside it has it; `make record` copies it from there.
enum PreviewStyle {
  // swift-format-ignore
  static let text: StaticString = #"""
    :root { --ink: #1c1e21; --dim: #59606a; --paper: #fff; --sheet: #f5f6f8; --rule: #d8dce0; --accent: #1d4f9c;
      --bad: #a8201a; --bad-sheet: #fdeceb; --warn: #7a5000; --warn-sheet: #fdf3dc; --good: #1b6e35; --good-sheet: #e3f4e8; --on: #1f7a3d; --off: #7b818a; color-scheme: light; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --ink: #e7e9ec; --dim: #a2a9b2; --paper: #15171a;
      --sheet: #1d2024; --rule: #393e45; --accent: #8fb8f9; --bad: #ff9a92; --bad-sheet: #3a1e1c; --warn: #e7b95c;
      --warn-sheet: #332a16; --good: #7fd69b; --good-sheet: #19301f; --on: #2c9a52; --off: #868c95;
      color-scheme: dark; } }
    :root[data-theme="dark"] { --ink: #e7e9ec; --dim: #a2a9b2; --paper: #15171a; --sheet: #1d2024; --rule: #393e45;
      --accent: #8fb8f9; --bad: #ff9a92; --bad-sheet: #3a1e1c; --warn: #e7b95c; --warn-sheet: #332a16; --good: #7fd69b;
      --good-sheet: #19301f; --on: #2c9a52; --off: #868c95; color-scheme: dark; }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4.5rem; }
    body { margin: 0; color: var(--ink); background: var(--paper); font: 15px/1.5 system-ui, sans-serif;
      overflow-wrap: anywhere; }
    h1 { font-size: 1.45rem; margin: 0; } h2 { font-size: 1.35rem; margin: 0 0 .3rem; } h3 { font-size: 1.1rem; margin: 0 0 .2rem; }
    h4 { font-size: 1rem; margin: 1.2rem 0 .3rem; } p { margin: .25rem 0; } ul, ol { margin: .2rem 0; padding-inline-start: 1.2rem; }
    a { color: var(--accent); } h3 > a { color: inherit; text-decoration: none; } h3 > a:hover { text-decoration: underline; }
    code { font: .88em ui-monospace, monospace; } .dim { color: var(--dim); } [hidden] { display: none !important; }
    [dir], q { unicode-bidi: isolate; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .unseen, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip:focus { position: fixed; top: .5rem; left: .5rem; z-index: 9; background: var(--paper); padding: .4rem .8rem; }
    .top-bar { padding: 1rem 1.2rem .4rem; } .top-bar p { font-size: .88rem; }
    .tools { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: start; padding: .5rem 0; }
    .tools label { display: grid; gap: .1rem; font-size: .85rem; color: var(--dim); }
    input, select { font: inherit; color: var(--ink); background: var(--sheet); border: 1px solid var(--dim); border-radius: 5px;
      padding: .2rem .4rem; max-width: 12rem; }
    .frame { display: grid; grid-template-columns: 12.5rem minmax(0, 1fr); gap: 0 1.5rem; padding: 0 1.2rem 3rem; align-items: start; }
    .contents { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: .6rem .3rem .6rem 0; font-size: .9rem; }
    .contents ul { list-style: none; padding: 0 0 .4rem .9rem; } .contents summary { font-weight: 600; cursor: pointer; }
    .contents a { text-decoration: none; } .contents a:hover { text-decoration: underline; }
    main:focus { outline: none; }
    .app { margin-bottom: 2.5rem; } .app > h2 { border-bottom: 2px solid var(--rule); padding-bottom: .3rem; }
    .type, .part { border: 1px solid var(--rule); border-radius: 10px; padding: .9rem 1rem; margin: 1rem 0; }
    :target { outline: 2px solid var(--accent); outline-offset: 2px; }
    .chip { display: inline-block; margin-inline-start: .5rem; border: 1px solid currentColor; border-radius: 1em; padding: 0 .55em;
      font-size: .78rem; font-weight: 500; color: var(--dim); vertical-align: .1em; }
    .chip.new { color: var(--good); } .chip.changed { color: var(--warn); } .chip.gone { color: var(--bad); }
    .findings { list-style: none; padding: 0; } .findings li { border-inline-start: 4px solid var(--dim); background: var(--sheet);
      padding: .35rem .6rem; margin: .3rem 0; border-radius: 4px; }
    .findings .error { border-color: var(--bad); background: var(--bad-sheet); }
    .findings .warning { border-color: var(--warn); background: var(--warn-sheet); }
    .cols { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr)); gap: .8rem; margin: .6rem 0; }
    .col, .side { min-width: 0; max-width: 27rem; container-type: inline-size; } .locale { font-size: .82rem; color: var(--dim); font-weight: 600; }
    .variant, .state { font-size: .85rem; color: var(--dim); margin-top: .6rem; } .then { color: var(--dim); font-size: .85rem; text-align: center; }
    .cut, .open, .missing, .words-changed { font-size: .85rem; } .cut { color: var(--dim); } .cut::before { content: "\2702\FE0E  "; }
    .open { color: var(--warn); } .missing { color: var(--bad); font-weight: 600; }
    .cut q { background: var(--warn-sheet); color: var(--warn); }
    .stack { margin-bottom: .2em; } .stack.depth2 { padding-bottom: .45em; } .stack.depth3 { padding-bottom: .9em; }
    .stack.depth2 .card { box-shadow: 0 .45em 0 -.2em var(--button); }
    .stack.depth3 .card { box-shadow: 0 .45em 0 -.2em var(--button),
      0 .9em 0 -.4em color-mix(in srgb, var(--button) 60%, var(--wall)); } .center .more { color: var(--ink); font-size: .8rem; margin: .1em .6em .8em; }
    .center .stack:not(:last-child) { margin-bottom: .5em; }
    .facts { columns: 3 15rem; column-gap: 1.4rem; margin: .7rem 0 0; } .facts > div { break-inside: avoid; margin-bottom: .5rem; }
    @media (min-width: 1100px) { .rules { display: grid; grid-template: auto auto 1fr / repeat(3, minmax(0, 1fr)); } .rules > :nth-child(1) { grid-column: 1; }
      .rules > :nth-child(2) { grid-area: 1 / 2 / -1; }
      .rules > :nth-child(n+3) { grid-column: 3; } }
    .facts dt { font-weight: 600; font-size: .85rem; color: var(--dim); } .facts dd { margin: 0; font-size: .92rem; }
    details > summary { cursor: pointer; color: var(--accent); font-size: .9rem; padding: .2rem 0; }
    .facts + .proof { margin-top: .3rem; }
    .scroll { overflow-x: auto; margin: .4rem 0; } table { overflow-wrap: break-word; border-collapse: collapse; width: 100%; font-size: .9rem; }
    th, td { text-align: start; vertical-align: top; padding: .3rem .6rem; border-top: 1px solid var(--rule); min-width: 6rem; }
    tbody th { font-weight: 500; } thead th { color: var(--dim); font-size: .82rem; } .texts td b { display: block; } .texts td span { white-space: pre-line; }
    .screen { background: var(--sheet); border: 1px solid var(--rule); border-radius: 20px; padding: 1.2rem 1rem; }
    .screen .heading { font-size: 1.2rem; font-weight: 700; text-align: center; } .screen .note { color: var(--dim); font-size: .88rem; }
    .primary, .secondary { text-align: center; border-radius: 12px; padding: .6rem; } .primary { background: var(--accent); color: var(--paper);
      font-weight: 600; margin-top: .9rem; } .secondary { color: var(--accent); } .secondary.small { font-size: .85rem; padding: .3rem; }
    .dialog { border: 1px dashed var(--dim); border-radius: 14px; padding: .7rem 1rem; text-align: center; margin: .3rem auto; max-width: 17rem; }
    .settings { padding: .8rem; } .group { list-style: none; margin: 0 0 .4rem; padding: 0; background: var(--paper); border-radius: 12px; }
    .group li { padding: .5rem .8rem; } .group li + li { border-top: 1px solid var(--rule); } .group .child { padding-inline-start: 1.8rem; }
    .group-title { font-size: .82rem; color: var(--dim); margin: .9rem .8rem .2rem; } .group-note { font-size: .82rem; color: var(--dim); margin: .2rem .8rem; }
    .group .group-note { margin-inline: 0; }
    .setting { display: flex; justify-content: space-between; align-items: center; gap: .8rem; } .setting > :first-child { min-width: 40%; }
    .switch { flex: none; position: relative; width: 2.7rem; height: 1.6rem; border-radius: 1rem; background: var(--off); }
    .switch::after { content: ""; position: absolute; width: 1.3rem; height: 1.3rem; top: .15rem; inset-inline-start: .15rem; border-radius: 50%; background: #fff; }
    .switch.on { background: var(--on); } .switch.on::after { inset-inline-start: 1.25rem; }
    .value { color: var(--dim); text-align: end; } .options { display: grid; justify-items: end; } .value.chosen { color: var(--ink); font-weight: 600; }
    .value.chosen::before { content: "\2713\A0"; }
    .fill { display: flex; align-items: center; gap: .5rem; margin: .3rem 0; font-size: .82rem; color: var(--dim); } .fill .bar { flex: 1; margin: 0; }
    .fill.over { color: var(--warn); } .fill.over .bar::after { background: var(--warn); }
    .bar { height: .5em; border-radius: 1em; background: var(--button); margin: .5em 0; overflow: hidden; position: relative; }
    .bar::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; border-radius: 1em; background: var(--blue); width: 0; }
    .of1::after { width: 10%; } .of2::after { width: 20%; } .of3::after { width: 30%; } .of4::after { width: 40%; } .of5::after { width: 50%; }
    .of6::after { width: 60%; } .of7::after { width: 70%; } .of8::after { width: 80%; } .of9::after { width: 90%; } .of10::after { width: 100%; }
    .changes { border-inline-start: 4px solid var(--warn); padding-inline-start: .8rem; } .changes h4 { margin-top: .4rem; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: .3rem .8rem; margin-bottom: .8rem; }
    .pair > .locale { grid-column: 1 / -1; } del { background: var(--bad-sheet); color: var(--bad); } ins { background: var(--good-sheet);
      color: var(--good); } .words-changed { white-space: pre-line; }
    .label { color: var(--card-dim); font-size: .87em; }
    @media (max-width: 640px) { .scroll thead { display: none; } .scroll table, .scroll tbody, .scroll tr, .scroll th, .scroll td { display: block;
      overflow-wrap: anywhere; } .scroll tr { border-top: 1px solid var(--rule); padding: .3rem 0; } .scroll th, .scroll td { border: 0; padding: .1rem 0; }
      .scroll tbody th { font-weight: 600; } .scroll td:empty { display: none; }
      .scroll td[data-lane]::before { content: attr(data-lane); display: block; color: var(--dim); font-size: .78rem; } }
    @media (max-width: 800px) { .frame { grid-template-columns: minmax(0, 1fr); padding: 0 .7rem 2rem; } .top-bar { padding: .8rem .7rem .2rem; }
      .tools { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); } .tools input, .tools select { width: 100%; min-width: 0; }
      .contents { position: static; max-height: none; } .type, .part { padding: .7rem .6rem; border-radius: 8px; } }
    .more-findings { margin: 0 0 .4rem; } [tabindex="-1"]:focus-visible { outline: 0; } .live { color: var(--bad); }
    .fix { font: inherit; font-size: .85rem; color: var(--accent); background: var(--paper); border: 1px solid var(--accent); border-radius: 7px; padding: .1rem .5rem; cursor: pointer; }
    .fix:disabled { color: var(--dim); border-color: var(--rule); cursor: default; }
    @media print { :root { --paper: #fff; --ink: #000; --dim: #444; } .tools, .contents, .skip { display: none !important; }
      .frame { display: block; padding: 0; } .type, .part { break-inside: avoid-page; border-color: #999; } body { font-size: 11px; }
      .wall, .card, .primary, .switch, .icon, .bar, .bar::after { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
    """#
}
