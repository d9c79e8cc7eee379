import { z } from 'zod'
import { ASPECTS } from '../astro/aspect.ts'
import { AYANAMSA_NAMES, ayanamsaProblem, findAyanamsa } from '../astro/ayanamsa.ts'
import { findHouseSystem, HOUSE_SYSTEM_NAMES } from '../astro/house.ts'
import { isMeanTime } from '../astro/mean-time.ts'
import { lookup } from '../astro/names.ts'
import type { Zodiac } from '../astro/sky.ts'
import { findStar, findStarPack, STAR_PACKS, suggestStars } from '../astro/star.ts'
import { parseTime } from '../astro/time.ts'
import { LANGUAGES } from '../languages/language.ts'
import { findZone } from '../places/zones.ts'

/** The longest name in a field, and in a list of names. */
const NAME_MAX = 100

/** A string with a rule. `problem` returns what is wrong and what is allowed, or null. It never sees a longer text. */
export const readable = (problem: (value: string) => string | null, longest = NAME_MAX) =>
  z
    .string()
    .max(longest, { abort: true })
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

/** Coordinates come in pairs. `wrong` takes the missing one. */
export function checkCoordinates(
  { lat, lng }: { readonly lat?: number | null | undefined; readonly lng?: number | null | undefined },
  wrong: (field: 'lat' | 'lng', message: string) => void,
): void {
  const [hasLat, hasLng] = [typeof lat === 'number', typeof lng === 'number']
  if (hasLat !== hasLng) wrong(hasLat ? 'lng' : 'lat', 'lat and lng must be given together')
}

export const ZodiacFields = {
  zodiac_type: z.enum(['tropical', 'sidereal']).default('tropical'),
  sidereal_ayanamsa: readable(ayanamsaProblem)
    .nullable()
    .default('lahiri')
    .describe(
      `Used with \`zodiac_type=sidereal\`. One of: ${AYANAMSA_NAMES.join(', ')}. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as \`24.04@1950-01-01\`.`,
    )
    .meta({
      formHint: 'Only for the sidereal zodiac.',
      toolHint: 'lahiri, raman, kp or another; or 24.04@1950-01-01.',
    }),
}

/** The zodiac of a valid request. */
export function zodiacOf(input: z.output<z.ZodObject<typeof ZodiacFields>>): Zodiac {
  if (input.zodiac_type === 'tropical') return { kind: 'tropical' }
  return { kind: 'sidereal', ayanamsa: findAyanamsa(input.sidereal_ayanamsa ?? 'lahiri')! }
}

export const HouseSystemName = readable((name) =>
  findHouseSystem(name) ? null : `Unknown house system "${name}". Allowed: ${HOUSE_SYSTEM_NAMES.join(', ')}`,
)
  .default('placidus')
  .describe(
    `One of: ${HOUSE_SYSTEM_NAMES.join(', ')}. If the system is undefined at the latitude, the answer names the system that was used instead.`,
  )
  .meta({
    formHint: 'Some systems do not work near the poles; the chart then names the one used instead.',
    toolHint: 'placidus, koch, whole_sign, equal or another; an unknown name is refused, with the full list.',
  })

/** What is wrong with a name, or null. With `similar` it may search for similarly spelt names. */
export type NameProblem = (name: string, similar: boolean) => string | null

/**
 * The number of unknown names in a request for which similar names are searched: each takes a fraction of a
 * millisecond.
 */
const SIMILAR_MAX = 3

/** The faults of a list of names, by their place in the list. */
export function* nameFaults(
  names: readonly string[],
  problem: NameProblem,
): Generator<readonly [at: number, message: string]> {
  let unknown = 0
  for (const [at, name] of names.entries()) {
    const message = problem(name, unknown < SIMILAR_MAX)
    if (message === null) continue
    unknown += 1
    yield [at, message]
  }
}

/** Members of a list of stars. The catalogue has about 500. */
export const STARS_MAX = 600

/** A list of names with a rule for each. */
export const nameList = (problem: NameProblem, most: number) =>
  z
    .array(z.string().max(NAME_MAX, { abort: true }))
    .max(most, { abort: true })
    .superRefine((names, context) => {
      for (const [at, message] of nameFaults(names, problem)) context.addIssue({ code: 'custom', path: [at], message })
    })

export const starProblem: NameProblem = (name, similar) => {
  if (findStar(name)) return null
  const near = similar ? suggestStars(name) : []
  return `Unknown fixed star "${name}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`
}

export const packProblem: NameProblem = (name) =>
  findStarPack(name) ? null : `Unknown pack "${name}". Allowed: ${Object.keys(STAR_PACKS).join(', ')}`

/** A star or a pack of stars. */
export const starOrPackProblem: NameProblem = (name, similar) =>
  findStarPack(name) ? null : starProblem(name, similar)

/** A larger orb would overlap the orb of the next aspect. */
const ORB_MAX = 15
/** Twice the number of aspects. */
const ORBS_MAX = 20
const ASPECT_IDS = ASPECTS.map(({ id }) => id)

/** The aspect of a name in any case and with any separators: `Semi-Sextile`, `SemiSextile`, `semi_sextile`. */
export const findAspect = lookup(
  ASPECTS.flatMap((aspect) => [aspect.id, aspect.id.replace('_', '')].map((name) => [name, aspect] as const)),
)

/** Orbs that the caller sets, by the name of the aspect. */
export const OrbSettings = z
  .record(z.string().max(NAME_MAX, { abort: true }), z.number().min(0).max(ORB_MAX))
  .superRefine((orbs, context) => {
    for (const name of Object.keys(orbs)) {
      if (!findAspect(name)) {
        context.addIssue({ code: 'custom', path: [name], message: `Unknown aspect. Allowed: ${ASPECT_IDS.join(', ')}` })
      }
    }
  })
  .meta({ maxProperties: ORBS_MAX })
  .nullish()
  .describe(
    `Largest orb of each aspect in degrees, by its name. By default ${ASPECTS.map(({ id, orb }) => `${id} ${orb}`).join(', ')}.`,
  )
  .meta({ formHint: 'Degrees. Leave empty for the default orbs.' })

/** The language of labels. Passages of readings are in English. */
export const LabelLanguage = z.enum(LANGUAGES).meta({ id: 'LabelLanguage' })

/** The header with the number of rows of a table, or of charts in a batch. It is sent before the first of them. */
export const ROWS_HEADER = 'X-Orrery-Rows'

/** What the header holds, for the OpenAPI document. */
export const ROWS_MEANING = 'The number of rows in the complete answer. An answer with fewer rows was truncated'

/** Whether an answer ends with an end mark. */
export const EndMarkField = z
  .boolean()
  .default(false)
  .describe(
    'Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was truncated.',
  )
