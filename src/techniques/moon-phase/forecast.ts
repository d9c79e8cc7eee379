import type { Lunation, Phase } from '../../astro/event-searches.ts'
import { AU_KM, type Sky } from '../../astro/sky.ts'
import { isSupermoon, syzygies } from '../../astro/special-moons.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { decimals } from '../../wire/sky.ts'
import { ECLIPSE_MARGIN_DAYS, type EclipseOf, eclipsesOf } from './day.ts'
import { type MoonMoment, utcOf } from './moment.ts'
import type { MoonPhaseReply } from './schema.ts'

type Reply = ReplyOf<typeof MoonPhaseReply>

/** In a year there are at least two eclipses of each, if penumbral ones count, and a supermoon. */
const AHEAD_DAYS = 400
const PIECE_DAYS = 60

/** Eclipses and supermoons are often within months: what lies beyond is searched only for what is not. */
function* syzygiesAfter(sky: Sky, jd: number): Generator<Lunation, undefined> {
  const end = Math.min(jd + AHEAD_DAYS, sky.range.end - 1)
  // The maximum of an eclipse may follow its syzygy.
  for (let from = jd - ECLIPSE_MARGIN_DAYS; from < end; from += PIECE_DAYS)
    yield* syzygies(sky, from, Math.min(from + PIECE_DAYS, end))
}

interface Ahead {
  readonly supermoon?: Lunation
  readonly ofMoon?: EclipseOf
  readonly ofSun?: EclipseOf
}

/** The first of each after an instant, in one pass over new and full Moons. */
function firstAfter(sky: Sky, jd: number): Ahead {
  let found: Ahead = {}
  for (const each of syzygiesAfter(sky, jd)) {
    const [eclipse] = eclipsesOf(sky, [each]).filter(({ maximum }) => maximum > jd)
    const supermoon = found.supermoon ?? (each.jd > jd && isSupermoon(sky, each.jd) ? each : undefined)
    const ofMoon = found.ofMoon ?? (eclipse?.of === 'moon' ? eclipse : undefined)
    const ofSun = found.ofSun ?? (eclipse?.of === 'sun' ? eclipse : undefined)
    found = { ...(supermoon && { supermoon }), ...(ofMoon && { ofMoon }), ...(ofSun && { ofSun }) }
    if (supermoon && ofMoon && ofSun) break
  }
  return found
}

/** What comes next, with the days until then. */
export function forecastReply(
  { sky, jd }: Pick<MoonMoment, 'sky' | 'jd'>,
  next: readonly Lunation[],
): NonNullable<Reply['forecast']> {
  const daysUntil = (at: number): number => decimals(at - jd, 1)
  const until = (phase: Phase): number => daysUntil(next.find((each) => each.phase === phase)!.jd)
  const { supermoon, ofMoon, ofSun } = firstAfter(sky, jd)
  const eclipseAt = (found: EclipseOf | undefined) =>
    found
      ? {
          type: found.kind,
          is_blood_moon: found.of === 'moon' && found.kind === 'total',
          date: utcOf(found.maximum),
          days_until: daysUntil(found.maximum),
        }
      : null
  return {
    days_until_full_moon: until('full_moon'),
    days_until_new_moon: until('new_moon'),
    next_special_moon: supermoon
      ? {
          type: 'Supermoon',
          subtype: supermoon.phase === 'new_moon' ? 'new' : 'full',
          date: utcOf(supermoon.jd),
          days_until: daysUntil(supermoon.jd),
          distance_km: Math.round(sky.distances(['moon'], supermoon.jd)[0]! * AU_KM),
        }
      : null,
    next_eclipse: eclipseAt(ofMoon),
    next_solar_eclipse: eclipseAt(ofSun),
  }
}
