import { z } from 'zod'
import { PLANETS } from '../../astro/body.ts'
import { Latitude, Longitude, readable } from '../fields.ts'
import { dateProblem, TODAY } from './sky-events.ts'
import { UsedPrecision } from './sources.ts'

/** The steps of a degree to which a place is rounded, so that neighbours share an answer: a hundredth is about a kilometre. */
const PLACE_STEPS = 100

/** The day of a place, without a key. */
export const PublicDayQuery = z
  .object({
    lat: Latitude.describe('Latitude in degrees, north positive. Rounded to two decimals.').meta({ examples: [59.91] }),
    lng: Longitude.describe('Longitude in degrees, east positive. Rounded to two decimals.').meta({
      examples: [10.75],
    }),
    date: readable((text) => {
      const problem = text === TODAY ? null : dateProblem(text)
      return problem && `${problem}; or ${TODAY}`
    })
      .default(TODAY)
      .describe('Local calendar date, proleptic Gregorian. The current date at the place by default.'),
  })
  .meta({ examples: [{ lat: 59.91, lng: 10.75 }] })

const rounded = (degrees: number): number => Math.round(degrees * PLACE_STEPS) / PLACE_STEPS + 0

/** A request for a day with its place rounded. */
export const publicDayInput = ({ lat, lng, date }: z.output<typeof PublicDayQuery>) => ({
  lat: rounded(lat),
  lng: rounded(lng),
  date,
})

const PublicPosition = z.object({
  body: z.enum(PLANETS),
  sign: z.string(),
  degree: z.number().describe('In the sign, three decimals.'),
  longitude_deg: z.number().describe('From 0 Aries in the tropical zodiac, three decimals.'),
  speed_deg_per_day: z.number().describe('Three decimals; negative while the body is retrograde.'),
  motion: z.enum(['direct', 'retrograde']),
})

/** Where the bodies are. */
export const PublicSkyReply = z
  .object({
    timestamp: z.string().describe('The beginning of the current minute, ISO 8601 in UTC.'),
    precision: UsedPrecision,
    bodies: z.array(PublicPosition).length(PLANETS.length).describe('From the centre of the Earth, apparent, of date.'),
  })
  .meta({ id: 'PublicSkyReply' })

/** A picture without scripts, fonts and references. */
export const SvgPicture = z.string().meta({ format: 'binary' })
