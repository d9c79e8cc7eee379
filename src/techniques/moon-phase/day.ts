import { isoCivilDate } from '../../astro/civil.ts'
import { type Lunation, mayEclipse } from '../../astro/event-searches.ts'
import { ALMANAC, culminations, type LocalTrack, localTrack, risingsAndSettings } from '../../astro/horizon.ts'
import type { Coordinates, Eclipse, Eclipsed, Sky } from '../../astro/sky.ts'
import type { MoonLabel } from '../../astro/special-moons.ts'
import { type LocalDay, localText, type Zone } from '../../astro/zone.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { decimals } from '../../wire/sky.ts'
import { utcOf } from './moment.ts'
import type { MoonPhaseReply } from './schema.ts'

type Reply = ReplyOf<typeof MoonPhaseReply>

/** The names of the new or full Moon of a day; none on other days. */
export function specialReply(labels: readonly MoonLabel[]): NonNullable<Reply['special_moon']> {
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

const eclipsedBy = ({ phase }: Lunation): Eclipsed => (phase === 'new_moon' ? 'sun' : 'moon')

export type EclipseOf = Eclipse & { readonly of: Eclipsed }

/** The eclipses of the Sun or the Moon at new and full Moons. */
export const eclipsesOf = (sky: Sky, syzygies: readonly Lunation[]): EclipseOf[] =>
  syzygies.flatMap((each) => {
    const of = eclipsedBy(each)
    const [moon] = sky.positions(['moon'], each.jd, { kind: 'tropical' })
    const eclipse = mayEclipse(moon!.latitude) ? sky.eclipseNear(each.jd, of) : null
    return eclipse ? [{ of, ...eclipse }] : []
  })

/** The maximum of an eclipse is up to a few minutes from the syzygy, which may be on the day before or after. */
export const ECLIPSE_MARGIN_DAYS = 0.1

/** The eclipse whose maximum is on a local day. */
export function eclipseReply(eclipses: readonly EclipseOf[], { from, to }: LocalDay): NonNullable<Reply['eclipse']> {
  const found = eclipses.find(({ maximum }) => maximum >= from && maximum < to)
  if (!found) return { is_eclipse: false, is_blood_moon: false }
  const { of, kind, magnitude, maximum } = found
  return {
    is_eclipse: true,
    is_blood_moon: of === 'moon' && kind === 'total',
    of,
    type: kind,
    magnitude: decimals(magnitude, 4),
    maximum: utcOf(maximum),
  }
}

/** Sun and Moon over a place. */
export interface Tracks {
  readonly sun: LocalTrack
  readonly moon: LocalTrack
}

export const tracksOver = (sky: Sky, place: Coordinates, { from, to }: Pick<LocalDay, 'from' | 'to'>): Tracks => ({
  sun: localTrack(sky, 'sun', place, from, to),
  moon: localTrack(sky, 'moon', place, from, to),
})

const HORIZON = 'Upper limb, 34 minutes of arc of refraction, at sea level'

/** Rising, setting and culmination on a local day. */
export function riseSetReply(zone: Zone, tracks: Tracks, day: LocalDay): NonNullable<Reply['rise_set']> {
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
