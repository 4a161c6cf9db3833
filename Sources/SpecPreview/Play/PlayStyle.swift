/// The style sheet of Play, as `play.css` beside it has it; `make record` copies it from there.
enum PlayStyle {
  // swift-format-ignore
  static let text: StaticString = #"""
    :root { --ink: #1c1e21; --dim: #59606a; --paper: #fff; --sheet: #f5f6f8; --rule: #d8dce0; --accent: #1d4f9c; --bad: #a8201a;
      --bad-sheet: #fdeceb; --warn: #7a5000; --good: #1b6e35; --good-sheet: #e3f4e8; color-scheme: light; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e7e9ec; --dim: #a2a9b2; --paper: #15171a; --sheet: #1d2024; --rule: #393e45;
      --accent: #8fb8f9; --bad: #ff9a92; --bad-sheet: #3a1e1c; --warn: #e7b95c; --good: #7fd69b; --good-sheet: #19301f;
      color-scheme: dark; } }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    body { margin: 0; color: var(--ink); background: var(--paper); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.45rem; margin: 0; } h2 { font-size: 1.1rem; margin: 0 0 .5rem; } h3 { font-size: .95rem; margin: .8rem 0 .2rem; }
    p { margin: .25rem 0; } a { color: var(--accent); } code { font: .88em ui-monospace, monospace; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .dim { color: var(--dim); font-size: .88rem; } .bad { color: var(--bad); } .good { color: var(--good); }
    header { padding: 1rem 1.2rem .4rem; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; align-items: end; }
    header p { margin: 0; } header label { flex: 0 1 11rem; } main { display: grid; grid-template-columns: 23rem minmax(0, 1fr) minmax(0, 1.15fr); gap: 1.2rem;
      padding: 0 1.2rem 3rem; align-items: start; }
    section { border: 1px solid var(--rule); border-radius: 10px; padding: .8rem 1rem; margin-bottom: 1rem; min-width: 0; }
    fieldset { border: 0; border-top: 1px solid var(--rule); margin: .7rem 0 0; padding: .4rem 0 0; min-width: 0; }
    legend { font-weight: 600; font-size: .9rem; padding: 0 .4rem 0 0; }
    label { font-size: .85rem; color: var(--dim); display: grid; gap: .1rem; } label.check { display: flex; gap: .4rem; align-items: baseline;
      color: var(--ink); font-size: .9rem; }
    input, select { font: inherit; color: var(--ink); background: var(--sheet); border: 1px solid var(--dim); border-radius: 5px;
      padding: .25rem .4rem; width: 100%; min-width: 0; } input[type="checkbox"] { width: auto; }
    button { font: inherit; color: var(--accent); background: var(--paper); border: 1px solid var(--accent); border-radius: 7px; padding: .25rem .7rem;
      cursor: pointer; } button:disabled { opacity: .5; cursor: default; } button.main { background: var(--accent); color: var(--paper); }
    .row { display: flex; flex-wrap: wrap; gap: .45rem; align-items: end; margin: .4rem 0; } .row > label { flex: 1 1 9rem; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: .45rem; }
    .phone { border-radius: 34px; border: 6px solid #23272e; background: #8fa7c4; padding: 1.6rem .6rem 1rem; min-height: 30rem; container-type: inline-size; }
    .phone .clock { text-align: center; color: #0b0c0e; } .phone .clock b { display: block; font-size: 3.4rem; font-weight: 600; line-height: 1.1; }
    .phone .wall { padding: 0; background: none; font-size: 13px; } .phone .empty { text-align: center; color: #16202c; margin-top: 3rem; }
    .phone .day { text-align: center; font-size: .85rem; font-weight: 600; color: #0b0c0e; margin: .8rem 0 0; }
    @media (prefers-color-scheme: dark) { .phone { background: #20304a; } .phone .clock, .phone .empty, .phone .day { color: #f6f7f9; } }
    .phone.in-app .clock { display: flex; justify-content: space-between; padding: 0 .8rem; } .phone.in-app .clock b { font-size: .95rem; }
    .phone .screen { background: var(--paper); color: var(--ink); border-radius: 20px; padding: 1.2rem 1rem; margin: .5rem 0; }
    .screen .heading { font-size: 1.2rem; font-weight: 700; text-align: center; } .screen .note { color: var(--dim); font-size: .88rem; }
    .screen ul { padding-inline-start: 1.2rem; margin: .3rem 0; }
    button.primary, button.secondary { display: block; width: 100%; border-radius: 12px; padding: .6rem; margin-top: .6rem; border: 0; }
    button.primary { background: var(--accent); color: var(--paper); font-weight: 600; } button.secondary { background: none; border: 1px solid var(--rule); }
    button.secondary.small { font-size: .85rem; padding: .3rem; }
    .screen .primary, .screen .secondary { text-align: center; border-radius: 12px; padding: .6rem; margin: .6rem 0 0; } .screen p.primary { background: var(--accent); color: var(--paper);
      font-weight: 600; } .over { display: grid; } .over > * { grid-area: 1 / 1; } .over .screen { opacity: .45; } .over .dialog { align-self: center; z-index: 1; box-shadow: 0 4px 18px #0006; } .phone .dialog { background: var(--sheet); color: var(--ink); border: 1px solid var(--rule); border-radius: 18px; padding: .9rem 1rem;
      text-align: center; margin: .5rem auto; max-width: 17rem; } .dialog button { display: block; width: 100%; margin-top: .4rem; }
    .note { margin: .7rem 0; } .note .row { margin: .3rem 0 0; gap: .3rem; } .note button { font-size: .82rem; padding: .1rem .5rem; }
    .facts { margin: .6rem 0 0; padding: 0; list-style: none; font-size: .88rem; }
    ol.line { list-style: none; margin: 0; padding: 0; } ol.line li { display: grid; grid-template-columns: 3.2rem minmax(0, 1fr); gap: .5rem; padding: .2rem .4rem;
      border-top: 1px solid var(--rule); font-size: .92rem; } ol.line li.day { display: block; font-weight: 600; border: 0; padding-top: .6rem; }
    #line li.day { position: sticky; top: 0; background: var(--paper); }
    ol.line time { color: var(--dim); font-variant-numeric: tabular-nums; } ol.line .lane { white-space: nowrap; font-weight: 600; margin-inline-end: .4rem; font-size: .8rem; }
    li.is-delivered { background: var(--good-sheet); } li.is-outcome { background: var(--bad-sheet); } li.differs { outline: 2px solid var(--warn); outline-offset: -2px; }
    .steps { margin: 0; padding-inline-start: 1.4rem; font-size: .9rem; } .steps li { margin: .15rem 0; } .steps button { font-size: .78rem; padding: 0 .4rem; margin-inline-start: .4rem; }
    .steps li.wrong { color: var(--bad); } .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: .6rem; }
    .sides ol.line li { grid-template-columns: minmax(0, 1fr); gap: 0; font-size: .85rem; }
    .say { min-height: 1.5em; } ul.plain { list-style: none; margin: .2rem 0; padding: 0; }
    ul.plain button { font-size: .78rem; padding: 0 .4rem; } h4 { font-size: .88rem; margin: .3rem 0 .1rem; } #compared details { border-top: 1px solid var(--rule); padding: .35rem 0; }
    summary { cursor: pointer; font-size: .92rem; }
    @media (min-width: 761px) and (min-height: 760px) { main > :first-child { position: sticky; top: .8rem; } }
    @media (min-width: 761px) { #line { max-height: 36rem; overflow-y: auto; border-block: 1px solid var(--dim); } }
    @media (max-width: 1100px) { main { grid-template-columns: 21rem minmax(0, 1fr); } main > .third { grid-column: 1 / -1; } }
    @media (max-width: 760px) { main { grid-template-columns: minmax(0, 1fr); padding: 0 .7rem 2rem; } header { padding: .8rem .7rem .3rem; }
      header label { flex: 1 1 40%; order: 1; } header h1 { flex: 1 1 45%; } header .say { flex-basis: 100%; order: 2; } .phone { min-height: 22rem; } }
    """#
}
