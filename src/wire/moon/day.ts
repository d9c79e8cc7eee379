import { isoCivilDate, utcText } from '../../astro/civil.ts'
import { ALMANAC, culminations, type LocalTrack, risingsAndSettings, type SunAndMoon } from '../../astro/horizon.ts'
import type { EclipseOf } from '../../astro/moon-ahead.ts'
import type { MoonLabel } from '../../astro/special-moons.ts'
import { type LocalDay, localText, type Zone } from '../../astro/zone.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { EclipseOfDay, RiseSetOfDay, SpecialMoon } from '../../contract/sky/moon.ts'
import { decimals } from '../sky.ts'

/** The names of the new or full Moon of a day; none on other days. */
export function specialReply(labels: readonly MoonLabel[]): ReplyOf<typeof SpecialMoon> {
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

/** The eclipse whose maximum is on a local day. */
export function eclipseReply(eclipses: readonly EclipseOf[], { from, to }: LocalDay): ReplyOf<typeof EclipseOfDay> {
  const found = eclipses.find(({ maximum }) => maximum >= from && maximum < to)
  if (!found) return { is_eclipse: false, is_blood_moon: false }
  const { of, kind, magnitude, maximum } = found
  return {
    is_eclipse: true,
    is_blood_moon: of === 'moon' && kind === 'total',
    of,
    type: kind,
    magnitude: decimals(magnitude, 4),
    maximum: utcText(maximum),
  }
}

const HORIZON = 'Upper limb, 34 minutes of arc of refraction, at sea level'

/** Rising, setting and culmination on a local day. */
export function riseSetReply(zone: Zone, tracks: SunAndMoon, day: LocalDay): ReplyOf<typeof RiseSetOfDay> {
  const { civilMs, from, to } = day
  const of = (track: LocalTrack) => {
    const events = [...risingsAndSettings(track, ALMANAC, from, to), ...culminations(track, from, to)]
    const at = (kind: string) => {
      const found = events.find((event) => event.kind === kind)
      return found ? localText(zone, found.jd) : null
    }
    const rise = at('rise')
    const set = at('set')
    const stays = rise === null && set === null ? (track.above(ALMANAC)(from) > 0 ? 'above' : 'below') : null
    return { rise, set, culmination: at('upper_culmination'), stays } as const
  }
  return { date: isoCivilDate(civilMs), moon: of(tracks.moon), sun: of(tracks.sun), horizon: HORIZON }
}
