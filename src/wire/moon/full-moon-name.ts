import { civilFields, epochMsOf } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import { monthLabels } from '../../astro/special-moons.ts'
import { localDate, type Zone } from '../../astro/zone.ts'
import { monthName } from '../../languages/dates.ts'

/**
 * Names of full Moons, as the Old Farmer's Almanac lists them: of Algonquin, colonial and other origins. The Harvest and the
 * Hunter's Moon follow the equinox, and a second full Moon of a month is the Blue Moon.
 */
const NAMES = [
  'Wolf Moon',
  'Snow Moon',
  'Worm Moon',
  'Pink Moon',
  'Flower Moon',
  'Strawberry Moon',
  'Buck Moon',
  'Sturgeon Moon',
  'Corn Moon',
  "Hunter's Moon",
  'Beaver Moon',
  'Cold Moon',
] as const
const LABELLED = { harvest_moon: 'Harvest Moon', hunters_moon: "Hunter's Moon", blue_moon: 'Blue Moon' } as const

/** The name of a full Moon, and its month in a zone. */
export function fullMoonName(sky: Sky, zone: Zone, jd: number): { readonly name: string; readonly month: string } {
  const { month } = civilFields(localDate(zone, epochMsOf(jd)))
  const [label] = monthLabels(sky, zone, jd)
  return { name: label ? LABELLED[label] : NAMES[month - 1]!, month: monthName('en', month, 'long') }
}
