import type { Coordinates, Sky, Zodiac } from '../sky.ts'

/** Ways to place the middles of the bhavas. Each names the house systems whose cusps are the middles and the beginnings. */
export const CHALIT_SYSTEMS = {
  sripati: {
    middles: 'porphyry',
    starts: 'sripati',
    says: 'The four angles are middles of bhavas, with two more at equal distances between each pair. A bhava begins halfway between two middles.',
    source: 'Sripati, Jataka Karma Paddhati, chapter 1; B. V. Raman, A Manual of Hindu Astrology, on bhavas',
  },
  equal: {
    middles: 'equal',
    starts: 'vehlow_equal',
    says: 'The lagna is the middle of the first bhava. Every bhava has 30° and begins 15° before its middle.',
    source: 'Jagannatha Hora (P. V. R. Narasimha Rao), equal bhavas; Swiss Ephemeris, Vehlow equal houses',
  },
} as const
export type ChalitSystem = keyof typeof CHALIT_SYSTEMS
export const CHALIT_SYSTEM_NAMES = Object.keys(CHALIT_SYSTEMS) as [ChalitSystem, ...ChalitSystem[]]

/** The twelve bhavas of a chart, as sidereal longitudes in degrees. */
export interface Bhavas {
  readonly starts: readonly number[]
  readonly middles: readonly number[]
}

/** The bhavas of an instant at a place. */
export const bhavas = (sky: Sky, system: ChalitSystem, jd: number, place: Coordinates, zodiac: Zodiac): Bhavas => ({
  starts: sky.houses(CHALIT_SYSTEMS[system].starts, jd, place, zodiac).cusps,
  middles: sky.houses(CHALIT_SYSTEMS[system].middles, jd, place, zodiac).cusps,
})
