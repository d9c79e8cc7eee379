import { epochMsOf, epochSecondOf, isoLocal, utcText } from '../../astro/civil.ts'
import { LUNATIONS, type Lunation, lunations, type Phase } from '../../astro/event-searches.ts'
import { sunAndMoon } from '../../astro/horizon.ts'
import { phaseAt, voidOfCourse } from '../../astro/moon.ts'
import { ECLIPSE_MARGIN_DAYS, eclipsesOf } from '../../astro/moon-ahead.ts'
import { gridTimes, tracked } from '../../astro/positions.ts'
import { AU_KM, type Sky, type Zodiac } from '../../astro/sky.ts'
import { type MoonLabel, moonLabels, syzygies } from '../../astro/special-moons.ts'
import type { LocalDay } from '../../astro/zone.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { coloursOf } from '../../contract/sky/moon.ts'
import { namingField, usedPrecision } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { moonSvg } from '../../wheel/moon.ts'
import { eclipseReply, riseSetReply, specialReply } from '../../wire/moon/day.ts'
import { forecastReply } from '../../wire/moon/forecast.ts'
import { fullMoonName } from '../../wire/moon/full-moon-name.ts'
import { phaseReply, signPlace, visualReply } from '../../wire/moon/phase.ts'
import { interpretationReply } from '../../wire/moon/texts.ts'
import { decimals, voidReply } from '../../wire/sky.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import { dayOf, type MoonMoment, moonMoment, type Said } from './moment.ts'
import type { MoonPhaseInput, MoonPhaseReply } from './schema.ts'

type Reply = ReplyOf<typeof MoonPhaseReply>

const TROPICAL: Zodiac = { kind: 'tropical' }
const LAHIRI: Zodiac = { kind: 'sidereal', ayanamsa: 'lahiri' }
/** A lunation and a margin. */
const LUNATION_DAYS = 31

/** The answer of `GET /api/v1/moon/phase`. */
export function moonPhaseAnswer(sky: Sky, atlas: Atlas, input: MoonPhaseInput): Reply {
  const asked = moonMoment(sky, input, atlas)
  return namingField('date', () => answerAt(asked, input))
}

function answerAt(moment: MoonMoment & Said, input: MoonPhaseInput): Reply {
  const { sky, jd, zone, where, epochMs, offsetSeconds } = moment
  const { phase, distance } = phaseAt(sky, jd)
  const around = phasesAround(sky, jd)
  const day = dayOf(moment)
  const warnings = [
    ...(input.warnings ?? []),
    ...skyWarnings({ source: sky.sourceAt(jd), unknown: [], jd }),
    ...moment.warnings,
  ]
  return {
    timestamp: isoLocal(epochMs, 0),
    local_timestamp: isoLocal(epochMs, offsetSeconds),
    timezone: zone.id,
    ...(where && { location: locationReply(where) }),
    precision: usedPrecision(sky.sourceAt(jd)),
    phase: {
      ...phaseReply(phase),
      age_days: decimals(jd - around.lastNewMoon, 1),
      distance_km: Math.round(distance * AU_KM),
      parallax_deg: decimals(degreesOf(EARTH_RADIUS_KM / (distance * AU_KM)), 4),
      diameter_deg: decimals(2 * degreesOf(MOON_RADIUS_KM / (distance * AU_KM)), 4),
    },
    ...(input.include_zodiac && { zodiac: zodiacReply(sky, jd) }),
    ...(input.include_visuals && { moon_visual: visualReply(phase, moonSvg(phase, coloursOf(input)).markup) }),
    ...(input.include_special && { special_moon: specialReply(labelsOf(moment, day)) }),
    ...(input.include_eclipse && { eclipse: eclipseReply(eclipsesAround(sky, day), day) }),
    ...(input.include_forecast && { forecast: forecastReply(moment, around.next) }),
    ...(input.include_traditional_moon && { traditional_moon: traditionalReply(moment, day) }),
    ...(input.include_rise_set &&
      where && { rise_set: riseSetReply(zone, sunAndMoon(sky, where.place, day.from, day.to), day) }),
    ...(input.include_interpretation && { interpretation: interpretationReply(phase) }),
    next_phases: nextPhases(around.next),
    ...(warnings.length > 0 && { warnings }),
  }
}

const EARTH_RADIUS_KM = 6_378.137
const MOON_RADIUS_KM = 1_737.4
const degreesOf = (sine: number): number => (Math.asin(sine) * 180) / Math.PI

/** Compared by the seconds that answers show, so that a phase is not followed by itself. */
function phasesAround(sky: Sky, jd: number) {
  // At an end of the ephemeris a phase would be missing: the sky refuses, and names its range.
  for (const edge of [jd - LUNATION_DAYS, jd + LUNATION_DAYS]) sky.positions(['moon'], edge, TROPICAL)
  const times = gridTimes(jd - LUNATION_DAYS, jd + LUNATION_DAYS, sky.range)
  const found = lunations(tracked(sky, ['sun', 'moon'], times, TROPICAL), times)
  const isLater = (each: Lunation): boolean => epochSecondOf(each.jd) > epochMsOf(jd)
  const next = (phase: Phase): Lunation => found.find((each) => each.phase === phase && isLater(each))!
  const lastNewMoon = found.findLast((each) => each.phase === 'new_moon' && !isLater(each))!.jd
  return { lastNewMoon: Math.min(lastNewMoon, jd), next: (Object.keys(LUNATIONS) as Phase[]).map(next) }
}

const nextPhases = (next: readonly Lunation[]) =>
  Object.fromEntries(next.map(({ phase, jd }) => [phase, utcText(jd)])) as Reply['next_phases']

function zodiacReply(sky: Sky, jd: number): NonNullable<Reply['zodiac']> {
  return {
    ...signPlace(sky, jd, TROPICAL),
    zodiac_type: 'tropical',
    sidereal: { ...signPlace(sky, jd, LAHIRI), ayanamsa: 'lahiri' },
    void_of_course: voidReply(voidOfCourse(sky, jd, TROPICAL, 'modern'), jd, 'modern'),
  }
}

/** The names of the new or full Moon of a local day. */
function labelsOf({ sky, zone }: MoonMoment, { from, to }: LocalDay): readonly MoonLabel[] {
  const [found] = syzygies(sky, from, to)
  return found ? moonLabels(sky, zone, found) : []
}

const eclipsesAround = (sky: Sky, { from, to }: LocalDay) =>
  eclipsesOf(sky, syzygies(sky, from - ECLIPSE_MARGIN_DAYS, to + ECLIPSE_MARGIN_DAYS))

function traditionalReply(
  { sky, jd, zone }: MoonMoment,
  { from, to }: LocalDay,
): NonNullable<Reply['traditional_moon']> {
  const full = syzygies(sky, jd - LUNATION_DAYS, jd + LUNATION_DAYS).filter(({ phase }) => phase === 'full_moon')
  const nearest = full.toSorted((a, b) => Math.abs(a.jd - jd) - Math.abs(b.jd - jd))[0]!.jd
  return {
    ...fullMoonName(sky, zone, nearest),
    naming_system: 'north_american_traditional',
    applies_to_full_moon_at: utcText(nearest),
    is_current_full_moon: nearest >= from && nearest < to,
  }
}
