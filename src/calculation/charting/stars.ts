import { separation } from '../../astro/angle.ts'
import type { Sky, StarPosition } from '../../astro/sky.ts'
import { findStar, findStarPack, type Star } from '../../astro/star.ts'
import type { CastBirth } from './cast.ts'

/** A fixed star at the instant of a chart. */
export interface PlacedStar {
  readonly star: Star
  readonly position: StarPosition
}

/** The fixed stars of a list of names and packs, each once, at the instant of a birth. */
export function fixedStars(
  sky: Sky,
  { born, terms }: CastBirth,
  names: readonly string[] | null | undefined,
): PlacedStar[] {
  // A pack that is named often is read once.
  const stars = new Set([...new Set((names ?? []).map(starsNamed))].flat())
  return [...stars].map((star) => ({ star, position: sky.star(star, born.moment.jd, terms.zodiac) }))
}

const starsNamed = (name: string): readonly Star[] => findStarPack(name) ?? [findStar(name)!]

/** A fixed star with the points of a chart near it, the closest first. */
export interface StarInChart extends PlacedStar {
  readonly conjunctions: readonly { readonly id: string; readonly orb: number }[]
}

/** The conjunctions of each star: points of the chart, ascendant and midheaven. */
export function starsInChart(
  stars: readonly PlacedStar[],
  { points, angles }: CastBirth['chart'],
  orbDegrees: number,
): StarInChart[] {
  if (stars.length === 0) return []
  const shown = points.map(({ name, longitude }) => ({ id: name, longitude }))
  const further = (['asc', 'mc'] as const).flatMap((id) =>
    angles && !shown.some((point) => point.id === id) ? [{ id, longitude: angles[id] }] : [],
  )
  const candidates = [...shown, ...further]
  return stars.map(({ star, position }) => ({
    ...{ star, position },
    conjunctions: candidates
      .map(({ id, longitude }) => ({ id, orb: separation(longitude, position.longitude) }))
      .filter(({ orb }) => orb <= orbDegrees)
      .sort((a, b) => a.orb - b.orb),
  }))
}
