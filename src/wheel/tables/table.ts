import { area as filled, line } from '../layers/ink.ts'
import type { Look } from '../look.ts'
import { type Markup, svg } from '../markup.ts'
import { type Area, outline } from './area.ts'
import type { Ink } from './fitted.ts'

/** A cell with what is drawn in it. */
export interface Cell {
  readonly area: Area
  readonly inks: readonly Ink[]
  /** A colour behind it. */
  readonly ground?: string
}

/** Cells about one thing, with its facts as attributes and its words for a reader that points at it. */
export interface Entry {
  readonly cells: readonly Cell[]
  readonly facts?: Markup | undefined
  readonly title?: string | undefined
}

/** A table with the position of every cell. */
export interface Table {
  /** The class of its group: `positions`, `houses`, `elements`, `aspect-grid`, `caption`. */
  readonly name: string
  /** The ring that it is about; null for both. */
  readonly ring: string | null
  readonly area: Area
  /** Path data of the part with a ground and an edge; empty for text without a table. */
  readonly card: string
  readonly entries: readonly Entry[]
  /** Path data of the lines between cells. */
  readonly rules: string
}

/** Widths of lines in units. */
const EDGE = 1.2
const RULE = 0.8
const RULE_OPACITY = 0.55

/** A table as drawing. */
export const tableMarkup = ({ name, ring, card, entries, rules }: Table, { palette, config }: Look): Markup =>
  svg`<g class="${name}"${ring && svg` data-ring="${ring}"`}>${[
    card && filled('card', card, config.chart_background ?? palette.disk),
    entries.flatMap(({ cells }) => cells.map(groundOf)),
    rules && line('rules', rules, { color: palette.line, width: RULE, opacity: RULE_OPACITY }),
    card && line('card-edge', card, { color: palette.line, width: EDGE }),
    entries.map(entryMarkup),
  ]}</g>`

const groundOf = ({ ground, area }: Cell): Markup | null => (ground ? filled('ground', outline(area), ground) : null)

const entryMarkup = ({ cells, facts, title }: Entry): Markup =>
  facts || title
    ? svg`<g${facts && svg` ${facts}`}>${title && svg`<title>${title}</title>`}${cells.map(inksOf)}</g>`
    : svg`${cells.map(inksOf)}`

const inksOf = ({ inks }: Cell): Markup[] => inks.map(({ markup }) => markup)
