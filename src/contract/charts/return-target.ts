import { z } from 'zod'
import { ayanamsaProblem } from '../../astro/ayanamsa.ts'
import { BODIES, type Body } from '../../astro/body.ts'
import { findBody } from '../../astro/body-names.ts'
import { evaluationsOf, QUICK_EVALUATIONS } from '../../astro/longitude-search.ts'
import { periodDays, RETURN_ARCS, type ReturnArc } from '../../astro/returns.ts'
import { DateTime, readable } from '../fields.ts'
import { checkPair, isGiven, NestedPlace, namesOfNested } from './nested-birth.ts'
import { checkReturnLocation, flatReturnPlace, ReturnPlaceFields } from './return-fields.ts'

/** When and where a body returns. `body` is the schema of its name in the object. */
export const targetFields = <Name extends z.ZodType>(body: Name) => ({
  search_start: DateTime.nullish()
    .describe(
      'The return is the first one at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return. Now by default.',
    )
    .meta({ toolHint: 'The first return at or after this time, ISO 8601; now by default.', examples: ['2026-03-01'] }),
  return_target: z
    .strictObject({
      body,
      search_start: DateTime.nullish(),
      location: NestedPlace.nullish().describe('The birthplace by default.'),
    })
    .nullish()
    .describe('Body, time and place of the return as an object, instead of the fields.'),
  ...ReturnPlaceFields,
})

interface Target extends z.output<z.ZodObject<typeof ReturnPlaceFields>> {
  readonly search_start?: string | null | undefined
  readonly return_target?:
    | {
        readonly search_start?: string | null | undefined
        readonly location?: NestedPlace | null | undefined
      }
    | null
    | undefined
}

export function checkTarget(input: Target, context: z.RefinementCtx): void {
  const { return_target: nested, return_lat, return_lng } = input
  checkPair('return', { lat: return_lat, lng: return_lng }, context)
  const wrong = (path: readonly string[], message: string): void =>
    context.addIssue({ code: 'custom', path: ['return_target', ...path], message })
  if (isGiven(input.search_start) && isGiven(nested?.search_start) && input.search_start !== nested.search_start)
    wrong(['search_start'], 'contradicts search_start: give one of them')
  checkReturnLocation(nested?.location, input, context, ['return_target', 'location'])
}

/** Time and place of a return in our fields. `now` replaces an omitted time. */
export const flatTarget = ({ search_start, return_target: nested, ...place }: Target, now: () => Date) => ({
  search_start: search_start ?? nested?.search_start ?? now().toISOString(),
  ...flatReturnPlace(nested?.location, place),
})

/** The names that a refusal uses for the fields of a birth and of a return, depending on what the caller sent. */
export const namesOfTarget = (
  natal: Parameters<typeof namesOfNested>[0],
  { search_start, return_target: nested }: Pick<Target, 'search_start' | 'return_target'>,
): Readonly<Record<string, string>> => ({
  ...namesOfNested(natal, 'natal.'),
  ...(nested?.location && { return_city: 'return_target.location.city' }),
  ...(!isGiven(search_start) && isGiven(nested?.search_start) && { search_start: 'return_target.search_start' }),
})

/** The name of a body that returns. */
export const ReturnBody = readable((name) =>
  findBody(name, 'chart') ? null : `Unknown body "${name}". Allowed: ${BODIES.join(', ')}`,
)

/** Which returns are meant: of which body, to which point, in which direction and zodiac. */
export const ReturnOptionFields = {
  body: ReturnBody.nullish()
    .describe(`The body that returns; \`moon\` by default. One of: ${BODIES.join(', ')}, or another name of one.`)
    .meta({
      formHint: 'The body that returns, such as saturn, chiron or true_node; the Moon by default.',
      toolHint: 'The body that returns: moon, sun, saturn and so on; moon by default.',
      examples: ['moon'],
    }),
  arc: z
    .enum(['full', 'half', 'quarter'])
    .default('full')
    .describe('`full`: the natal longitude. `half`: the opposite one. `quarter`: 90° and 270° ahead of it.'),
  direction: z
    .enum(['next', 'converse'])
    .default('next')
    .describe(
      '`converse`: returns before the birth. A time after the birth is mirrored to the same span before it, and the search goes backwards from there.',
    )
    .meta({ toolHint: 'converse: searches before the birth, at the mirrored time.' }),
  precession_corrected: z
    .boolean()
    .default(false)
    .describe(
      'In the tropical zodiac: the body returns to its place among the stars. The natal longitude increases with the ayanamsa since birth.',
    )
    .meta({ toolHint: 'The body returns to its place among the stars, in a tropical chart.' }),
  precession_ayanamsa: readable(ayanamsaProblem)
    .nullish()
    .describe('The ayanamsa by which the precession is measured; `fagan_bradley` by default.'),
}
type Options = z.output<z.ZodObject<typeof ReturnOptionFields>>

/** Checks the options of returns of a birth. */
export function checkOptions(
  input: Options & {
    readonly natal: { readonly zodiac_type: string }
    readonly return_target?: { readonly body?: string | null | undefined } | null | undefined
  },
  context: z.RefinementCtx,
): void {
  const wrong = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message })
  const nested = input.return_target?.body
  if (isGiven(input.body) && isGiven(nested) && findBody(input.body, 'chart') !== findBody(nested, 'chart'))
    wrong('body', 'contradicts return_target.body: give one of them')
  if (input.precession_corrected && input.natal.zodiac_type === 'sidereal')
    wrong(
      'precession_corrected',
      'A sidereal return has no precession to correct. Leave it out, or use the tropical zodiac',
    )
  if (isGiven(input.precession_ayanamsa) && !input.precession_corrected)
    wrong('precession_ayanamsa', 'Only with precession_corrected')
}

/** Positions of a search that may take two tenths of a second: a round of Pluto. */
const ROUND_EVALUATIONS_MAX = 2 * QUICK_EVALUATIONS

/** Refuses a body whose next return may be centuries away: finding it would keep a thread for too long. */
export function checkRound(
  {
    body: given,
    return_target: nested,
    arc,
  }: Options & { readonly return_target?: { readonly body?: string | null | undefined } | null | undefined },
  context: z.RefinementCtx,
): void {
  const body = findBody(given ?? nested?.body ?? 'moon', 'chart')
  const arcs = RETURN_ARCS[arc].length
  if (!body || evaluationsOf(body, periodDays(body), arcs) / arcs <= ROUND_EVALUATIONS_MAX) return
  const message = `A round of ${body} takes centuries. /api/v1/western/returns/search lists what lies between two dates`
  context.addIssue({ code: 'custom', path: ['body'], message })
}

/** The options of valid returns. */
export interface ReturnOptions {
  readonly body: Body
  readonly arc: ReturnArc
  readonly direction: 'next' | 'converse'
  readonly precession_corrected: boolean
  readonly precession_ayanamsa?: string | null | undefined
}

/** The options in our fields, whose body is that of the table. */
export const flatOptions = (
  { arc, direction, precession_corrected, precession_ayanamsa, ...given }: Options,
  nested?: string | null,
): ReturnOptions => ({
  body: findBody(given.body ?? nested ?? 'moon', 'chart')!,
  arc,
  direction,
  precession_corrected,
  precession_ayanamsa,
})

/** Full returns of the Moon. */
export const LUNAR_OPTIONS: ReturnOptions = {
  body: 'moon',
  arc: 'full',
  direction: 'next',
  precession_corrected: false,
}
