import { separation } from '../astro/angle.ts'
import type { Chart } from '../astro/chart.ts'
import type { StarPosition } from '../astro/sky.ts'
import type { Star } from '../astro/star.ts'
import { decimals } from './decimals.ts'
import { chartPosition } from './point-reply.ts'

/** A fixed star and what stands with it in the chart: points of `planets`, ascendant and midheaven. */
export function starInChart(star: Star, position: StarPosition, { points, angles }: Chart, orbDegrees: number) {
  const shown = points.map(({ id, longitude }) => ({ id, longitude }))
  const further = (['asc', 'mc'] as const).flatMap((id) =>
    angles && !shown.some((point) => point.id === id) ? [{ id, longitude: angles[id] }] : [],
  )
  return {
    id: star.id,
    name: star.name,
    designation: star.designation,
    ...chartPosition(position.longitude),
    latitude_deg: decimals(position.latitude, 7),
    declination_deg: decimals(position.declination, 7),
    magnitude: position.magnitude,
    conjunctions: [...shown, ...further]
      .map(({ id, longitude }) => ({ id, orb: separation(longitude, position.longitude) }))
      .filter(({ orb }) => orb <= orbDegrees)
      .sort((a, b) => a.orb - b.orb)
      .map(({ id, orb }) => ({ id, orb: decimals(orb, 2) })),
  }
}
