import type { Markup } from '../../src/platform/markup.ts'
import { box, glyph, line, sketch, text } from './sketch.ts'

/** A period of a row. */
export interface Span {
  readonly from: string
  readonly to: string
  readonly label: string
  /** The planet whose glyph stands in the place of the label. */
  readonly glyph?: string
  /** In the other shade, so that neighbours can be told apart without their labels. */
  readonly isOther?: boolean
}

interface Row {
  readonly name: string
  readonly spans: readonly Span[]
}

interface Timeline {
  readonly title: string
  readonly from: string
  readonly to: string
  /** The instant that is asked about. */
  readonly at?: string
  readonly rows: readonly Row[]
  /** Events, with a line each. */
  readonly events?: readonly { readonly at: string; readonly labels: readonly string[] }[]
}

const WIDTH = 680
const LEFT = { names: 96, none: 56 }
const RIGHT = 20
const TOP = 44
const ROW = 34
const GAP = 8
/** Space of a letter, for the choice of what fits. */
const LETTER = 7.6
const PAD = 10
/** Letters of an abbreviation. */
const SHORT = 3
const GLYPH = 15
/** Years between two marks of the scale; the first that leaves room is taken. */
const STEPS = [1, 2, 5, 10, 20]
const MARK = 52

/** Periods on a scale of years, with the lord or sign of each where it has room. */
export function timeline({ title, from, to, at, rows, events = [] }: Timeline): string {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const left = rows.length > 0 ? LEFT.names : LEFT.none
  const x = (time: string | number): number => {
    const ms = Math.min(end, Math.max(start, typeof time === 'number' ? time : Date.parse(time)))
    return left + ((ms - start) / (end - start)) * (WIDTH - left - RIGHT)
  }
  const bottom = TOP + (rows.length + (events.length > 0 ? 2 : 0)) * (ROW + GAP)
  const fits = (label: string, width: number) => label.length * LETTER + PAD <= width
  const bars = rows.flatMap(({ name, spans }, row) => {
    const y = TOP + row * (ROW + GAP)
    return [
      text(name, left - PAD, y + ROW / 2 + 5, 'soft end'),
      ...spans.flatMap((span, index): Markup[] => {
        const [begin, until] = [x(span.from), x(span.to)]
        const isAt = at !== undefined && Date.parse(span.from) <= Date.parse(at) && Date.parse(at) < Date.parse(span.to)
        const shade = isAt ? 'loud' : (span.isOther ?? index % 2 === 1) ? 'other' : 'field'
        const label = [span.label, span.label.slice(0, SHORT)].find((each) => fits(each, until - begin))
        const middle = (begin + until) / 2
        return [
          box(shade, begin + 0.5, y, until - begin - 1, ROW),
          ...(span.glyph
            ? [glyph(span.glyph, middle, y + ROW / 2, GLYPH)]
            : label
              ? [text(label, middle, y + ROW / 2 + 5, isAt ? 'mid bold' : 'mid')]
              : []),
        ]
      }),
    ]
  })
  const marks = events.flatMap(({ at: when, labels }, index) => [
    line('line', x(when), TOP - 6, TOP + 24 + (index % 2) * ROW),
    ...labels.map((label, row) =>
      text(label, x(when), TOP + 42 + (index % 2) * ROW + row * 17, row ? 'soft mid' : 'mid'),
    ),
  ])
  return sketch(title, WIDTH, bottom + 18, [
    ...scaleOf(start, end, x, bottom),
    ...bars,
    ...(at === undefined
      ? []
      : [
          line('line', x(at), TOP - 7, TOP),
          line('line', x(at), bottom - GAP, bottom - 2),
          text(at.slice(0, 10), x(at), bottom + 10, 'soft mid'),
        ]),
    ...marks,
  ])
}

/** The years above a timeline. */
function scaleOf(start: number, end: number, x: (time: number) => number, bottom: number): Markup[] {
  const [first, last] = [start, end].map((ms) => new Date(ms).getUTCFullYear()) as [number, number]
  const room = (x(end) - x(start)) / (last - first)
  const step = STEPS.find((each) => each * room >= MARK) ?? STEPS.at(-1)!
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return years
    .filter((year) => year % step === 0 && Date.UTC(year, 0) >= start)
    .flatMap((year) => {
      const at = x(Date.UTC(year, 0))
      return [line('thin', at, TOP - 10, bottom - GAP), text(String(year), at, TOP - 18, 'soft mid')]
    })
}
