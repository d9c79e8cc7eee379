import type { Body } from './body.ts'

export const TRADITIONS = ['modern', 'traditional'] as const
export type Tradition = (typeof TRADITIONS)[number]

/** Rulers of the signs from Aries: Ptolemy, Tetrabiblos I.17. */
const TRADITIONAL = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const satisfies readonly Body[]

/** Signs with a different modern ruler: Scorpio, Aquarius and Pisces. */
const MODERN: Readonly<Record<number, Body>> = { 7: 'pluto', 10: 'uranus', 11: 'neptune' }

/** The ruling planet of a sign, 0 for Aries to 11 for Pisces. */
export const rulerOf = (sign: number, tradition: Tradition): Body =>
  (tradition === 'modern' ? MODERN[sign] : undefined) ?? TRADITIONAL[sign]!
