/// The style sheet of cards, as `cards.css` beside it has it; `make record` copies it from there.
public enum CardStyle {
  // swift-format-ignore
  public static let text: StaticString = #"""
    :root { --wall: #8fa7c4; --card: #f4f5f8; --card-ink: #0b0c0e; --card-dim: #4c525b; --button: #dfe2e8; --blue: #0a57c2; --red: #b3161a; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --wall: #20304a; --card: #2c2f35; --card-ink: #f6f7f9; --card-dim: #b9bec6; --button: #41454d; --blue: #8fbcff; --red: #ff9d96; } }
    :root[data-theme="dark"] { --wall: #20304a; --card: #2c2f35; --card-ink: #f6f7f9; --card-dim: #b9bec6; --button: #41454d; --blue: #8fbcff; --red: #ff9d96; }
    .wall { background: var(--wall); border-radius: 14px; padding: 2.1cqi; font-size: 15px; font-size: clamp(10px, 3.82cqi, 16px); }
    .card { display: grid; grid-template-columns: 2.53em minmax(0, 1fr) auto; background: var(--card); color: var(--card-ink);
      border-radius: 1.5em; padding: .8em .93em; line-height: 1.33; font-family: "SF Pro Text", -apple-system, BlinkMacSystemFont,
      Inter, Roboto, "Segoe UI", "Noto Sans", "PingFang SC", "Noto Sans CJK SC", system-ui, sans-serif; }
    .card p { margin: 0; } .card > .words { margin-inline-start: .67em; } .card.activity > .words { margin: 0; } .card.activity { grid-template-columns: minmax(0, 1fr); }
    .icon { position: relative; width: 2.53em; height: 2.53em; border-radius: .6em; background: #3d5a80; color: #fff; display: grid;
      place-items: center; font-weight: 700; align-self: center; }
    .icon .badge { position: absolute; top: -.55em; inset-inline-end: -.45em; min-width: 1.5em; height: 1.5em; padding: 0 .35em; border-radius: 1em;
      background: #c9191e; border: 0; color: #fff; font: 600 .73em/1.5 system-ui, sans-serif; text-align: center; }
    .hue1 { background: #7a3b69; } .hue2 { background: #2c6e49; } .hue3 { background: #8a4b08; } .hue4 { background: #1d5c8a; }
    .hue5 { background: #6a3fa0; } .hue6 { background: #94323f; } .hue7 { background: #35605a; }
    .card .top { display: flex; gap: .6em; align-items: baseline; justify-content: space-between; }
    .card .title { font-weight: 600; min-width: 0; } .card .time { color: var(--card-dim); font-size: .87em; white-space: nowrap; }
    .card .sub, .card .sub b { font-weight: 600; } .urgent { box-shadow: inset 0 0 0 2px #b97b1f; } .passive .title { font-weight: 500; }
    .body { white-space: pre-line; } .dots { font-style: normal; color: var(--card-dim); } .rest { display: none; }
    .thumb { margin-inline-start: .67em; width: 2.4em; height: 2.4em; border-radius: .35em; align-self: center; }
    .thumb, .attachment { background: repeating-linear-gradient(45deg, #8b95a3 0 6px, #7a8492 6px 12px); color: #fff; }
    .attachment { display: grid; place-items: center; height: 9em; border-radius: .8em; margin-bottom: .5em; }
    .attachment span { background: #23272e; padding: 0 .5em; border-radius: .4em; }
    .attachment.sound { height: 3em; } .opened { grid-column: 1 / -1; margin-top: .7em; }
    .buttons { list-style: none; margin: 0; padding: 0; display: grid; gap: .35em; } .buttons li { background: var(--button); border-radius: .7em;
      padding: .5em .8em; } .destructive { color: var(--red); }
    .field { display: flex; justify-content: space-between; gap: .6em; margin-top: .35em; border: 1px solid var(--card-dim); border-radius: 1.2em;
      padding: .2em .8em; } .field .placeholder { color: var(--card-dim); } .field b { color: var(--blue); font-weight: 600; }
    .stand-in { display: none; }
    .s-lock .opened, .s-banner .opened, .s-hidden .opened, .s-expanded .thumb, .s-hidden .thumb { display: none; }
    .s-expanded .dots { display: none; } .s-expanded .rest { display: inline; } .s-lock .dots.banner { display: none; }
    .s-banner .second, .s-banner .dots.lock { display: none; } .s-lock .cut-banner, .s-banner .cut-lock, .s-expanded .cut, .s-hidden .cut { display: none; }
    .s-hidden .secret { display: none; } .s-hidden .stand-in { display: block; } .s-hidden b.stand-in { display: inline; }
    .t-large .words, .t-large .buttons { font-size: 1.133em; } .t-largest .words, .t-largest .buttons { font-size: 1.4em; }
    """#
}
