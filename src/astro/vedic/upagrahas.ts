import { normalise } from '../angle.ts'
import type { Stretch } from './day-parts.ts'
import { PLANETS, type Planet } from './dignity.ts'

/**
 * The five upagrahas that follow from the longitude of the Sun, each from the one before it (Brihat Parashara Hora Shastra
 * 3.61-64; Phaladeepika 25.5).
 */
export function sunUpagrahas(sun: number) {
  const dhuma = normalise(sun + 133 + 20 / 60)
  const vyatipata = normalise(360 - dhuma)
  const parivesha = normalise(vyatipata + 180)
  const indrachapa = normalise(360 - parivesha)
  const upaketu = normalise(indrachapa + 16 + 40 / 60)
  return { Dhuma: dhuma, Vyatipata: vyatipata, Parivesha: parivesha, Indrachapa: indrachapa, Upaketu: upaketu }
}

/** The upagrahas that rise in parts of the day and of the night, with the lords of the parts. Those of Moon and Venus have none. */
export const PART_UPAGRAHAS = [
  ['Kala', 'Sun'],
  ['Mrityu', 'Mars'],
  ['Ardhaprahara', 'Mercury'],
  ['Yamaghantaka', 'Jupiter'],
  ['Gulika', 'Saturn'],
] as const satisfies readonly (readonly [string, Planet])[]

/** The instant of a part at which its upagraha rises. */
export const PART_RULES = ['start', 'middle', 'end', 'ghatis'] as const
export type PartRule = (typeof PART_RULES)[number]

/** Parts of a day or a night. The eighth has no lord. */
const PARTS = 8
/** The ghatis of a day or a night, whatever its length. */
const GHATIS = 30
/** Ghatis until an upagraha rises: two in the first part, and four more in each part after it. */
const GHATIS_OF = { first: 2, part: 4 }
/** The first part of a night belongs to the lord of the fifth weekday from its own. */
const NIGHT_FROM = 4

/** A day or a night, by the weekday of the sunrise before it: 0 for Sunday. */
export interface PartsOf extends Stretch {
  readonly weekday: number
  readonly isNight: boolean
}

/** The number of the part of a lord, from 0 on (Brihat Parashara Hora Shastra 3.66-69). */
export const partOfLord = ({ weekday, isNight }: Omit<PartsOf, keyof Stretch>, lord: Planet): number =>
  (PLANETS.indexOf(lord) - weekday - (isNight ? NIGHT_FROM : 0) + 14) % 7

/**
 * When the upagraha of a lord rises. Its longitude is the ascendant of that instant. `start`: the beginning of the part (Brihat
 * Parashara Hora Shastra 3.70). `ghatis`: 2, 6, 10, 14, 18, 22 or 26 of the thirty ghatis (Phaladeepika 25.2-4; Uttara Kalamrita).
 */
export function upagrahaRises(parts: PartsOf, lord: Planet, rule: PartRule): number {
  const part = partOfLord(parts, lord)
  const share = {
    start: part / PARTS,
    middle: (part + 0.5) / PARTS,
    end: (part + 1) / PARTS,
    ghatis: (GHATIS_OF.part * part + GHATIS_OF.first) / GHATIS,
  }[rule]
  return parts.start + share * (parts.end - parts.start)
}
