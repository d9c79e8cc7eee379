import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/languages/language.ts'
import type { WheelContent } from '../../src/wheel/content.ts'
import type { WheelStyle } from '../../src/wheel/look.ts'
import { plainScript } from '../../src/wheel/script.ts'
import { composed } from '../../src/wheel/tables/picture.ts'
import { sheetOf } from '../../src/wheel/tables/sheet.ts'
import type { Area, Ink } from '../../src/wheel/tables/table.ts'
import { propertyRuns } from '../support/full-form.ts'
import { BIWHEEL, SINGLE, STYLE } from './charts.ts'

const RUNS = 300
const LAYOUTS = ['wheel_with_tables', 'tables', 'aspect_grid'] as const
/** Words are apart when the distance of their boxes is this share of the height of their capitals. */
const APART = 0.5
/** A box is as high as a line, which is this many times the height of its capitals. */
const LINE = 1.8
const LONG_NAME = 'Maria Magdalena von Habsburg-Lothringen'

/** Two persons with houses in both rings, so that every column is there. */
const pairOf = (language: Language, name: string): WheelContent => ({
  ...BIWHEEL,
  language,
  outer: { ...BIWHEEL.outer!, cusps: BIWHEEL.inner.cusps, angles: BIWHEEL.inner.angles },
  caption: BIWHEEL.caption.map(({ ring, lines }) => ({ ring, lines: [name, ...lines.slice(1)] })),
})

interface Word {
  readonly table: string
  readonly kind: string
  readonly box: Area
}

const kindOf = ({ markup }: Ink): string => /class="([\w-]+)"/.exec(markup.markup)?.[1] ?? ''

/** All titles, names of rings and heads of columns in the tables of a picture, with their boxes. */
function headingsOf(content: WheelContent, style: WheelStyle, layout: (typeof LAYOUTS)[number]): Word[][] {
  const otherOf = (ring: WheelContent['outer']) => ring && content.outer && ring.points.map(() => 3)
  const others = { inner: otherOf(content.inner), outer: otherOf(content.outer) }
  const { tables } = composed(sheetOf(content, style, plainScript, others), layout)
  return tables.map(({ name, entries }) =>
    entries
      .flatMap(({ cells }) => cells.flatMap(({ inks }) => inks))
      .map((ink): Word => ({ table: name, kind: kindOf(ink), box: ink.box }))
      .filter(({ kind }) => ['heading', 'where', 'head'].includes(kind)),
  )
}

/** Pairs of words in one line that are closer than a reader needs to tell them apart. */
const closeWords = (words: readonly Word[]): [Word, Word][] =>
  words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other): [Word, Word][] => {
      const least = (Math.min(one.box.height, other.box.height) / LINE) * APART
      return apart(one.box, other.box, 'y', 'height') < 0 && apart(one.box, other.box, 'x', 'width') < least
        ? [[one, other]]
        : []
    }),
  )

const apart = (a: Area, b: Area, from: 'x' | 'y', size: 'width' | 'height'): number =>
  Math.max(a[from], b[from]) - Math.min(a[from] + a[size], b[from] + b[size])

describe.each(LANGUAGES)('in tables in %s', (language) => {
  test('no two headings meet, whatever the names, the size of text and the layout', () => {
    const anyStyle = fc.record({
      size: fc.integer({ min: 400, max: 2000 }),
      fraction: fc.option(fc.double({ min: 0, max: 2, noNaN: true })),
      marks: fc.boolean(),
    })
    const anyName = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('Ada', LONG_NAME))
    fc.assert(
      fc.property(anyStyle, anyName, fc.constantFrom(...LAYOUTS), ({ size, fraction, marks }, name, layout) => {
        const chart_config = { font_size_fraction: fraction, show_retrograde_markers: marks }
        for (const content of [pairOf(language, name), { ...SINGLE, language }])
          for (const words of headingsOf(content, { ...STYLE, size, chart_config }, layout))
            expect(closeWords(words)).toEqual([])
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })

  test('titles have the usual size beside a long name', () => {
    const words = headingsOf(pairOf(language, LONG_NAME), { ...STYLE, size: 1200 }, 'wheel_with_tables').flat()
    const titles = words.filter(({ table, kind }) => kind === 'heading' && table !== 'aspect-grid')
    // In a bi-wheel each title has the name of its ring after it.
    const heights = titles.filter((_, index) => index % 2 === 0).map(({ box }) => box.height)
    expect(heights).toHaveLength(6)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1e-6)
  })
})
