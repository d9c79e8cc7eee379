import { epochMsOf, epochSecondOf, isoCivilDate, isoLocal, isoUtc, julianDayOf } from '../../astro/civil.ts'
import { LUNATIONS, type Lunation, lunations, type Phase } from '../../astro/event-searches.ts'
import { ALMANAC, culminations, localTrack, risingsAndSettings } from '../../astro/horizon.ts'
import { type MoonPhase, moonPhase, voidOfCourse } from '../../astro/moon.ts'
import { distancesOf, gridTimes, tracked } from '../../astro/positions.ts'
import { millidegrees, SIGNS, signIndex } from '../../astro/sign.ts'
import type { Coordinates, Sky, Zodiac } from '../../astro/sky.ts'
import { type SpecialMoon, specialMoon, syzygies } from '../../astro/special-moons.ts'
import { localDate } from '../../astro/zone.ts'
import { placeWarnings } from '../../calculation/charting/birth-warnings.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { decimals, voidReply } from '../../wire/sky.ts'
import { eclipseReply, forecastReply } from './forecast.ts'
import { AU_KM, dayOf, instantOf, type LocalDay, type MoonMoment, moonPlace, utcOf } from './moment.ts'
import type { MoonPhaseInput, MoonPhaseReply } from './schema.ts'
import { PHASE_TEXTS } from './texts.ts'
import { fullMoonName } from './traditional.ts'
import { moonSvg } from './visual.ts'

type Reply = ReplyOf<typeof MoonPhaseReply>

const TROPICAL: Zodiac = { kind: 'tropical' }
const LAHIRI: Zodiac = { kind: 'sidereal', ayanamsa: 'lahiri' }
/** A lunation and a margin. */
const LUNATION_DAYS = 31

/** The answer of `GET /api/v1/moon/phase`. */
export function moonPhaseAnswer(sky: Sky, atlas: Atlas, input: MoonPhaseInput): Reply {
  const { zone, where } = moonPlace(input, atlas)
  const epochMs = instantOf(input.date, zone)
  const jd = julianDayOf(epochMs)
  const moment = { sky, jd, zone, where }
  const { phase, distance } = namingField('date', () => phaseAt(sky, jd))
  const around = namingField('date', () => phasesAround(sky, jd))
  const day = dayOf(moment)
  const warnings = [
    ...(input.warnings ?? []),
    ...skyWarnings({ source: sky.sourceAt(jd), unknown: [], jd }),
    ...(where ? placeWarnings(where) : []),
  ]
  return {
    timestamp: isoUtc(epochMs),
    local_timestamp: isoLocal(epochMs, zone.offsetSecondsAt(epochMs)),
    timezone: zone.id,
    precision: sky.sourceAt(jd) === 'files' ? 'library' : 'moshier',
    phase: {
      ...phaseReply(phase),
      age_days: decimals(jd - around.lastNewMoon, 1),
      distance_km: Math.round(distance * AU_KM),
      parallax_deg: decimals(degreesOf(EARTH_RADIUS_KM / (distance * AU_KM)), 4),
      diameter_deg: decimals(2 * degreesOf(MOON_RADIUS_KM / (distance * AU_KM)), 4),
    },
    ...(input.include_zodiac && { zodiac: zodiacReply(sky, jd) }),
    ...(input.include_visuals && { moon_visual: visualReply(phase, input) }),
    ...(input.include_special && { special_moon: specialReply(specialOf(moment, day)) }),
    ...(input.include_eclipse && { eclipse: eclipseReply(sky, day) }),
    ...(input.include_forecast && { forecast: forecastReply(moment, around.next) }),
    ...(input.include_traditional_moon && { traditional_moon: traditionalReply(moment, day) }),
    ...(input.include_rise_set && where && { rise_set: riseSetReply(moment, where.place, day) }),
    ...(input.include_interpretation && { interpretation: { language: 'en', ...PHASE_TEXTS[phase.label] } }),
    next_phases: nextPhases(around.next),
    ...(warnings.length > 0 && { warnings }),
  }
}

const EARTH_RADIUS_KM = 6_378.137
const MOON_RADIUS_KM = 1_737.4
const degreesOf = (sine: number): number => (Math.asin(sine) * 180) / Math.PI

const distances = distancesOf(['sun', 'moon'])

/** The phase at an instant, and the distance of the Moon in astronomical units. */
function phaseAt(sky: Sky, jd: number): { readonly phase: MoonPhase; readonly distance: number } {
  const [sun, moon] = sky.positions(['sun', 'moon'], jd, TROPICAL)
  const [sunAu, moonAu] = distances(sky, jd)
  return { phase: moonPhase(sun!, moon!, sunAu!, moonAu!), distance: moonAu! }
}

const phaseReply = ({ label, angle, illumination }: MoonPhase) => ({
  name: label,
  phase_angle_deg: decimals(angle, 2) % 360,
  illumination: decimals(illumination, 4),
  is_waxing: angle < 180,
})

const visualReply = (
  { illumination, angle }: MoonPhase,
  {
    style_moon_color: moon,
    style_shadow_color: shadow,
  }: Pick<MoonPhaseInput, 'style_moon_color' | 'style_shadow_color'>,
) => ({
  type: 'svg' as const,
  svg: moonSvg(illumination, angle < 180, { moon, shadow }).markup,
  shadow_ratio: decimals(1 - illumination, 4),
  waxing: angle < 180,
})

function phasesAround(sky: Sky, jd: number) {
  const times = gridTimes(jd - LUNATION_DAYS, jd + LUNATION_DAYS, sky.range)
  const found = lunations(tracked(sky, ['sun', 'moon'], times, TROPICAL), times)
  const next = (phase: Phase): Lunation => found.find((each) => each.phase === phase && each.jd > jd)!
  const lastNewMoon = found.findLast(({ phase, jd: at }) => phase === 'new_moon' && at <= jd)!.jd
  return { lastNewMoon, next: (Object.keys(LUNATIONS) as Phase[]).map(next) }
}

const nextPhases = (next: readonly Lunation[]): Reply['next_phases'] => {
  const at = Object.fromEntries(next.map(({ phase, jd }) => [phase, utcOf(jd)])) as Reply['next_phases']
  return at
}

function zodiacReply(sky: Sky, jd: number): NonNullable<Reply['zodiac']> {
  const placeIn = (zodiac: Zodiac) => {
    const { longitude } = sky.positions(['moon'], jd, zodiac)[0]!
    const { name, id } = SIGNS[signIndex(longitude)]!
    return { sign: name, sign_id: id, degree: (millidegrees(longitude) % 30_000) / 1000 }
  }
  return {
    ...placeIn(TROPICAL),
    zodiac_type: 'tropical',
    sidereal: { ...placeIn(LAHIRI), ayanamsa: 'lahiri' },
    void_of_course: voidReply(voidOfCourse(sky, jd, TROPICAL, 'modern'), jd, 'modern'),
  }
}

/** The new or full Moon of a local day, with its names; null on other days. */
function specialOf({ sky, zone }: MoonMoment, { from, to }: LocalDay): SpecialMoon | null {
  const [found] = syzygies(sky, from, to)
  return found ? specialMoon(sky, zone, found) : null
}

function specialReply(special: SpecialMoon | null): NonNullable<Reply['special_moon']> {
  const labels = special?.labels ?? []
  return {
    labels: [...labels],
    is_supermoon: labels.includes('supermoon'),
    is_micromoon: labels.includes('micromoon'),
    is_blue_moon: labels.includes('blue_moon'),
    is_seasonal_blue_moon: labels.includes('seasonal_blue_moon'),
    is_black_moon: labels.includes('black_moon'),
    is_harvest_moon: labels.includes('harvest_moon'),
    is_hunter_moon: labels.includes('hunters_moon'),
  }
}

function traditionalReply(
  { sky, jd, zone }: MoonMoment,
  { from, to }: LocalDay,
): NonNullable<Reply['traditional_moon']> {
  const full = syzygies(sky, jd - LUNATION_DAYS, jd + LUNATION_DAYS).filter(({ phase }) => phase === 'full_moon')
  const nearest = full.toSorted((a, b) => Math.abs(a.jd - jd) - Math.abs(b.jd - jd))[0]!.jd
  return {
    ...fullMoonName(localDate(zone, epochMsOf(nearest))),
    naming_system: 'north_american_traditional',
    applies_to_full_moon_at: utcOf(nearest),
    is_current_full_moon: nearest >= from && nearest < to,
  }
}

function riseSetReply({ sky, zone }: MoonMoment, place: Coordinates, day: LocalDay): NonNullable<Reply['rise_set']> {
  const { civilMs, from, to } = day
  const localOf = (jd: number | undefined): string | null => {
    if (jd === undefined) return null
    const epochMs = epochSecondOf(jd)
    return isoLocal(epochMs, zone.offsetSecondsAt(epochMs))
  }
  const of = (body: 'sun' | 'moon') => {
    const track = localTrack(sky, body, place, from, to)
    const events = [...risingsAndSettings(track, ALMANAC, from, to), ...culminations(track, from, to)]
    const at = (kind: string) => localOf(events.find((event) => event.kind === kind)?.jd)
    const [rise, set] = [at('rise'), at('set')]
    const stays = rise === null && set === null ? (track.above(ALMANAC)(from) > 0 ? 'above' : 'below') : null
    return { rise, set, culmination: at('upper_culmination'), stays } as const
  }
  return { date: isoCivilDate(civilMs), moon: of('moon'), sun: of('sun'), horizon: HORIZON }
}

const HORIZON = 'Upper limb, 34 minutes of arc of refraction, at sea level'
