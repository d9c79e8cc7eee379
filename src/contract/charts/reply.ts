import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { VARIANTS } from '../../astro/body.ts'
import { ExplainedTime } from '../births/moment.ts'
import { Location } from '../births/natal-reply.ts'
import { Warning } from '../warnings.ts'

const Degrees = z.number()

/** A warning about one of the charts in an image. */
export const ChartWarning = Warning.extend({
  of: z
    .string()
    .optional()
    .describe(
      'The ring or the birth, by the same name as in `of` of a ring: natal, person_a, person_b, transit, return and so on. Absent for the style.',
    ),
}).meta({ id: 'ChartWarning' })
export type ChartWarning = z.output<typeof ChartWarning>

const Methods = z.object({
  house_system: z.string().optional().describe('The system that was used. Absent without houses.'),
  house_system_name: z.string().optional(),
  zodiac_type: z.enum(['Tropical', 'Sidereal']),
  sidereal_ayanamsa: z.string().optional(),
  ayanamsa_deg: Degrees.optional().describe(
    'Degrees subtracted from tropical longitudes of date, with nutation. Absent for a composite.',
  ),
})

/** How a chart was cast. */
const Cast = {
  settings: Methods,
  time: ExplainedTime.optional().describe('The instant of the chart. Absent for a composite.'),
  time_known: z
    .boolean()
    .optional()
    .describe('False if the chart rests on a birth without a time. Transits do not. Absent for a composite.'),
  location: Location.optional().describe('The place of the chart. Absent for a composite.'),
}

const ChartRing = z.object({
  of: z.string().describe('natal, person_a, person_b, or the chart of the technique, such as transit or return.'),
  ...Cast,
  planets: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      variant: z.enum(VARIANTS).optional(),
      abs_pos: Degrees,
      retrograde: z.boolean(),
      house: z.int().optional().describe('The house in this chart.'),
      other_house: z
        .int()
        .optional()
        .describe(
          'In a bi-wheel: the house of the other chart that the point is in. Absent if that chart has no houses.',
        ),
    }),
  ),
  cusps: z.array(Degrees).optional().describe('Houses and angles are absent without a time of birth.'),
  angles: z.object({ asc: Degrees, mc: Degrees, ic: Degrees, dc: Degrees, vertex: Degrees }).optional(),
})

/** Facts of a technique beside the charts of its picture, by their names in answers and headers. */
export type FactShape = Readonly<Record<string, z.ZodType<string | number>>>

/** The values of facts. */
export type FactsOf<Facts extends FactShape> = { readonly [Name in keyof Facts]: z.output<Facts[Name]> }

/** Each technique declares facts of its own, and the charts of others lack them. */
const optional = (facts: FactShape): Readonly<Record<never, never>> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.optional()]))

/** The data of a chart image, for `format=json`: of these techniques, with the facts of all. */
export const chartData = (kinds: readonly string[], facts: FactShape) =>
  z
    .object({
      kind: z.enum(kinds),
      title: z.string(),
      inner: ChartRing,
      outer: ChartRing.optional(),
      births: z
        .array(z.object({ of: z.string(), name: z.string(), ...Cast }))
        .optional()
        .describe('Births without a ring: in a composite, and in a return alone.'),
      aspects: z.array(
        z.object({
          from: z.string().describe('Ring and id: `outer.saturn`.'),
          to: z.string(),
          type: z.enum(ASPECTS.map(({ id }) => id)),
          orb: z.number(),
          is_applying: z.boolean(),
        }),
      ),
      ...optional(facts),
      warnings: z.array(ChartWarning).optional().describe('Every way in which the charts differ from the request.'),
    })
    .meta({ id: 'ChartData' })
export type ChartData = z.output<ReturnType<typeof chartData>>
