import type { Markup } from '../../src/platform/markup.ts'
import { box, glyph, line, sketch, text } from './sketch.ts'

interface Interval {
  readonly begin: string
  readonly end: string
}

/** A day, as `sun/day` answers it. */
export interface SunDay {
  readonly date: string
  readonly sun: { readonly rise: string; readonly set: string; readonly culmination: string }
  readonly twilight: { readonly civil: Interval; readonly nautical: Interval; readonly astronomical: Interval }
  readonly planetary_hours: {
    readonly hours: readonly { readonly ruler: string; readonly start: string; readonly end: string }[]
  }
}

const WIDTH = 680
const LEFT = 20
const HOURS = 24
const BAR = { top: 58, height: 46 }
const RULERS = { top: 126, height: 32, glyph: 14 }
const HOUR_MS = 3_600_000
const MARK_HOURS = 3

const clock = (time: string): string => time.slice(11, 16)

/** Night, twilights and day from midnight on, and the rulers of the planetary hours. */
export function dayBar(title: string, { date, sun, twilight, planetary_hours }: SunDay): string {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const x = (time: string | number): number => {
    const ms = typeof time === 'number' ? time : Date.parse(time)
    return LEFT + Math.min(1, (ms - midnight) / (HOURS * HOUR_MS)) * (WIDTH - 2 * LEFT)
  }
  const band = (looks: string, from: string | number, to: string | number): Markup =>
    box(looks, x(from), BAR.top, x(to) - x(from), BAR.height)
  const { civil, nautical, astronomical } = twilight
  const bands = [
    band('night', midnight, midnight + HOURS * HOUR_MS),
    band('dusk', astronomical.begin, astronomical.end),
    band('dawn', nautical.begin, nautical.end),
    band('civil', civil.begin, civil.end),
    band('day', sun.rise, sun.set),
  ]
  const named = [
    ['Sunrise', sun.rise],
    ['Culmination', sun.culmination],
    ['Sunset', sun.set],
  ] as const
  const points = named.flatMap(([name, time]) => [
    text(`${name} ${clock(time)}`, x(time), 26, 'mid'),
    line('line', x(time), 34, BAR.top + BAR.height),
  ])
  const shown = planetary_hours.hours.filter(({ start }) => Date.parse(start) < midnight + HOURS * HOUR_MS)
  const rulers = shown.flatMap(({ ruler, start, end }, index) => [
    box(
      ruler === 'saturn' && index === 0 ? 'loud' : index % 2 ? 'other' : 'field',
      x(start),
      RULERS.top,
      x(end) - x(start),
      RULERS.height,
    ),
    ...(x(end) - x(start) > RULERS.glyph
      ? [glyph(ruler, (x(start) + x(end)) / 2, RULERS.top + RULERS.height / 2, RULERS.glyph)]
      : []),
  ])
  const marks = Array.from({ length: HOURS / MARK_HOURS + 1 }, (_, index) => index * MARK_HOURS).map((hour) =>
    text(`${hour % 24}h`, x(midnight + hour * HOUR_MS), BAR.top + BAR.height + 15, 'soft mid'),
  )
  return sketch(title, WIDTH, RULERS.top + RULERS.height + 18, [...bands, ...points, ...marks, ...rulers])
}
