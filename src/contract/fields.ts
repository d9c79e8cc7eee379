import { z } from 'zod'
import { AYANAMSA_NAMES, findAyanamsa } from '../astro/ayanamsa.ts'
import { findHouseSystem, HOUSE_SYSTEM_NAMES } from '../astro/house.ts'
import { isMeanTime } from '../astro/mean-time.ts'
import { findStar, STAR_PACKS, suggestStars } from '../astro/star.ts'
import { parseTime } from '../astro/time.ts'
import { findZone } from '../zones.ts'

/** Fields that several requests share, each with its rule and its message. */
const NAME_MAX = 100

/** A string with a rule. `problem` returns what is wrong and what is allowed, or null. */
export const readable = (problem: (value: string) => string | null, longest = NAME_MAX) =>
  z
    .string()
    .max(longest)
    .superRefine((value, context) => {
      const message = problem(value)
      if (message) context.addIssue({ code: 'custom', message })
    })

export const DateTime = readable((value) => {
  const parsed = parseTime(value)
  return 'problem' in parsed ? parsed.problem : null
})

export const TimeZone = readable((id) =>
  id.toUpperCase() === 'AUTO' || findZone(id)
    ? null
    : `Unknown time zone "${id}". Allowed: an IANA name such as Europe/Athens, an offset such as +05:30, or AUTO`,
)

/** The time zone of a place. */
export const PlaceTimeZone = readable((id) =>
  id.toUpperCase() === 'AUTO' || isMeanTime(id) || findZone(id)
    ? null
    : `Unknown time zone "${id}". Allowed: an IANA name such as Europe/Athens, an offset such as +05:30, LMT for the mean time of the place, or AUTO`,
)

export const Latitude = z
  .number()
  .min(-90)
  .max(90)
  .describe('Latitude in degrees, north positive. Together with `lng`.')
export const Longitude = z
  .number()
  .min(-180)
  .max(180)
  .describe('Longitude in degrees, east positive. Together with `lat`.')

export const ZodiacFields = {
  zodiac_type: z.enum(['tropical', 'sidereal']).default('tropical'),
  sidereal_ayanamsa: readable((name) =>
    findAyanamsa(name) ? null : `Unknown ayanamsa "${name}". Allowed: ${AYANAMSA_NAMES.join(', ')}`,
  )
    .nullable()
    .default('lahiri')
    .describe(`Used with \`zodiac_type=sidereal\`. One of: ${AYANAMSA_NAMES.join(', ')}.`),
}

export const HouseSystemName = readable((name) =>
  findHouseSystem(name) ? null : `Unknown house system "${name}". Allowed: ${HOUSE_SYSTEM_NAMES.join(', ')}`,
)
  .default('placidus')
  .describe(
    `One of: ${HOUSE_SYSTEM_NAMES.join(', ')}. If the system is undefined at the latitude, the answer names the system that was used instead.`,
  )

export const starProblem = (name: string): string | null => {
  if (findStar(name)) return null
  const near = suggestStars(name)
  return `Unknown fixed star "${name}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`
}

export const packProblem = (name: string): string | null =>
  Object.hasOwn(STAR_PACKS, name) ? null : `Unknown pack "${name}". Allowed: ${Object.keys(STAR_PACKS).join(', ')}`
