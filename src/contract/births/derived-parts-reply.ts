import { z } from 'zod'
import { HOUSE_SYSTEM_NAMES } from '../../astro/house.ts'
import { ChartPosition, Degrees, House } from './positions.ts'

const PointName = z.string().describe('The name of the point in aspects.')
const Point = z.object({ id: PointName, ...ChartPosition.shape })
const Pair = z.array(z.string()).length(2)
const Cusp = z.object({ house: House, ...ChartPosition.shape })

const Antiscia = z
  .object({
    orb_deg: Degrees,
    points: z.array(
      z.object({
        id: PointName,
        antiscion: ChartPosition.describe('Mirrored at the axis of 0 Cancer and 0 Capricorn.'),
        contra_antiscion: ChartPosition.describe('Mirrored at the axis of 0 Aries and 0 Libra.'),
      }),
    ),
    contacts: z
      .array(
        z.object({ p1: z.string(), p2: z.string(), type: z.enum(['antiscion', 'contra_antiscion']), orb: Degrees }),
      )
      .describe('Points at the antiscion or contra-antiscion of another one, the closest first.'),
  })
  .meta({ id: 'ChartAntiscia' })

const Midpoints = z
  .object({
    orb_deg: Degrees,
    sorted: z
      .array(
        z.object({
          points: z.array(z.string()).min(1).max(2).describe('One name: the point itself. Two: their midpoint.'),
          dial_deg: Degrees.describe('From the last cardinal point, 0 to 90.'),
          abs_pos: Degrees,
        }),
      )
      .describe('Points and midpoints in the order of the dial of 90 degrees.'),
    trees: z
      .array(
        z.object({
          id: PointName,
          midpoints: z.array(
            z.object({ points: Pair, angle_deg: z.int().describe('0, 45, 90, 135 or 180.'), orb: Degrees }),
          ),
        }),
      )
      .describe('The midpoints that each point touches, the closest first.'),
  })
  .meta({ id: 'ChartMidpoints' })

const Harmonic = z
  .object({ number: z.int(), points: z.array(Point).describe('Longitudes times the number.') })
  .meta({ id: 'ChartHarmonic' })

const Draconic = z
  .object({
    node: z.enum(['mean', 'true']),
    node_deg: Degrees.describe('The longitude of the north node, which is 0 Aries here.'),
    points: z.array(Point),
    houses: z.array(Cusp).optional().describe('Absent without a time of birth.'),
  })
  .meta({ id: 'ChartDraconic' })

const angle = z.object({ ...ChartPosition.shape, house: House })

const FurtherAngles = z
  .object({
    antivertex: angle,
    east_point: angle.describe('The point that rises at the equator.'),
    co_ascendant_koch: angle,
    co_ascendant_munkasey: angle,
    polar_ascendant: angle.describe('That of Munkasey.'),
  })
  .meta({ id: 'ChartFurtherAngles' })

const Relocated = z
  .object({
    location: z.object({ city: z.string().nullable(), lat: z.number(), lng: z.number() }),
    house_system: z.enum(HOUSE_SYSTEM_NAMES),
    houses: z.array(Cusp),
    angles: z.object({ asc: angle, mc: angle, ic: angle, dc: angle, vertex: angle }),
    planets: z.array(z.object({ id: PointName, house: House })).describe('The bodies in the houses of that place.'),
  })
  .meta({ id: 'ChartRelocated' })

/** The members of a natal answer by `include` that follow from its positions. */
export const DerivedPartMembers = {
  antiscia: Antiscia.optional().describe('By `include`: antiscia and contra-antiscia with their contacts.'),
  midpoints: Midpoints.optional().describe('By `include`: midpoints in the order of the dial, and as trees.'),
  harmonics: z.array(Harmonic).optional().describe('By `include`: one entry for each of `harmonic_numbers`.'),
  draconic: Draconic.optional().describe('By `include`: positions from the north node.'),
  relocated: Relocated.optional().describe(
    'By `include`: angles and houses of the same instant at another place. Absent without a time of birth.',
  ),
  further_angles: FurtherAngles.optional().describe('By `include`. Absent without a time of birth.'),
}
