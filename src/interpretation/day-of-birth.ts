import type { AspectHit } from '../astro/aspect.ts'
import type { Chart } from '../astro/chart.ts'
import { signIndex } from '../astro/sign.ts'

/** Longitudes of a body at the beginning and at the end of a day, in degrees. */
export type Span = readonly [early: number, late: number]

/** The span of each body through a day of birth without a time, by id; null with a time. */
export type DayOfBirth = Readonly<Record<string, Span>> | null

/** Both signs of a body that changes its sign on the day of birth; null where the sign is certain. */
export function openSigns(day: DayOfBirth, id: string): Span | null {
  const span = day?.[id]
  if (!span) return null
  const [early, late] = span.map(signIndex) as [number, number]
  return early === late ? null : [early, late]
}

export const isSignCertain = (day: DayOfBirth, id: string): boolean => openSigns(day, id) === null

/** Whether an aspect is applying or separating; null where it may have been exact at an hour of the day of birth. */
export function directionOf(
  { a, b, orb, applying }: AspectHit,
  { points }: Chart,
  day: DayOfBirth,
): 'applying' | 'separating' | null {
  const speedOf = (name: string): number => points.find((point) => point.name === name)?.speed ?? 0
  const halfADay = Math.abs(speedOf(a) - speedOf(b)) / 2
  if (day !== null && orb <= halfADay) return null
  return applying ? 'applying' : 'separating'
}

/**
 * What is certain of a chart. Without a birth time the Moon forms no aspects, and a body that changes its sign on the day
 * of birth is left out: nothing is counted, ruled or joined by a place that the birth may not have.
 */
export function certainChart(chart: Chart, day: DayOfBirth): Chart {
  if (day === null) return chart
  return {
    ...chart,
    points: chart.points.filter(({ id }) => isSignCertain(day, id)),
    aspects: chart.aspects.filter(({ a, b }) => a !== 'moon' && b !== 'moon'),
  }
}

/** A chart at the beginning, the middle and the end of a day of birth without a time. */
export function chartsOfDay(chart: Chart, day: DayOfBirth): readonly Chart[] {
  if (day === null) return [chart]
  const at = (end: 0 | 1): Chart => ({
    ...chart,
    points: chart.points.map((point) => ({ ...point, longitude: day[point.id]?.[end] ?? point.longitude })),
  })
  return [at(0), chart, at(1)]
}
