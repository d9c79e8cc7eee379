import { variantName } from '../../astro/body.ts'
import { HOUSE_SYSTEMS } from '../../astro/house.ts'
import type { Occasion, RingFacts } from '../../calculation/charting/rings.ts'
import type { WheelWithFacts } from '../../calculation/charting/wheels.ts'
import type { chartData } from '../../contract/charts/reply.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { Ring, WheelEnd } from '../../wheel/content.ts'
import { decimals, hundredths, printed } from '../sky.ts'
import { birthTimeReply, locationReply, momentWithDoubt, ZODIAC_NAMES } from '../time-and-place.ts'

const DAY_SECONDS = 86_400

type Reply = ReplyOf<ReturnType<typeof chartData>>

/** The content of a chart image as data, for programs. */
export function contentReply({ content, facts, rings, births, warnings }: WheelWithFacts): Reply {
  const { kind, inner, outer, aspects: lines, title } = content
  return {
    kind,
    title,
    inner: ringReply(inner, rings.inner),
    ...(outer && { outer: ringReply(outer, rings.outer!) }),
    ...(births.length > 0 && { births: births.map(({ of, name, ...cast }) => ({ of, name, ...castReply(cast) })) }),
    aspects: lines.map(({ from, to, type, orb, applying }) => ({
      from: endName(from, from.ring === 'inner' ? inner : outer!),
      to: endName(to, to.ring === 'inner' ? inner : outer!),
      type,
      orb: hundredths(orb),
      is_applying: applying,
    })),
    ...facts,
    ...(warnings.length > 0 && { warnings }),
  }
}

const ringReply = ({ of, points, cusps, angles }: Ring, facts: RingFacts): Reply['inner'] => ({
  of,
  ...castReply(facts),
  planets: points.map(({ id, name, variant, longitude, retrograde, house }, index) => ({
    id,
    name,
    ...(variant && { variant }),
    abs_pos: printed(longitude),
    retrograde,
    ...(house !== null && { house }),
    ...(facts.otherHouses && { other_house: facts.otherHouses[index] }),
  })),
  ...(cusps && { cusps: cusps.map((cusp) => printed(cusp)) }),
  ...(angles && { angles: printedAngles(angles) }),
})

const printedAngles = (angles: NonNullable<Ring['angles']>) =>
  Object.fromEntries(Object.entries(angles).map(([angle, longitude]) => [angle, printed(longitude)])) as typeof angles

/** How a chart was cast: methods, instant and place. */
function castReply({ zodiac, ayanamsa, houses, occasion }: RingFacts) {
  return {
    settings: {
      ...(houses && { house_system: houses, house_system_name: HOUSE_SYSTEMS[houses].name }),
      zodiac_type: ZODIAC_NAMES[zodiac.kind],
      ...(zodiac.kind === 'sidereal' && { sidereal_ayanamsa: zodiac.ayanamsa }),
      ...(ayanamsa !== null && { ayanamsa_deg: decimals(ayanamsa, 7) }),
    },
    ...(occasion && {
      time: timeReply(occasion),
      time_known: occasion.timeKnown,
      location: locationReply(occasion.where),
    }),
  }
}

function timeReply({ cast, moment, where, doubt, deltaTDays, source }: Occasion) {
  const deltaTSeconds = deltaTDays * DAY_SECONDS
  return cast ? birthTimeReply(cast, deltaTSeconds) : momentWithDoubt(doubt, moment, where.zone, deltaTSeconds, source)
}

/** `inner.sun`. The second variant of a point is named for itself: `inner.true_node`. */
function endName({ ring, id, variant }: WheelEnd, { points }: Ring): string {
  const isFirst = points.find((point) => point.id === id)?.variant === variant
  return `${ring}.${isFirst || !variant ? id : variantName(id, variant)}`
}
