/** The ground of every page by day and by night. */
export const PAGE_COLORS = { light: '#fdfaf2', dark: '#12162b' } as const

/** Values of custom properties in the dark theme: that of the system, unless the reader chose one. Paper has the light one. */
export const inDark = (values: string): string => `
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme=light]) { ${values} } }
@media screen { :root[data-theme=dark] { ${values} } }`

/**
 * The colours, sizes and type of every page, as CSS custom properties. The contrast of each text with page and surface is at
 * least 4.5 (WCAG 2.2, 1.4.3).
 */
export const TOKENS = `
:root {
  color-scheme: light;
  --page: ${PAGE_COLORS.light}; --surface: #ffffff; --ink: #211d1b; --soft: #6b625a; --rule: #d8cfbf;
  --primary: #1f2444; --on-primary: #fdfaf2; --gold: #94702f; --gold-text: #7d5d22;
  --good: #2f6b4f; --warn: #8a5a00; --bad: #a3302b; --info: #2b6391;
  --serif: 'EB Garamond', 'EB Garamond until loaded', Georgia, 'Noto Sans Devanagari', serif;
  --sans: 'Alegreya Sans', 'Alegreya Sans until loaded', 'Noto Sans Devanagari', system-ui, sans-serif;
  --mono: ui-monospace, monospace, 'Noto Sans Devanagari';
  --text-14: 0.875rem; --text-16: 1rem; --text-18: 1.125rem; --text-22: 1.375rem; --text-28: 1.75rem; --text-40: 2.5rem;
  --space-4: 0.25rem; --space-8: 0.5rem; --space-12: 0.75rem; --space-16: 1rem; --space-24: 1.5rem;
  --space-32: 2rem; --space-48: 3rem; --space-64: 4rem;
  --radius: 6px; --shadow: 0 1px 3px rgb(33 29 27 / 0.18);
  --page-width: 112rem; --frame-width: 156rem; --page-side: var(--space-16);
  --wheel-filter: none; --wheel-blend: normal;
}
@media (min-width: 64rem) { :root { --page-side: var(--space-32) } }
@media screen { :root { color-scheme: light dark } :root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark } }
${inDark(`--page: ${PAGE_COLORS.dark}; --surface: #1c2140; --ink: #f1ecdf; --soft: #b3ad9f; --rule: #343a5c;
  --primary: #dcc48f; --on-primary: #12162b; --gold: #dcc48f; --gold-text: #dcc48f;
  --good: #8fc7a8; --warn: #e0b060; --bad: #f09a90; --info: #8fb8e0;
  --shadow: 0 1px 3px rgb(0 0 0 / 0.5);
  --wheel-filter: invert(1) hue-rotate(180deg); --wheel-blend: screen`)}`

/** A wheel that is drawn for paper. By night its white is the ground of the page, and its ink light; hues stay. */
export const paperWheel = (selector: string): string =>
  `${selector} { filter: var(--wheel-filter); mix-blend-mode: var(--wheel-blend); border-color: transparent }`

/** Styles of controls and states: focus, waiting, errors, warnings and success. */
export const STATES = `
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px }
[hidden] { display: none !important }
button, .button { font: inherit; font-weight: 700; min-height: 44px; padding: var(--space-8) var(--space-24);
  border-radius: var(--radius); border: 1px solid var(--rule); background: var(--surface); color: var(--ink); cursor: pointer }
button.primary, .button.primary { background: var(--primary); color: var(--on-primary); border-color: var(--primary) }
a.button { display: inline-block; text-decoration: none }
button.plain { border: 0; background: none; padding: var(--space-8) 0; color: var(--primary); text-decoration: underline;
  font-weight: 400 }
button.danger { border-color: var(--bad); color: var(--bad) }
summary { cursor: pointer; padding: var(--space-8) 0; min-height: 44px; color: var(--primary) }
button:disabled, button[aria-disabled=true] { opacity: 0.6; cursor: default }
label { display: block; font-weight: 700; margin: var(--space-16) 0 var(--space-4) }
input[type=email], input[type=password], input[type=text], input[type=date], textarea { font: inherit; width: 100%; min-height: 44px;
  padding: var(--space-8) var(--space-12); border: 1px solid var(--soft); border-radius: var(--radius);
  background: var(--surface); color: var(--ink) }
.hint { color: var(--soft); font-size: var(--text-14); margin: var(--space-4) 0 0 }
.fault { color: var(--bad); font-size: var(--text-16); margin: var(--space-4) 0 0 }
[aria-invalid=true] { border-color: var(--bad) !important }
.notice { border-left: 4px solid var(--info); padding: var(--space-8) var(--space-16); background: var(--surface);
  margin: var(--space-16) 0 }
.notice ul:has(> li:only-child) { list-style: none; margin: 0; padding: 0 }
.notice.warn { border-color: var(--warn) }
.notice.bad { border-color: var(--bad) }
.notice.good { border-color: var(--good) }
.waiting { color: var(--soft) }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important } }`

/** Styles of the elements and landmarks of every page. */
export const LAYOUT = `
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: var(--text-18)/1.5 var(--sans);
  font-variant-numeric: lining-nums tabular-nums; word-spacing: 0.06em; overflow-wrap: anywhere }
button, input, select, textarea { word-spacing: inherit }
h1, h2 { font-family: var(--serif); font-weight: 500; line-height: 1.2; margin: 0 0 var(--space-16) }
h1 { font-size: var(--text-28) }
h2 { font-size: var(--text-22) }
p { margin: 0 0 var(--space-12); max-width: 65ch }
pre { margin: 0 0 var(--space-24); padding: var(--space-12) var(--space-16); background: var(--surface);
  border: 1px solid var(--rule); border-radius: var(--radius); white-space: pre-wrap }
code { font-family: var(--mono); font-size: var(--text-16); word-spacing: 0 }
a { color: var(--primary) }
.skip { position: absolute; left: -100vw; background: var(--surface); padding: var(--space-8) var(--space-16) }
.skip:focus { left: var(--space-8); top: var(--space-8) }
.top { border-bottom: 1px solid var(--gold); padding: var(--space-8) 0 0 }
.top .bar, .top > nav, .bottom p { max-width: var(--frame-width); margin: 0 auto; padding: 0 var(--page-side) }
.top .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-24); min-height: 3.125rem }
.top .name { font: var(--text-22)/1.2 var(--serif); color: var(--ink); text-decoration: none; padding: var(--space-8) 0;
  margin-right: auto }
main { max-width: 40rem; margin: 0 auto; padding: var(--space-32) var(--space-16) var(--space-64) }
section { margin-top: var(--space-32) }
dl { margin: var(--space-16) 0; border-top: 1px solid var(--rule) }
dl div { border-bottom: 1px solid var(--rule); padding: var(--space-8) 0 }
dt { color: var(--soft); font-size: var(--text-14) }
dd { margin: 0 }
fieldset { border: 1px solid var(--rule); border-radius: var(--radius); margin: 0; padding: var(--space-8) var(--space-16) }
legend { font-weight: 700; padding: 0 var(--space-8) }
label.choice { display: flex; gap: var(--space-12); align-items: center; font-weight: 400; margin: 0; min-height: 44px;
  padding: var(--space-4) 0 }
article { margin: var(--space-24) 0; padding: var(--space-16); background: var(--surface); border: 1px solid var(--rule);
  border-radius: var(--radius) }
article h2 { margin: 0 0 var(--space-8) }
article dl { margin: 0; border: 0 }
label.choice input { width: 20px; height: 20px; flex: none; accent-color: var(--primary) }
.actions { display: flex; flex-wrap: wrap; gap: var(--space-12); margin-top: var(--space-24) }
`
