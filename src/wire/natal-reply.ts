import type { Aspect } from '../astro/aspect.ts'
import { aspects } from '../astro/aspects.ts'
import { isPhysical } from '../astro/body.ts'
import { type Chart, moversOf } from '../astro/chart.ts'
import { declinationAspects } from '../astro/declination-aspects.ts'
import { dominants } from '../astro/dominants.ts'
import { patterns } from '../astro/patterns.ts'
import type { Tradition } from '../astro/ruler.ts'
import { elementOf, modeOf, SIGNS, signIndex } from '../astro/sign.ts'
import { stelliums } from '../astro/stelliums.ts'
import { decimals } from './decimals.ts'

export function stelliumsReply({ points }: Chart) {
  const found = stelliums(points)
  return {
    signs: found.signs.map(({ sign, bodies }) => ({
      sign: SIGNS[sign]!.abbreviation,
      sign_id: SIGNS[sign]!.id,
      count: bodies.length,
      bodies,
    })),
    houses: found.houses.map(({ house, bodies }) => ({ house, count: bodies.length, bodies })),
  }
}

export const declinationReply = ({ points }: Chart) =>
  declinationAspects(points).map(({ a, b, kind, orb }) => ({ p1: a, p2: b, type: kind, orb: decimals(orb, 2) }))

/** Figures need quincunxes, also where the answer shows only major aspects. */
export function patternsReply({ points }: Chart, among: readonly Aspect[]) {
  const bodies = points.filter(({ body }) => body && isPhysical(body))
  const found = patterns(
    bodies.map(({ id }) => id),
    aspects(moversOf(bodies), among),
  )
  const signOf = (id: string): number => signIndex(bodies.find((point) => point.id === id)!.longitude)
  const shared = <Value>(ids: readonly string[], of: (sign: number) => Value): Value | null => {
    const values = new Set(ids.map((id) => of(signOf(id))))
    return values.size === 1 ? [...values][0]! : null
  }
  return found.map(({ kind, bodies: ids, apex, widestOrb }) => ({
    type: kind,
    bodies: ids,
    ...(apex && { apex }),
    ...(kind === 'grand_trine' && { element: shared(ids, elementOf) }),
    ...((kind === 't_square' || kind === 'grand_cross') && { mode: shared(ids, modeOf) }),
    widest_orb: decimals(widestOrb, 2),
  }))
}

export function dominantsReply(chart: Chart, tradition: Tradition) {
  const { elements, modes, polarities, signs, planets, chartRuler } = dominants(chart, tradition)
  const rounded = (shares: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, decimals(share, 4)]))
  const strongest = (shares: Readonly<Record<string, number>>): string =>
    Object.entries(shares).sort(([, a], [, b]) => b - a)[0]![0]
  return {
    method: tradition,
    elements: rounded(elements),
    modes: rounded(modes),
    polarities: rounded(polarities),
    signs: signs.map(({ sign, share }) => ({ sign_id: SIGNS[sign]!.id, share: decimals(share, 4) })),
    planets: planets.map(({ id, score }) => ({ id, score: decimals(score, 2) })),
    strongest: {
      element: strongest(elements),
      mode: strongest(modes),
      sign_id: SIGNS[signs[0]!.sign]!.id,
      planet: planets[0]!.id,
    },
    ...(chartRuler && { chart_ruler: chartRuler }),
  }
}
