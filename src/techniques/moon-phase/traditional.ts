import { civilFields } from '../../astro/civil.ts'
import { monthName } from '../../languages/dates.ts'

/** Names of full Moons by month, as the Farmers' Almanac prints them: of Algonquin, colonial and other origins. */
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

/** The name of a full Moon and its month, by its local date. */
export function fullMoonName(civilMs: number): { readonly name: string; readonly month: string } {
  const { month } = civilFields(civilMs)
  return { name: NAMES[month - 1]!, month: monthName('en', month, 'long') }
}
