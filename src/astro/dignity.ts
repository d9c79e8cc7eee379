import type { Body } from './body.ts'

export const DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall', 'peregrine'] as const
export type Dignity = (typeof DIGNITIES)[number]

export const DIGNITY_SOURCE =
  'Domiciles and exaltations of the seven planets: Ptolemy, Tetrabiblos I.17 and I.19; Uranus, Neptune and Pluto: the modern rulers of Aquarius, Pisces and Scorpio. Peregrine: none of domicile, exaltation, detriment and fall.'

/** Domicile and exaltation of each body, by sign from 0 for Aries. Later bodies have no agreed exaltation. */
const PLACES: Partial<Record<Body, { readonly domiciles: readonly number[]; readonly exaltation?: number }>> = {
  sun: { domiciles: [4], exaltation: 0 },
  moon: { domiciles: [3], exaltation: 1 },
  mercury: { domiciles: [2, 5], exaltation: 5 },
  venus: { domiciles: [1, 6], exaltation: 11 },
  mars: { domiciles: [0, 7], exaltation: 9 },
  jupiter: { domiciles: [8, 11], exaltation: 3 },
  saturn: { domiciles: [9, 10], exaltation: 6 },
  uranus: { domiciles: [10] },
  neptune: { domiciles: [11] },
  pluto: { domiciles: [7] },
}

const opposite = (sign: number): number => (sign + 6) % 12

/**
 * The essential dignity of a body in a sign (0 Aries to 11 Pisces), or null for points without dignities. Mercury in Virgo
 * is both in domicile and exalted: domicile comes first. In the same way Mercury in Pisces is in detriment.
 */
export function dignityOf(body: Body, sign: number): Dignity | null {
  const places = PLACES[body]
  if (!places) return null
  const { domiciles, exaltation } = places
  if (domiciles.includes(sign)) return 'domicile'
  if (exaltation === sign) return 'exaltation'
  if (domiciles.includes(opposite(sign))) return 'detriment'
  if (exaltation !== undefined && opposite(exaltation) === sign) return 'fall'
  return 'peregrine'
}
