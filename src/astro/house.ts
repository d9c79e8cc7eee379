import { normalise } from './angle.ts'
import { lookup } from './names.ts'
import { SIGNS, signIndex } from './sign.ts'

/**
 * The house systems of Swiss Ephemeris 2.10.03 with their letters and names there, the number of cusps, and whether the
 * system can be undefined beyond the polar circles.
 */
export const HOUSE_SYSTEMS = {
  placidus: { letter: 'P', cusps: 12, name: 'Placidus', aliases: [], polar: true },
  koch: { letter: 'K', cusps: 12, name: 'Koch', aliases: [], polar: true },
  whole_sign: { letter: 'W', cusps: 12, name: 'equal/ whole sign', aliases: ['whole', 'whole_signs'], polar: false },
  equal: { letter: 'A', cusps: 12, name: 'equal', aliases: ['equal_asc', 'equal_house', 'ascendant'], polar: false },
  equal_mc: { letter: 'D', cusps: 12, name: 'equal (MC)', aliases: [], polar: false },
  vehlow_equal: { letter: 'V', cusps: 12, name: 'equal/Vehlow', aliases: ['vehlow'], polar: false },
  whole_sign_aries: {
    letter: 'N',
    cusps: 12,
    name: 'equal/1=Aries',
    aliases: ['equal_aries', 'zero_aries'],
    polar: false,
  },
  porphyry: { letter: 'O', cusps: 12, name: 'Porphyry', aliases: ['porphyrius'], polar: false },
  regiomontanus: { letter: 'R', cusps: 12, name: 'Regiomontanus', aliases: [], polar: false },
  campanus: { letter: 'C', cusps: 12, name: 'Campanus', aliases: [], polar: false },
  topocentric: { letter: 'T', cusps: 12, name: 'Polich/Page', aliases: ['polich_page'], polar: false },
  alcabitius: { letter: 'B', cusps: 12, name: 'Alcabitius', aliases: ['alcabitus'], polar: false },
  morinus: { letter: 'M', cusps: 12, name: 'Morinus', aliases: [], polar: false },
  meridian: {
    letter: 'X',
    cusps: 12,
    name: 'axial rotation system/Meridian houses',
    aliases: ['axial_rotation', 'zariel'],
    polar: false,
  },
  horizontal: { letter: 'H', cusps: 12, name: 'horizon/azimut', aliases: ['horizon', 'azimuthal'], polar: false },
  carter_poli_equatorial: {
    letter: 'F',
    cusps: 12,
    name: 'Carter poli-equ.',
    aliases: ['carter', 'poli_equatorial'],
    polar: false,
  },
  krusinski: {
    letter: 'U',
    cusps: 12,
    name: 'Krusinski-Pisa-Goelzer',
    aliases: ['krusinski_pisa_goelzer', 'krusinski_pisa'],
    polar: false,
  },
  apc: { letter: 'Y', cusps: 12, name: 'APC houses', aliases: ['apc_houses', 'ram'], polar: false },
  pullen_sd: { letter: 'L', cusps: 12, name: 'Pullen SD', aliases: ['sinusoidal_delta'], polar: false },
  pullen_sr: { letter: 'Q', cusps: 12, name: 'Pullen SR', aliases: ['sinusoidal_ratio'], polar: false },
  sripati: { letter: 'S', cusps: 12, name: 'Sripati', aliases: ['sripathi'], polar: false },
  savard_a: { letter: 'J', cusps: 12, name: 'Savard-A', aliases: ['savard'], polar: false },
  sunshine: { letter: 'I', cusps: 12, name: 'Sunshine', aliases: ['sunshine_treindl', 'treindl'], polar: false },
  sunshine_makransky: {
    letter: 'i',
    cusps: 12,
    name: 'Sunshine/alt.',
    aliases: ['sunshine_alt', 'makransky'],
    polar: true,
  },
  gauquelin: { letter: 'G', cusps: 36, name: 'Gauquelin sectors', aliases: ['gauquelin_sectors'], polar: true },
} as const satisfies Record<string, HouseFacts>

interface HouseFacts {
  readonly letter: string
  readonly cusps: 12 | 36
  readonly name: string
  readonly aliases: readonly string[]
  readonly polar: boolean
}

export type HouseSystem = keyof typeof HOUSE_SYSTEMS

export const HOUSE_SYSTEM_NAMES = Object.keys(HOUSE_SYSTEMS) as readonly HouseSystem[]

const byName = lookup(
  HOUSE_SYSTEM_NAMES.flatMap((system) => {
    const { name, aliases } = HOUSE_SYSTEMS[system]
    return [system, name, ...aliases].map((each) => [each, system] as const)
  }),
)

/** Letters of the library. `E` is its second letter for equal houses. Only `I` and `i` differ by case. */
const BY_LETTER = new Map<string, HouseSystem>([
  ...HOUSE_SYSTEM_NAMES.map((system): [string, HouseSystem] => [HOUSE_SYSTEMS[system].letter, system]),
  ['E', 'equal'],
])

const byLetter = (letter: string): HouseSystem | undefined =>
  BY_LETTER.get(letter) ?? BY_LETTER.get(letter.toUpperCase())

/** The house system with a name, alias or letter, in any case and with any separators; null when unknown. */
export const findHouseSystem = (text: string): HouseSystem | null => byLetter(text.trim()) ?? byName(text)

/**
 * The number, from 1, of the house or sector that contains a longitude. A longitude on a cusp belongs to the house that
 * begins there. Gauquelin sectors, and some systems beyond the polar circles, run clockwise.
 */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  const clockwise = normalise(cusps[1]! - cusps[0]!) > 180
  for (const [index, cusp] of cusps.entries()) {
    const next = cusps[(index + 1) % cusps.length]!
    const width = clockwise ? normalise(cusp - next) : normalise(next - cusp)
    const inside = clockwise ? normalise(cusp - longitude) : normalise(longitude - cusp)
    if (inside < width) return index + 1
  }
  return cusps.length
}

/** The cusps of whole sign houses: the borders of the signs, from that of the ascendant. */
export const wholeSignCusps = (ascendant: number): readonly number[] =>
  SIGNS.map((_, house) => ((signIndex(ascendant) + house) % SIGNS.length) * 30)
