import type { Lunation, Phase } from '../../astro/event-searches.ts'
import type { Eclipsed } from '../../astro/sky.ts'
import { specialMoon, syzygies } from '../../astro/special-moons.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { decimals } from '../../wire/sky.ts'
import { eclipsedBy, eclipsesOf } from './day.ts'
import { AU_KM, type MoonMoment, utcOf } from './moment.ts'
import type { MoonPhaseReply } from './schema.ts'

type Reply = ReplyOf<typeof MoonPhaseReply>

/** There are at least two eclipses of the Moon, if penumbral ones count, and two of the Sun in a year. */
const ECLIPSE_DAYS = 370
/** Supermoons come in each year. */
const SPECIAL_DAYS = 400

/** What comes next, with the days until then. */
export function forecastReply(
  { sky, jd, zone }: MoonMoment,
  next: readonly Lunation[],
): NonNullable<Reply['forecast']> {
  const daysUntil = (at: number): number => decimals(at - jd, 1)
  const until = (phase: Phase): number => daysUntil(next.find((each) => each.phase === phase)!.jd)
  const ahead = syzygies(sky, jd, Math.min(jd + SPECIAL_DAYS, sky.range.end - 1))
  const isSuper = (each: Lunation): boolean => specialMoon(sky, zone, each).labels.includes('supermoon')
  const superMoon = ahead.find(isSuper)
  const nextEclipse = (of: Eclipsed) => {
    const candidates = ahead.filter((each) => eclipsedBy(each) === of && each.jd < jd + ECLIPSE_DAYS)
    for (const each of candidates) {
      const [found] = eclipsesOf(sky, [each])
      if (!found || found.maximum <= jd) continue
      return {
        type: found.kind,
        is_blood_moon: of === 'moon' && found.kind === 'total',
        date: utcOf(found.maximum),
        days_until: daysUntil(found.maximum),
      }
    }
    return null
  }
  return {
    days_until_full_moon: until('full_moon'),
    days_until_new_moon: until('new_moon'),
    next_special_moon: superMoon
      ? {
          type: 'Supermoon',
          subtype: superMoon.phase === 'new_moon' ? 'new' : 'full',
          date: utcOf(superMoon.jd),
          days_until: daysUntil(superMoon.jd),
          distance_km: Math.round(sky.distances(['moon'], superMoon.jd)[0]! * AU_KM),
        }
      : null,
    next_eclipse: nextEclipse('moon'),
    next_solar_eclipse: nextEclipse('sun'),
  }
}
