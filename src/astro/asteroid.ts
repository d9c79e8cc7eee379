import { lookup } from './names.ts'

/** An asteroid by its number in the catalogue of the Minor Planet Center, such as `asteroid_433`. */
export type AsteroidBody = `asteroid_${number}`

/** Numbers of files of the Swiss Ephemeris have at most six digits. */
const NUMBER_MAX = 999_999
const NUMBERED = /^(?:asteroid[ _-]?)?([1-9]\d{0,5})$/i

/** Names of numbered bodies that astrologers ask for (Minor Planet Center, names of minor planets). */
const NAMES: Readonly<Record<number, string>> = {
  5: 'Astraea',
  6: 'Hebe',
  7: 'Iris',
  8: 'Flora',
  9: 'Metis',
  10: 'Hygiea',
  16: 'Psyche',
  80: 'Sappho',
  433: 'Eros',
  944: 'Hidalgo',
  1221: 'Amor',
  1566: 'Icarus',
  7066: 'Nessus',
  8405: 'Asbolus',
  10199: 'Chariklo',
  20000: 'Varuna',
  28978: 'Ixion',
  50000: 'Quaoar',
  90377: 'Sedna',
  90482: 'Orcus',
  136108: 'Haumea',
  136199: 'Eris',
  136472: 'Makemake',
}

const findNumber = lookup(Object.entries(NAMES).map(([number, name]) => [name, Number(number)] as const))

/** The asteroid with a name or number, such as `Eros`, `433` or `asteroid_433`; null for any other text. */
export function findAsteroid(text: string): AsteroidBody | null {
  const number = findNumber(text) ?? Number(NUMBERED.exec(text.trim())?.[1] ?? Number.NaN)
  return number >= 1 && number <= NUMBER_MAX ? `asteroid_${number}` : null
}

export const isAsteroid = (body: string): body is AsteroidBody => body.startsWith('asteroid_')

export const asteroidNumber = (body: AsteroidBody): number => Number(body.slice('asteroid_'.length))

/** `Eros`, or `Asteroid 1234` without a name. */
export const asteroidName = (body: AsteroidBody): string =>
  NAMES[asteroidNumber(body)] ?? `Asteroid ${asteroidNumber(body)}`

/**
 * The files of the Swiss Ephemeris that have an asteroid, from a folder on: the one for 1500 to 2100 and the one for 3000 BC to
 * 3000 AD (swi_gen_filename in swephlib.c). Either of them may also lie in the folder itself.
 */
export function asteroidFiles(number: number): readonly [short: string, long: string] {
  const name = number < 100_000 ? `se${String(number).padStart(5, '0')}` : `s${number}`
  const folder = `ast${Math.floor(number / 1000)}`
  return [`${folder}/${name}s.se1`, `${folder}/${name}.se1`]
}
