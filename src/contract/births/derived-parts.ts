import { z } from 'zod'
import { Latitude, Longitude } from '../fields.ts'
import { checkPlace } from './birth.ts'

/** A wider orb would list chance meetings. */
const ORB_MAX = 5
/** Harmonics in one request, and the largest one. */
const HARMONICS_MAX = 12
const HARMONIC_MAX = 360

const orb = (what: string, standard: number) => z.number().min(0).max(ORB_MAX).default(standard).describe(what)

/** How parts are calculated that follow from the positions of a chart. */
export const DerivedPartFields = {
  antiscia_orb: orb('Largest orb of contacts in `antiscia`, in degrees.', 1),
  midpoint_orb: orb('Largest orb of the trees in `midpoints`, in degrees.', 1),
  harmonic_numbers: z
    .array(z.int().min(2).max(HARMONIC_MAX))
    .min(1)
    .max(HARMONICS_MAX)
    .default([5, 7, 9])
    .describe('The harmonics of `harmonics`.'),
  draconic_node: z
    .enum(['mean', 'true'])
    .default('mean')
    .describe('The north node at which the zodiac of `draconic` begins.'),
  relocated_city: z
    .string()
    .max(200)
    .nullish()
    .describe('The place of `relocated`, by name. Coordinates take precedence.')
    .meta({ toolHint: 'The place of relocated.' }),
  relocated_lat: Latitude.nullish().describe('The place of `relocated`, together with `relocated_lng`.'),
  relocated_lng: Longitude.nullish().describe('The place of `relocated`, together with `relocated_lat`.'),
}

interface Relocation {
  readonly include?: readonly string[] | null | undefined
  readonly relocated_city?: string | null | undefined
  readonly relocated_lat?: number | null | undefined
  readonly relocated_lng?: number | null | undefined
}

/** The part `relocated` needs a place, and the place needs the part. */
export function checkRelocation(input: Relocation, context: z.RefinementCtx): void {
  const { include, relocated_city: city, relocated_lat: lat, relocated_lng: lng } = input
  const wrong = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message })
  if (include?.includes('relocated')) {
    checkPlace({ city, lat, lng }, (field, text) =>
      wrong(`relocated_${field}`, text.replaceAll(/\b(city|lat|lng)\b/g, 'relocated_$1')),
    )
    return
  }
  for (const field of ['relocated_city', 'relocated_lat', 'relocated_lng'] as const)
    if ((input[field] ?? null) !== null) wrong(field, 'Only together with the part relocated in include')
}
