import type { Chart } from '../astro/chart.ts'
import { type DayOfBirth, isSignCertain } from './day-of-birth.ts'

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
