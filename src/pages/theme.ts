import { html, type Markup } from '../platform/markup.ts'
import { PAGE_COLORS } from './design.ts'
import { pathOf } from './files.ts'

/** The themes that a reader can choose from. The first one is that of the system. */
const THEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const

/** The colours of the page for the browser's own interface, and the script that applies the kept theme before the first paint. */
export const themeHead = (
  root: string,
): Markup => html`<meta name="theme-color" content="${PAGE_COLORS.light}" data-theme="light" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${PAGE_COLORS.dark}" data-theme="dark" media="(prefers-color-scheme: dark)">
<script src="${root + pathOf('theme.js')}"></script>`

/** Chooses the theme, for this browser. Without a script the theme is that of the system, and the control is not shown. */
export const themeSwitch: Markup = html`<div class="theme"><select id="theme" aria-label="Theme" autocomplete="off">${Object.entries(
  THEMES,
).map(([value, name]) => html`<option value="${value}">${name}</option>`)}</select></div>`

/** The rules of the control. */
export const THEME_SWITCH = `
.theme { display: flex; align-items: center; position: relative; flex: none; color: var(--soft) }
.theme::before { content: ''; position: absolute; left: var(--space-8); width: 1rem; height: 1rem; pointer-events: none;
  border: 1.5px solid; border-radius: 50%; background: linear-gradient(90deg, transparent 50%, currentcolor 50%) }
.theme select { font: var(--text-16) var(--sans); color: inherit; appearance: none; width: auto; min-height: 40px;
  padding: 0 var(--space-8) 0 2.125rem; border: 1px solid transparent; border-radius: var(--radius); background: none;
  cursor: pointer }
.theme select:hover { border-color: var(--rule); color: var(--ink) }
.theme option { background: var(--surface); color: var(--ink) }
@media (scripting: none) { .theme { display: none } }`
