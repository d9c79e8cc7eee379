import { civilDays, civilFields, DAY_MS, epochMsOf, julianDayOf } from './civil.ts'
import { type Lunation, lunations } from './event-searches.ts'
import { apsides, sunAt, within } from './orbit-events.ts'
import { gridTimes, tracked } from './positions.ts'
import { AU_KM, type Sky } from './sky.ts'
import { localDate, type Zone } from './zone.ts'

/**
 * Names of new and full Moons by a rule. `supermoon`, `micromoon`: within a tenth of the way from perigee to apogee of that month, or from apogee to perigee (R.
 * Nolle's definition of 1979, by F. Espenak's formula for the orbit of the month). `blue_moon`: the second full Moon of a
 * calendar month of the zone. `seasonal_blue_moon`: the third of four between an equinox and a solstice (Maine Farmers'
 * Almanac). `black_moon`: the second new Moon of a calendar month. `harvest_moon`: the full Moon nearest to the equinox of
 * September. `hunters_moon`: the next one.
 */
export const MOON_LABELS = [
  'supermoon',
  'micromoon',
  'blue_moon',
  'seasonal_blue_moon',
  'black_moon',
  'harvest_moon',
  'hunters_moon',
] as const
export type MoonLabel = (typeof MOON_LABELS)[number]

const TROPICAL = { kind: 'tropical' } as const
/** A month of perigees and a little more: every syzygy has an extreme of each kind within it. */
const ORBIT_DAYS = 15
/** Extremes are at least 12 days apart. */
const LABEL_LOOK_DAYS = 4
const SEASON_DAYS = 93
/** The share of the way between the extremes of the distance that counts as near. */
const NEAR = 0.1

/** The new and full Moons between two Julian days. */
export function syzygies(sky: Sky, from: number, to: number): Lunation[] {
  const times = gridTimes(from, to, sky.range)
  return lunations(tracked(sky, ['sun', 'moon'], times, TROPICAL), times).filter(
    ({ phase, jd }) => (phase === 'new_moon' || phase === 'full_moon') && jd >= from && jd < to,
  )
}

/** The names of a new or full Moon. `zone` gives its calendar month. */
export function moonLabels(sky: Sky, zone: Zone, { jd, phase }: Lunation): MoonLabel[] {
  const isFull = phase === 'full_moon'
  const [distance] = sky.distances(['moon'], jd)
  return [
    ...distanceLabels(sky, jd, distance!),
    ...(isSecondOfMonth(sky, zone, { jd, phase }) ? ([isFull ? 'blue_moon' : 'black_moon'] as const) : []),
    ...(isFull ? seasonLabels(sky, jd) : []),
  ]
}

/**
 * No supermoon is further: a tenth of the way from the furthest perigee to the furthest apogee (370,400 and 406,720 km: J. Meeus,
 * Mathematical Astronomy Morsels, 1997) is at 374,000 km.
 */
const SUPER_AU_MAX = 375_000 / AU_KM

export function isSupermoon(sky: Sky, jd: number): boolean {
  const [distance] = sky.distances(['moon'], jd)
  return distance! < SUPER_AU_MAX && distanceLabels(sky, jd, distance!).includes('supermoon')
}

function distanceLabels(sky: Sky, jd: number, distance: number): MoonLabel[] {
  const extremes = apsides(sky, 'moon', ...within(sky.range, jd - ORBIT_DAYS, jd + ORBIT_DAYS), LABEL_LOOK_DAYS)
  const nearest = (kind: 'perigee' | 'apogee') =>
    extremes.filter((each) => each.kind === kind).toSorted((a, b) => Math.abs(a.jd - jd) - Math.abs(b.jd - jd))[0]
  const perigee = nearest('perigee')
  const apogee = nearest('apogee')
  if (!perigee || !apogee) return []
  const part = (distance - perigee.distance) / (apogee.distance - perigee.distance)
  return part <= NEAR ? ['supermoon'] : part >= 1 - NEAR ? ['micromoon'] : []
}

/** The labels of a full Moon from which its traditional name follows, the strongest first. */
export const monthLabels = (sky: Sky, zone: Zone, jd: number): ('harvest_moon' | 'hunters_moon' | 'blue_moon')[] => [
  ...autumnLabels(sky, jd),
  ...(isSecondOfMonth(sky, zone, { jd, phase: 'full_moon' }) ? (['blue_moon'] as const) : []),
]

/** Two Moons of one phase are at least 29.2 days apart, so the one before is the only one that can share the month. */
function isSecondOfMonth(sky: Sky, zone: Zone, { jd, phase }: Lunation): boolean {
  const month = (at: number): string => {
    const { year, month: of } = civilFields(localDate(zone, epochMsOf(at)))
    return `${year} ${of}`
  }
  const before = syzygies(sky, ...within(sky.range, jd - 31, jd - 1)).findLast((each) => each.phase === phase)
  return before !== undefined && month(before.jd) === month(jd)
}

const fullMoons = (sky: Sky, from: number, to: number): number[] =>
  syzygies(sky, ...within(sky.range, from, to))
    .filter(({ phase }) => phase === 'full_moon')
    .map((each) => each.jd)

function seasonLabels(sky: Sky, jd: number): MoonLabel[] {
  const start = seasonStart(sky, jd)
  const ofSeason = fullMoons(sky, start, sunAt(sky, nextQuarter(sky, jd), start + SEASON_DAYS))
  const isThirdOfFour = ofSeason.length === 4 && isSame(ofSeason[2], jd)
  return [...(isThirdOfFour ? (['seasonal_blue_moon'] as const) : []), ...autumnLabels(sky, jd)]
}

const isSame = (other: number | undefined, jd: number): boolean => other !== undefined && Math.abs(other - jd) < 1

/** The harvest Moon is within half a month of the equinox, the hunter's within a month and a half after it. */
function autumnLabels(sky: Sky, jd: number): ('harvest_moon' | 'hunters_moon')[] {
  const sun = sunLongitude(sky, jd)
  if (sun < 160 || sun > 230) return []
  const { year } = civilFields(epochMsOf(jd))
  const equinox = sunAt(sky, 180, julianDayOf(civilDays(year, 9, 22) * DAY_MS))
  const around = fullMoons(sky, equinox - 45, equinox + 60)
  const harvest = around.toSorted((a, b) => Math.abs(a - equinox) - Math.abs(b - equinox))[0]!
  const hunters = around.find((each) => each > harvest + 1)
  return [
    ...(isSame(harvest, jd) ? (['harvest_moon'] as const) : []),
    ...(isSame(hunters, jd) ? (['hunters_moon'] as const) : []),
  ]
}

const sunLongitude = (sky: Sky, jd: number): number => sky.positions(['sun'], jd, TROPICAL)[0]!.longitude
const nextQuarter = (sky: Sky, jd: number): number => (Math.floor(sunLongitude(sky, jd) / 90) * 90 + 90) % 360

/** The equinox or solstice before an instant. */
function seasonStart(sky: Sky, jd: number): number {
  const longitude = sunLongitude(sky, jd)
  const quarter = Math.floor(longitude / 90) * 90
  return sunAt(sky, quarter, jd - (longitude - quarter))
}
