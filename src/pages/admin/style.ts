import { ELEMENTS } from '../elements/style.ts'
import { TOP_BAR } from '../top-bar.ts'

/** The rules of the administration: the design of every page, denser and wider. */
export const ADMIN_STYLE = `${TOP_BAR}${ELEMENTS}
body { font-size: var(--text-16); font-variant-numeric: lining-nums tabular-nums; word-spacing: 0.06em }
button, input, select { word-spacing: inherit }
code { font-size: var(--text-14); word-spacing: 0 }
h1 { font-size: var(--text-28); margin-bottom: var(--space-12) }`
