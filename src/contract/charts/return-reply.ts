import { z } from 'zod'
import { ExplainedTime } from '../births/moment.ts'
import {
  AspectsSummary,
  ChartAspect,
  ChartPoint,
  Degrees,
  House,
  Location,
  NatalChartReply,
} from '../births/natal-reply.ts'

/** An aspect of a return. The public service names its ends by id and by name here. */
export const ReturnAspect = ChartAspect.omit({ p1: true, p2: true })
  .extend({ p1_id: z.string(), p1_name: z.string(), p2_id: z.string(), p2_name: z.string() })
  .meta({ id: 'ReturnAspect' })

/** The birth and the place of returns. */
export const ReturnHead = z.object({
  natal_subject: z.object({ name: z.string(), datetime: z.string(), location: Location, time: ExplainedTime }),
  location: Location.describe('The place of the return.'),
})

const HouseOverlay = z.array(z.object({ planet: z.string(), natal_house: House }))
const Angularity = z.array(z.object({ planet: z.string(), angle: z.enum(['asc', 'mc', 'ic', 'dc']), orb: z.number() }))

/** The chart of a return, and its comparison with the natal chart. */
export const ReturnChart = z
  .object({
    time: ExplainedTime.describe('The instant of the return.'),
    settings: z.object({
      house_system: z.string().optional().describe('The system that was used. Absent without houses.'),
      house_system_name: z.string().optional(),
      zodiac_type: z.enum(['Tropical', 'Sidereal']),
      sidereal_ayanamsa: z.string().optional(),
      ayanamsa_deg: Degrees.optional(),
      time_known: z.boolean().describe('False if the birth has no time.'),
    }),
    planets: z.array(ChartPoint),
    houses: NatalChartReply.shape.houses,
    angles: NatalChartReply.shape.angles,
    angles_details: NatalChartReply.shape.angles_details,
    aspects: z.array(ReturnAspect).describe('Aspects within the return.'),
    aspects_summary: AspectsSummary,
    natal_comparison: z.object({
      aspects: z.array(ReturnAspect).describe('Aspects of points of the return (`p1`) to natal points (`p2`).'),
      house_overlay: HouseOverlay.optional().describe(
        'The natal house of each point of the return. Absent without a time of birth.',
      ),
      angularity: Angularity.optional().describe(
        'Bodies of the return at natal angles, within the orb of a conjunction. Absent without a time of birth.',
      ),
    }),
  })
  .meta({ id: 'ReturnChart' })

/** What returns: the options of a request, and how precession is corrected. */
export const ReturnAsked = z.object({
  body: z.string().describe('The body that returns, with its variant: `mean_node`, `true_node`.'),
  arc: z.enum(['full', 'half', 'quarter']),
  direction: z.enum(['next', 'converse']),
  natal_longitude_deg: Degrees.describe('The longitude at the birth, in the zodiac of the charts.'),
  precession: z
    .object({
      measured_by: z.literal('ayanamsa'),
      ayanamsa: z.string(),
      explanation: z.string().describe('How the correction is measured.'),
    })
    .optional()
    .describe('Present if the returns are corrected for precession.'),
})

/** The instant of a return, and which one it is. */
export const ReturnMoment = z
  .object({
    exact_moment_utc: z.string().describe('The instant of the return in UTC, to the second.'),
    exact_moment_local: z.string().describe('The same in local time at the place of the return, with its offset.'),
    return_number: z
      .int()
      .describe(
        'Rounds since the birth: 0 for further passes of the natal place around the birth and for arcs of the first round, negative before it.',
      ),
    arc_deg: z.int().describe('Degrees from the natal longitude: 0, 90, 180 or 270.'),
    longitude_deg: Degrees.describe('The longitude of the body at the return, in the zodiac of the charts.'),
    pass: z.int().describe('Which pass of a retrograde loop over this longitude it is, from 1.'),
    passes: z.int().describe('The passes of the loop: one, or three and more with a retrograde loop.'),
    retrograde: z.boolean(),
    stands_for_utc: z
      .string()
      .optional()
      .describe('For a converse return: the time as long after the birth as the return is before it.'),
  })
  .meta({ id: 'ReturnMoment' })
