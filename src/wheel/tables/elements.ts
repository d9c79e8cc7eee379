import { PLANETS } from '../../astro/body.ts'
import { ELEMENTS, elementOf, MODES, type Mode, modeOf, SIGNS, signIndex } from '../../astro/sign.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { capital, filled } from '../../languages/language.ts'
import { svg } from '../../platform/markup.ts'
import type { WheelContent, WheelPoint } from '../content.ts'
import { bodyGlyph, signGlyph } from '../glyph.ts'
import { drawnAs, pointColor } from '../layers/points.ts'
import { columnHeads, heading, headingHeight } from './headings.ts'
import type { Sheet, SheetRing, TablePlace } from './sheet.ts'
import {
  type Area,
  across,
  type Cell,
  columnsOf,
  down,
  type Entry,
  fittedGlyph,
  fittedText,
  type Ink,
  outline,
  padded,
  type Table,
} from './table.ts'

/** Shares of the width: name of the element, one column for each mode, sum. */
const SHARES = [0.17, 0.23, 0.23, 0.23, 0.14]
/** Heights of rows and of text, relative to the row of other tables. */
const HEIGHTS = { head: 0.86, sign: 1.3, sum: 1, note: 0.9 } as const
const TEXT = { head: 0.36, name: 0.42, sum: 0.46, note: 0.34, sign: 0.5, body: 0.62 } as const
/** The share of a cell for its sign, and the numbers of lines for the bodies in the rest. */
const SIGN_SHARE = 0.26
const LINES = [1, 2, 3]
const GAP = 3

/** The height of the table in rows, without its heading. */
const ELEMENTS_ROWS = HEIGHTS.head + ELEMENTS.length * HEIGHTS.sign + HEIGHTS.sum + HEIGHTS.note

/** The planets of a ring by sign, in rows of elements and columns of modes, and their numbers. Each counts once. */
export function elementsTable(sheet: Sheet, ring: SheetRing, { x, y, width, row }: TablePlace): Table {
  const planets = ring.points.filter(({ id }) => isPlanet(id))
  const top = y + headingHeight(sheet)
  const firstSign = top + row * HEIGHTS.head
  const afterSigns = firstSign + ELEMENTS.length * row * HEIGHTS.sign
  const bottom = afterSigns + row * HEIGHTS.sum
  const rowAt = (above: number, height: number): Area[] => columnsOf({ x, y: above, width, height }, SHARES)
  const heads = headEntry(sheet, rowAt(top, row * HEIGHTS.head), row)
  const elements = ELEMENTS.map((element, index): Entry => {
    const areas = rowAt(firstSign + index * row * HEIGHTS.sign, row * HEIGHTS.sign)
    return elementEntry(sheet, ring, planets, element, areas, row)
  })
  const sums = sumEntry(sheet, planets, rowAt(afterSigns, row * HEIGHTS.sum), row)
  const note = noteEntry(sheet, planets, { x, y: bottom, width, height: row * HEIGHTS.note }, row)
  const lines = [...ELEMENTS.keys(), ELEMENTS.length].map((index) =>
    across(x, firstSign + index * row * HEIGHTS.sign, width),
  )
  const between = rowAt(top, bottom - top)
    .slice(1)
    .map((area) => down(area.x, top, area.height))
  return {
    name: 'elements',
    ring: ring.of,
    area: { x, y, width, height: headingHeight(sheet) + row * ELEMENTS_ROWS },
    card: outline({ x, y: top, width, height: bottom - top }),
    entries: [
      heading(sheet, CATALOGUES[sheet.content.language].tables.elements, ring, { x, y, width }),
      heads,
      ...elements,
      sums,
      note,
    ],
    rules: [...lines, ...between].join(''),
  }
}

const isPlanet = (id: string): boolean => (PLANETS as readonly string[]).includes(id)
const signOf = ({ longitude }: WheelPoint): number => signIndex(longitude)

function headEntry(sheet: Sheet, areas: readonly Area[], row: number): Entry {
  const { names, tables } = CATALOGUES[sheet.content.language]
  const texts = [...MODES.map((mode) => capital(names.modes[mode])), tables.sum]
  const heads = texts.map((text, index) => ({ text, area: areas[index + 1]! }))
  return { cells: [{ area: areas[0]!, inks: [] }, ...columnHeads(sheet, heads, row * TEXT.head)] }
}

function elementEntry(
  sheet: Sheet,
  ring: SheetRing,
  planets: readonly WheelPoint[],
  element: (typeof ELEMENTS)[number],
  areas: readonly Area[],
  row: number,
): Entry {
  const { look, script, content } = sheet
  const palette = look.on('disk')
  const name = capital(CATALOGUES[content.language].names.elements[element])
  const own = planets.filter((planet) => elementOf(signOf(planet)) === element)
  const first = areas[0]!
  const last = areas.at(-1)!
  const fit = { script, height: row * TEXT.name, color: palette[element], name: 'element' } as const
  const total = { script, height: row * TEXT.sum, color: palette.text, anchor: 'middle', name: 'sum' } as const
  return {
    cells: [
      { area: first, inks: [fittedText(name, padded(first, 2 * GAP), fit)] },
      ...MODES.map((mode, index): Cell => {
        const area = areas[index + 1]!
        const sign = SIGNS.findIndex((_, each) => elementOf(each) === element && modeOf(each) === mode)
        return {
          area,
          inks: signInks(
            sheet,
            ring,
            sign,
            own.filter((planet) => signOf(planet) === sign),
            area,
            row,
          ),
        }
      }),
      { area: last, inks: [fittedText(String(own.length), padded(last, GAP), total)] },
    ],
    facts: svg`data-element="${element}" data-count="${own.length}"`,
    title: counted(name, own, content),
  }
}

/** A sign with its planets. */
function signInks(
  { look }: Sheet,
  ring: SheetRing,
  sign: number,
  planets: readonly WheelPoint[],
  area: Area,
  row: number,
): Ink[] {
  const [left, right] = columnsOf(padded(area, GAP), [SIGN_SHARE, 1 - SIGN_SHARE]) as [Area, Area]
  const color = look.config.custom_sign_color ?? look.on('disk')[elementOf(sign)]
  const { lines, perLine } = linesFor(planets.length, right)
  const width = Math.min(right.width / perLine, right.height)
  return [
    fittedGlyph((place, height) => signGlyph(sign, place, height), left, {
      name: 'in-sign',
      height: row * TEXT.sign,
      color,
    }),
    ...planets.map((planet, index) => {
      const place = {
        x: right.x + (index % perLine) * width,
        y: right.y + (Math.floor(index / perLine) * right.height) / lines,
        width,
        height: right.height / lines,
      }
      return fittedGlyph((at, height) => bodyGlyph(drawnAs(planet, look.config), at, height), place, {
        name: 'glyph',
        height: row * TEXT.body,
        color: pointColor(look, ring.side, planet.id, look.on('disk')),
      })
    }),
  ]
}

/** The lines in which the glyphs are largest. */
function linesFor(count: number, { width, height }: Area): { readonly lines: number; readonly perLine: number } {
  const choices = LINES.map((lines) => ({ lines, perLine: Math.max(1, Math.ceil(count / lines)) }))
  const sideOf = ({ lines, perLine }: (typeof choices)[number]): number => Math.min(width / perLine, height / lines)
  return choices.reduce((best, each) => (sideOf(each) > sideOf(best) ? each : best))
}

function sumEntry(
  { look, script, content }: Sheet,
  planets: readonly WheelPoint[],
  areas: readonly Area[],
  row: number,
): Entry {
  const fit = { script, height: row * TEXT.sum, color: look.on('disk').text, anchor: 'middle', name: 'sum' } as const
  const named = { script, height: row * TEXT.head, color: look.on('disk').muted, name: 'head' } as const
  const { names, tables } = CATALOGUES[content.language]
  const numbers = [...MODES.map((mode) => ofMode(planets, mode).length), planets.length]
  return {
    cells: [
      { area: areas[0]!, inks: [fittedText(tables.sum, padded(areas[0]!, 2 * GAP), named)] },
      ...numbers.map((count, index): Cell => {
        const area = areas[index + 1]!
        return { area, inks: [fittedText(String(count), padded(area, GAP), fit)] }
      }),
    ],
    facts: svg`${MODES.map((mode, index) => svg`${index > 0 && ' '}data-${mode}="${ofMode(planets, mode).length}"`)}`,
    title: MODES.map((mode) => counted(capital(names.modes[mode]), ofMode(planets, mode), content)).join('. '),
  }
}

const ofMode = (planets: readonly WheelPoint[], mode: Mode): WheelPoint[] =>
  planets.filter((planet) => modeOf(signOf(planet)) === mode)

function counted(name: string, planets: readonly WheelPoint[], { language }: WheelContent): string {
  const { none, count } = CATALOGUES[language].tables
  const bodies = planets.map((planet) => planet.name).join(', ')
  return planets.length === 0 ? filled(none, { name }) : filled(count, { name, count: planets.length, bodies })
}

/** Which bodies count. A caller may hide some of the ten planets. */
function noteEntry({ look, script, content }: Sheet, planets: readonly WheelPoint[], area: Area, row: number): Entry {
  const { counted: all, countedVisible } = CATALOGUES[content.language].tables
  const text = planets.length === PLANETS.length ? all : filled(countedVisible, { count: planets.length })
  const fit = { script, height: row * TEXT.note, color: look.on('page').muted, name: 'note' } as const
  return { cells: [{ area, inks: [fittedText(text, area, fit)] }] }
}
