import { z } from 'zod'
import { COUNTRY_CODES } from '../places/country.ts'

/** Limits of the search text and of the answer. */
const TEXT_MIN = 2
const TEXT_MAX = 100
const LIMIT_MAX = 50

const isCountry = (code: string): boolean => COUNTRY_CODES.has(code.toUpperCase())

export const PlaceQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(TEXT_MIN)
    .max(TEXT_MAX)
    .describe(
      'The name of a city or the beginning of one, in any language or script, with or without accents; a state or a country may follow a comma.',
    )
    .meta({
      toolHint: 'A city or its beginning, in any script; a state or a country may follow a comma.',
      examples: ['Athens', 'Αθήνα', 'Athens, Georgia'],
    }),
  limit: z
    .int()
    .min(1)
    .max(LIMIT_MAX)
    .default(10)
    .describe('Maximum number of places. A text shorter than 4 characters returns at most 5.'),
  country: z
    .string()
    .max(TEXT_MAX)
    .refine(isCountry, 'Unknown country. Allowed: two-letter codes of ISO 3166-1, such as GR, US or GB')
    .nullish()
    .describe('Only places in this country, by its two-letter code (ISO 3166-1 alpha-2).')
    .meta({ examples: ['GR'] }),
})
export type PlaceQuery = z.output<typeof PlaceQuery>

const Place = z
  .object({
    name: z.string(),
    country: z.string().describe('ISO 3166-1 alpha-2; XK is Kosovo.'),
    state: z.string().nullable().describe('State, province or region.'),
    district: z.string().nullable().describe('County, district or department.'),
    lat: z.number(),
    lng: z.number(),
    timezone: z.string().describe('IANA name.'),
    population: z.int().describe('0 if it is unknown.'),
    country_name: z.string().describe('In English.'),
    geoname_id: z.int().describe('Id of the place at geonames.org.'),
  })
  .meta({ id: 'Place' })

export const PlaceList = z
  .object({
    results: z.array(Place).describe('Exact matches of the name first, then by population.'),
    count: z.int().describe('Number of results.'),
    attribution: z.string(),
  })
  .meta({ id: 'PlaceList' })
export type PlaceList = z.output<typeof PlaceList>
