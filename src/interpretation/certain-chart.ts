import type { Chart } from '../astro/chart.ts'
import { isMoonCertain, type MoonOfDay } from './moon-choices.ts'

/**
 * What is certain of a chart. Without a birth time the Moon forms no aspects, and where its day has two signs there is no
 * Moon at all: nothing is counted, ruled or joined by a place that the birth may not have.
 */
export function certainChart(chart: Chart, moonOfDay: MoonOfDay): Chart {
  if (moonOfDay === null) return chart
  return {
    ...chart,
    points: isMoonCertain(moonOfDay) ? chart.points : chart.points.filter(({ id }) => id !== 'moon'),
    aspects: chart.aspects.filter(({ a, b }) => a !== 'moon' && b !== 'moon'),
  }
}

/** A chart at the beginning, the middle and the end of a day of birth without a time: only the Moon matters. */
export function chartsOfDay(chart: Chart, moonOfDay: MoonOfDay): readonly Chart[] {
  if (moonOfDay === null) return [chart]
  const at = (longitude: number): Chart => ({
    ...chart,
    points: chart.points.map((point) => (point.id === 'moon' ? { ...point, longitude } : point)),
  })
  return [at(moonOfDay[0]), chart, at(moonOfDay[1])]
}
