import type { DeclinationAspect } from '../../astro/declination-aspects.ts'
import type { Dominants } from '../../astro/dominants.ts'
import type { Tradition } from '../../astro/ruler.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import type { Stelliums } from '../../astro/stelliums.ts'
import type { Figure } from '../../calculation/charting/figures.ts'
import { decimals } from '../decimals.ts'
import { chartPosition } from './position.ts'

/** Figures and groups of a chart, for answers. */
export const figuresReply = (figures: readonly Figure[]) =>
  figures.map(({ kind, bodies, apex, widestOrb, element, mode }) => ({
    type: kind,
    bodies,
    ...(apex && { apex }),
    ...(kind === 'grand_trine' && { element }),
    ...((kind === 't_square' || kind === 'grand_cross') && { mode }),
    widest_orb: decimals(widestOrb, 2),
  }))

export const stelliumsReply = ({ signs, houses }: Stelliums) => ({
  signs: signs.map(({ sign, bodies }) => ({
    sign: SIGNS[sign]!.abbreviation,
    sign_id: SIGNS[sign]!.id,
    count: bodies.length,
    bodies,
  })),
  houses: houses.map(({ house, bodies }) => ({ house, count: bodies.length, bodies })),
})

export const declinationReply = (found: readonly DeclinationAspect[]) =>
  found.map(({ a, b, kind, orb }) => ({ p1: a, p2: b, type: kind, orb: decimals(orb, 2) }))

export function dominantsReply(
  { elements, modes, polarities, signs, planets, chartRuler }: Dominants,
  tradition: Tradition,
) {
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

type Shares = Readonly<Record<string, number>>

const rounded = (shares: Shares) =>
  Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, decimals(share, 4)]))

const strongest = (shares: Shares): string => Object.entries(shares).sort(([, a], [, b]) => b - a)[0]![0]

/** The Moon of a birth without a time: its positions at the beginning and the end of the day, and the signs between. */
export const moonReply = ([from, to]: readonly [number, number]) => ({
  from: chartPosition(from),
  to: chartPosition(to),
  signs: [...new Set([from, to].map((longitude) => SIGNS[signIndex(longitude)]!.id))],
})
